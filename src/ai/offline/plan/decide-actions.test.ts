import { expect, test } from "vitest";
import { ActionPlan, ActionSelection } from "../../../model/action.ts";
import type { Role } from "../../../model/sub-intent.ts";
import { selectAction, type SelectInput } from "../../../prompts/select-action.ts";
import { planActionsByRules } from "./plan-actions-by-rules.ts";
import { selectByRules } from "./select-by-rules.ts";

const field = (name: string, required = true) => ({
  name,
  type: "string" as const,
  required,
  description: "",
});
const offer = (
  name: string,
  documents: "none" | "optional" | "required",
  fields = [field("instruction")],
) => ({
  ...{ name, summary: name, effect: "read" as const, needs: { documents, connection: "none" as const } },
  fields,
});
const actions = [
  offer("ai.process", "required", [field("instruction"), field("query", false)]),
  offer("ai.generateReport", "optional"),
  offer("ai.processDocuments", "required"),
  offer("document.render", "optional", [field("format"), field("fileName", false)]),
];

const contract = "docItem:doc_1:contract.docx";
const table = "docItem:doc_3:prices (draft): v2.csv";
const index = [
  "docList:round1 (2 documents)",
  "docList:user_files (2 documents)",
  `${table} (text/csv, 310 bytes, generated, label round1, round 1)`,
  "docItem:doc_4:prices.md (text/markdown, 290 bytes, generated, label round1, round 1)",
  `${contract} (application/vnd.openxmlformats-officedocument.wordprocessingml.document, 9 bytes, user, label user_files, round 1)`,
  "docItem:doc_2:menu.txt (text/plain, 10 bytes, user, label user_files, round 1)",
].join("\n");
const sources = [contract, "docItem:doc_2:menu.txt"];

function input(parts: [Role, string][], more: Partial<SelectInput> = {}): SelectInput {
  const open = parts.map(([role, text], at) => ({ id: `i${at + 1}`, role, text }));
  const request = parts.map(([, text]) => text).join(" ");
  return { ...selectAction.sample, request, open, actions, documents: index, ...more };
}

const select = (...given: Parameters<typeof input>) => ActionSelection.parse(selectByRules(input(...given)));

test("what is asked of the documents is answered from them, never from what was made here", () => {
  const chosen = select([
    ["LOOKUP", "How long is the notice period?"],
    ["DRAFT", "Write a letter about it."],
  ]);
  expect(chosen).toMatchObject({
    action: "ai.process",
    actionObjective: "How long is the notice period?",
    requiredInputDocuments: sources,
    requiredConnection: null,
  });
  expect(chosen.completionCriteria).toMatch(/^complete when/u);
  expect(chosen.parametersSchema.fields.map(({ name }) => name)).toEqual(["instruction"]);
});

test("with the grounded parts served, the text is written", () => {
  expect(select([["DRAFT", "Write a letter about it."]])).toMatchObject({ action: "ai.generateReport" });
});

test.each([
  ["make the table from before an Excel file", "xlsx", table],
  ["the table above as xlsx", "xlsx", table],
  ["mach daraus ein PDF", "pdf", table],
  ["Fais-en un PDF", "pdf", table],
  ["La tabella di prima come Excel", "xlsx", table],
  ["La tabla de antes en PDF", "pdf", table],
  ["Convert contract.docx to PDF", "pdf", contract],
  ["Das prices.md von vorhin als Word", "docx", "docItem:doc_4:prices.md"],
])("writes what is there in another format: %s", (text, format, reference) => {
  expect(select([["LOOKUP", text]])).toMatchObject({
    action: "document.render",
    expectedFormats: [format],
    requiredInputDocuments: [reference],
    parametersContext: text,
  });
});

test("without an earlier result the attached document is meant", () => {
  const documents = index.split("\n").slice(4).join("\n");
  const chosen = select([["LOOKUP", "mach daraus ein PDF"]], { documents });
  expect(chosen.requiredInputDocuments).toEqual([contract]);
});

test.each<[Role, string, string[]]>([
  ["TRANSLATE", "Translate contract.docx into French.", [contract]],
  ["TRANSLATE", "Übersetze es ins Englische.", [table]],
  ["REWRITE", "Réécris le document plus simplement.", sources],
])("%s works through whole documents: %s", (role, text, references) => {
  const chosen = select([[role, text]]);
  expect(chosen.action).toBe("ai.processDocuments");
  expect(chosen.requiredInputDocuments).toEqual(references);
});

test.each([
  ["de", "Ich suche in den Dokumenten.", /^fertig, wenn/u],
  ["fr", "Je cherche dans les documents.", /^terminé quand/u],
  ["it", "Cerco nei documenti.", /^finito quando/u],
  ["es", "Busco en los documentos.", /^terminado cuando/u],
])("speaks to the person in %s", (language, userMessage, criteria) => {
  const chosen = select([["LOOKUP", "?"]], { language });
  expect(chosen.userMessage).toBe(userMessage);
  expect(chosen.completionCriteria).toMatch(criteria);
});

test("an action of a plug-in is taken where the request names it", () => {
  const more = { actions: [...actions, offer("weather.report", "none", [field("city")])] };
  expect(select([["LOOKUP", "Use weather.report for Bern"]], more)).toMatchObject({
    action: "weather.report",
    requiredInputDocuments: [],
    parametersSchema: { fields: [{ name: "city" }] },
  });
});

test("plans the same decisions at once, with their parameters", () => {
  const given = input([
    ["LOOKUP", "How long is the notice period?"],
    ["EXTRACT", "List all prices."],
    ["DRAFT", "Write a letter about it."],
    ["LOOKUP", "Convert contract.docx to PDF"],
  ]);
  const { actions: planned } = ActionPlan.parse(planActionsByRules(given));
  expect(planned.map(({ action, parameters }) => [action, parameters])).toEqual([
    ["ai.process", { instruction: "How long is the notice period?\nList all prices." }],
    ["ai.generateReport", { instruction: "Write a letter about it." }],
    ["document.render", { format: "pdf" }],
  ]);
  const first = ActionSelection.parse(selectByRules(given));
  expect(planned[0]).toMatchObject({
    actionObjective: first.actionObjective,
    requiredInputDocuments: first.requiredInputDocuments,
    completionCriteria: first.completionCriteria,
  });
});
