import { expect, test } from "vitest";
import type { ReadEvent } from "../../extract/sandbox/messages.ts";
import { Failure } from "../../model/failure.ts";
import { toJsonLine } from "./extraction-json.ts";

const begin = (index: number, fileName: string, parent?: number): ReadEvent => {
  const facts = { mediaType: "text/plain", format: "txt", bytes: 1, sha256: "00" };
  return { kind: "document", index, fileName, ...facts, ...(parent === undefined ? {} : { parent }) };
};
const say = (index: number, text: string): ReadEvent => {
  return { kind: "parts", index, parts: [{ id: text, document: "d", type: "text", text, position: {} }] };
};
const fail = (index: number, parent: number, fileName: string): ReadEvent => {
  return { kind: "failed", index, parent, fileName, code: "corrupt", message: "Damaged." };
};

async function lineOf(events: readonly (ReadEvent | Error)[]) {
  const given = (async function* () {
    for (const event of events)
      if (event instanceof Error) throw event;
      else yield event;
  })();
  const line = toJsonLine(given, "a.zip");
  const pieces: string[] = [];
  for (let next = await line.next(); ; next = await line.next()) {
    if (next.done === true) return { pieces, value: JSON.parse(pieces.join("")) as unknown, ...next.value };
    pieces.push(next.value);
  }
}

const error = { code: "corrupt", message: "Damaged." };

test("one line, with the documents inside where they belong and those that failed in their place", async () => {
  const { value, failed } = await lineOf([
    ...[begin(0, "a.zip"), say(0, "list"), { kind: "warning", index: 0, code: "w", message: "m" } as const],
    ...[begin(1, "b.zip", 0), say(1, "inner"), begin(2, "c.txt", 1), say(2, "one"), say(2, "two")],
    ...[begin(3, "d.txt", 1), say(3, "half"), fail(3, 1, "d.txt"), fail(4, 0, "e.txt"), begin(5, "f.txt", 0)],
  ]);
  expect(failed).toBe(false);
  expect(value).toMatchObject({
    document: { fileName: "a.zip", bytes: 1 },
    parts: [{ id: "list", type: "text", text: "list", position: {} }],
    warnings: [{ code: "w", message: "m" }],
    documents: [
      {
        document: { fileName: "b.zip" },
        documents: [
          { document: { fileName: "c.txt" }, parts: [{ id: "one" }, { id: "two" }] },
          { document: { fileName: "d.txt" }, error },
        ],
      },
      { document: { fileName: "e.txt" }, error },
      { document: { fileName: "f.txt" }, parts: [], warnings: [] },
    ],
  });
});

test("a file that fails is its error and nothing else", async () => {
  const events = [begin(0, "a.zip"), say(0, "x"), begin(1, "b.txt", 0), new Failure("corrupt", "Damaged.")];
  const { value, failed } = await lineOf(events);
  expect({ value, failed }).toEqual({ value: { document: { fileName: "a.zip" }, error }, failed: true });
});

test("a file that fails after much of it has gone out ends with its error, and is still one JSON value", async () => {
  const long = "x".repeat(5_000_000);
  const { pieces, value, failed } = await lineOf([
    ...[begin(0, "a.zip"), say(0, long), begin(1, "b.txt", 0), say(1, "y")],
    new Failure("corrupt", "Damaged."),
  ]);
  expect(pieces.length).toBeGreaterThan(1);
  expect(failed).toBe(true);
  expect(value).toMatchObject({ document: { fileName: "a.zip" }, parts: [{ text: long }], error });
});
