import fc from "fast-check";
import { expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { readJsonFile } from "./json.ts";

const read = (text: string) => collectParts(readJsonFile, Buffer.from(text), { fileName: "data.json" });

test("a small value is one part with a line for each leaf", async () => {
  const { parts } = await read('{"a":{"b/c":[1,true,{"x":null}],"e":{}},"s":"text"}');
  expect(parts).toEqual([
    {
      type: "text",
      text: "a/b~1c/0: 1\na/b~1c/1: true\na/b~1c/2/x: null\na/e: {}\ns: text",
      position: { path: "/" },
    },
  ]);
});

test("records become a table with typed cells; a long one comes in parts that know their head", async () => {
  const records = Array.from({ length: 450 }, (_, id) => ({
    id,
    ok: id % 2 === 0,
    ...(id === 3 ? { note: "n" } : {}),
  }));
  const { parts } = await read(JSON.stringify({ title: "T", list: { records } }));
  expect(parts[0]).toEqual({ type: "text", text: "title: T", position: { path: "/" } });
  expect(parts[1]).toMatchObject({ type: "table", position: { path: "/list/records", range: "0-199" } });
  expect(parts[1]?.table?.rows.slice(0, 2)).toEqual([
    ["id", "ok", "note"],
    [0, true, null],
  ]);
  expect(parts[2]).toMatchObject({ table: { header: ["id", "ok", "note"] }, position: { range: "200-399" } });
});

test("JSON Lines are read record by record", async () => {
  const { parts } = await read('{"a":1,"b":"x"}\n{"a":2}\n\n{"a":{"z":1}}\n{"q":1}\n');
  expect(parts).toMatchObject([
    {
      type: "table",
      table: {
        rows: [
          ["a", "b"],
          [1, "x"],
          [2, null],
        ],
      },
      position: { line: 1 },
    },
    { text: "a/z: 1", position: { line: 4 } },
    { text: "q: 1", position: { line: 5 } },
  ]);
});

test.each([
  ['{"a":1,\n "b":}', "corrupt", "line 2, column 6"],
  ['{"a":1,}', "corrupt", "line 1, column 8"],
  ["[".repeat(100_000), "corrupt", "ends too early"],
  ['{"a":1}\n{"a":2}\n{"a":', "corrupt", "line 3"],
  ["[".repeat(5_000) + "]".repeat(5_000), "limit", "nested"],
])("refuses %.20s and says where", async (text, code, words) => {
  await expect(read(text)).rejects.toMatchObject({ code, message: expect.stringContaining(words) });
});

test("says when a number is longer than can be kept", async () => {
  expect((await read('{"id": 12345678901234567890}')).warnings).toMatchObject([{ code: "precision" }]);
});

test("every leaf is in a part whose path leads to it", async () => {
  const leaf = fc.oneof(fc.stringMatching(/^[a-z]{1,30}$/), fc.integer(), fc.boolean());
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      leaf,
      fc.array(tie("value"), { maxLength: 30 }),
      fc.dictionary(fc.string({ maxLength: 4 }), tie("value"), { maxKeys: 12 }),
    ),
  }));
  await fc.assert(
    fc.asyncProperty(value, async (root) => {
      const { parts } = await read(JSON.stringify(root));
      for (const [pointer, text] of leavesOf(root, ""))
        expect(
          parts.some((part) => pointer.startsWith(part.position.path ?? "?") && part.text.includes(text)),
          pointer,
        ).toBe(true);
    }),
    { numRuns: 100 },
  );
});

function leavesOf(value: unknown, pointer: string): [pointer: string, text: string][] {
  if (typeof value !== "object" || value === null) return [[pointer === "" ? "/" : pointer, String(value)]];
  return Object.entries(value).flatMap(([key, member]) =>
    leavesOf(member, `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`),
  );
}
