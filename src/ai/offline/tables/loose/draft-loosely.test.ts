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
const dated: TableShape = {
  ...stock,
  columns: [...stock.columns, { ...base, name: "Last count", kind: "date", distinct: 2 }],
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
const hours: TableShape = {
  ...{ id: "t6", name: "hours-march.xlsx / March", rows: 9 },
  columns: [
    { ...base, name: "Date", kind: "date", distinct: 9, min: "2026-02-27", max: "2026-03-31" },
    text("Employee", ["Ada Sample", "Ben Draft", "Cleo Draft"]),
    text("Project", ["Old Mill", "Internal"]),
    number("Hours"),
    number("Overtime hours"),
    { ...base, name: "Billable", kind: "boolean", distinct: 2 },
  ],
};
const rates: TableShape = {
  ...{ id: "t7", name: "hours-march.xlsx / Rates", rows: 3 },
  columns: [text("Employee", ["Ada Sample", "Ben Draft", "Cleo Draft"]), number("Contract hours per week")],
};
const party: TableShape = {
  ...{ id: "t8", name: "budget-jubilaeum.xlsx / Ausgaben", rows: 5 },
  columns: [
    text("Bereich", ["Verpflegung", "Raum"]),
    text("Posten", ["Apéro", "Nachtessen", "Getränke", "Zelt", "Bänke"]),
    number("Budget CHF", "CHF"),
    number("Ist CHF", "CHF"),
    number("Prognose CHF", "CHF"),
    text("Verantwortlich", ["Corina Probe", "Urs Muster"]),
  ],
};
const ask = (question: string, shape: TableShape, language = "en") =>
  draftLoosely(question, [shape], language)?.plan;

test("two years with all between them are not those two alone", () => {
  const visits: TableShape = {
    ...{ id: "t9", name: "visits.csv", rows: 5 },
    columns: [
      { ...base, name: "Year", kind: "number", role: "year", distinct: 5, min: "2020", max: "2024" },
      number("Visits"),
    ],
  };
  expect(
    ask("How many visits did the quiet museum have from 2022 to 2024 in total?", visits),
  ).toBeUndefined();
});

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

describe("the rows of a log add up", () => {
  test("a first name stands for the only full one, and a month for that of the only year", () => {
    expect(ask("How many hours did Ada put in altogether in March?", hours)).toMatchObject({
      aggregates: [{ fn: "sum", column: "Hours" }, { fn: "count" }],
      where: [
        { column: "Employee", op: "=", value: "Ada Sample" },
        { column: "Date", op: "month", value: "2026-03" },
      ],
    });
  });

  test("although nobody says so, where only a verb is not understood", () => {
    expect(ask("How many hours went into the Old Mill?", hours)).toMatchObject({
      aggregates: [{ fn: "sum", column: "Hours" }, { fn: "count" }],
      where: [{ column: "Project", value: "Old Mill" }],
    });
    expect(ask("How much time did Ada spend on the Old Mill?", hours)).toMatchObject({
      aggregates: [{ column: "Hours" }, { fn: "count" }],
    });
    expect(ask("How many billable hours did Ada have?", hours)).toMatchObject({
      where: [{ column: "Employee" }, { column: "Billable", op: "=", value: "true" }],
    });
  });

  test("a month alone picks rows out as well", () => {
    expect(ask("How many hours did we work in March?", hours)).toMatchObject({
      where: [{ column: "Date", op: "month", value: "2026-03" }],
    });
  });

  test("a list of persons beside it has no hours to add up", () => {
    const draft = draftLoosely("How many hours did Ada work altogether in March?", [rates, hours], "en");
    expect(draft?.table).toBe("t6");
  });

  test("several of one column count together", () => {
    expect(ask("How many hours did Ada and Ben work together?", hours)).toMatchObject({
      where: [{ column: "Employee", op: "in", values: ["Ada Sample", "Ben Draft"] }],
    });
  });

  test("for each, or for the one with the most", () => {
    expect(ask("Hours per project please", hours)).toMatchObject({
      groupBy: [{ column: "Project" }],
      aggregates: [{ fn: "sum", column: "Hours" }],
    });
    expect(ask("Who worked the most overtime hours in March?", hours)).toMatchObject({
      groupBy: [{ column: "Employee" }],
      aggregates: [{ fn: "sum", column: "Overtime hours" }],
      orderBy: [{ by: "value", desc: true }],
    });
  });
});

describe("what was planned and what was spent", () => {
  test("what was spent in the end, on a part of it or on all of it", () => {
    const spent = { fn: "sum", column: "Ist CHF" };
    const part = "Was haben wir für die Verpflegung am Jubiläum am Ende zusammen ausgegeben?";
    expect(ask(part, party, "de")).toMatchObject({
      aggregates: [spent, { fn: "count" }],
      where: [{ column: "Bereich", value: "Verpflegung" }],
    });
    expect(ask("Was hat das Jubiläum insgesamt gekostet?", party, "de")).toMatchObject({
      aggregates: [spent, { fn: "count" }],
    });
    expect(ask("Was haben die Posten von Corina zusammen gekostet?", party, "de")).toMatchObject({
      where: [{ column: "Verantwortlich", value: "Corina Probe" }],
    });
  });

  test("how much one is above or below the other", () => {
    expect(ask("Um wie viel haben wir das Budget beim Apéro überschritten?", party, "de")).toMatchObject({
      derive: [{ expr: ["-", "Ist CHF", "Budget CHF"] }],
    });
    expect(ask("Wie viel haben wir beim Zelt gespart?", party, "de")).toMatchObject({
      derive: [{ expr: ["-", "Budget CHF", "Ist CHF"] }],
    });
    const other = "Um wie viel liegt die Prognose beim Apéro über dem Budget?";
    expect(ask(other, party, "de")).toMatchObject({
      derive: [{ expr: ["-", "Prognose CHF", "Budget CHF"] }],
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
    ["a first name is unknown", "How many hours did Adam put in altogether in March?", hours],
    ["a name could be one of two", "How many hours did Draft put in altogether?", hours],
    ["the month is not in the table", "How many hours did Ada put in altogether in May?", hours],
    ["a time is open at one end", "How many hours did Ada put in altogether since March?", hours],
    ["other hours are meant", "How many night hours did Ada work?", hours],
    ["the opposite may be meant", "How many hours of Ada are still billable?", hours],
    ["nobody says that two go together", "How many hours did Ada and Ben work?", hours],
    ["only the price of one is known", "How much did we spend on boxes?", dated],
    ["a reason is asked for", "Why did we go over budget for the shelves?", budget],
    ["no question is asked", "Please draft a notice about the rise of the turnover.", figures],
  ])("%s: %s", (_why, question, shape) => {
    expect(ask(question, shape)).toBeUndefined();
  });
});
