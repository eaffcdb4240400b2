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

test("lines with the same bars and figures are a table, their text as it stood", async () => {
  const text =
    " | Years ended |  | \n | 2019 | 2018 | \nCanada | 96,168 | 70,774 | 1\nRest | 230,416 | 129,468 | 2";
  const { parts } = await read(`${text}\n\nFor more see the report.`);
  expect(parts.map(({ type }) => type)).toEqual(["table", "text"]);
  expect(parts[0]?.text.split("\n")).toEqual(text.split("\n").map((line) => line.trimEnd()));
  expect(parts[0]?.table?.rows).toEqual([
    ["", "Years ended", "", ""],
    ["", "2019", "2018", ""],
    ["Canada", "96,168", "70,774", "1"],
    ["Rest", "230,416", "129,468", "2"],
  ]);
});

test("frames and the rule below a head are no cells", async () => {
  const { parts } = await read("| Item | Price |\n| --- | --- |\n| Lamp | 39 |\n| Desk | 120 |");
  expect(parts[0]?.table).toEqual({
    headRows: 1,
    rows: [
      ["Item", "Price"],
      ["Lamp", "39"],
      ["Desk", "120"],
    ],
  });
});

test("words between bars, lines of uneven bars, and what was cut from its head are no tables", async () => {
  const { parts } = await read(
    "home | about | mail\nnews | jobs | press\nlegal | data | top\n\na | 1\nb | 2 | 3\nc | 4",
  );
  expect(parts.map(({ type }) => type)).toEqual(["text", "text"]);
  const long = Array.from({ length: 900 }, (_, at) => `row ${at} | ${at}`).join("\n");
  const cut = (await read(long)).parts.map(({ type }) => type);
  expect([cut[0], new Set(cut.slice(1))]).toEqual(["table", new Set(["text"])]);
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

test("a table set in columns is one, below its title and above what follows", async () => {
  const { parts } = await read("Goods\nNo.  Item  Price\n1    Lamp  39\n2    Desk  120\nPlease pay soon");
  expect(parts.map(({ type, heading, position }) => [type, heading, position.line])).toEqual([
    ["text", undefined, 1],
    ["table", ["Goods"], 2],
    ["text", undefined, 5],
  ]);
  expect(parts[1]?.text).toBe("No. | Item | Price\n1 | Lamp | 39\n2 | Desk | 120");
});
