import { expect, test } from "vitest";
import type { Role } from "../../model/sub-intent.ts";
import { type AnalysisAnswer, analyseRequest, type AnalysisInput } from "../../prompts/analyse-request.ts";
import { answerFromEvidence, type EvidenceItem } from "../../prompts/answer-from-evidence.ts";
import type { Prompt } from "../../prompts/define-prompt.ts";
import { planActions } from "../../prompts/plan-actions.ts";
import { planTasks } from "../../prompts/plan-tasks.ts";
import { processChunk } from "../../prompts/process-chunk.ts";
import { reviewTask } from "../../prompts/review-task.ts";
import { selectAction } from "../../prompts/select-action.ts";
import { setParameters } from "../../prompts/set-parameters.ts";
import { writeDocument } from "../../prompts/write-document.ts";
import { writeReport } from "../../prompts/write-report.ts";
import { inShort, makeAnswerInput } from "../../../test/fakes/answer-input.ts";
import type { ModelRequest } from "../call/model.ts";
import { createOfflineModel } from "./offline-model.ts";

const model = createOfflineModel();
const { signal } = new AbortController();

interface Asked {
  role?: Role;
  language?: string;
}

/** Calls the model as the AI service does, and reads its answer as that would. */
async function call<Input, Output>(prompt: Prompt<Input, Output>, input: Input): Promise<Output> {
  const text = { instructions: prompt.instructions, data: prompt.render(input) };
  const request = { prompt, input, text, jsonSchema: prompt.jsonSchema(), maxOutputTokens: 2_000, signal };
  const called = await model.call(request as unknown as ModelRequest);
  if (called.kind === "trouble") throw new Error(called.trouble.message);
  return prompt.output.parse(JSON.parse(called.text));
}

async function answer(text: string, evidence: EvidenceItem[], asked: Asked = {}) {
  return inShort(await call(answerFromEvidence, makeAnswerInput(text, evidence, asked)));
}

async function analyse(input: Partial<AnalysisInput> & { message: string }): Promise<AnalysisAnswer> {
  return call(analyseRequest, { detectedLanguage: "en", documents: [], ...input });
}

const handbook: EvidenceItem[] = [
  {
    id: "h1",
    document: "handbook.md",
    heading: ["Staff handbook", "Holidays"],
    text: "Full-time employees get 25 vacation days a year. Part-time employees get 15 vacation days a year.",
  },
  {
    id: "h2",
    document: "handbook.md",
    heading: ["Staff handbook", "Expenses"],
    text: "Expenses are approved by the line manager. Laptops are not replaced before three years.",
  },
];

const one = (claim: string, id: string) => ({ claims: [{ claim, citations: [id] }] });

test("quotes the sentence that states the answer and cites where it stands", async () => {
  expect(await answer("How many vacation days do part-time employees get?", handbook)).toEqual(
    one("Part-time employees get 15 vacation days a year.", "h1"),
  );
  expect(await answer("Who approves expenses?", handbook)).toEqual(
    one("Expenses are approved by the line manager.", "h2"),
  );
});

test.each([
  "Who is the CEO?",
  "What is the capital of France?",
  "How many employees does the company have?",
  "How many vacation days do apprentices get in Geneva?",
  "When are salaries paid?",
])("refuses what the evidence does not state: %s", async (question) => {
  expect(await answer(question, handbook)).toBe("not in context");
});

test("refuses without evidence", async () => {
  expect(await answer("How many vacation days do employees get?", [])).toBe("not in context");
});

test("answers from German documents in German", async () => {
  const reglement = [
    {
      id: "r1",
      document: "reglement.md",
      heading: ["Personalreglement", "Ferien"],
      text: "Angestellte in Vollzeit haben 25 Tage Ferien pro Jahr. Die Probezeit dauert drei Monate.",
    },
  ];
  expect(await answer("Wie lange dauert die Probezeit?", reglement, { language: "de" })).toEqual(
    one("Die Probezeit dauert drei Monate.", "r1"),
  );
  expect(await answer("Wer leitet die Buchhaltung?", reglement, { language: "de" })).toBe("not in context");
});

const prices: EvidenceItem = {
  id: "t1",
  document: "prices.md",
  heading: ["Price list"],
  text: "| Item | Price (CHF) | Delivery (days) |\n| --- | --- | --- |\n| Desk lamp | 39.00 | 3 |\n| Standing desk | 749.00 | 15 |",
};

