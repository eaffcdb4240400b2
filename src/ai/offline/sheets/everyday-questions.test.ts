import { describe, expect, test } from "vitest";
import type { TableShape } from "../../../model/documents/table-shape.ts";
import { draftSheet } from "./draft-sheet.ts";

const base = { scale: 0, empty: 0, isSound: true, isWhole: true };
const text = (name: string, values: string[], distinct = values.length) => ({
  ...{ ...base, name, kind: "text" as const, values, distinct },
});
const number = (name: string, unit?: string) => ({
  ...{ ...base, name, kind: "number" as const, distinct: 5 },
  ...(unit !== undefined && { unit }),
});
const date = (name: string, distinct = 5, empty = 0) => ({
  ...{ ...base, name, kind: "date" as const, distinct, empty, min: "2026-04-02", max: "2026-06-11" },
});
const boats: TableShape = {
  ...{ id: "t1", name: "boote.csv", rows: 5 },
  columns: [
    text("Boot", ["Möwe", "Reiher", "Ente", "Schwan", "Taucher"]),
    ...["Q1", "Q2", "Q3"].map((name) => number(name)),
  ],
};
const bills: TableShape = {
  ...{ id: "t2", name: "bills.csv", rows: 5 },
  columns: [
    text("Bill no.", ["B-1", "B-2", "B-3", "B-4", "B-5"]),
    text("Supplier", ["Moss Timber", "Kerr Glass"], 2),
    text("Bay", ["North", "South"], 2),
    date("Date"),
    number("Amount GBP", "GBP"),
    { ...date("Paid on", 3, 2) },
  ],
};
const club: TableShape = {
  ...{ id: "t3", name: "club.csv", rows: 5 },
  columns: [
    text("Name", ["Ada Brook", "Ben Frost", "Cleo Hart", "Dan Wood", "Eve Marsh"]),
    text("Town", ["Ryde", "Cowes"], 2),
    number("Age"),
    { ...number("Member since"), role: "year" as const, min: "1999", max: "2024" },
    { ...date("Paid on", 3, 2) },
  ],
};
const planOf = (question: string, shape: TableShape, language: string) =>
  [false, true]
    .map((isLast) => draftSheet(question, [shape], { language, about: "", isLast })?.plan)
    .find(Boolean);

describe("a short name of a quarter is a column", () => {
  test.each([
    ["Welches Boot verkaufte sich im Q2 am besten?", "de", true],
    ["Which boot sold best in Q2?", "en", true],
    ["Quel boot s'est le moins vendu au Q2 ?", "fr", false],
  ])("%s", (question, language, desc) => {
    expect(planOf(question, boats, language)).toMatchObject({ orderBy: [{ by: "Q2", desc }], limit: 1 });
  });

  test("without one, all of them together", () => {
    expect(planOf("Welches Boot verkaufte sich am schlechtesten?", boats, "de")).toMatchObject({
      select: ["Boot", "Q1", "Q2", "Q3", "sum"],
      orderBy: [{ by: "sum", desc: false }],
    });
  });
});

describe("a superlative that says what is measured", () => {
  test.each([
    ["Who is the oldest?", "en", "Age", true],
    ["Qui est le plus jeune ?", "fr", "Age", false],
    ["Who has been a member the longest?", "en", "Member since", false],
    ["Qui est membre depuis le plus longtemps ?", "fr", "Member since", false],
  ])("%s", (...[question, language, by, desc]) => {
    expect(planOf(question, club, language)).toMatchObject({ orderBy: [{ by, desc }], limit: 1 });
  });

  test("who paid first says nothing of who came first", () => {
    const { columns } = club;
    const paidOnly = { ...club, columns: columns.filter(({ name }) => name !== "Member since") };
    expect(planOf("Who came first?", paidOnly, "en")).toBeUndefined();
  });
});

describe("what is counted are the rows", () => {
  test.each([
    ["Which supplier do we use most often?", "en"],
    ["From whom do we have the most bills?", "en"],
    ["Quel fournisseur revient le plus souvent ?", "fr"],
    ["Welcher Lieferant kommt am häufigsten vor?", "de"],
  ])("%s", (question, language) => {
    expect(planOf(question, bills, language)).toMatchObject({
      groupBy: [{ column: "Supplier" }],
      aggregates: [{ fn: "count" }],
      orderBy: [{ desc: true }],
    });
  });

  test("people of a list of names", () => {
    expect(planOf("How many people live in Ryde?", club, "en")).toMatchObject({
      aggregates: [{ fn: "count", where: [{ column: "Town", op: "=", value: "Ryde" }] }, { fn: "count" }],
    });
  });

  test.each([
    ["How many bills have not been paid yet?", "en"],
    ["Combien de bills n'ont pas encore été payées ?", "fr"],
  ])("those that are unpaid: %s", (question, language) => {
    expect(planOf(question, bills, language)).toMatchObject({
      aggregates: [{ fn: "count", where: [{ column: "Paid on", op: "isNull" }] }, { fn: "count" }],
    });
  });
});

test.each([
  ["How much have we paid so far?", "en"],
  ["Wie viel haben wir bisher bezahlt?", "de"],
])("what has been paid leaves out what has not: %s", (question, language) => {
  expect(planOf(question, bills, language)).toMatchObject({
    aggregates: [
      { fn: "sum", column: "Amount GBP", where: [{ column: "Paid on", op: "notNull" }] },
      { fn: "count" },
    ],
  });
});

