import { describe, expect, test } from "vitest";
import type { TableShape } from "../../../../model/documents/table-shape.ts";
import { draftRows } from "./draft-rows.ts";

const base = { scale: 0, empty: 0, isSound: true, isWhole: true };
const text = (name: string, values: string[], distinct = values.length) => ({
  ...{ ...base, name, kind: "text" as const, values, distinct },
});
const number = (name: string, unit?: string) => ({
  ...{ ...base, name, kind: "number" as const, distinct: 4 },
  ...(unit !== undefined && { unit }),
});
const tools: TableShape = {
  ...{ id: "t1", name: "tools.csv", rows: 4 },
  columns: [
    text("Tool", ["Drill", "Saw", "Ladder", "Vice"]),
    text("Condition", ["good", "to be repaired"]),
    number("In store"),
    number("Reserve level"),
    number("Price EUR", "EUR"),
  ],
};
const projekte: TableShape = {
  ...{ id: "t2", name: "projekte.xlsx", rows: 3 },
  columns: [
    text("Projekt", ["Brunnen", "Spielplatz", "Steg"]),
    text("Gemeinde", ["Uznach", "Benken"]),
    number("Budget CHF", "CHF"),
    number("Ausgaben CHF", "CHF"),
  ],
};
const clubs: TableShape = {
  ...{ id: "t3", name: "clubs.csv", rows: 5 },
  columns: [
    text("Club", ["Aare", "Birs", "Calancasca", "Doubs", "Emme"]),
    text("Canton", ["BE", "BL", "GR", "JU"], 4),
    text("Languages", ["German", "German, French", "Italian, German", "French"], 4),
    { ...base, name: "Founding date", kind: "date", distinct: 5, min: "1950-01-01", max: "2001-01-01" },
  ],
};
const navi: TableShape = {
  ...{ id: "t4", name: "barche.csv", rows: 3 },
  columns: [
    text("Barca", ["Alba", "Brezza", "Calma"]),
    text("Stato", ["venduta", "in porto"]),
    number("Posti"),
  ],
};
test.each([
  ["Combien coûte le Drill ?", "fr"],
  ["How many euros does the Drill cost?", "en"],
])("a price is no number of rows: %s", (question, language) => {
  expect(draftRows(question, [tools], language)).toBeUndefined();
});

const ask = (question: string, shapes: TableShape[], language = "en") =>
  draftRows(question, shapes, language)?.plan;
const where = (question: string, shapes: TableShape[], language?: string) =>
  ask(question, shapes, language)?.["where"];

describe("rows are picked out by", () => {
  const cases: { question: string; shape: TableShape; language: string; condition: object }[] = [
    {
      question: "Which tools must we buy because the store is below the reserve level?",
      ...{ shape: tools, language: "en" },
      condition: { column: "In store", op: "<", other: "Reserve level" },
    },
    {
      question: "Welche Projekte haben Ausgaben über dem Budget?",
      ...{ shape: projekte, language: "de" },
      condition: { column: "Ausgaben CHF", op: ">", other: "Budget CHF" },
    },
    {
      question: "Bei welchen Projekten übersteigen die Ausgaben das Budget?",
      ...{ shape: projekte, language: "de" },
      condition: { column: "Ausgaben CHF", op: ">", other: "Budget CHF" },
    },
    {
      question: "Which tools must be repaired?",
      ...{ shape: tools, language: "en" },
      condition: { column: "Condition", op: "=", value: "to be repaired" },
    },
    {
      question: "Quali barche sono state vendute?",
      ...{ shape: navi, language: "it" },
      condition: { column: "Stato", op: "=", value: "venduta" },
    },
    {
      question: "Which clubs have the language Italian?",
      ...{ shape: clubs, language: "en" },
      condition: { column: "Languages", op: "contains", value: "Italian" },
    },
  ];

  test.each(cases)("$question", ({ question, shape, language, condition }) => {
    expect(where(question, [shape], language)).toEqual([condition]);
  });

  test("a code in brackets, and they are counted", () => {
    expect(ask("How many of the founded clubs are in Grisons (GR)?", [clubs])).toMatchObject({
      aggregates: [{ fn: "count", where: [{ column: "Canton", op: "=", value: "GR" }] }, { fn: "count" }],
    });
  });
});

describe("nothing is picked out where", () => {
  test.each([
    ["a word stays open", "Which tools were stolen in good condition?", [tools], "en"],
    ["the columns have other units", "Which tools have a price below the reserve level?", [tools], "en"],
    ["two tables would do", "Which tools must be repaired?", [tools, { ...tools, id: "t9" }], "en"],
    ["it is asked whether", "Are there tools that must be repaired?", [tools], "en"],
    ["another thing is asked of them", "Welche Projekte in Benken sind am teuersten?", [projekte], "de"],
    [
      "a part of a table says how many there are",
      "How many drills are to be repaired?",
      [{ ...tools, columns: [...tools.columns, number("Quantity")] }],
      "en",
    ],
    ["it is turned round", "Which tools are not good?", [tools], "en"],
  ])("%s", (_why, ...[question, shapes, language]) => {
    expect(ask(question, shapes, language)).toBeUndefined();
  });
});
