import { expect, test } from "vitest";
import type { ColumnShape, TableShape } from "../../../model/documents/table-shape.ts";
import { readTableQuestion } from "./read-table-question.ts";

const plain = { scale: 0, empty: 0, isSound: true, isWhole: true };
const text = (name: string, values: string[], distinct = values.length): ColumnShape => ({
  ...{ ...plain, name, kind: "text", values, distinct },
});
const number = (name: string, more: Partial<ColumnShape> = {}): ColumnShape => ({
  ...{ ...plain, name, kind: "number", distinct: 40, min: "1", max: "900" },
  ...more,
});

const codes = Array.from({ length: 50 }, (_, at) => `B-${at}`);
const bookings: TableShape = {
  ...{ id: "t1", name: "bookings.csv", rows: 50 },
  columns: [
    text("Booking", codes),
    text("Region", ["North", "South", "East"], 3),
    text("Channel", ["web", "phone", "East"], 3),
    number("Nights"),
    number("Price (CHF)", { unit: "CHF", scale: 2 }),
    { ...plain, name: "Arrival", kind: "date", distinct: 40, min: "2022-01-03", max: "2024-11-30" },
    { ...plain, name: "Paid", kind: "boolean", distinct: 2 },
  ],
};
const years: TableShape = {
  ...{ id: "t2", name: "figures.csv", rows: 3 },
  columns: [text("Position", ["Miete", "Löhne", "Reisen"]), number("2022"), number("2023")],
};

const planOf = (question: string, language = "en", shapes = [bookings]) =>
  readTableQuestion(question, shapes, language)?.plan;

test.each([
  ["en", "What is the total price in the North?"],
  ["de", "Wie hoch ist die Summe der Preise in der Region North?"],
  ["fr", "Quel est le prix total de la région North ?"],
  ["it", "Qual è il prezzo totale della regione North?"],
  ["es", "¿Cuál es el precio total de la región North?"],
])("a sum with a condition, in %s: %s", (language, question) => {
  const where = [{ column: "Region", op: "=", value: "North" }];
  expect(planOf(question, language)).toEqual({
    from: "t1",
    where,
    aggregates: [
      { fn: "sum", column: "Price (CHF)", as: "value", where },
      { fn: "count", column: "Price (CHF)", as: "values", where },
    ],
  });
});

test("conditions on numbers, dates, flags and what is not wanted stand inside the aggregate", () => {
  const question = "How many paid bookings cheaper than CHF 1,000 were there in 2023, not by phone?";
  expect(planOf(question)).toMatchObject({
    aggregates: [
      {
        fn: "count",
        where: [
          { column: "Paid", op: "=", value: "true" },
          { column: "Channel", op: "!=", value: "phone" },
          { column: "Price (CHF)", op: "<", value: "1000" },
          { column: "Arrival", op: "year", value: "2023" },
        ],
      },
      { fn: "count" },
    ],
  });
});

test("the best rows come with their place, the best groups only where a total is asked for", () => {
  expect(planOf("What are the top 3 bookings by price?")).toMatchObject({
    groupBy: [{ column: "Booking" }],
    aggregates: [{ fn: "max", column: "Price (CHF)" }],
    derive: [{ rank: { by: "value", desc: true } }],
    limit: 3,
  });
  expect(planOf("Which region has the highest total price?")).toMatchObject({
    groupBy: [{ column: "Region" }],
    aggregates: [{ fn: "sum", column: "Price (CHF)" }],
    limit: 1,
  });
  expect(planOf("Which region has the highest price?")).toBeUndefined();
});

test("groups, shares, ranks and averages", () => {
  expect(planOf("Average number of nights per channel")).toMatchObject({
    groupBy: [{ column: "Channel" }],
    aggregates: [{ fn: "average", column: "Nights" }, { fn: "count" }],
  });
  expect(planOf("What share of the total price comes from the South?")).toMatchObject({
    derive: [{ expr: ["round", ["*", ["/", "part", "whole"], 100], 2] }],
  });
  expect(planOf("What rank does B-7 have by price?")).toMatchObject({
    having: [{ column: "Booking", op: "=", value: "B-7" }],
  });
});

test("years as heads are columns: differences of one row, and the row with the most", () => {
  const difference = planOf("Um wie viel ist die Miete von 2022 auf 2023 gestiegen?", "de", [years]);
  expect(difference).toMatchObject({
    where: [{ column: "Position", op: "=", value: "Miete" }],
    derive: [{ expr: ["-", "2023", "2022"] }],
  });
  expect(planOf("Welche Position war 2023 die grösste?", "de", [years])).toMatchObject({
    aggregates: [{ fn: "max", column: "2023" }],
  });
});