test("reads a table row with its column names and adds no word of its own", async () => {
  const found = await answer("How long does delivery of the standing desk take?", [prices]);
  expect(found).toEqual(one("Item: Standing desk; Price (CHF): 749.00; Delivery (days): 15", "t1"));
});

test("knows that what something costs is its price", async () => {
  const text = "| Artikel | Preis (CHF) |\n| --- | --- |\n| Bürostuhl | 389.00 |\n| Lampe | 39.00 |";
  const evidence = [{ id: "t2", document: "preise.md", text }];
  expect(await answer("Was kostet der Bürostuhl?", evidence, { language: "de" })).toEqual(
    one("Artikel: Bürostuhl; Preis (CHF): 389.00", "t2"),
  );
  expect(await answer("Was kostet der Drucker?", evidence, { language: "de" })).toBe("not in context");
});

test("refuses a year that the documents do not speak of", async () => {
  expect(await answer("How much does the desk lamp cost in 2019?", [prices])).toBe("not in context");
});

test("says yes or no with the sentence that says so, also where it denies", async () => {
  const policy = [
    { id: "p", document: "policy.md", heading: ["Policy"], text: "Business class is not allowed." },
  ];
  expect(await answer("Is business class allowed?", policy)).toEqual(
    one("Business class is not allowed.", "p"),
  );
});

test("does not answer with the opposite of what was asked", async () => {
  const text = "The highest price was paid in Bern.";
  expect(await answer("Where was the lowest price paid?", [{ id: "p", document: "d", text }])).toBe(
    "not in context",
  );
});

test("quotes every document that answers alike", async () => {
  const policies = ["2025", "2026"].map((year, i) => ({
    id: year,
    document: `policy-${year}.md`,
    heading: [`Travel policy ${year}`, "Meals"],
    text: `The daily meal allowance is CHF ${45 + 10 * i}.`,
  }));
  expect(await answer("What is the daily meal allowance in 2026?", policies)).toEqual(
    one("The daily meal allowance is CHF 55.", "2026"),
  );
  const both = await answer("What is the daily meal allowance?", policies);
  expect(both).toMatchObject({ claims: [{ citations: ["2025"] }, { citations: ["2026"] }] });
  expect(await answer("Compare the travel policies 2025 and 2026.", policies, { role: "COMPARE" })).toEqual({
    claims: [
      { claim: "The daily meal allowance is CHF 45.", citations: ["2025"] },
      { claim: "The daily meal allowance is CHF 55.", citations: ["2026"] },
    ],
  });
});

test("extracts every row that names the subject", async () => {
  expect(await answer("List all prices", [prices], { role: "EXTRACT" })).toMatchObject({ claims: [{}, {}] });
});

test("a table most of which is picked is picked whole", async () => {
  const rows = [
    "Lamp | 39",
    "Desk | 749",
    "Chair | 389",
    "Board | 118",
    "Paper A4 box of 2500 sheets | 21",
    "Pen | 2",
  ];
  const text = ["| Item | Price |", "| --- | --- |", ...rows.map((row) => `| ${row} |`)].join("\n");
  const table = { id: "t", document: "price-list.md", heading: ["Price list"], text };
  const written = await answer("Write a report on all prices of the price list", [table], {
    role: "SUMMARIZE",
  });
  if (typeof written === "string") throw new Error("refused");
  expect(written.claims).toHaveLength(rows.length);
});

test("summarises in the order of the document, with sentences of it", async () => {
  const summary = await answer("Summarise the staff handbook", handbook, { role: "SUMMARIZE" });
  if (typeof summary === "string") throw new Error("refused");
  expect(summary.claims.map(({ citations }) => citations[0])).toEqual(["h1", "h2"]);
  const all = handbook.map(({ text }) => text).join(" ");
  expect(summary.claims.every(({ claim }) => all.includes(claim))).toBe(true);
});

test("describes a request without documents honestly: no answer made up", async () => {
  const analysis = await analyse({ message: " What is the capital of France? " });
  expect(analysis).toMatchObject({
    complexity: "simple",
    normalizedRequest: "What is the capital of France?",
  });
  expect(analysis.answer).toBeUndefined();
});

