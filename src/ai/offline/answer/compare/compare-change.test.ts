import { expect, test } from "vitest";
import { compareChange } from "./compare-change.ts";

const section = (id: string, document: string, [heading, text]: [string, string]) => ({
  ...{ id, document: `${document}.md`, text },
  heading: [document, heading],
});

const papers = [
  section("a1", "rules 2023", [
    "Private cars",
    "A private car is paid at CHF 0.60 per kilometre. Fines are not paid.",
  ]),
  section("a2", "rules 2023", ["Meals", "A meal is paid up to CHF 30."]),
  section("b1", "rules 2024", [
    "Private cars",
    "A private car is paid at CHF 0.65 per kilometre. Fines are not paid.",
  ]),
  section("b2", "rules 2024", ["Meals", "A meal is paid up to CHF 40."]),
];
const other = section("c1", "canteen", ["Menus", "The daily menu costs CHF 14."]);

const ask = (text: string, language: string, evidence: typeof papers) =>
  compareChange(text, {
    intent: { id: "i1", role: "LOOKUP", grounded: true, text },
    ...{ points: [], language, evidence, isWhole: true, documents: [], computed: [] },
    ...{ served: [], mayWish: false, judged: [], uncovered: [] },
  }).map(({ text: said }) => said);

const cars = [
  "A private car is paid at CHF 0.60 per kilometre.",
  "A private car is paid at CHF 0.65 per kilometre.",
];

test.each([
  ["en", "What has changed for private cars between 2023 and 2024?"],
  ["de", "Was hat sich bei den Privatautos zwischen 2023 und 2024 geändert?"],
  ["fr", "Qu'est-ce qui a changé pour les voitures privées entre 2023 et 2024 ?"],
  ["it", "Che cosa è cambiato per le auto private tra il 2023 e il 2024?"],
])("the years name the papers, also among others (%s): %s", (language, text) => {
  expect(ask(text, language, [...papers, other])).toEqual(cars);
});

test("of two papers it need not be said which", () => {
  expect(ask("What has changed for private cars?", "en", papers)).toEqual(cars);
  expect(ask("Was hat sich bei den Mahlzeiten geändert?", "de", papers)).toEqual([
    "A meal is paid up to CHF 30.",
    "A meal is paid up to CHF 40.",
  ]);
});

test("a sentence is set beside the one that says the same of the other year", () => {
  expect(
    ask("What has changed in the meal rate between 2023 and 2024?", "en", [
      section("a", "rules 2023", ["Meals", "A meal is paid up to CHF 30. The meal rate is without wine."]),
      section("b", "rules 2024", ["Meals", "A meal is paid up to CHF 40. Wine is paid."]),
    ]),
  ).toEqual(["A meal is paid up to CHF 30.", "A meal is paid up to CHF 40."]);
});

test.each([
  ["a year that names no paper", "What has changed for private cars between 2022 and 2024?"],
  ["what neither tells", "What has changed for parking between 2023 and 2024?"],
  ["a paper as a whole", "What has changed in the rules between 2023 and 2024?"],
  ["a thing that is asked for otherwise", "What does a private car cost?"],
])("nothing is set side by side for %s", (_, text) => {
  expect(ask(text, "en", papers)).toEqual([]);
});
