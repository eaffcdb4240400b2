import fc from "fast-check";
import { expect, test } from "vitest";
import { collectParts } from "../../../../test/fakes/collect-parts.ts";
import { makeOds } from "../../../../test/fixtures/make-ods.ts";
import type { OdsFixture } from "../../../../test/fixtures/make-ods.ts";
import { tinyPng } from "../../../../test/fixtures/tiny-png.ts";
import { Failure } from "../../../model/failure.ts";
import { readSheet } from "../sheet.ts";

const read = (fixture: OdsFixture) => collectParts(readSheet, makeOds(fixture), { fileName: "book.ods" });
const tablesOf = ({ parts }: Awaited<ReturnType<typeof read>>) =>
  parts.filter(({ type }) => type === "table");

const cell = (attributes: string, inside = "") =>
  `<table:table-cell ${attributes}>${inside}</table:table-cell>`;
const text = (words: string) => cell('office:value-type="string"', `<text:p>${words}</text:p>`);
const number = (value: number, shown = String(value)) =>
  cell(`office:value-type="float" office:value="${value}"`, `<text:p>${shown}</text:p>`);
const row = (...cells: string[]) => `<table:table-row>${cells.join("")}</table:table-row>`;
const table = (name: string, inside: string, style = "") =>
  `<table:table table:name="${name}" table:style-name="${style}">${inside}</table:table>`;

test("gives cells their types, formulas and shown text", async () => {
  const result = await read({
    tables: table(
      "S",
      row(
        text('two<text:s text:c="2"/>spaces'),
        cell('office:value-type="percentage" office:value="0.25"', "<text:p>25%</text:p>"),
        cell('office:value-type="date" office:date-value="2024-05-01"', "<text:p>1. Mai</text:p>"),
        cell('office:value-type="time" office:time-value="PT10H30M00S"', "<text:p>10:30:00</text:p>"),
        cell('office:value-type="boolean" office:boolean-value="true"', "<text:p>WAHR</text:p>"),
        cell(
          'table:formula="of:=SUM([.B1:.B2])" office:value-type="string" calcext:value-type="error"',
          "<text:p>#REF!</text:p>",
        ),
      ),
    ),
  });
  const [part] = tablesOf(result);
  expect(part?.position).toEqual({ sheet: "S", range: "A1:F1" });
  expect(part?.table).toEqual({
    rows: [["two  spaces", 0.25, "2024-05-01", "10:30:00", true, "#REF!"]],
    notes: [
      { row: 0, column: 1, shown: "25%" },
      { row: 0, column: 2, type: "date", shown: "1. Mai" },
      { row: 0, column: 3, type: "date" },
      { row: 0, column: 5, type: "error", formula: "=SUM(B1:B2)" },
    ],
  });
  expect(part?.text).toBe("two  spaces | 25% | 1. Mai | 10:30:00 | WAHR | #REF!");
});

test("counts repeated cells and rows without writing out empty ones", async () => {
  const empty = '<table:table-cell table:number-columns-repeated="16384"/>';
  const result = await read({
    tables: table(
      "S",
      row(number(1), '<table:table-cell table:number-columns-repeated="2"/>', number(2)) +
        `<table:table-row table:number-rows-repeated="1048000">${empty}</table:table-row>` +
        `<table:table-row table:number-rows-repeated="2">${cell('table:number-columns-repeated="2" office:value-type="float" office:value="7"')}</table:table-row>`,
    ),
  });
  const found = tablesOf(result).map(({ position, table: content }) => [position.range, content?.rows]);
  const none = null;
  expect(found).toEqual([
    ["A1:D1", [[1, none, none, 2]]],
    [
      "A1048002:B1048003",
      [
        [7, 7],
        [7, 7],
      ],
    ],
  ]);
});

test("stops a cell that repeats itself over a whole sheet", async () => {
  const many = cell(
    'table:number-columns-repeated="16384" office:value-type="string"',
    `<text:p>${"x".repeat(5_000)}</text:p>`,
  );
  const rows = `<table:table-row table:number-rows-repeated="1048576">${many}</table:table-row>`;
  const error = await read({ tables: table("S", rows) }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: "limit", message: expect.stringContaining("book.ods") });
});

