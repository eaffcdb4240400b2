import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { readFormulas } from "../../../test/fakes/recompute-workbook.ts";
import type { Evidence } from "../../model/grounding.ts";
import type { Section, UnifiedDocument } from "../../model/unified-document.ts";
import { renderDocument } from "../render.ts";
import { writtenAsValues } from "./written-values.ts";

const toDocument = (element: Record<string, unknown>): UnifiedDocument => ({
  metadata: { title: "Costs", language: "en" },
  sections: [{ content_type: "table", id: "t", elements: [element] } as Section],
});
const tableOf = ({ sections }: UnifiedDocument) =>
  sections[0]!.elements[0] as { headers: unknown[]; rows: unknown[][] };
const rowsOf = (document: UnifiedDocument) => tableOf(document).rows;

test("only a table whose cells are as documents write them gets values; what is not stated is empty with a note", () => {
  const headers = ["Item", "Price"];
  const rows = [
    ["Lamp", { value: "CHF 39.00", citations: ["a"] }],
    ["Desk", { value: "not stated", absent: true }],
  ];
  expect(rowsOf(writtenAsValues(toDocument({ headers, rows, written: true }), []))).toEqual([
    ["Lamp", { value: 39, format: "#,##0.00", citations: ["a"] }],
    ["Desk", { value: null, absent: true, note: "not stated" }],
  ]);
  expect(rowsOf(writtenAsValues(toDocument({ headers, rows }), []))).toEqual(rows);
  const heads = (given: string[]) =>
    tableOf(writtenAsValues(toDocument({ headers: given, rows, written: true }), [])).headers[1];
  expect(heads(["Item", "Price"])).toBe("Price (CHF)");
  expect(heads(["Item", "Price in Swiss francs, CHF"])).toBe("Price in Swiss francs, CHF");
});

test("a last row that is called a total and is one is a sum; one that is none stays a value", () => {
  const headers = ["Item", "Price"];
  const rows = (total: string) => [
    ["Lamp", "39.00"],
    ["Desk", "749.50"],
    ["Total", total],
  ];
  const values = (total: string) =>
    rowsOf(writtenAsValues(toDocument({ headers, rows: rows(total), written: true }), []));
  expect(values("788.50")[2]?.[1]).toMatchObject({ value: 788.5, formula: "SUM(B2:B3)" });
  expect(values("790.00")[2]?.[1]).toEqual({ value: 790, format: "#,##0.00" });
});

const source = (id: string, plan: string): Evidence => ({
  ...{ id, documentId: "d", document: "sales.csv", position: {}, quote: "…" },
  computed: { plan, words: "Sum of *amount* over 6 rows", rows: 6 },
});

test("what a plan derived is a formula over the columns delivered, and a sum says in a note how it was computed", () => {
  const plan = JSON.stringify({
    groupBy: [{ column: "region" }],
    aggregates: [{ fn: "sum", column: "amount", as: "total" }],
    derive: [{ as: "part", share: { of: "total" } }],
  });
  const cited = (row: number) => ["A", "B", "C"].map((letter) => `q1:${letter}${row}`);
  const sources = [2, 3].flatMap((row) => cited(row).map((id) => source(id, plan)));
  const rows = [
    [{ value: "North", citations: cited(2) }, "100.00", "25.00 %"],
    [{ value: "South", citations: cited(3) }, "300.00", "75.00 %"],
  ];
  const headers = ["Where", "Sold", "Of all"];
  const document = writtenAsValues(toDocument({ headers, rows, written: true }), sources);
  expect(rowsOf(document).map((row) => row[2])).toMatchObject([
    { value: 0.25, formula: "B2/SUM(B$2:B$3)" },
    { value: 0.75, formula: "B3/SUM(B$2:B$3)" },
  ]);
  expect(tableOf(document).headers).toEqual([
    "Where",
    { value: "Sold", note: "Sum of amount over 6 rows" },
    "Of all",
  ]);
  const two = [...sources.slice(1), source("q1:A2", JSON.stringify({ from: "other" }))];
  const plain = writtenAsValues(toDocument({ headers, rows, written: true }), two);
  expect(JSON.stringify(plain)).not.toContain("formula");
});

test("a formula names another table by its section; one that is not there is written as its value", async () => {
  const table = (id: string, caption: string, rows: unknown[][]) =>
    ({ content_type: "table", id, elements: [{ headers: ["a"], rows, caption }] }) as Section;
  const document: UnifiedDocument = {
    metadata: { title: "Sums", language: "en" },
    sections: [
      table("sum", "It's [all]", [
        [{ value: 3, formula: "SUM('#parts'!A2:A3)" }],
        [{ value: 9, formula: "SUM('#gone'!A2:A3)" }],
      ]),
      table("parts", "It's [all]", [[1], [{ value: 2, note: "as told" }]]),
    ],
  };
  const { bytes } = await renderDocument({ document, format: "xlsx", sources: [] });
  expect(readFormulas(bytes)).toMatchObject([
    { address: "A2", formula: "SUM('It''s all (2)'!A2:A3)", cached: 3 },
  ]);
  const comments = Object.entries(unzipSync(bytes)).find(([name]) => name.includes("comments"))?.[1];
  expect(Buffer.from(comments ?? []).toString("utf8")).toContain("as told");
});