test.each([
  ["a word that nothing explains", "What is the total price of overdue bookings?"],
  ["a value of two columns", "What is the total price of East?"],
  ["two numbers that may be meant", "What is the total in the North?"],
  ["a column that is not there", "What is the total profit?"],
  ["yes or no", "Is the total price above 100?"],
  ["a limit that counts rows", "How many channels have more than 5 bookings?"],
  ["what belongs to another row", "What are the nights of the largest booking?"],
  ["a total of the best", "What is the total price of the three largest bookings?"],
  ["a unit that the column does not have", "How many bookings above EUR 100 are there?"],
  ["a year without rows", "What is the total price in 1999?"],
  ["nothing to compute", "What is the price of B-7?"],
])("is left alone: %s", (_, question) => {
  expect(planOf(question)).toBeUndefined();
});

test("a value of two columns is clear where its column stands beside it", () => {
  expect(planOf("What is the total price of the region East?")).toMatchObject({
    aggregates: [{ where: [{ column: "Region", op: "=", value: "East" }] }, {}],
  });
});

test("two tables that both could answer are none, unless the question names one", () => {
  const other = { ...bookings, id: "t9", name: "archive.csv" };
  const question = "What is the total price in the North?";
  expect(planOf(question, "en", [bookings, other])).toBeUndefined();
  expect(planOf(question, "en", [bookings, { ...other, columns: years.columns }])).toBeDefined();
});

test("numbers in thousands and columns that are not sound are not computed with", () => {
  const scaled = [text("Position", ["a"]), number("Amount", { factor: "1000" })];
  const unsound = [text("Position", ["a"]), number("Amount", { isSound: false })];
  const table = { ...years, rows: 1 };
  expect(planOf("What is the sum of amount?", "en", [{ ...table, columns: scaled }])).toBeUndefined();
  expect(planOf("What is the sum of amount?", "en", [{ ...table, columns: unsound }])).toBeUndefined();
});

test("a language without words has no plans, and neither has a long text", () => {
  expect(planOf("What is the total price in the North?", "nl")).toBeUndefined();
  expect(planOf(`What is the total price ${"of all bookings ".repeat(40)}?`)).toBeUndefined();
});

const statement: TableShape = {
  ...{ id: "t3", name: "statement.csv", rows: 5 },
  columns: [
    { ...text("Item", ["Ticket sales", "Rent", "Wages", "Gifts"]), empty: 1 },
    number("Year ended / 2023", { isSound: false, markedRows: ["Ticket sales"], unit: "$" }),
    number("Year ended / 2022", { isSound: false, markedRows: ["Ticket sales"], unit: "$" }),
    number("Year ended / 2021", { isSound: false, markedRows: ["Ticket sales"], unit: "$" }),
  ],
};
const [latest, middle, first] = ["Year ended / 2023", "Year ended / 2022", "Year ended / 2021"];

test.each([
  ["en", "What was the average of ticket sales from 2021 to 2023?"],
  ["en", "What was the average of ticket sales over the three year period from 2021 to 2023?"],
  ["en", "What was the average of ticket sales in 2021, 2022 and 2023?"],
  ["fr", "Quelle était la moyenne de Ticket sales entre 2021 et 2023 ?"],
])("years that are columns are averaged within their row (%s): %s", (language, question) => {
  expect(planOf(question, language, [statement])).toMatchObject({
    where: [{ column: "Item", op: "=", value: "Ticket sales" }],
    derive: [{ as: "average", expr: ["round", ["/", ["+", ["+", first, middle], latest], 3], 2] }],
  });
});

test("a list of years means these, a range all between", () => {
  const plan = planOf("What was the sum of ticket sales for 2021 and 2023?", "en", [statement]);
  expect(plan).toMatchObject({ derive: [{ as: "sum", expr: ["+", first, latest] }] });
});

test.each([
  "What was the average of rent from 2021 to 2023?",
  "What was the change in rent between 2022 and 2023?",
  "What was the total ticket sales in 2021 and 2022?",
  "What was the average of ticket sales over the 2 year period from 2021 to 2023?",
  "What was the average of ticket sales from 2020 to 2023?",
  "What percentage of ticket sales is rent in 2023?",
])("is not sure of: %s", (question) => {
  expect(planOf(question, "en", [statement])).toBeUndefined();
});

