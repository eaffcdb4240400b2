import { averageOf, best, countOf, perValue, sumOf, toNumber, topOf } from "./question.ts";
import type { PlainRow, TableQuestion, Wanted } from "./question.ts";

const amount = "Amount (CHF)";
const betrag = "Betrag (CHF)";
const one = (value: string | number): Wanted => ({ values: [value] });
const none = (): Wanted => "none";
const cell = (rows: readonly PlainRow[], [key, value]: [string, string], column: string) =>
  toNumber(rows.find((row) => row[key] === value)?.[column]);
const change = (from: number, to: number) => ((to - from) / from) * 100;

/** Written before there was a rule, and not looked at while the first rules were made. */
export const heldOutEnglish: readonly TableQuestion[] = [
  {
    table: "sales",
    language: "en",
    text: "What is the total amount for the region North?",
    truth: (r) => one(sumOf(r, amount, (x) => x["Region"] === "North")),
  },
  {
    table: "sales",
    language: "en",
    text: "How many orders are cancelled?",
    truth: (r) => one(countOf(r, (x) => x["Status"] === "cancelled")),
  },
  {
    table: "sales",
    language: "en",
    text: "What was the average amount in 2023?",
    truth: (r) => one(averageOf(r, amount, (x) => x["Date"]?.startsWith("2023") === true)),
  },
  {
    table: "sales",
    language: "en",
    text: "Which order has the largest amount?",
    truth: (r) => ({ rows: topOf(r, { name: "Order", by: amount }) }),
  },
  {
    table: "sales",
    language: "en",
    text: "Show the total amount by product.",
    truth: (r) => ({ rows: perValue(r, "Product", (own) => sumOf(own, amount)) }),
  },
  {
    table: "sales",
    language: "en",
    text: "How many units of Chair were ordered in total?",
    truth: (r) => one(sumOf(r, "Units", (x) => x["Product"] === "Chair")),
  },
  {
    table: "sales",
    language: "en",
    text: "What percentage of the total amount comes from the South?",
    truth: (r) => one((sumOf(r, amount, (x) => x["Region"] === "South") / sumOf(r, amount)) * 100),
  },
  {
    table: "sales",
    language: "en",
    text: "How many orders have an amount of more than 800?",
    truth: (r) => one(countOf(r, (x) => toNumber(x[amount]) > 800)),
  },
  {
    table: "sales",
    language: "en",
    text: "Give me the five orders with the smallest amount.",
    truth: (r) => ({ rows: topOf(r, { name: "Order", by: amount, n: 5, least: true }) }),
  },
  {
    table: "sales",
    language: "en",
    text: "What is the difference in total amount between West and North?",
    truth: (r) =>
      one(
        Math.abs(
          sumOf(r, amount, (x) => x["Region"] === "West") - sumOf(r, amount, (x) => x["Region"] === "North"),
        ),
      ),
  },
  { table: "sales", language: "en", text: "How much profit did the shops make in total?", truth: none },
  {
    table: "sales",
    language: "en",
    text: "What is the total amount of orders that are not paid?",
    truth: (r) => one(sumOf(r, amount, (x) => x["Status"] !== "paid")),
  },
  {
    table: "sales",
    language: "en",
    text: "Which shop has the highest total amount?",
    truth: (r) => ({ rows: best(perValue(r, "Shop", (own) => sumOf(own, amount))) }),
  },
  {
    table: "sales",
    language: "en",
    text: "How many orders were placed between 1 January 2023 and 30 June 2023?",
    truth: (r) =>
      one(countOf(r, (x) => (x["Date"] ?? "") >= "2023-01-01" && (x["Date"] ?? "") <= "2023-06-30")),
  },
  {
    table: "invoices",
    language: "en",
    text: "What is the sum of Betrag for Meier AG?",
    truth: (r) => one(sumOf(r, betrag, (x) => x["Lieferant"] === "Meier AG")),
  },
  {
    table: "budget",
    language: "en",
    text: "By how much did Travel change from 2021 to 2023?",
    truth: (r) => one(cell(r, ["Item", "Travel"], "2023") - cell(r, ["Item", "Travel"], "2021")),
  },
  {
    table: "budget",
    language: "en",
    text: "What was the percentage change in Insurance between 2021 and 2022?",
    truth: (r) => one(change(cell(r, ["Item", "Insurance"], "2021"), cell(r, ["Item", "Insurance"], "2022"))),
  },
  {
    table: "budget",
    language: "en",
    text: "Which item was the highest in 2022?",
    truth: (r) => ({
      rows: topOf(
        r.filter((x) => x["Item"] !== "Total"),
        { name: "Item", by: "2022" },
      ),
    }),
  },
  {
    table: "budget",
    language: "en",
    text: "What is the difference between Rent and Energy in 2023?",
    truth: (r) => one(Math.abs(cell(r, ["Item", "Rent"], "2023") - cell(r, ["Item", "Energy"], "2023"))),
  },
  {
    table: "gapminder",
    language: "en",
    text: "What is the average income in south_asia?",
    truth: (r) => one(averageOf(r, "income", (x) => x["region"] === "south_asia")),
  },
  {
    table: "gapminder",
    language: "en",
    text: "Which country has the lowest health?",
    truth: (r) => ({ rows: topOf(r, { name: "country", by: "health", least: true }) }),
  },
  {
    table: "gapminder",
    language: "en",
    text: "How many countries have an income below 2,000?",
    truth: (r) => one(countOf(r, (x) => toNumber(x["income"]) < 2000)),
  },
  {
    table: "gapminder",
    language: "en",
    text: "What rank does Japan have by health?",
    truth: (r) => one(1 + countOf(r, (x) => toNumber(x["health"]) > cell(r, ["country", "Japan"], "health"))),
  },
  {
    table: "iowa",
    language: "en",
    text: "What was the total net generation from Renewables?",
    truth: (r) => one(sumOf(r, "net_generation", (x) => x["source"] === "Renewables")),
  },
  {
    table: "iowa",
    language: "en",
    text: "By how much did the net generation of Renewables increase from 2001 to 2017?",
    truth: (r) => {
      const at = (year: string) =>
        toNumber(
          r.find((x) => x["source"] === "Renewables" && x["year"]?.startsWith(year))?.["net_generation"],
        );
      return one(at("2017") - at("2001"));
    },
  },
  {
    table: "iowa",
    language: "en",
    text: "What share of the net generation in 2015 came from Nuclear Energy?",
    truth: (r) =>
      one(
        (sumOf(
          r,
          "net_generation",
          (x) => x["source"] === "Nuclear Energy" && x["year"]?.startsWith("2015") === true,
        ) /
          sumOf(r, "net_generation", (x) => x["year"]?.startsWith("2015") === true)) *
          100,
      ),
  },
  {
    table: "ducks",
    language: "en",
    text: "In which year were there the most freshwater ducks?",
    truth: (r) => ({ rows: topOf(r, { name: "Year", by: "Freshwater Ducks" }) }),
  },
  {
    table: "ducks",
    language: "en",
    text: "How many freshwater ducks were observed in total from 2020 to 2022?",
    truth: (r) =>
      one(sumOf(r, "Freshwater Ducks", (x) => ["2020", "2021", "2022"].includes(x["Year"] ?? ""))),
  },
  { table: "cups", language: "en", text: "Which team has the most Stanley Cups?", truth: none },
  {
    table: "letters",
    language: "en",
    text: "What is the sum of Gamma?",
    truth: (r) => one(sumOf(r, "Gamma")),
  },
  {
    table: "letters",
    language: "en",
    text: "What is the average of Delta where Alpha is above 50?",
    truth: (r) => one(averageOf(r, "Delta", (x) => toNumber(x["Alpha"]) > 50)),
  },
  {
    table: "columnar",
    language: "en",
    text: "How many rows have a Percent Done of at least 50%?",
    truth: (r) => one(countOf(r, (x) => toNumber(x["Percent Done"]) >= 50)),
  },
];
