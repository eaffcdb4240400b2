import type { ScriptedCall } from "../src/ai/testing/scripted-model.ts";
import type { NewRound } from "../src/app/rounds/new-round.ts";
import {
  analysis,
  cite,
  claimThat,
  judge,
  paragraph,
  parameters,
  report,
  review,
  select,
} from "../test/fakes/script-answers.ts";

export interface CallScenario {
  key: string;
  name: string;
  round: NewRound;
  script(): ScriptedCall[];
  /** Criteria that only words can judge cost one call more. */
  isReviewed?: boolean;
}

const claim = "The daily meal allowance is CHF 55.";
const hotel = "Hotels cost at most CHF 180 per night.";
const files = [{ fileName: "policy.md", content: `${claim}\n\n${hotel}\n` }];
const meals = "What is the daily meal allowance?";
const memo = "Draft a memo on the daily meal allowance.";
const both = "Look up the daily meal allowance; and find what hotels cost.";
const report_ = "Look up the daily meal allowance; then draft a report on it as PDF.";
const fields = [{ name: "query", type: "string", required: true, description: "what to look for" }];

/** One of each kind of request; the model answers by script, so that only the number of calls is measured. */
export const callScenarios: readonly CallScenario[] = [
  {
    key: "simple",
    name: "simple, without documents",
    round: { prompt: "How many days has a week?" },
    script: () => [analysis("How many days has a week?", { complexity: "simple", answer: "Seven." })],
  },
  {
    key: "moderate",
    name: "moderate, parameters known to the host",
    round: { prompt: meals, files },
    script: () => [analysis(meals), select("ai.process"), cite(claim)],
  },
  {
    key: "moderateAudited",
    name: "moderate, in words of its own: judged by a model",
    round: { prompt: meals, files },
    script: () => [
      analysis(meals),
      select("ai.process"),
      claimThat("You get CHF 55 a day for meals.", claim),
      judge("VALID"),
    ],
  },
  {
    key: "moderateStage2",
    name: "moderate, parameters by stage 2",
    round: { prompt: meals, files },
    script: () => [
      analysis(meals),
      select("ai.process", { parametersSchema: { fields } }),
      parameters({ instruction: "Answer.", query: "meal allowance" }),
      cite(claim),
    ],
  },
  {
    key: "twoParts",
    name: "moderate, two parts in one request",
    round: { prompt: both, files },
    script: () => [analysis(both), select("ai.process"), cite(claim), cite(hotel)],
  },
  {
    key: "draft",
    name: "moderate, a draft that rests on documents",
    round: { prompt: memo, files, formats: ["docx"] },
    script: () => [
      analysis(memo, { expectedOutputType: "document" }),
      select("ai.generateReport"),
      cite(claim),
      report("The daily meal allowance", [paragraph(claim, ["c1"])]),
    ],
  },
  {
    key: "draftReviewed",
    name: "the same, with a criterion in words",
    round: { prompt: memo, files, formats: ["docx"] },
    isReviewed: true,
    script: () => [
      analysis(memo, { expectedOutputType: "document", successCriteria: ["friendly in tone"] }),
      select("ai.generateReport"),
      cite(claim),
      report("The daily meal allowance", [paragraph(claim, ["c1"])]),
      review("done"),
    ],
  },
  {
    key: "twoActions",
    name: "moderate, a search first and then the answer",
    round: { prompt: meals, files },
    script: () => [analysis(meals), select("document.search"), select("ai.process"), cite(claim)],
  },
  {
    key: "actionplan",
    name: "moderate, all actions planned at once",
    round: { prompt: meals, files, mode: "actionplan" },
    script: () => [
      analysis(meals),
      {
        prompt: "plan-actions",
        value: {
          actions: [
            {
              action: "ai.process",
              actionObjective: "Answer it.",
              requiredInputDocuments: ["docList:input"],
              parameters: { instruction: "Answer." },
            },
          ],
        },
      },
      cite(claim),
    ],
  },
  {
    key: "complex",
    name: "complex, two tasks, one resting on the other",
    round: { prompt: report_, files },
    script: () => [
      analysis(report_, { complexity: "complex", expectedFormats: ["pdf"], expectedOutputType: "document" }),
      {
        prompt: "plan-tasks",
        value: {
          overview: "Figures, then the report.",
          userMessage: "First the figures, then the report.",
          tasks: [
            {
              id: "figures",
              objective: "Collect the amounts.",
              deliverable: { type: "table", format: "csv" },
              requiresDocumentAnalysis: true,
              requiredDocuments: ["docList:input"],
              expectedFormats: ["csv"],
              serves: ["i1"],
            },
            {
              id: "report",
              objective: "Write the report.",
              deliverable: { type: "report", format: "pdf" },
              requiresContentGeneration: true,
              dependsOn: ["figures"],
              serves: ["i2"],
            },
          ],
        },
      },
      select("ai.process"),
      cite(claim),
      select("ai.generateReport", { requiredInputDocuments: [] }),
      report("The daily meal allowance", [paragraph(claim, ["c1"])]),
    ],
  },
];
