import fc from "fast-check";
import { expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { Failure } from "../../model/failure.ts";
import { readCsv } from "./csv.ts";

const read = (content: string | Uint8Array, fileName = "data.csv") =>
  collectParts(readCsv, Buffer.from(content as string), { fileName });

test("gives rows with typed cells, their range and line, and the characters as they were", async () => {
  const { parts, warnings } = await read('Name,Count,Code\n"Ann, B.",1.50,007\nBob,,"two\nlines"\n');
  expect(parts).toEqual([
    {
      type: "table",
      text: "Name | Count | Code\nAnn, B. | 1.50 | 007\nBob |  | two lines",
      table: {
        rows: [
          ["Name", "Count", "Code"],
          ["Ann, B.", 1.5, "007"],
          ["Bob", null, "two\nlines"],
        ],
      },
      position: { line: 1, range: "A1:C3" },
    },
  ]);
  expect(warnings).toEqual([]);
});

test.each([
  ["12", 12],
  ["-0.5", -0.5],
  ["007", "007"],
  ["1,5", "1,5"],
  ["1e5", "1e5"],
  ["-0", "-0"],
  [".5", ".5"],
  ["+4930123456", "+4930123456"],
  ["123456789012345", 123_456_789_012_345],
  ["1234567890123456", "1234567890123456"],
  ["0.30000000000000004", "0.30000000000000004"],
])("reads %s as %j", async (text, value) => {
  const { parts } = await read(`x;${text}\n`);
  expect(parts[0]?.table?.rows).toEqual([["x", value]]);
});

test.each([
  ["a;b\n1,5;2,5\n3,5;4,5\n", 2],
  ["a,b,c\nx;y,2,3\n", 3],
  ["a\tb\n1,2\t3\n", 2],
  ["a|b|c\n1|2|3\n", 3],
  ['"a,b,c";d\n"e,f,g";h\n', 2],
  ["sep=;\na,b;c\n", 2],
  ["only\none\ncolumn\n", 1],
])("finds what parts the cells of %j", async (text, width) => {
  const { parts } = await read(text);
  expect(parts[0]?.table?.rows.at(-1)).toHaveLength(width);
});

test("takes the name of the file as a hint where the text does not tell", async () => {
  const { parts } = await read("a\tb;c\nd\te;f\n", "data.tsv");
  expect(parts[0]?.table?.rows[0]).toEqual(["a", "b;c"]);
});

test("cuts a long table into parts of 200 rows that repeat its head and know their lines", async () => {
  const lines = Array.from({ length: 450 }, (_, at) => `"n\n${at}",${at}`);
  const { parts } = await read(["name,count", ...lines].join("\n"));
  expect(parts.map(({ position }) => position)).toEqual([
    { line: 1, range: "A1:B200" },
    { line: 400, range: "A201:B400" },
    { line: 800, range: "A401:B451" },
  ]);
  expect(parts.map(({ table }) => table?.header)).toEqual([undefined, ["name", "count"], ["name", "count"]]);
});

test("does not take a first row of numbers for a head", async () => {
  const { parts } = await read("1,2\n".repeat(201));
  expect(parts[1]?.table?.header).toBeUndefined();
});

test("keeps rows of other widths and blank lines as they are and says so once", async () => {
  const { parts, warnings } = await read("a,b\n1\n\n1,2,3\n4,5\n");
  expect(parts[0]?.table?.rows).toEqual([["a", "b"], [1], [], [1, 2, 3], [4, 5]]);
  expect(warnings).toEqual([{ code: "ragged", message: expect.stringContaining("Line 2 of data.csv") }]);
});

test.each([
  ['a,b\n5" pipe,x"y\n', ['5" pipe', 'x"y']],
  ['a,b\n"one"two,"say ""hi"""\n', ["onetwo", 'say "hi"']],
  ['a,b\n"open,2\n', ["open,2\n"]],
])("forgives the quotes of %j", async (text, cells) => {
  const { parts } = await read(text);
  expect(parts[0]?.table?.rows.at(-1)).toEqual(cells);
});

test("names the line of a quotation mark that is never closed", async () => {
  const { warnings } = await read('a,b\n1,2\n"open,2\n');
  expect(warnings.map(({ message }) => message).join()).toContain("line 3 of data.csv");
});

test("reads Windows letters and Japanese with a warning that names the encoding", async () => {
  const western = await read(Buffer.from("name;city\nM\xfcller;Z\xfcrich\n", "latin1"));
  expect(western.parts[0]?.table?.rows[1]).toEqual(["Müller", "Zürich"]);
  expect(western.warnings[0]).toMatchObject({
    code: "encoding",
    message: expect.stringContaining("indows-1252"),
  });
  const bytes = Buffer.from("96bc914f2c8f5a8f8a0a8db293a191be98592c938c8b9e0a", "hex");
  const japanese = await read(bytes);
  expect(japanese.parts[0]?.table?.rows).toEqual([
    ["名前", "住所"],
    ["佐藤太郎", "東京"],
  ]);
  expect(japanese.warnings[0]).toMatchObject({
    code: "encoding",
    message: expect.stringContaining("shift_jis"),
  });
});

test.each(["", "\n\n", "\ufeff"])("says that %j is empty", async (text) => {
  await expect(read(text)).rejects.toMatchObject({
    code: "empty",
    message: expect.stringContaining("data.csv"),
  });
});

test("refuses bytes that are no text", async () => {
  await expect(read(Buffer.from([97, 44, 98, 0, 1, 2]))).rejects.toMatchObject({ code: "unsupported" });
});

test("loses no cell of any table, however it is quoted", async () => {
  const cell = fc.string({ unit: fc.constantFrom("a", "é", '"', ",", ";", "\n", " ", "1"), maxLength: 6 });
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 2, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const quoted = rows.map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(","));
      const { parts } = await read(`sep=,\n${quoted.join("\n")}`);
      const found = parts.flatMap((part) => part.table?.rows ?? []).slice(1);
      expect(found.map((cells) => cells.map((value) => String(value ?? "")))).toEqual(rows);
    }),
  );
});

test("gives a result or a Failure for any bytes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      const outcome = await read(bytes).catch((error: unknown) => error);
      expect(outcome instanceof Failure || Object.hasOwn(Object(outcome), "parts")).toBe(true);
    }),
  );
});
