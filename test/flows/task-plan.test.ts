import type { AnalysisInput } from "../../src/prompts/analyse-request.ts";
import { afterEach, expect, test } from "vitest";
import {
  claim,
  closeAll,
  files,
  limit,
  meals,
  only,
  openScripted,
  playScript,
} from "../fakes/play-script.ts";
import { analysis, cite, paragraph, report, seen, select, judge } from "../fakes/script-answers.ts";

afterEach(closeAll);

const plan = {
  overview: "First the figures, then the report.",
  userMessage: "I collect the figures and then write the report.",
  tasks: [
    {
      id: "report",
      objective: "Write the report on travel costs.",
      deliverable: { type: "report", format: "pdf" },
      requiresContentGeneration: true,
      dependsOn: ["figures"],
      serves: ["i2"],
    },
    {
      id: "figures",
      objective: "Collect the amounts as a table.",
      deliverable: { type: "table", format: "csv" },
      requiresDocumentAnalysis: true,
      requiredDocuments: ["docList:input"],
      dataType: "numbers",
      expectedFormats: ["csv"],
      serves: ["i1"],
    },
  ],
};

const complexPrompt =
  "Look up the daily meal allowance in the policy; then draft a report on travel costs as PDF.";

test("a complex request is planned: tasks in the order of what they rest on, CSV in between, PDF in the end", async () => {
  const { result, events, dossier, workflowId } = await playScript(
    [
      analysis(complexPrompt, {
        complexity: "complex",
        expectedFormats: ["pdf"],
        expectedOutputType: "document",
      }),
      { prompt: "plan-tasks", value: plan },
      select("ai.process"),
      cite(claim),
      select("ai.generateReport", { requiredInputDocuments: [] }, (request) => {
        expect(seen(request).documents).toContain("docList:figures");
        expect(seen(request).history).toContain(claim);
        expect(seen(request).results).toContain(`proven: ${claim}`);
      }),
      report("Travel costs", [paragraph(claim, ["c1"])], (input) =>
        expect(input.claims).toMatchObject([{ id: "c1", text: claim }]),
      ),
    ],
    { prompt: complexPrompt, files },
  );
  expect(result).toMatchObject({
    status: "OK",
    usage: { aiCalls: 6 },
    documents: [{ format: "pdf" }],
    evidence: [{ document: "policy.md" }],
  });
  const [planned] = only(events, "tasks-planned");
  expect(planned?.tasks.map(({ id, intent }) => [id, intent.expectedFormats, intent.dataType])).toEqual([
    ["figures", ["csv"], "numbers"],
    ["report", ["pdf"], "text"],
  ]);
  const { messages } = await dossier.workflow(workflowId);
  const labels = messages.flatMap(({ documentsLabel, documents }) =>
    documents.map(({ fileName, provenance }) => [documentsLabel, fileName.split(".").at(-1), provenance]),
  );
  expect(labels).toEqual([
    ["input", "md", "user"],
    ["figures", "csv", "generated"],
    ["report", "pdf", "generated"],
    ["result", "pdf", "generated"],
  ]);
});

test("a plan whose tasks depend on each other in a circle is refused, twice over", async () => {
  const [report_, figures] = plan.tasks;
  const circle = { ...plan, tasks: [report_, { ...figures, dependsOn: ["report"] }] };
  const { result, events } = await playScript(
    [
      analysis(complexPrompt, { complexity: "complex" }),
      { prompt: "plan-tasks", value: circle },
      {
        prompt: "plan-tasks",
        value: circle,
        check: (request) => expect(request.text.data).toContain("report → figures → report"),
      },
    ],
    { prompt: complexPrompt, files },
  );
  expect(result).toMatchObject({ status: "FAILED", reason: "model" });
  expect(result.message.text).toContain("circle");
  expect(only(events, "task-started")).toEqual([]);
});

test("actionplan mode plans all actions of a task in one call and runs them in order", async () => {
  const actions = [
    {
      action: "document.search",
      actionObjective: "Find it.",
      requiredInputDocuments: ["docList:input"],
      parameters: { query: "meal allowance" },
    },
    {
      action: "ai.process",
      actionObjective: "Answer it.",
      requiredInputDocuments: ["docList:input"],
      parameters: { instruction: "Answer." },
    },
  ];
  const { result, events } = await playScript(
    [analysis(meals.prompt), { prompt: "plan-actions", value: { actions } }, cite(claim)],
    { ...meals, mode: "actionplan" },
  );
  expect(result).toMatchObject({ status: "OK", usage: { aiCalls: 3 } });
  expect(only(events, "action-chosen").map(({ chosen: { action, by } }) => [action, by])).toEqual([
    ["document.search", "plan"],
    ["ai.process", "plan"],
  ]);
});