test("a percentage is told only of what is above nought", () => {
  const question = "What was the percentage change in ticket sales from 2022 to 2023?";
  expect(readTableQuestion(question, [statement], "en")).toMatchObject({
    positive: [1],
    plan: { select: ["Item", middle, latest, "difference"] },
  });
});

test("one value in percent of another is no share of the column", () => {
  expect(planOf("What percentage of Löhne is Miete in 2023?", "en", [years])).toBeUndefined();
});

const spending: TableShape = {
  ...{ id: "t3", name: "claims.csv", rows: 12 },
  columns: [
    text("Person", ["Ada Probe", "Max Entwurf"], 2),
    text("Kategorie", ["Hotel", "Bahn"], 2),
    number("Betrag CHF", { unit: "CHF", scale: 2 }),
  ],
};
const staff: TableShape = {
  ...{ id: "t4", name: "staff.csv", rows: 3 },
  columns: [
    text("Name", ["Ada Probe", "Max Entwurf", "Lea Skizze"]),
    text("Office", ["Bern", "Basel"], 2),
    { ...plain, name: "Start", kind: "date", distinct: 3, min: "2019-01-03", max: "2024-11-30" },
  ],
};

test.each([
  ["de", "Was hat Ada Probe ausgegeben?"],
  ["en", "How much did Ada Probe spend?"],
  ["fr", "Combien Ada Probe a-t-elle dépensé ?"],
  ["it", "Quanto ha speso Ada Probe?"],
])("what somebody spent is a total, in %s: %s", (language, question) => {
  const where = [{ column: "Person", op: "=", value: "Ada Probe" }];
  expect(planOf(question, language, [spending])).toMatchObject({
    aggregates: [{ fn: "sum", column: "Betrag CHF", where }, { fn: "count" }],
  });
});

test("a compound of a value and a word for entries counts the rows of that value", () => {
  expect(planOf("Wie viele Hotelrechnungen sind es?", "de", [spending])).toMatchObject({
    aggregates: [{ fn: "count", where: [{ column: "Kategorie", op: "=", value: "Hotel" }] }, { fn: "count" }],
  });
});

test.each([
  ["en", "List all expenses above 200 francs.", { column: "Betrag CHF", op: ">", value: "200" }],
  ["en", "Which colleagues joined in 2022 or later?", { column: "Start", op: ">=" }],
  ["de", "Wer ist 2020 oder früher eingetreten?", { column: "Start", op: "<=" }],
])("rows that fit are listed, in %s: %s", (language, question, condition) => {
  expect(planOf(question, language, [spending, staff])).toMatchObject({ where: [condition] });
});

test("expenses and colleagues mean nothing over a table of something else", () => {
  expect(planOf("How many invoices are there?", "en", [staff])).toBeUndefined();
  expect(planOf("How many colleagues are there?", "en", [spending])).toBeUndefined();
  expect(planOf("Which items on the price list cost more than 20 francs?", "en", [staff])).toBeUndefined();
});

test("prices of single pieces do not add up beside how many there are", () => {
  const plain = { scale: 2, empty: 0, isSound: true, isWhole: true, distinct: 3 };
  const order = (quantity: string): TableShape => ({
    ...{ id: "t9", name: "order.csv", rows: 3 },
    columns: [
      { ...plain, name: "Article", kind: "text", values: ["Binders", "Pens", "Paper"] },
      { ...plain, name: quantity, kind: "number", min: "1", max: "90" },
      { ...plain, name: "Unit price", kind: "number", min: "1", max: "9" },
    ],
  });
  const drafted = (quantity: string) =>
    readTableQuestion("What is the total of unit price for binders?", [order(quantity)], "en");
  expect(drafted("Quantity")).toBeUndefined();
  expect(drafted("Shelf")).toBeDefined();
});

test.each([
  ["Who has the highest fee?", "en"],
  ["Wer hat die höchste Fee?", "de"],
])("a number alone does not say whose it is: %s", (question, language) => {
  const members: TableShape = {
    ...{ id: "t3", name: "club.csv", rows: 3 },
    columns: [
      text("Name", ["Ada Brook", "Ben Frost", "Cleo Hart"]),
      text("Phone", ["071 11", "071 12", "071 13"]),
      number("Fee", { unit: "CHF" }),
    ],
  };
  expect(planOf(question, language, [members])).toBeUndefined();
});
