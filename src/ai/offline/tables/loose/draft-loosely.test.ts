import { describe, expect, test } from "vitest";
import type { TableShape } from "../../../../model/documents/table-shape.ts";
import { draftLoosely } from "./draft-loosely.ts";

const base = { scale: 0, empty: 0, isSound: true, isWhole: true };
const text = (name: string, values: string[], distinct = values.length) => ({
  ...{ ...base, name, kind: "text" as const, values, distinct },
});
const number = (name: string, unit?: string) => ({
  ...{ ...base, name, kind: "number" as const, distinct: 4 },
  ...(unit !== undefined && { unit }),
});
const budget: TableShape = {
  ...{ id: "t1", name: "plan.md", rows: 3 },
  columns: [
    text("Item", ["Shelves", "Lorry hire", "Paint"]),
    number("Planned (GBP)", "GBP"),
    number("Spent (GBP)", "GBP"),
  ],
};
const figures: TableShape = {
  ...{ id: "t2", name: "report.md", rows: 2 },
  columns: [text("Figure", ["Turnover", "Profit before tax"]), number("2024 (GBP)"), number("2025 (GBP)")],
};
const stock: TableShape = {
  ...{ id: "t3", name: "stock.csv", rows: 4 },
  columns: [
    text("Article", ["Archive box small", "Desk lamp"], 2),
    text("Site", ["Leeds", "Hull"], 2),
    text("Category", ["Boxes", "Furniture"], 2),
    number("Stock"),
    number("Unit price GBP", "GBP"),
  ],
};
const sales: TableShape = {
  ...{ id: "t4", name: "ventes.csv", rows: 2 },
  columns: [text("Produit", ["Chaises", "Lampes"]), ...["T1", "T2", "T3", "T4"].map((name) => number(name))],
};
const staff: TableShape = {
  ...{ id: "t5", name: "leute.csv", rows: 3 },
  columns: [
    text("Name", ["Ada Probe", "Ben Muster", "Cleo Bild"]),
    { ...base, name: "Eintritt", kind: "date", distinct: 3, min: "2011-01-01", max: "2020-01-01" },
  ],
};
const ask = (question: string, shape: TableShape, language = "en") =>
  draftLoosely(question, [shape], language)?.plan;

describe("what is computed is clear although not every word is", () => {
  test("what is left of a plan", () => {
    expect(ask("How much of the money set aside for shelves is left?", budget)).toMatchObject({
      where: [{ column: "Item", op: "=", value: "Shelves" }],
      derive: [{ expr: ["-", "Planned (GBP)", "Spent (GBP)"] }],
    });
  });

  test("the later year less the earlier one, in whichever order they are named", () => {
    expect(ask("How much more profit before tax did we make in 2025 than in 2024?", figures)).toMatchObject({
      derive: [{ expr: ["-", "2025 (GBP)", "2024 (GBP)"] }],
    });
  });

  test("a sum of what there is, and an average, over the rows that are named", () => {
    expect(ask("How many small archive boxes do we have at both sites together?", stock)).toMatchObject({
      aggregates: [{ fn: "sum", column: "Stock" }, { fn: "count" }],
      where: [{ column: "Article", value: "Archive box small" }],
    });
    expect(ask("What is the average unit price of the furniture on our list?", stock)).toMatchObject({
      aggregates: [{ fn: "average", column: "Unit price GBP" }, { fn: "count" }],
      where: [{ column: "Category", value: "Furniture" }],
    });
  });

  test("all quarters of a row", () => {
    expect(ask("Combien de chaises avons-nous vendues sur toute l'année ?", sales, "fr")).toMatchObject({
      derive: [{ expr: ["+", ["+", ["+", "T1", "T2"], "T3"], "T4"] }],
    });
  });

  test("who came first is who has been there the longest; why somebody asks does not matter", () => {
    expect(ask("Fürs Jubiläum: Wer ist am längsten in der Firma?", staff, "de")).toMatchObject({
      groupBy: [{ column: "Name" }],
      aggregates: [{ fn: "min", column: "Eintritt" }],
      limit: 1,
    });
  });
});

describe("no plan where", () => {
  test.each([
    ["a name is unknown", "How much more profit did we make in Paris in 2025 than in 2024?", figures],
    ["a year is unknown", "How much more profit before tax did we make in 2025 than in 2019?", figures],
    ["no row is named", "How much is left?", budget],
    ["another thing is to be added up", "What is the total margin of the furniture?", stock],
    ["prices would be added up", "What is the total unit price of the furniture?", stock],
    ["a part is asked for", "What share of the stock of boxes is in Hull altogether?", stock],
    ["nothing is to be computed", "How many archive boxes are in Leeds?", stock],
    ["no question is asked", "Please draft a notice about the rise of the turnover.", figures],
  ])("%s: %s", (_why, question, shape) => {
    expect(ask(question, shape)).toBeUndefined();
  });
});