test("automation says nothing to a person and keeps the documents", async () => {
  const { result, dossier, workflowId } = await playScript(
    [analysis(meals.prompt), select("ai.process"), cite(claim)],
    { ...meals, mode: "automation", formats: ["json"] },
  );
  expect(result).toMatchObject({ status: "OK", message: { text: "" }, documents: [{ format: "json" }] });
  const { messages } = await dossier.workflow(workflowId);
  const said = messages.filter(({ role }) => role === "system");
  expect(said.every(({ text }) => text === "")).toBe(true);
  expect(said.every(({ summary = "" }) => summary !== "")).toBe(true);
  expect(said.at(-1)?.documents).toHaveLength(1);
});

test("a second round refers to what the first one made: the table from before becomes a workbook", async () => {
  const table = {
    id: "t",
    content_type: "table",
    elements: [
      {
        headers: ["What", "CHF"],
        rows: [
          ["Meals", 55],
          ["Hotel", 180],
        ],
        caption: "Limits",
      },
    ],
    uses: ["c1", "c2"],
  };
  const prompt = "Draft a report with a table of the meal allowance and of what hotels cost.";
  const again = "Make the table from before an Excel file.";
  const { dossier, model } = await openScripted([
    analysis(prompt, { expectedFormats: ["docx"], expectedOutputType: "document" }),
    select("ai.generateReport"),
    {
      prompt: "answer-from-evidence",
      get value() {
        return limits;
      },
      check: (request) => {
        const { evidence } = request.input as { evidence: { id: string; text: string }[] };
        limits = {
          claims: evidence.map(({ id, text }) => ({ text, supports: [{ evidence: id, quote: text }] })),
          refusal: null,
        };
      },
    },
    report("Limits", [paragraph("The limits.", ["c1"]), table]),
    judge("VALID"),
    analysis(
      again,
      {
        ...{ expectedFormats: ["xlsx", "pptx"], expectedOutputType: "document", buildsOn: [1] },
        parts: [{ role: "REWRITE", text: again, points: [], constraints: ["xlsx", "pptx"] }],
      },
      (request) => {
        const { earlier = "", documents } = request.input as AnalysisInput;
        expect(earlier).toContain(`round 1, asked: ${prompt}`);
        expect(earlier).toContain("  made: docItem:");
        expect(documents).toContainEqual(expect.objectContaining({ madeIn: 1 }));
      },
    ),
    select(
      "document.render",
      {
        requiredInputDocuments: ["docList:result"],
        actionObjective: "Write the table as a workbook.",
        expectedFormats: ["xlsx"],
      },
      (request) => {
        expect(seen(request).documents).toMatch(/^docList:result \(1 document\)\n/);
        expect(seen(request).history.indexOf(again)).toBeLessThan(seen(request).history.indexOf(prompt));
      },
    ),
  ]);
  const first = await dossier.start({ prompt, files });
  expect(await first.result(limit())).toMatchObject({
    status: "OK",
    documents: [{ format: "docx" }],
  });
  const second = await dossier.continue(first.workflowId, { prompt: again });
  const result = await second.result(limit());
  expect(result).toMatchObject({
    status: "OK",
    round: 2,
    // one format was rendered by the action, the other by the host from the same document
    documents: [{ format: "xlsx" }, { format: "pptx" }],
    usage: { aiCalls: 2 },
  });
  model.done();
});
let limits: unknown;

const planets = "List the planets with their diameters as an Excel file.";

test("without a single document, and where none is needed, a model writes freely and claims no sources", async () => {
  const rows = [["Mercury", 4879]];
  const table = { id: "t", content_type: "table", elements: [{ headers: ["Planet", "km"], rows }] };
  const { result } = await playScript(
    [
      analysis(planets, { requiresDocuments: false, expectedFormats: ["xlsx"] }),
      select("ai.generateReport", { requiredInputDocuments: [] }),
      report("Planets", [table], ({ handOffId, claims }) => expect([handOffId, claims]).toEqual([null, []])),
    ],
    { prompt: planets },
  );
  expect(result).toMatchObject({ status: "OK", documents: [{ format: "xlsx" }], claims: [], evidence: [] });
});

test("where documents are needed and there are none, it is refused after one call", async () => {
  const { result } = await playScript([analysis(planets, { requiresDocuments: true })], { prompt: planets });
  expect(result).toMatchObject({ status: "REFUSAL", reason: "no_documents", usage: { aiCalls: 1 } });
});
