import fc from "fast-check";
import { expect, test } from "vitest";
import { createValueFormats } from "./format-values.ts";
import { parseInline } from "../../lib/inline/parse-inline.ts";
import { readCell } from "./read-cell.ts";
import type { CellContext } from "./read-cell.ts";
import { readTable } from "./read-table.ts";
import { createCellReader } from "./remember-cells.ts";
import { directionOf } from "../inline/text-direction.ts";

const context = (more: Partial<CellContext> = {}): CellContext => ({
  formats: createValueFormats("de-CH"),
  words: { yes: "ja", no: "nein" },
  line: (text) => ({ spans: parseInline(text), dir: "ltr" }),
  ...{ dir: "ltr", warn: () => {}, ...more },
});

const columns = [{}, { format: "date" }, { format: "currency", currency: "CHF" }, { format: "percent" }];
const headers = ["Name", "Tag", "Betrag", "Anteil", "Jahr"];
const makeRows = (count: number): unknown[][] =>
  Array.from({ length: count }, (_, index) => [
    index % 3 === 0 ? `Posten ${index}` : "**Basel**",
    `2026-01-${String(1 + (index % 28)).padStart(2, "0")}`,
    index * 1.25,
    index / 8,
    ...(index % 7 === 0 ? [] : [2000 + (index % 26)]),
  ]);

test("a long table gives the same rows one by one as it does at once, but for the text of its numbers", () => {
  const element = { headers, columns, rows: makeRows(6_000) };
  const held = readTable(element, context());
  const streamed = readTable(element, context({ streamsRows: true }));
  // a row is good until the next one is asked for
  const rows = Array.from(streamed.manyRows ?? [], (row) =>
    structuredClone(row).map((cell) => (typeof cell.value === "number" ? { ...cell, spans: [] } : cell)),
  );
  expect(rows).toEqual(
    held.rows.map((row) =>
      row.map((cell) => (typeof cell.value === "number" ? { ...cell, spans: [] } : cell)),
    ),
  );
  // a sheet has the currency in its number formats, other files in the head
  expect(streamed.head.flat().map(({ value }) => value)).toEqual(headers);
  expect(held.head.flat().map(({ value }) => value)).toEqual(headers.with(2, "Betrag (CHF)"));
  expect(streamed.columns.map(({ kind, align }) => [kind, align])).toEqual(
    held.columns.map(({ kind, align }) => [kind, align]),
  );
});

test("a row of a long table takes the place of the one before, so that none of them fills the memory", () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => [index, index / 4, `Posten ${index}`]);
  const { manyRows = [] } = readTable({ headers: ["A", "B", "C"], rows }, context({ streamsRows: true }));
  const objects = new Set<unknown>();
  const values: unknown[] = [];
  for (const row of manyRows) {
    for (const held of [row, ...row, ...row.map(({ spans }) => spans)]) objects.add(held);
    values.push(row.map(({ value }) => value));
  }
  expect(values).toEqual(rows);
  expect(objects.size).toBeLessThan(20);
});

test.each(["span", "colSpan", "colspan", "rowSpan", "rowspan", "row_span"])(
  "a long table with a %s in it is held, because its cells depend on each other",
  (name) => {
    const rows = [...makeRows(5_000), [{ value: "over two", [name]: 2 }]];
    const read = readTable({ headers, columns, rows }, context({ streamsRows: true }));
    expect(read.manyRows).toBeUndefined();
    expect(read.rows).toHaveLength(5_001);
  },
);

const textPieces = [
  ...["a", "Ж", "é", "名", "א", "ع", "1", "2026-01-02", "T10:00", "Z", "true"],
  ...[" ", "*", "_", "~", "`", "[x](https://a.example)", "!", "-", "#", "=", "(", "\\", "\n", "\u200f"],
];

test("any value comes out of the memory of a column as it does without one", () => {
  const value = fc.oneof(
    fc.double(),
    fc.integer(),
    fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100),
    fc.constantFrom("Basel", "2026-02-03", "12.5%", "1'200.50", "", null, true, "*so*", "-0"),
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: fc.constantFrom(...textPieces), maxLength: 6 }),
    fc.constant({ value: 0.5, format: "percent" }),
  );
  const hints = fc.constantFrom(
    { grouped: true },
    { grouped: false },
    { grouped: true, format: { kind: "percent" as const } },
    { grouped: true, format: { kind: "currency" as const, currency: "CHF" } },
    { grouped: true, format: { kind: "text" as const } },
  );
  fc.assert(
    fc.property(fc.array(value, { maxLength: 40 }), hints, (values, column) => {
      const line = (text: string) => ({ spans: parseInline(text), dir: directionOf(text, "rtl") });
      const given = context({ dir: "rtl", line });
      const reader = createCellReader(column, given);
      for (const one of [...values, ...values, ...values]) {
        const { kind, cached, currency, format } = reader.look(one);
        const { spans, ...cell } = reader.read(one);
        const { spans: shown, ...expected } = readCell(one, column, given);
        expect(cell).toEqual(expected);
        expect({ ...cell, kind, cached, currency, format }).toEqual({ ...cell });
        if (spans.length > 0) expect(spans).toEqual(shown);
        else if (typeof one !== "number") expect(shown).toEqual([]);
      }
    }),
    { numRuns: 500 },
  );
});
