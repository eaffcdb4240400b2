import { expect, test } from "vitest";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { extractPassages } from "./extract-passages.ts";
import { extractTable } from "./extract-table.ts";

const table = (id: string, head: string[], rows: string[][]): EvidenceItem => ({
  ...{ id, document: `${id}.xlsx`, text: "" },
  table: { head: [head], headRow: 1, rows, firstRow: 2, firstColumn: 1 },
});
const costs = table(
  "move-costs",
  ["Month", "Category", "Supplier", "Amount"],
  [
    ["May", "Paint", "Ahorn", "90"],
    ["June", "", "Birke", "70"],
  ],
);
const staff = table("staff", ["Name", "Team"], [["Ada", "Sales"]]);

test("the table with the columns that are asked for, as it stands, each cell with its place", () => {
  const order = { text: "Make an Excel table with month, category and amount", language: "en" };
  expect(extractTable(order, [staff, costs])).toMatchObject({
    name: "move costs",
    columns: ["Month", "Category", "Amount"],
    rows: [
      [
        { value: "May" },
        { value: "Paint" },
        { value: "90", supports: [{ evidence: "move-costs", cell: "D2" }] },
      ],
      [{ value: "June" }, { value: null }, { value: "70" }],
    ],
  });
  expect(
    extractTable({ text: "Make a table with colour, weight and size", language: "en" }, [staff, costs]),
  ).toBeUndefined();
});

test.each([
  ["en", "Put the stages with owner and due date into an Excel sheet.", ["No.", "Stage", "Owner", "Due"]],
  ["en", "Make an Excel table of the stages: owner, due date.", ["No.", "Stage", "Owner", "Due"]],
])("what is listed is named, and not only by its number (%s): %s", (language, text, columns) => {
  const stages = table(
    "hall",
    ["No.", "Stage", "Owner", "Due"],
    [
      ["S1", "Survey", "Ada", "2 May"],
      ["S2", "Floor", "Ben", "9 June"],
    ],
  );
  const found = extractTable({ text, language }, [staff, stages]);
  expect(found).toMatchObject({ columns });
  expect(found?.rows).toHaveLength(2);
});

test("only the rows of a group that is named", () => {
  const people = table(
    "people",
    ["Name", "Department", "Office"],
    [
      ["Ada", "Logistics", "Leeds"],
      ["Bob", "Finance", "Hull"],
      ["Cyd", "Logistics", "Hull"],
    ],
  );
  const order = { text: "Make an Excel file of all in logistics: name and office", language: "en" };
  expect(extractTable(order, [people])?.rows.map(([name]) => name?.value)).toEqual(["Ada", "Cyd"]);
});

test("a sheet of what a table is about takes the table of that heading", () => {
  const dates = { ...table("plan", ["Phase", "Date"], [["Test", "1 May"]]), heading: ["Plan", "Termine"] };
  const money = { ...table("plan", ["Posten", "Budget"], [["Lizenzen", "48"]]), heading: ["Plan", "Kosten"] };
  const sheet = (text: string) => extractTable({ text, language: "de" }, [dates, money])?.columns;
  expect(sheet("Kannst du mir die Projektkosten in eine Excel-Tabelle packen?")).toEqual([
    "Posten",
    "Budget",
  ]);
  expect(sheet("Pack mir die Ferien in eine Excel-Tabelle")).toBeUndefined();
  expect(sheet("Was sind die Projektkosten?")).toBeUndefined();
});

test("where no table has them, the paragraphs with figures that speak of the columns", () => {
  const evidence = [
    {
      id: "a",
      document: "law.md",
      text: "Goods are stored for these months: sugar: 3 months; rice: 4 months.",
    },
    { id: "b", document: "law.md", text: "The office opens at 8." },
  ];
  const order = { text: "Make an Excel file with goods, duration in months and article", language: "en" };
  expect(extractPassages(order, evidence).map(({ text }) => text)).toEqual([evidence[0]?.text]);
});

const order = table(
  "order",
  ["Pos", "Article", "Description", "Size", "Qty", "Amount"],
  [
    ["1", "TW-1", "Jacket", "M", "6", "255.00"],
    ["2", "TW-2", "Boots", "43", "4", "235.00"],
  ],
);

test.each([
  ["en", "Put the items with article number, quantity and amount into an Excel file."],
  ["de", "Erstelle eine Excel-Datei mit Artikelnummer, Menge und Betrag."],
  ["fr", "Mets les articles dans un fichier Excel avec référence, quantité et montant."],
  ["it", "Metti gli articoli in un file Excel con codice, quantità e importo."],
  ["es", "Pon los artículos en un archivo Excel con referencia, cantidad e importe."],
])("columns of items by any of their names (%s)", (language, text) => {
  expect(extractTable({ text, language }, [staff, order])?.columns).toEqual([
    ...["Pos", "Article", "Description", "Qty", "Amount"],
  ]);
});

test("all items are the table of items, unless another column picks some", () => {
  const late = table("late", ["Item", "Quantity", "Price", "Backlog"], [["Lamp", "4", "9", "2"]]);
  const list = (text: string, item: EvidenceItem) => extractTable({ text, language: "en" }, [staff, item]);
  expect(list("Make an Excel file of the ordered goods.", order)?.rows).toHaveLength(2);
  expect(list("List all items with a backlog.", late)).toBeUndefined();
});
