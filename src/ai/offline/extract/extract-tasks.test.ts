import { expect, test } from "vitest";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { extractTasks } from "./extract-tasks.ts";

const minutes: EvidenceItem = {
  ...{ id: "m", document: "minutes.md", text: "" },
  table: {
    head: [["Task", "Responsible", "Deadline"]],
    headRow: 1,
    rows: [
      ["Order the van", "Ada Sample", "31 March 2026"],
      ["Sell the boat", "Bob Filler", "1 April 2026"],
    ],
    firstRow: 2,
    firstColumn: 1,
  },
};
const aligned = `No.  Measure              Deadline
1    Replace the detector  3 March 2026
2    Mark the floor        10 March 2026`;
const report: EvidenceItem = { id: "r", document: "report.txt", text: aligned };
const texts = (order: string, evidence: EvidenceItem[]) =>
  extractTasks(order, evidence).map(({ text }) => text);

test.each([
  "Make a list of all tasks, and by when.",
  "Who does what by when?",
  "Mach mir eine Liste, was erledigt werden muss.",
  "Fais-moi la liste des tâches décidées.",
  "Fammi un elenco delle cose da fare.",
  "Hazme una lista de las tareas.",
])("every row of the list of tasks: %s", (order) => {
  expect(texts(order, [minutes])).toEqual([
    "Task: Order the van; Responsible: Ada Sample; Deadline: 31 March 2026",
    "Task: Sell the boat; Responsible: Bob Filler; Deadline: 1 April 2026",
  ]);
});

test("those of one person alone, and none of somebody who has no task", () => {
  expect(texts("List the tasks of Bob", [minutes])).toHaveLength(1);
  expect(texts("List the tasks of Eve", [minutes])).toEqual([]);
});

test("a list that is set in columns is told whole, and only whole", () => {
  expect(texts("List everything that Copperleaf has to put right, and by when.", [report])).toEqual([
    aligned,
  ]);
  expect(texts("Who does what?", [report])).toEqual([]);
});

test.each(["List the tasks before 1 April", "Which tasks are overdue?", "List all prices"])(
  "which of them are meant cannot be told: %s",
  (order) => {
    expect(texts(order, [minutes])).toEqual([]);
  },
);
