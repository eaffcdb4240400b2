import { expect, test } from "vitest";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { answerCells } from "./answer-cells.ts";

const rota = (days: string[]): EvidenceItem => {
  const rows = days.map((day, at) => [day, ["Ada Brook", "Ben Frost"][at] ?? "", "Cleo Dunn"]);
  return {
    ...{ id: "e1", document: "rota.md", heading: ["Rota", "Shifts"], text: "" },
    table: { headRow: 1, firstRow: 2, firstColumn: 1, head: [["Day", "Early (8–14)", "Late (14–20)"]], rows },
  };
};
const ask = (text: string, days: string[], language = "en") =>
  answerCells({ text, language, others: [], computed: new Set() }, [rota(days)])?.map((claim) => claim.text);

test("a day of the week names its row, however short it is written there", () => {
  expect(ask("Who works the early shift on Tuesday?", ["Mon 1 June", "Tue 2 June"])).toEqual([
    "Day: Tue 2 June; Early (8–14): Ben Frost",
  ]);
  expect(ask("Who works the early shift on Monday?", ["Monday", "Tuesday"])).toEqual([
    "Day: Monday; Early (8–14): Ada Brook",
  ]);
});

test.each([
  ["two rows are that day", "Who works the early shift on Tuesday?", ["Tue 2 June", "Tue 9 June"]],
  ["it stands in no row", "Who works the early shift on Friday?", ["Mon 1 June", "Tue 2 June"]],
  ["a month is no day", "Who works the early shift on Tuesday?", ["Mar 3", "Apr 7"]],
])("nothing where %s", (_why, question, days) => {
  expect(ask(question, days)).toBeUndefined();
});
