import { expect, test } from "vitest";
import type { Role } from "../../../model/sub-intent.ts";
import { TaskPlan } from "../../../model/task.ts";
import { planTasks } from "../../../prompts/plan-tasks.ts";
import { planTasksByRules } from "./plan-tasks-by-rules.ts";

const documents = [
  "docList:user_files (2 documents)",
  "docItem:doc_1:prices.xlsx (application/x, 20480 bytes, user, label user_files, round 1)",
  "docItem:doc_2:answer.md (text/markdown, 480 bytes, generated, label round1, round 1)",
].join("\n");

function plan(parts: [Role, string][], expectedFormats: string[], language = "en") {
  const subIntents = parts.map(([role, text], at) => ({ id: `i${at + 1}`, role, text }));
  const intent = { ...planTasks.sample.intent, expectedFormats };
  const request = [...new Set(parts.map(([, text]) => text))].join(", then ");
  return TaskPlan.parse(
    planTasksByRules({ ...planTasks.sample, request, language, intent, subIntents, documents }),
  );
}

test("a table as CSV and a report as PDF from it are two tasks, the second on top of the first", () => {
  const report = "write a short report about them as PDF";
  const { tasks, userMessage } = plan(
    [
      ["EXTRACT", "List all prices above CHF 100 in a table as CSV"],
      ["SUMMARIZE", report],
      ["DRAFT", report],
    ],
    ["pdf", "csv"],
  );
  expect(tasks).toMatchObject([
    {
      id: "task_1",
      serves: ["i1"],
      dependsOn: [],
      expectedFormats: ["csv"],
      deliverable: { type: "table", format: "csv" },
      requiredDocuments: ["docItem:doc_1:prices.xlsx"],
      requiresDocumentAnalysis: true,
      requiresContentGeneration: false,
    },
    {
      id: "task_2",
      serves: ["i2", "i3"],
      dependsOn: ["task_1"],
      expectedFormats: ["pdf"],
      deliverable: { type: "report", format: "pdf" },
      requiresContentGeneration: true,
    },
  ]);
  expect(userMessage).toContain("List all prices");
});

test("one content in several formats is one task that inherits them", () => {
  const { tasks } = plan([["LOOKUP", "What is the notice period, as PDF and Word?"]], ["docx", "pdf"]);
  expect(tasks).toHaveLength(1);
  expect(tasks[0]?.expectedFormats).toBeUndefined();
  expect(tasks[0]?.deliverable.format).toBe("docx");
});

test.each([
  ["de", "Vergleiche die Angebote", "Verfasse einen Brief an den Kunden als Word"],
  ["fr", "Compare les offres", "Rédige une lettre au client en Word"],
  ["it", "Confronta le offerte", "Scrivi una lettera al cliente come Word"],
  ["es", "Compara las ofertas", "Redacta una carta al cliente como Word"],
])("what is found in between takes no format that only the text asks for: %s", (language, compare, draft) => {
  const { tasks } = plan(
    [
      ["COMPARE", compare],
      ["DRAFT", draft],
    ],
    ["docx"],
    language,
  );
  expect(tasks.map(({ expectedFormats }) => expectedFormats)).toEqual([[], undefined]);
  expect(tasks[1]).toMatchObject({ dependsOn: ["task_1"], deliverable: { type: "letter", format: "docx" } });
});

test("a part to be rewritten or translated is a task that builds on what comes before it", () => {
  const { tasks } = plan(
    [
      ["SUMMARIZE", "Summarise this document"],
      ["DRAFT", "write a memo on it"],
      ["TRANSLATE", "translate it into German"],
    ],
    [],
  );
  expect(tasks.map(({ dependsOn }) => dependsOn)).toEqual([[], ["task_1"], ["task_2"]]);
  expect(tasks.flatMap(({ serves }) => serves)).toEqual(["i1", "i2", "i3"]);
});
