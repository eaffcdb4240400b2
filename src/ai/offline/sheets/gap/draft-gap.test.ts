import { describe, expect, test } from "vitest";
import type { TableShape } from "../../../../model/documents/table-shape.ts";
import { draftSheet } from "../draft-sheet.ts";

const base = { scale: 0, empty: 0, isSound: true, isWhole: true };
const text = (name: string, values: string[], distinct = values.length) => ({
  ...{ ...base, name, kind: "text" as const, values, distinct },
});
const number = (name: string, unit?: string) => ({
  ...{ ...base, name, kind: "number" as const, distinct: 3 },
  ...(unit !== undefined && { unit }),
});
const huts: TableShape = {
  ...{ id: "t1", name: "huts.csv", rows: 3 },
  columns: [
    text("Hut", ["Alder hut", "Beech hut", "Rowan hut"]),
    number("Half day", "GBP"),
    number("Full day", "GBP"),
  ],
};
const offerte: TableShape = {
  ...{ id: "t2", name: "offerte.md", rows: 3 },
  columns: [text("Fornitore", ["Tecnolux", "Lumina", "Fari"]), number("Prezzo", "CHF"), number("Garanzia")],
};
const stunden: TableShape = {
  ...{ id: "t3", name: "stunden.csv", rows: 9 },
  columns: [
    { ...base, name: "Datum", kind: "date", distinct: 9, min: "2026-05-04", max: "2026-05-20" },
    text("Person", ["Ida Kolb", "Urs Brand", "Eva Stamm"]),
    number("Stunden"),
  ],
};
const conti: TableShape = {
  ...{ id: "t4", name: "entrate.md", rows: 4 },
  columns: [
    text("Voce", ["Quote", "Doni", "Feste", "Affitti"]),
    number("2024", "EUR"),
    number("2025", "EUR"),
  ],
};
const draft = (question: string, shape: TableShape, language: string) =>
  draftSheet(question, [shape], { language, about: "" });
const is = (column: string, value: string) => [{ column, op: "=", value }];

describe("two rows", () => {
  test.each([
    [
      "How much cheaper is the Alder hut than the Beech hut for a full day?",
      huts,
      "en",
      "Beech hut",
      "Alder hut",
    ],
    [
      "How much more does the Rowan hut cost than the Alder hut for a full day?",
      huts,
      "en",
      "Rowan hut",
      "Alder hut",
    ],
  ] as const)("%s", (...[question, shape, language, larger, smaller]) => {
    expect(draft(question, shape, language)).toMatchObject({
      positive: [4],
      must: [
        { column: 1, value: "1" },
        { column: 3, value: "1" },
      ],
      plan: {
        aggregates: [
          { column: "Full day", where: is("Hut", larger) },
          { fn: "count" },
          { column: "Full day", where: is("Hut", smaller) },
          { fn: "count" },
        ],
        derive: [{ expr: ["-", "first", "second"] }],
      },
    });
  });

  test("a price where nothing else is named", () => {
    expect(draft("Quanto costa Tecnolux in più rispetto a Lumina?", offerte, "it")?.plan).toMatchObject({
      aggregates: [{ column: "Prezzo", where: is("Fornitore", "Tecnolux") }, {}, {}, {}],
    });
  });

  test("the hours of a log add up", () => {
    const found = draft("Wie viele Stunden hat Ida mehr gearbeitet als Urs?", stunden, "de");
    expect(found?.must).toEqual([]);
    expect(found?.plan).toMatchObject({
      aggregates: [
        { fn: "sum", where: is("Person", "Ida Kolb") },
        {},
        { where: is("Person", "Urs Brand") },
        {},
      ],
    });
  });
});

describe("two columns", () => {
  test("of one row", () => {
    const found = draft(
      "What is the difference between a half day and a full day in the Rowan hut?",
      huts,
      "en",
    );
    expect(found?.plan).toMatchObject({
      where: is("Hut", "Rowan hut"),
      derive: [{ expr: ["abs", ["-", "Half day", "Full day"]] }],
    });
  });

  test.each([
    ["Di quanto sono aumentati i doni rispetto al 2024?", "2025", "2024"],
    ["Di quanto sono diminuiti i doni rispetto al 2024?", "2024", "2025"],
  ])("the year that is not named is the other one: %s", (question, from, less) => {
    const found = draft(question, conti, "it");
    expect(found?.positive).toEqual([3]);
    expect(found?.plan).toMatchObject({ derive: [{ expr: ["-", from, less] }] });
  });
});

test.each([
  ["How many huts cost more than 20 pounds?", huts, "en"],
  ["How much more heating does the Alder hut need?", huts, "en"],
  ["How much cheaper is the Alder hut than the Cedar hut for a full day?", huts, "en"],
  ["Quanto costa Tecnolux in più rispetto a Solaris?", offerte, "it"],
] as const)("not clear, so nothing: %s", (question, shape, language) => {
  expect(draft(question, shape, language)?.plan["derive"]).toBeUndefined();
});
