/** A model that answers each prompt from what it is shown, without a memory: a killed process changes nothing. */
import type { Model } from "../../src/ai/call/model.ts";
import { createScriptedModel } from "../../src/ai/testing/scripted-model.ts";
import type { AnswerInput } from "../../src/prompts/answer-from-evidence.ts";
import type { AuditPromptInput } from "../../src/prompts/audit-claims.ts";
import type { ReportInput } from "../../src/prompts/write-report.ts";
import type { SelectInput } from "../../src/prompts/select-action.ts";
import { analysis } from "./script-answers.ts";

/** Two parts that build on each other. */
export const richRequest =
  "Look up the daily meal allowance in the travel policies; then draft a friendly report on it as a Word file.";

/** The same with pasted data that becomes a document. */
export const richPrompt = [
  richRequest,
  "These are the people it goes to:",
  "```csv",
  "name,city,diet",
  ...Array.from({ length: 150 }, (_, n) => `Person ${n},Town ${n % 7},${n % 3 === 0 ? "vegan" : "any"}`),
  "```",
].join("\n");

/** Complex, two tasks, stage 2, a report cut off in the middle, a review. */
export function createRichModel(): Model {
  const { card } = createScriptedModel([], { card: { id: "rich", maxTokens: 8192 } });
  return {
    card,
    async call(asked) {
      asked.signal.throwIfAborted();
      const counts = { tokensIn: 100, tokensOut: 50, tokensCached: 0, tokensReasoning: 0 };
      return {
        kind: "answer",
        text: answerRichly(asked.prompt.name, asked.input, asked.text.data),
        ...counts,
        finishReason: "stop",
      };
    },
  };
}

/** What it says to a prompt with this input; the text is looked at only for a cut-off beginning. */
export function answerRichly(prompt: string, input: unknown, text: string): string {
  switch (prompt) {
    case "analyse-request":
      return JSON.stringify(richAnalysis());
    case "plan-tasks":
      return JSON.stringify(plan);
    case "select-action":
      return JSON.stringify(selection(input as SelectInput));
    case "set-parameters":
      return JSON.stringify({
        schema: "parameters_v1",
        parameters: { instruction: "State the allowance.", query: "daily meal allowance" },
      });
    case "answer-from-evidence":
      return JSON.stringify(quote(input as AnswerInput));
    case "audit-claims":
      return JSON.stringify(approve(input as AuditPromptInput));
    case "write-report":
      return writeInTwo(input as ReportInput, text);
    case "review-task":
      return JSON.stringify({ decision: "done", reason: "it is friendly" });
    default:
      throw new Error(`Not expected: ${prompt}`);
  }
}

function richAnalysis(): unknown {
  const changes = {
    complexity: "complex",
    expectedFormats: ["docx"],
    expectedOutputType: "document",
    successCriteria: ["friendly in tone"],
  } as const;
  const call = analysis(richRequest, {
    ...changes,
    expectedFormats: [...changes.expectedFormats],
    successCriteria: [...changes.successCriteria],
  });
  return call.value;
}

const plan = {
  overview: "Figures, then the report.",
  userMessage: "First the figures, then the report.",
  tasks: [
    {
      id: "figures",
      objective: "Collect the allowances.",
      deliverable: { type: "table", format: "csv" },
      requiresDocumentAnalysis: true,
      requiredDocuments: ["docList:input"],
      expectedFormats: ["csv"],
      successCriteria: [],
      serves: ["i1"],
    },
    {
      id: "report",
      objective: "Write the friendly report.",
      deliverable: { type: "report", format: "docx" },
      requiresContentGeneration: true,
      dependsOn: ["figures"],
      serves: ["i2"],
    },
  ],
};

function selection({ open }: SelectInput): unknown {
  const isGrounded = open[0]?.role === "LOOKUP";
  const query = { name: "query", type: "string", required: true, description: "what to look for" };
  return {
    action: isGrounded ? "ai.process" : "ai.generateReport",
    actionObjective: isGrounded ? "Find the allowance." : "Write the report.",
    userMessage: "Working on it.",
    learnings: ["The policies are in English."],
    requiredInputDocuments: isGrounded ? ["docList:input"] : [],
    parametersContext: "Meals, per day.",
    completionCriteria: "complete when it is written",
    parametersSchema: { fields: isGrounded ? [query] : [] },
  };
}

function approve({ claims }: AuditPromptInput): unknown {
  return {
    verdicts: claims.map(({ id, supports }) => ({
      ...{ id, subject: "the allowance", verdict: "VALID", fails: "" },
      support: supports[0]?.replaceAll(/[⟦⟧]/gu, "") ?? "",
    })),
  };
}

/** A wish first, then an answer with one wrong number, then what the complaint asks for. */
function quote({ evidence, served, judged, mayWish }: AnswerInput): unknown {
  if (served.length === 0 && judged.length === 0 && mayWish)
    return { claims: [], wish: { search: [{ query: "meals and their allowance" }] } };
  const accepted = new Set(judged.flatMap(({ text, complaint }) => (complaint === undefined ? [text] : [])));
  const claims = evidence
    .flatMap(({ id, text }) =>
      (text.match(/The daily meal allowance is CHF \d+\./g) ?? []).map((quoted) => ({
        text: quoted,
        supports: [{ evidence: id, quote: quoted }],
      })),
    )
    .filter(({ text }) => !accepted.has(text));
  const [first, ...others] = claims;
  if (first === undefined) return { claims, refusal: "not in context" };
  const wrong = { ...first, text: first.text.replace(/\d+/, "9$&") };
  return { claims: judged.length === 0 ? [wrong, ...others] : claims };
}

/** The first answer ends in the middle of a word; the second goes on from there. */
function writeInTwo({ handOffId, claims }: ReportInput, text: string): string {
  const sections = claims.map(({ id, text: said }) => ({
    id,
    content_type: "paragraph",
    elements: [{ text: `Good news for hungry travellers. ${said}` }],
    uses: [id],
  }));
  const whole = JSON.stringify({
    metadata: { title: "Meals on the road", language: "en", handoff_id: handOffId },
    sections,
  });
  const cut = whole.indexOf("hungry") + 3;
  return text.includes("Good news for hun") ? whole.slice(cut) : whole.slice(0, cut);
}
