import { averageOf, best, countOf, perValue, sumOf, toNumber, topOf } from "./question.ts";
import type { PlainRow, TableQuestion, Wanted } from "./question.ts";

const one = (value: string | number): Wanted => ({ values: [value] });
const none = (): Wanted => "none";
const cell = (rows: readonly PlainRow[], [key, value]: [string, string], column: string) =>
  toNumber(rows.find((row) => row[key] === value)?.[column]);

/** Other tables and other words, written after the rules had been tuned on the first part and had seen the second. */
export const freshEnglish: readonly TableQuestion[] = [
  {
    table: "plants",
    language: "en",
    text: "What is the combined capacity of all hydro plants?",
    truth: (r) => one(sumOf(r, "capacity_mw", (x) => x["fuel_type"] === "hydro")),
  },
  {
    table: "plants",
    language: "en",
    text: "How many plants are there in Austria?",
    truth: (r) => one(countOf(r, (x) => x["country"] === "Austria")),
  },
  {
    table: "plants",
    language: "en",
    text: "Average annual output by country",
    truth: (r) => ({ rows: perValue(r, "country", (own) => averageOf(own, "annual_output_gwh")) }),
  },
  {
    table: "plants",
    language: "en",
    text: "Which plant has the greatest capacity?",
    truth: (r) => ({ rows: topOf(r, { name: "plant_name", by: "capacity_mw" }) }),
  },
  {
    table: "plants",
    language: "en",
    text: "List the top 4 plants by annual output.",
    truth: (r) => ({ rows: topOf(r, { name: "plant_name", by: "annual_output_gwh", n: 4 }) }),
  },
  {
    table: "plants",
    language: "en",
    text: "How many wind or solar plants does Spain have?",
    truth: (r) =>
      one(
        countOf(
          r,
          (x) => x["country"] === "Spain" && (x["fuel_type"] === "wind" || x["fuel_type"] === "solar"),
        ),
      ),
  },
  {
    table: "plants",
    language: "en",
    text: "What share of total capacity is gas?",
    truth: (r) =>
      one((sumOf(r, "capacity_mw", (x) => x["fuel_type"] === "gas") / sumOf(r, "capacity_mw")) * 100),
  },
  {
    table: "plants",
    language: "en",
    text: "How many plants opened before 1990?",
    truth: (r) => one(countOf(r, (x) => toNumber(x["opened"]) < 1990)),
  },
  {
    table: "plants",
    language: "en",
    text: "What was the total output of the plants in Norway excluding hydro?",
    truth: (r) =>
      one(sumOf(r, "annual_output_gwh", (x) => x["country"] === "Norway" && x["fuel_type"] !== "hydro")),
  },
  { table: "plants", language: "en", text: "How many plants produce more than the average?", truth: none },
  { table: "plants", language: "en", text: "What is the total cost of the plants?", truth: none },
  { table: "plants", language: "en", text: "Is the total capacity of Spain above 3000?", truth: none },
  {
    table: "plants",
    language: "en",
    text: "Which country has the largest total capacity?",
    truth: (r) => ({ rows: best(perValue(r, "country", (own) => sumOf(own, "capacity_mw"))) }),
  },
  {
    table: "plants",
    language: "en",
    text: "What is the capacity of the plant with the highest output?",
    truth: none,
  },
  {
    table: "players",
    language: "en",
    text: "Who scored the most goals?",
    truth: (r) => ({ rows: topOf(r, { name: "Player", by: "Goals" }) }),
  },
  {
    table: "players",
    language: "en",
    text: "Which player has the most goals?",
    truth: (r) => ({ rows: topOf(r, { name: "Player", by: "Goals" }) }),
  },
  {
    table: "players",
    language: "en",
    text: "How many goals did the Otters score in total?",
    truth: (r) => one(sumOf(r, "Goals", (x) => x["Team"] === "Otters")),
  },
  {
    table: "players",
    language: "en",
    text: "What is the average number of assists per team?",
    truth: (r) => ({ rows: perValue(r, "Team", (own) => averageOf(own, "Assists")) }),
  },
  { table: "players", language: "en", text: "How many players have no goals?", truth: none },
  {
    table: "players",
    language: "en",
    text: "What is the difference in goals between Player A and Player C?",
    truth: (r) => one(cell(r, ["Player", "Player A"], "Goals") - cell(r, ["Player", "Player C"], "Goals")),
  },
  {
    table: "players",
    language: "en",
    text: "Which team has the fewest players?",
    truth: (r) => ({
      rows: best(
        perValue(r, "Team", (own) => own.length),
        true,
      ),
    }),
  },
];