test.each([
  ["Give me the result as a Word file", ["docx"]],
  ["Put it into an Excel sheet and as PDF", ["xlsx", "pdf"]],
  ["Schreib mir das als PDF", ["pdf"]],
  ["Donne-moi le résultat en Markdown", ["md"]],
  ["Summarise the report.pdf", []],
  ["What does the word budget mean?", []],
])("finds the formats asked for in %j", async (message, formats) => {
  expect((await analyse({ message })).expectedFormats).toEqual(formats);
});

test("ties documents to the request by their names, and knows one deliverable from several", async () => {
  const documents = ["travel-policy-2026.md", "menu.txt"].map((fileName) => ({
    reference: `docItem:${fileName}`,
    fileName,
    mediaType: "text/plain",
    bytes: 10,
  }));
  const analysis = await analyse({
    message: "What does the travel policy say? Only use the documents.",
    documents,
  });
  expect(analysis.complexity).toBe("moderate");
  expect(analysis.constraints).toEqual(["Only use the documents."]);
  const [policy, menu] = analysis.documentReferences;
  expect(policy?.relevance).toBeGreaterThan(menu?.relevance ?? 1);
  expect((await analyse({ message: "Write a report and a letter.", documents })).complexity).toBe("complex");
});

test("declines in clear words what it cannot do", async () => {
  const unknown = { ...analyseRequest, name: "paint-a-picture" };
  await expect(call(unknown, analyseRequest.sample)).rejects.toMatchObject({
    code: "unsupported",
    message: expect.stringContaining("paint-a-picture"),
  });
});

test("decides on actions, sets parameters, plans, reviews and writes from claims, each in the shape asked for", async () => {
  const selection = await call(selectAction, selectAction.sample);
  expect(selection).toMatchObject({
    action: "ai.process",
    requiredInputDocuments: ["docItem:doc_1:contract.md"],
  });
  expect((await call(planActions, planActions.sample)).actions).toHaveLength(1);
  expect((await call(planTasks, planTasks.sample)).tasks).toHaveLength(2);
  expect((await call(setParameters, setParameters.sample)).parameters).toHaveProperty("query");
  expect(await call(reviewTask, reviewTask.sample)).toMatchObject({ decision: "done", unmetCriteria: [] });
  const report = await call(writeReport, writeReport.sample);
  expect(report.metadata["handoff_id"]).toBe(writeReport.sample.handOffId);
});

test("a problem is a reason to try again, named as what is not met", async () => {
  const observation = { ...reviewTask.sample.observation, problems: ["no table in letter.docx"] };
  expect(await call(reviewTask, { ...reviewTask.sample, observation })).toMatchObject({
    decision: "retry",
    unmetCriteria: ["no table in letter.docx"],
  });
});

test("what another model may be able to do is declined as a refusal, so that others are asked or waited for", async () => {
  const free = { ...writeReport.sample, claims: [], handOffId: null };
  await expect(call(writeReport, free)).rejects.toThrow(/cannot write freely/u);
  await expect(call(writeDocument, writeDocument.sample)).rejects.toThrow(
    /cannot write, rewrite or translate/u,
  );
  await expect(call(processChunk, processChunk.sample)).rejects.toThrow(/answers, compares, summarises/u);
});

test("does not go on with a text that another model began", async () => {
  const prompt = writeReport as unknown as ModelRequest["prompt"];
  const { instructions } = writeReport;
  const text = { instructions, data: `${writeReport.render(writeReport.sample)}\n\nGo on after this.` };
  const called = await model.call({ prompt, input: writeReport.sample, text, maxOutputTokens: 9, signal });
  expect(called).toMatchObject({ kind: "trouble", trouble: { kind: "refused" } });
});

test("costs nothing and counts four bytes as a token", async () => {
  expect(model.card).toMatchObject({ provider: "offline", priceIn: 0, priceOut: 0, maxTokens: 8192 });
  const prompt = answerFromEvidence as unknown as ModelRequest["prompt"];
  const input = { ...answerFromEvidence.sample, evidence: [] };
  const text = { instructions: "12345", data: "678" };
  const called = await model.call({ prompt, input, text, jsonSchema: {}, maxOutputTokens: 9, signal });
  expect(called).toMatchObject({ kind: "answer", tokensIn: 3, tokensOut: 10, finishReason: "stop" });
});