test("flags hidden sheets, rows and columns, notes merges and hands out comments", async () => {
  const comment = "<office:annotation><dc:creator>Ada</dc:creator><text:p>why?</text:p></office:annotation>";
  const result = await read({
    styles:
      '<style:style style:name="off" style:family="table"><style:table-properties table:display="false"/></style:style>',
    tables:
      table(
        "Seen",
        '<table:table-column/><table:table-column table:visibility="collapse"/>' +
          row(
            cell(
              'office:value-type="string" table:number-columns-spanned="3" table:number-rows-spanned="1"',
              `${comment}<text:p>Head</text:p>`,
            ),
          ) +
          row(number(1), number(2), number(3)) +
          `<table:table-row table:visibility="filter">${number(4)}</table:table-row>`,
      ) + table("Secret", row(text("key")), "off"),
  });
  expect(tablesOf(result).map(({ hidden, position }) => [hidden, position.sheet, position.range])).toEqual([
    [undefined, "Seen", "A1:C2"],
    ["row", "Seen", "A3:A3"],
    ["column", "Seen", "B2:B2"],
    ["sheet", "Secret", "A1:A1"],
  ]);
  expect(tablesOf(result)[0]?.table?.notes).toEqual([
    { row: 0, column: 0, rowSpan: 1, columnSpan: 3, comment: "Ada: why?" },
  ]);
  expect(result.parts).toContainEqual({
    type: "text",
    text: "Ada: why?",
    heading: ["Seen"],
    position: { sheet: "Seen", range: "A1" },
    hidden: "comment",
  });
});

test("hands out pictures and text boxes with the cell they stand at, and properties last", async () => {
  const picture = '<draw:frame><draw:image xlink:href="Pictures/a.png"/></draw:frame>';
  const box = "<draw:frame><draw:text-box><text:p>In a box</text:p></draw:text-box></draw:frame>";
  const result = await read({
    meta: "<dc:title>Plan</dc:title>",
    tables:
      table("S", row(number(1), cell("", picture + box))) +
      '<table:named-expressions><table:named-range table:name="Rate" table:cell-range-address="$S.$A$1"/></table:named-expressions>',
    entries: { "Pictures/a.png": tinyPng },
  });
  const found = result.parts.map(({ type, text: words, position, image }) => [
    type,
    words,
    position.range,
    image?.mediaType,
  ]);
  expect(found).toEqual([
    ["text", "S", undefined, undefined],
    ["image", "", "B1", "image/png"],
    ["text", "In a box", "B1", undefined],
    ["table", "1", "A1:A1", undefined],
    ["metadata", "Title: Plan\nSheet: S\nName Rate: $S.$A$1", undefined, undefined],
  ]);
});

test("tells the titles of a chart and the text of a formula, and goes on past a damaged one", async () => {
  const object = (name: string) => `<draw:frame><draw:object xlink:href="./${name}"/></draw:frame>`;
  const chart =
    "<office:document-content><office:body><office:chart><chart:chart><chart:title><text:p>Sales</text:p></chart:title></chart:chart></office:chart></office:body></office:document-content>";
  const { parts, warnings } = await read({
    tables: table("S", row(number(1), cell("", object("A") + object("B") + object("C")))),
    entries: {
      "A/content.xml": chart,
      "B/content.xml": "<office:document-content>",
      "C/content.xml": '<math><annotation encoding="StarMath 5.0">a over b</annotation></math>',
    },
  });
  expect(
    parts.filter(({ type }) => type === "text").map(({ text: words, position }) => [words, position.range]),
  ).toEqual([
    ["S", undefined],
    ["Sales", "B1"],
    ["a over b", "B1"],
  ]);
  expect(warnings.map(({ code }) => code)).toEqual(["damaged-part"]);
});

test("asks for a file without password when its parts are encrypted", async () => {
  const error = await read({ tables: "", encrypted: true }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: "password_required" });
});

test("gives a result or a Failure for any damaged spreadsheet", async () => {
  const whole = makeOds({ tables: table("S", row(text("a"), number(1)) + row(text("b"), number(2))) });
  const changes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(changes, async (list) => {
      const bytes = Buffer.from(whole);
      for (const [at, value] of list) bytes[at] = value;
      const outcome = await collectParts(readSheet, bytes).catch((error: unknown) => error);
      expect(outcome instanceof Failure || Object.hasOwn(Object(outcome), "parts")).toBe(true);
    }),
    { numRuns: 100 },
  );
});
