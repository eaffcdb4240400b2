import { expect, test } from "vitest";
import type { TableShape } from "../../../../model/documents/table-shape.ts";
import { draftSheet } from "../draft-sheet.ts";

const base = { scale: 0, empty: 0, isSound: true, isWhole: true };
const number = (name: string) => ({ ...base, name, kind: "number" as const, distinct: 3, unit: "EUR" });
const table = (...heads: string[]): TableShape => ({
  ...{ id: "t1", name: "budget.md", rows: 3 },
  columns: [
    { ...base, name: "Item", kind: "text", values: ["Marquee", "Music", "Insurance"], distinct: 3 },
    ...heads.map(number),
  ],
});
const years = table("Budget 2025", "Actual 2025", "Budget 2026");
const planOf = (question: string, shape: TableShape, language = "en") =>
  draftSheet(question, [shape], { language, about: "" })?.plan;

test.each([
  ["How much more than planned did we spend on the marquee in 2025?", years, "en"],
  ["How much more did we spend on the marquee than budgeted?", years, "en"],
  ["Wie viel mehr als geplant haben wir für Music ausgegeben?", table("Budget", "Ist"), "de"],
  ["Combien avons-nous dépensé de plus que prévu pour Music ?", table("Prévu", "Dépensé"), "fr"],
  ["Quanto abbiamo speso in più del previsto per Music?", table("Preventivo", "Consuntivo"), "it"],
])("what was spent beyond the plan: %s", (question, shape, language) => {
  const [, planned, spent] = shape.columns.map(({ name }) => name);
  expect(planOf(question, shape, language)).toMatchObject({
    derive: [{ as: "difference", expr: ["-", spent, planned] }],
  });
});

test("less than planned is taken from the plan", () => {
  expect(planOf("How much less than planned did we spend on music in 2025?", years)).toMatchObject({
    derive: [{ expr: ["-", "Budget 2025", "Actual 2025"] }],
  });
});

test.each([
  [
    "of another year nothing was spent yet",
    "How much more than planned did we spend on music in 2026?",
    years,
  ],
  [
    "the plan of one year is none of another",
    "How much more than planned did we spend on music?",
    table("Actual 2025", "Budget 2026"),
  ],
  ["no row is named", "How much more than planned did we spend on fireworks in 2025?", years],
])("nothing where %s", (_why, question, shape) => {
  expect(planOf(question, shape)).toBeUndefined();
});

test("how far two cells are apart is not told by showing one of them", () => {
  const shape = table("Budget 2025", "Actual 2025");
  const last = (question: string) =>
    draftSheet(question, [shape], { language: "en", about: "", isLast: true })?.plan;
  expect(last("What was the budget 2025 for music?")).toBeDefined();
  expect(last("How much more was the budget 2025 for music than last year?")).toBeUndefined();
});
