import fc from "fast-check";
import { expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { readPlainText } from "./plain-text.ts";

const read = (content: string | Uint8Array) =>
  collectParts(readPlainText, Buffer.from(content), { fileName: "a.txt" });

test("no line that holds a word is lost, and each part says the line it begins at", async () => {
  const line = fc.stringMatching(/^[a-z #|`-]{0,12}$/);
  const end = fc.constantFrom("\n", "\r\n", "\r");
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 30 }), end, async (lines, lineEnd) => {
      const { parts } = await read(lines.join(lineEnd));
      const kept = parts.flatMap(({ text }) => text.split("\n"));
      expect(kept).toEqual(lines.map((text) => text.trimEnd()).filter((text) => text.trim() !== ""));
      for (const { text, position } of parts)
        expect(lines[(position.line ?? 0) - 1]?.trimEnd()).toBe(text.split("\n")[0]);
    }),
  );
});

test("form feeds part pages", async () => {
  const { parts } = await read("one\n\ntwo\f\nthree\ffour");
  expect(parts.map(({ text, position }) => [text, position.page, position.line])).toEqual([
    ["one", 1, 1],
    ["two", 1, 3],
    ["three", 2, 4],
    ["four", 3, 4],
  ]);
});

test("a very long line is cut at white space, never inside a character", async () => {
  const words = Array.from({ length: 30_000 }, (_, at) => `w${at}`).join(" ");
  const { parts } = await read(`${words}\n${"😀".repeat(9_001)}`);
  expect(Math.max(...parts.map(({ text }) => text.length))).toBeLessThanOrEqual(4_000);
  const [first, second] = [1, 2].map((line) => parts.filter(({ position }) => position.line === line));
  expect(first?.map(({ text }) => text).join(" ")).toBe(words);
  expect(second?.map(({ text }) => text).join("")).toBe("😀".repeat(9_001));
});

test("reads UTF-16 by its mark, and says so when a file is not UTF-8", async () => {
  expect(await read(Buffer.from("\ufeffGrüße", "utf16le"))).toMatchObject({
    parts: [{ text: "Grüße" }],
    warnings: [],
  });
  const latin = await read(Buffer.from("Grüße", "latin1"));
  expect(latin).toMatchObject({ parts: [{ text: "Grüße" }], warnings: [{ code: "encoding" }] });
});

test("an empty file gives no parts", async () => {
  expect((await read("")).parts).toEqual([]);
});
