import { describe, expect, test } from "vitest";
import type { TableShape } from "../../../model/documents/table-shape.ts";
import { draftSheet } from "./draft-sheet.ts";

const base = { scale: 0, empty: 0, isSound: true, isWhole: true };
const text = (name: string, values: string[], distinct = values.length) => ({
  ...{ ...base, name, kind: "text" as const, values, distinct },
});
const number = (name: string, unit?: string) => ({
  ...{ ...base, name, kind: "number" as const, distinct: 6 },
  ...(unit !== undefined && { unit }),
});
const people = ["Ada Brook", "Ben Frost", "Cleo Lane"];
const overtime = (
  [who = "", where = "", when = "", hours = "", rate = ""]: readonly string[],
  months: string[],
) => ({
  ...{ id: "t1", name: "list.csv", rows: 6 },
  columns: [
    text(who, people),
    text(where, ["Kitchen", "Bar"]),
    text(when, months),
    number(hours),
    number(rate),
  ],
});
const english: TableShape = overtime(
  ["Employee", "Department", "Month", "Overtime hours", "Rate"],
  ["April", "May"],
);
const costs: TableShape = {
  ...{ id: "t2", name: "costs.xlsx / Fair costs", rows: 6 },
  columns: [
    { ...base, name: "Month", kind: "date", distinct: 4, min: "2026-01-01", max: "2026-04-01" },
    text("Category", ["Stand", "Travel", "Print"], 3),
    text("Invoice", ["A 1", "A 2", "B 1", "B 2", "C 1", "C 2"]),
    number("Amount (CHF)", "CHF"),
  ],
};
const ask = (question: string, shape: TableShape, language = "en") =>
  [false, true]
    .map((isLast) => draftSheet(question, [shape], { language, about: "", isLast })?.plan)
    .find(Boolean);

describe("what stands in several rows is added up before it is compared", () => {
  test.each([
    ["Who did the most overtime altogether?", "en", english],
    [
      "Wer hat insgesamt am meisten Überstunden gemacht?",
      "de",
      overtime(["Mitarbeiter", "Abteilung", "Monat", "Überstunden", "Satz"], ["April", "Mai"]),
    ],
    [
      "Qui a fait le plus d'heures supplémentaires ?",
      "fr",
      overtime(["Employé", "Service", "Mois", "Heures supplémentaires", "Tarif"], ["avril", "mai"]),
    ],
    [
      "Chi ha fatto più ore straordinarie in totale?",
      "it",
      overtime(["Dipendente", "Reparto", "Mese", "Ore straordinarie", "Tariffa"], ["aprile", "maggio"]),
    ],
  ])("%s", (question, language, shape) => {
    const [who, , , hours] = shape.columns.map(({ name }) => name);
    expect(ask(question, shape, language)).toMatchObject({
      groupBy: [{ column: who }],
      aggregates: [{ fn: "sum", column: hours }],
      orderBy: [{ by: "value", desc: true }],
      limit: 1,
    });
  });

  test("of the month that is named, although its name says nothing elsewhere", () => {
    expect(ask("Which employee worked the most overtime in May?", english)).toMatchObject({
      where: [{ column: "Month", op: "=", value: "May" }],
      groupBy: [{ column: "Employee" }],
    });
    const spring = overtime(
      ["Employee", "Department", "Month", "Overtime hours", "Rate"],
      ["March", "April"],
    );
    expect(ask("Which employee worked the most overtime in May?", spring)).toBeUndefined();
  });

  test.each([
    ["Which month was the most expensive?", "en", true],
    ["In which month did we spend the most?", "en", true],
    ["Which month was the cheapest?", "en", false],
    ["Welcher Monat war am teuersten?", "de", true],
    ["Quel mois a été le plus cher ?", "fr", true],
    ["Quale mese è stato il più caro?", "it", true],
  ])("months: %s", (question, language, desc) => {
    expect(ask(question, costs, language)).toMatchObject({
      groupBy: [{ column: "Month", by: "month" }],
      aggregates: [{ fn: "sum", column: "Amount (CHF)" }],
      orderBy: [{ by: "value", desc }],
    });
  });
});

describe("a single row is what is asked for", () => {
  test("where each has its own", () => {
    expect(ask("Which invoice was the most expensive?", costs)).toMatchObject({
      orderBy: [{ by: "Amount (CHF)", desc: true }],
    });
  });

  test.each([
    ["Which month had the most expensive invoice?", costs],
    ["Which month had the most invoices?", costs],
    ["Which department has the highest rate?", english],
  ])("or something else than a sum: %s", (question, shape) => {
    expect(ask(question, shape)).not.toMatchObject({ aggregates: [{ fn: "sum" }] });
  });
});

test("the hours of a team in one month add up", () => {
  expect(ask("How many hours of overtime did the Kitchen team do in May?", english)).toMatchObject({
    where: [
      { column: "Month", op: "=", value: "May" },
      { column: "Department", op: "=", value: "Kitchen" },
    ],
    aggregates: [{ fn: "sum", column: "Overtime hours" }, { fn: "count" }],
  });
});
