import { averageOf, best, countOf, distinctOf, maxOf, perValue, sumOf, toNumber, topOf } from "./question.ts";
import type { PlainRow, TableQuestion, Wanted } from "./question.ts";

const amount = "Amount (CHF)";
const one = (value: string | number): Wanted => ({ values: [value] });
const none = (): Wanted => "none";
const cell = (rows: readonly PlainRow[], [key, value]: [string, string], column: string) =>
  toNumber(rows.find((row) => row[key] === value)?.[column]);
const change = (from: number, to: number) => ((to - from) / from) * 100;

/** Written before there was a rule as well; the rules were made with these in sight. */
export const tuningEnglish: readonly TableQuestion[] = [
  {
    table: "sales",
    language: "en",
    text: "How much is the sum of all amounts?",
    truth: (r) => one(sumOf(r, amount)),
  },
  {
    table: "sales",
    language: "en",
    text: "How many orders did the Harbour shop have?",
    truth: (r) => one(countOf(r, (x) => x["Shop"] === "Harbour")),
  },
  {
    table: "sales",
    language: "en",
    text: "What is the total amount per region?",
    truth: (r) => ({ rows: perValue(r, "Region", (own) => sumOf(own, amount)) }),
  },
  {
    table: "sales",
    language: "en",
    text: "What are the top 3 orders by amount?",
    truth: (r) => ({ rows: topOf(r, { name: "Order", by: amount, n: 3 }) }),
  },
  {
    table: "sales",
    language: "en",
    text: "Which region has the most orders?",
    truth: (r) => ({ rows: best(perValue(r, "Region", (own) => own.length)) }),
  },
  {
    table: "sales",
    language: "en",
    text: "How many orders cost less than CHF 100?",
    truth: (r) => one(countOf(r, (x) => toNumber(x[amount]) < 100)),
  },
  {
    table: "sales",
    language: "en",
    text: "What is the average number of units per order?",
    truth: (r) => one(averageOf(r, "Units")),
  },
  {
    table: "sales",
    language: "en",
    text: "What share of the orders is open?",
    truth: (r) => one((countOf(r, (x) => x["Status"] === "open") / r.length) * 100),
  },
  {
    table: "sales",
    language: "en",
    text: "What is the total amount of paid orders in the South in 2024?",
    truth: (r) =>
      one(
        sumOf(
          r,
          amount,
          (x) => x["Region"] === "South" && x["Status"] === "paid" && x["Date"]?.startsWith("2024") === true,
        ),
      ),
  },
  {
    table: "sales",
    language: "en",
    text: "How many different products are there?",
    truth: (r) => one(distinctOf(r, "Product")),
  },
  {
    table: "sales",
    language: "en",
    text: "How many orders have between 3 and 5 units?",
    truth: (r) => one(countOf(r, (x) => toNumber(x["Units"]) >= 3 && toNumber(x["Units"]) <= 5)),
  },
  { table: "sales", language: "en", text: "Which region has the highest amount?", truth: none },
  { table: "sales", language: "en", text: "What is the total margin of the South?", truth: none },
  {
    table: "sales",
    language: "en",
    text: "What is the maximum amount for Desk in March 2023?",
    truth: (r) =>
      one(maxOf(r, amount, (x) => x["Product"] === "Desk" && x["Date"]?.startsWith("2023-03") === true)),
  },
  {
    table: "sales",
    language: "en",
    text: "Total units per year?",
    truth: (r) => ({
      rows: [...Map.groupBy(r, (x) => (x["Date"] ?? "").slice(0, 4))].map(([year, own]) => [
        year,
        sumOf(own, "Units"),
      ]),
    }),
  },
  {
    table: "budget",
    language: "en",
    text: "What is the difference between 2021 and 2023 for Software?",
    truth: (r) => one(cell(r, ["Item", "Software"], "2023") - cell(r, ["Item", "Software"], "2021")),
  },
  {
    table: "budget",
    language: "en",
    text: "By what percentage did Rent increase from 2021 to 2022?",
    truth: (r) => one(change(cell(r, ["Item", "Rent"], "2021"), cell(r, ["Item", "Rent"], "2022"))),
  },
  {
    table: "budget",
    language: "en",
    text: "Which item had the lowest value in 2023?",
    truth: (r) => ({
      rows: topOf(
        r.filter((x) => x["Item"] !== "Total"),
        { name: "Item", by: "2023", least: true },
      ),
    }),
  },
  {
    table: "budget",
    language: "en",
    text: "What share of the 2022 total is Marketing?",
    truth: (r) => one((cell(r, ["Item", "Marketing"], "2022") / cell(r, ["Item", "Total"], "2022")) * 100),
  },
  {
    table: "budget",
    language: "en",
    text: "What is the average of Training over the years?",
    truth: (r) =>
      one(
        (cell(r, ["Item", "Training"], "2021") +
          cell(r, ["Item", "Training"], "2022") +
          cell(r, ["Item", "Training"], "2023")) /
          3,
      ),
  },
  {
    table: "gapminder",
    language: "en",
    text: "Which country has the highest income?",
    truth: (r) => ({ rows: topOf(r, { name: "country", by: "income" }) }),
  },
  {
    table: "gapminder",
    language: "en",
    text: "What is the total population of all countries?",
    truth: (r) => one(sumOf(r, "population")),
  },
  {
    table: "gapminder",
    language: "en",
    text: "What is the average health per region?",
    truth: (r) => ({ rows: perValue(r, "region", (own) => averageOf(own, "health")) }),
  },
  {
    table: "gapminder",
    language: "en",
    text: "What is the difference in income between Norway and Sweden?",
    truth: (r) =>
      one(Math.abs(cell(r, ["country", "Norway"], "income") - cell(r, ["country", "Sweden"], "income"))),
  },
  {
    table: "gapminder",
    language: "en",
    text: "Where does Switzerland rank by income?",
    truth: (r) =>
      one(1 + countOf(r, (x) => toNumber(x["income"]) > cell(r, ["country", "Switzerland"], "income"))),
  },
  {
    table: "iowa",
    language: "en",
    text: "What is the average net generation per source?",
    truth: (r) => ({ rows: perValue(r, "source", (own) => averageOf(own, "net_generation")) }),
  },
  {
    table: "iowa",
    language: "en",
    text: "What was the total net generation in 2010?",
    truth: (r) => one(sumOf(r, "net_generation", (x) => x["year"]?.startsWith("2010") === true)),
  },
  {
    table: "iowa",
    language: "en",
    text: "What is the highest net generation of Fossil Fuels?",
    truth: (r) => one(maxOf(r, "net_generation", (x) => x["source"] === "Fossil Fuels")),
  },
  {
    table: "ducks",
    language: "en",
    text: "What is the average number of freshwater ducks?",
    truth: (r) => one(averageOf(r, "Freshwater Ducks")),
  },
  {
    table: "ducks",
    language: "en",
    text: "By how much did the freshwater ducks change between 2019 and 2022?",
    truth: (r) =>
      one(cell(r, ["Year", "2022"], "Freshwater Ducks") - cell(r, ["Year", "2019"], "Freshwater Ducks")),
  },
  { table: "cups", language: "en", text: "What is the total of Stanley Cups since 67?", truth: () => one(3) },
  {
    table: "letters",
    language: "en",
    text: "What is the maximum of Alpha?",
    truth: (r) => one(maxOf(r, "Alpha")),
  },
  {
    table: "columnar",
    language: "en",
    text: "What is the average Percent Done?",
    truth: (r) => one(averageOf(r, "Percent Done")),
  },
];