describe("what a question asks of a row without saying its head", () => {
  test.each([
    ["Where does Mrs Frost live?", "en", "Town"],
    ["Wo wohnt Ben Frost?", "de", "Town"],
    ["How old is Ben Frost?", "en", "Age"],
    ["Quel âge a Ben Frost ?", "fr", "Age"],
  ])("%s", (question, language, column) => {
    expect(planOf(question, club, language)).toMatchObject({
      where: [{ column: "Name", value: "Ben Frost" }],
      select: expect.arrayContaining([column]) as unknown,
    });
  });

  test("who sells it is no price", () => {
    const parts: TableShape = {
      ...{ id: "t4", name: "parts.csv", rows: 3 },
      columns: [
        text("Part", ["Chain", "Saddle", "Pedal"]),
        text("Supplier", ["Moss", "Kerr"], 2),
        number("Purchase price EUR", "EUR"),
      ],
    };
    expect(planOf("Who do we buy the saddles from?", parts, "en")).toMatchObject({
      select: ["Part", "Supplier"],
    });
  });
});

describe("two tables that say the same of a thing", () => {
  const prices = (id: string, title: string): TableShape => ({
    ...{ id, name: `prices.html / ${title}`, rows: 3 },
    columns: [text("Room", ["Maple", "Birch", "Cedar"]), number("Day EUR", "EUR")],
  });
  const both = [prices("t1", "Ordinary rates"), prices("t2", "Rates for members")];
  const from = (question: string, language: string) =>
    draftSheet(question, both, { language, about: "", isLast: true })?.plan["from"];

  test.each([
    ["What does the Birch cost for members?", "en", "t2"],
    ["What does the Birch cost at the ordinary rate?", "en", "t1"],
    ["What does the Birch cost?", "en", undefined],
  ])("the one whose title is said: %s", (question, language, id) => {
    expect(from(question, language)).toBe(id);
  });
});

describe("what came of a plan", () => {
  const budget: TableShape = {
    ...{ id: "t5", name: "budget.xlsx", rows: 3 },
    columns: [
      text("Poste", ["Loyer", "Concert", "Affiches"]),
      ...["Budget 2025 CHF", "Comptes 2025 CHF", "Budget 2026 CHF"].map((name) => number(name, "CHF")),
    ],
  };

  test("of two columns of a year the one that tells it", () => {
    expect(planOf("Combien le concert a-t-il rapporté en réalité en 2025 ?", budget, "fr")).toMatchObject({
      select: ["Poste", "Comptes 2025 CHF"],
    });
  });

  test.each([
    ["De combien le concert a-t-il dépassé le budget en 2025 ?", "fr"],
    ["Di quanto ha superato il budget il Concert nel 2025?", "it"],
    ["By how much did the Concert exceed the budget in 2025?", "en"],
  ])("how far it went beyond: %s", (question, language) => {
    expect(planOf(question, budget, language)).toMatchObject({
      derive: [{ as: "difference", expr: ["-", "Comptes 2025 CHF", "Budget 2025 CHF"] }],
    });
  });
});

test("a column of staff holds people, although surnames look like any word", () => {
  const log: TableShape = {
    ...{ id: "t6", name: "stunden.xlsx", rows: 9 },
    columns: [date("Datum", 6), text("Mitarbeiter", ["Wenzel", "Ott"], 2), number("Stunden", "h")],
  };
  expect(planOf("Wer hat am meisten Stunden gearbeitet?", log, "de")).toMatchObject({
    groupBy: [{ column: "Mitarbeiter" }],
    aggregates: [{ fn: "sum", column: "Stunden" }],
  });
});

test("a forecast beside the plan is not what was spent", () => {
  const costs: TableShape = {
    ...{ id: "t7", name: "kosten.md", rows: 3 },
    columns: [
      text("Posten", ["Dach", "Fenster", "Boden"]),
      ...["Budget CHF", "Bezahlt CHF", "Prognose CHF"].map((name) => number(name, "CHF")),
    ],
  };
  const plan = planOf("Um wie viel überschreitet die Prognose beim Dach das Budget?", costs, "de");
  expect(JSON.stringify(plan ?? {})).not.toContain("Bezahlt");
});

describe("what was spent is the amount, and what one costs its price", () => {
  const purchases: TableShape = {
    ...{ id: "t8", name: "achats.csv", rows: 5 },
    columns: [
      { ...date("Date"), distinct: 5 },
      text("Fournisseur", ["Rochat", "Favre"], 2),
      text("Article", ["Papier", "Lampe", "Colle", "Chaise", "Rallonge"]),
      number("Quantité"),
      number("Prix unitaire CHF", "CHF"),
      number("Montant CHF", "CHF"),
    ],
  };

  test.each([
    ["Combien avons-nous dépensé en tout ?", "fr"],
    ["How much did we spend at Favre?", "en"],
    ["¿Cuánto gastamos en total?", "es"],
  ])("%s", (question, language) => {
    expect(planOf("Combien coûte une Lampe ?", purchases, "fr")).toMatchObject({
      select: ["Article", "Prix unitaire CHF"],
    });
    expect(planOf(question, purchases, language)).toMatchObject({
      aggregates: [{ fn: "sum", column: "Montant CHF" }, { fn: "count" }],
    });
  });
});
