import fc from "fast-check";
import { expect, test } from "vitest";
import type { Cell, ContentPart, Table } from "../../model/document.ts";
import { cutTable } from "./cut-table.ts";

function tablePart(table: Table, more: Partial<ContentPart> = {}): ContentPart {
  const text = table.rows.map((row) => row.map((cell) => cell ?? "").join(" | ")).join("\n");
  return { id: "t", document: "d", type: "table", text, table, position: {}, ...more };
}

const prices = (count: number): Cell[][] => [
  ["Item", "Price"],
  ...Array.from({ length: count }, (_, i) => [`Article number ${i}`, i + 0.5]),
];

test("keeps a small table whole, its head apart from its rows", () => {
  const [window, ...others] = cutTable(tablePart({ rows: prices(2) })) ?? [];
  expect(others).toEqual([]);
  expect(window?.table).toEqual({
    head: [["Item", "Price"]],
    headRow: 1,
    rows: [
      ["Article number 0", "0.5"],
      ["Article number 1", "1.5"],
    ],
    firstRow: 2,
    firstColumn: 1,
  });
});

test("gives every window the head and the addresses that the rows have in the document", () => {
  const windows =
    cutTable(tablePart({ rows: prices(300) }, { position: { sheet: "S", range: "B3:C303" } })) ?? [];
  expect(windows.length).toBeGreaterThan(2);
  let next = 4;
  for (const [at, { text, table }] of windows.entries()) {
    expect(table.head).toEqual([["Item", "Price"]]);
    expect([table.headRow, table.firstColumn, table.firstRow]).toEqual([3, 2, next]);
    expect(text.startsWith("Item | Price\n")).toBe(true);
    expect(text.length).toBeLessThanOrEqual(1800);
    if (at > 0) expect(text.split("\n").length).toBe(table.rows.length + 1);
    next += table.rows.length;
  }
  expect(next).toBe(304);
});

test("takes the head that a later piece of a long table brings along", () => {
  const part = tablePart(
    { rows: prices(3).slice(1), header: ["Item", "Price"] },
    { position: { range: "A201:B203" } },
  );
  const [window] = cutTable(part) ?? [];
  expect(window?.text.split("\n")[0]).toBe("Item | Price");
  expect(window?.table).toMatchObject({ head: [["Item", "Price"]], headRow: 1, firstRow: 201 });
  expect(part.text.slice(window?.start, window?.end)).toBe(part.text);
});

test("writes cells as they were shown", () => {
  const rows = [
    ["Share", "Of"],
    [0.125, "all"],
  ];
  const [window] = cutTable(tablePart({ rows, notes: [{ row: 1, column: 0, shown: "12.5%" }] })) ?? [];
  expect(window?.table.rows).toEqual([["12.5%", "all"]]);
});

test("reads a Markdown table past its line of dashes, and gives up on text that is not one line a row", () => {
  const rows = [
    ["A", "B"],
    ["x", "1"],
    ["y", "2"],
  ];
  const [window] =
    cutTable(tablePart({ rows }, { text: "| A | B |\n| --- | --- |\n| x | 1 |\n| y | 2 |" })) ?? [];
  expect(window?.table).toMatchObject({
    head: [["A", "B"]],
    firstRow: 2,
    rows: [
      ["x", "1"],
      ["y", "2"],
    ],
  });
  expect(cutTable(tablePart({ rows }, { text: "something else" }))).toBeUndefined();
});

test("no row is lost or doubled, whatever the cells", () => {
  const cell = fc.oneof(
    fc.constant(null),
    fc.integer(),
    fc.string({ maxLength: 60 }).map((text) => text.replaceAll(/[\r\n\u2028\u2029]/gu, " ")),
  );
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 80 }),
      (rows) => {
        const windows = cutTable(tablePart({ rows })) ?? [];
        const [first] = windows;
        const shown = [...(first?.table.head ?? []), ...windows.flatMap(({ table }) => table.rows)];
        expect(shown).toEqual(
          rows.map((row) => row.map((value) => (value === null ? "" : String(value).trim()))),
        );
      },
    ),
    { numRuns: 100 },
  );
});

test("does not repeat a head that is longer than the rows", () => {
  const rows = [[`Item ${"x".repeat(5_000)}`, "Price"], ...prices(100).slice(1)];
  const windows = cutTable(tablePart({ rows })) ?? [];
  expect(windows.slice(1).every(({ text }) => text.startsWith("Article"))).toBe(true);
  expect(windows.at(-1)?.table.head).toHaveLength(1);
});

test("takes the heads that the file tells, and gives merged names to all rows they cover", () => {
  const rows = [
    ["Region", "Branch", "Open"],
    ["North", "Bern", "yes"],
    [null, "Biel", "no"],
  ];
  const notes = [{ row: 1, column: 0, rowSpan: 2 }];
  const [window] = cutTable(tablePart({ rows, notes, headRows: 1 })) ?? [];
  expect(window?.table).toMatchObject({
    head: [["Region", "Branch", "Open"]],
    rows: [
      ["North", "Bern", "yes"],
      ["North", "Biel", "no"],
    ],
  });
  const [none] = cutTable(tablePart({ rows: rows.slice(1), headRows: 0 })) ?? [];
  expect(none?.table).toMatchObject({
    head: [],
    rows: [
      ["North", "Bern", "yes"],
      ["", "Biel", "no"],
    ],
  });
});

test("dates below a given head belong to it, and their line stays in the text", () => {
  const header = ["", "Three Months Ended", "Three Months Ended"];
  const rows = [
    ["", "June 28, 2025", "June 29, 2024"],
    ["Products", "66,613", "61,564"],
  ];
  const [window] = cutTable(tablePart({ rows, header })) ?? [];
  expect(window?.table).toMatchObject({ head: [header, rows[0]], rows: [rows[1]], firstRow: 2 });
  expect(window?.text.split("\n")).toEqual([header, ...rows].map((row) => row.join(" | ")));
});

test("a form has no head, whatever the file says", () => {
  const rows = [
    ["Family Name:", "Link"],
    ["Country:", "Germany"],
    ["Height (cm):", "150"],
  ];
  expect(cutTable(tablePart({ rows, headRows: 1 }))?.[0]?.table).toMatchObject({ head: [], rows });
});

test("an empty row between the title and the head belongs to neither", () => {
  const rows = [
    ["Stock of the workshop", null, null],
    [null, null, null],
    ["Part", "Shelf", "Price"],
    ["Saddle", "A1", "24.50"],
    ["Chain", "B2", "18.00"],
  ];
  const [window] = cutTable(tablePart({ rows })) ?? [];
  expect(window?.table?.rows[0]).toEqual(["Saddle", "A1", "24.50"]);
  expect(window?.table?.head.at(-1)).toEqual(["Part", "Shelf", "Price"]);
});
