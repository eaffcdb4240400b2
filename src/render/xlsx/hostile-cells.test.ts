import { read, type WorkBook, type WorkSheet } from "@e965/xlsx";
import { expect, test } from "vitest";
import type { Layout, TableBlock, TableCell } from "../layout.ts";
import { readTheme } from "../themes.ts";
import { writeXlsx } from "./write-xlsx.ts";

const options = { theme: readTheme("standard") };
const toBook = (bytes: Uint8Array): WorkBook => read(bytes, { cellDates: true, cellNF: true });
const strings = (sheet: WorkSheet | undefined): string[] =>
  Object.entries(sheet ?? {}).flatMap(([name, cell]) =>
    !name.startsWith("!") && cell.t === "s" ? [String(cell.v)] : [],
  );

function text(value: string): TableCell {
  return { kind: "text", value, spans: [{ text: value }], dir: "ltr", columns: 1, rows: 1 };
}

function tableLayout(table: Partial<TableBlock>, more: Partial<Layout> = {}): Layout {
  return {
    ...{
      title: "A title",
      showTitle: true,
      authors: [],
      language: "en",
      dir: "ltr",
      footnotes: [],
      sources: [],
    },
    ...{ contents: false, warnings: [] },
    words: {
      contents: "Contents",
      sources: "Sources",
      page: "Page",
      pageOf: { before: "Page ", between: " of ", after: "" },
      table: "Table",
      figure: "Figure",
      note: "Note",
    },
    blocks: [
      { kind: "table", citations: [], name: "Data", columns: [], head: [[text("Head")]], rows: [], ...table },
    ],
    ...more,
  };
}

test("drops control characters and lone direction marks with one warning, keeps what Office would read as codes", async () => {
  const given = [
    "a\u0000b\u000Bc",
    "x\u202Ey",
    "\u2067ok\u2069",
    "_x0041_",
    "#N/A",
    " spaces  kept ",
    "\uFFFE\uD800!",
  ];
  const { bytes, warnings } = await writeXlsx(
    tableLayout({ rows: given.map((one) => [text(one)]) }),
    options,
  );
  const sheet = toBook(bytes).Sheets["Data"];
  expect(strings(sheet).slice(1)).toEqual([
    ...["abc", "xy", "\u2067ok\u2069", "_x0041_", "#N/A", " spaces  kept ", "\uFFFD!"],
  ]);
  expect(warnings.map(({ code }) => code)).toEqual(["control-characters"]);
});

test("goes on in the next rows where a text is longer than a cell, without losing a character", async () => {
  const long = "ü".repeat(1_000_000);
  const rows = [[text(long), text("beside")], [text("next")]];
  const layout = tableLayout({ rows }, {});
  const { bytes, warnings } = await writeXlsx(
    {
      ...layout,
      blocks: [
        ...layout.blocks,
        { kind: "paragraph", citations: [], spans: [{ text: `${long}😀` }], dir: "ltr" },
      ],
    },
    options,
  );
  const book = toBook(bytes);
  const column = (sheet: string) =>
    Object.entries(book.Sheets[sheet] ?? {}).flatMap(([name, cell]) =>
      /^A\d/.test(name) && cell.t === "s" ? [cell.v] : [],
    );
  expect(column("Data").slice(1).join("")).toBe(`${long}next`);
  expect(column("A title").join("")).toContain(`${long}😀`);
  expect(Math.max(...column("Data").map((piece) => piece.length))).toBe(32_767);
  expect(book.Sheets["Data"]?.["B2"].v).toBe("beside");
  expect(warnings.map(({ code }) => code)).toEqual(["text-split"]);
});

test("a formula that reaches out or cannot be read becomes its value, with a warning", async () => {
  const formula = (value: string, cached?: number): TableCell => ({
    ...text(value),
    ...{ kind: "formula", value },
    ...(cached === undefined ? {} : { cached }),
  });
  const rows = [[formula("SUM(A1:A2)", 3)], [formula('WEBSERVICE("http://x")', 4)], [formula("SUM(A1")]];
  const { bytes, warnings } = await writeXlsx(tableLayout({ rows }), options);
  const sheet = toBook(bytes).Sheets["Data"];
  expect(sheet?.["A2"]).toMatchObject({ t: "n", f: "SUM(A1:A2)", v: 3 });
  expect(sheet?.["A3"]).toMatchObject({ t: "n", v: 4 });
  expect(sheet?.["A3"].f).toBeUndefined();
  expect(sheet?.["A4"]).toMatchObject({ t: "s", v: "SUM(A1" });
  expect(warnings.map(({ code }) => code)).toEqual(["formula-as-text"]);
});

test("a cell leads to its first link and names the others in its note", async () => {
  const cell: TableCell = {
    ...text(""),
    spans: [
      { text: "one", link: "https://one.example/a b" },
      { text: " and " },
      { text: "two", link: "https://two.example/" },
    ],
  };
  const sheet = toBook((await writeXlsx(tableLayout({ rows: [[cell]] }), options)).bytes).Sheets["Data"];
  expect(sheet?.["A2"]).toMatchObject({ v: "one and two", l: { Target: "https://one.example/a%20b" } });
  expect(sheet?.["A2"].c[0].t).toBe("two: https://two.example/");
});

test("rows that come one by one, each in the place of the one before, give the same file as rows that are held", async () => {
  const one = { dir: "ltr" as const, columns: 1, rows: 1 };
  const kinds: TableCell[] = [
    text("plain"),
    { ...text("\u05e9\u05dc\u05d5\u05dd"), dir: "rtl" },
    text("=1+1"),
    text("two\nlines"),
    text("long ".repeat(8_000)),
    { ...text("bold"), spans: [{ text: "bold", bold: true }] },
    { ...text("led"), spans: [{ text: "led", link: "https://one.example/" }] },
    { ...one, kind: "number", value: 12.5, spans: [], format: "#,##0.0" },
    { ...one, kind: "number", value: -3, spans: [{ text: "-3" }], format: "#,##0" },
    { ...one, kind: "date", value: "2026-02-03", spans: [{ text: "3 Feb 2026" }], format: "yyyy-mm-dd" },
    { ...one, kind: "boolean", value: true, spans: [{ text: "yes" }] },
    { ...one, kind: "empty", value: null, spans: [] },
  ];
  const rows = Array.from({ length: 60 }, (_, row) =>
    [0, 1, 2, 3].map((column) => kinds[(row * (column + 1) + column) % kinds.length] ?? text("")),
  );
  const held = await writeXlsx(tableLayout({ rows }), options);
  const shared: TableCell[] = [];
  const manyRows = {
    *[Symbol.iterator]() {
      for (const row of rows) yield Object.assign(shared, structuredClone(row));
    },
  };
  const streamed = await writeXlsx(tableLayout({ manyRows }), options);
  expect(Buffer.compare(held.bytes, streamed.bytes)).toBe(0);
  expect(streamed.warnings).toEqual(held.warnings);
});

test("stops when it is told to", async () => {
  const signal = AbortSignal.abort(new Error("enough"));
  await expect(writeXlsx(tableLayout({}), { ...options, signal })).rejects.toThrow("enough");
});
