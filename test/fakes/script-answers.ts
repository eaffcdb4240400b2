/** Answers for a scripted model, each with what a test does not care about filled in. */
import type { ScriptedCall } from "../../src/ai/testing/scripted-model.ts";
import type { ModelRequest } from "../../src/ai/call/model.ts";
import type { AnalysisAnswer } from "../../src/prompts/analyse-request.ts";
import type { AnswerInput } from "../../src/prompts/answer-from-evidence.ts";
import type { AuditPromptInput } from "../../src/prompts/audit-claims.ts";
import type { MendInput } from "../../src/prompts/mend-statements.ts";
import type { ReportInput } from "../../src/prompts/write-report.ts";
import type { SelectInput } from "../../src/prompts/select-action.ts";

type Check = NonNullable<ScriptedCall["check"]>;

/** A call that is answered with a value. */
export type Answer = Extract<ScriptedCall, { value: unknown }>;

export function analysis(request: string, changes: Partial<AnalysisAnswer> = {}, check?: Check): Answer {
  const value: AnalysisAnswer = {
    detectedLanguage: "en",
    normalizedRequest: request,
    intent: request,
    primaryGoal: request,
    dataType: "text",
    expectedFormats: [],
    qualityRequirements: { accuracyThreshold: 0.9, completenessThreshold: 0.9 },
    successCriteria: [],
    complexity: "moderate",
    requiresDocuments: true,
    requiresWebResearch: false,
    requiresAnalysis: false,
    expectedOutputType: "answer",
    topics: [],
    constraints: [],
    contextItems: [],
    documentReferences: [],
    parts: [],
    buildsOn: [],
    ...changes,
  };
  return { prompt: "analyse-request", value, ...(check && { check }) };
}

/** A selection on all the documents that came with the request, unless it says otherwise. */
export function select(action: string, changes: Record<string, unknown> = {}, check?: Check): Answer {
  const value = {
    action,
    actionObjective: `Do ${action}.`,
    userMessage: "Working on it.",
    requiredInputDocuments: ["docList:input"],
    parametersContext: "nothing in particular",
    completionCriteria: "complete when it is done",
    ...changes,
  };
  return { prompt: "select-action", value, ...(check && { check }) };
}

export function parameters(values: Record<string, unknown>, check?: Check): Answer {
  const value = { schema: "parameters_v1", parameters: values };
  return { prompt: "set-parameters", value, ...(check && { check }) };
}

/** An answer in the words of the first passage in which they stand. */
export function cite(claim: string): Answer {
  return claimThat(claim, claim);
}

/** An answer in any words, with a quotation from the first passage in which that stands. */
export function claimThat(text: string, quote: string): Answer {
  return fromInput("answer-from-evidence", (input: AnswerInput) => ({
    claims: [{ text, supports: [quoting(input, quote)] }],
  }));
}

/** The support of a quotation, from the first passage in which it stands. */
export function quoting({ evidence }: AnswerInput, quote: string): { evidence: string; quote: string } {
  const found = evidence.find(({ text }) => text.includes(quote));
  if (found === undefined)
    throw new Error(`"${quote}" is in no passage: ${evidence.map(({ text }) => text).join(" | ")}`);
  return { evidence: found.id, quote };
}

/** A model that judges every claim it is asked about alike. */
export function judge(verdict: "VALID" | "INVALID" | "NOT_IN_CONTEXT"): Answer {
  return fromInput("audit-claims", ({ claims }: AuditPromptInput) => ({
    verdicts: claims.map(({ id, text, supports }) => ({
      ...{ id, subject: "it", verdict, fails: verdict === "VALID" ? "" : text },
      support: supports[0]?.replaceAll(/[⟦⟧]/gu, "") ?? "",
    })),
  }));
}

export function refuse(): Answer {
  return { prompt: "answer-from-evidence", value: { claims: [], missing: [], refusal: "not in context" } };
}

/** What every statement that failed is to be; null takes it out. */
export function mend(text: string | null): Answer {
  return fromInput("mend-statements", ({ statements }: MendInput) => ({
    statements: statements.map(({ id }) => ({ id, text })),
  }));
}

/** A report of the given sections, with the hand-off echoed. */
export function report(title: string, sections: unknown[], check?: (input: ReportInput) => void): Answer {
  return fromInput("write-report", (input: ReportInput) => {
    check?.(input);
    const handOff = input.handOffId === null ? {} : { handoff_id: input.handOffId };
    return { metadata: { title, language: "en", ...handOff }, sections };
  });
}

export function review(
  decision: string,
  reason = "looked at it",
  more: Record<string, unknown> = {},
): Answer {
  return { prompt: "review-task", value: { decision, reason, ...more } };
}

export function paragraph(text: string, uses?: string[]): unknown {
  return { id: `p${text.length}`, content_type: "paragraph", elements: [{ text }], ...(uses && { uses }) };
}

/** What stage 1 was shown. */
export function seen(request: ModelRequest): SelectInput {
  return request.input as SelectInput;
}

export function fromInput<Input>(prompt: string, answer: (input: Input) => unknown): Answer {
  let value: unknown;
  return {
    prompt,
    check: (request: ModelRequest) => {
      value = answer(request.input as Input);
    },
    get value() {
      return value;
    },
  };
}
