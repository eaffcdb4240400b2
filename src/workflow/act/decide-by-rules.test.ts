import { expect, test } from "vitest";
import type { ChosenAction, Review } from "../../model/action.ts";
import { RoundRequest } from "../../model/round.ts";
import type { Checked } from "../../model/round.ts";
import type { SubIntent } from "../../model/sub-intent.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import type { Work } from "../../model/work.ts";
import { Task } from "../../model/task.ts";
import { decideByRules } from "./decide-by-rules.ts";
import type { RuleInput } from "./decide-by-rules.ts";

const intent = {
  ...{ dataType: "text" as const, expectedFormats: [], successCriteria: [] as string[] },
  qualityRequirements: { accuracyThreshold: 1, completenessThreshold: 1 },
};
const lookUp: SubIntent = { id: "i1", role: "LOOKUP", grounded: true, text: "look up" };
const draft: SubIntent = { id: "i2", role: "DRAFT", grounded: false, text: "draft" };
const document: UnifiedDocument = {
  metadata: { title: "T", language: "en" },
  sections: [{ content_type: "paragraph", elements: [{ text: "One. Two. Three." }] }],
};
const chosen: ChosenAction = {
  ...{ action: "ai.process", objective: "o", intent, userMessage: "", learnings: [], documents: [] },
  ...{ connection: null, completionCriteria: "", parameters: {}, by: "host" },
};
const request = RoundRequest.parse({
  ...{ workflowId: "wf", user: "u", mode: "dynamic", prompt: "p", files: [], formats: [], budget: {} },
  ...{ outFolder: "", origin: "r", limits: { actions: 4, retries: 1, price: 2, minutes: 10 } },
});

function checked(part: SubIntent, changes: Partial<Checked> = {}): Checked {
  const nothing = { audited: [], evidence: [], missing: [], provable: [], closest: [] };
  return { intent: part, decision: "ACCEPT", ...nothing, ...changes };
}

type Changes = { work?: Partial<Work>; criteria?: string[] } & Omit<Partial<RuleInput>, "work">;

function decide(changes: Changes = {}) {
  const deliverable = { type: "x", format: "md" };
  const own = { ...intent, successCriteria: changes.criteria ?? [] };
  const work: Work = {
    task: Task.parse({
      id: "t",
      objective: "o",
      deliverable,
      intent: own,
      subIntents: [],
      extraction: { ocr: "auto" },
    }),
    ...{ intents: [lookUp], documents: [], extracted: [], earlier: [], checked: [checked(lookUp)] },
    ...{ document: null, files: [], done: [], learnings: [], startedAt: 0, status: "open", ...changes.work },
  };
  const performed = { chosen, documents: [], extracted: [], known: [], ...changes.performed };
  const verified = { checked: [], problems: [], ...changes.verified };
  const made = { document, files: [], problems: [], ...changes.made };
  return decideByRules({
    work,
    performed,
    verified,
    made,
    request,
    now: changes.now ?? 0,
    spent: changes.spent ?? 0,
  });
}

const before = (decision: Review["decision"]) => ({
  chosen,
  observation: { action: "a", success: false, summary: "", produced: [], problems: [] },
  review: { decision, reason: "", unmetCriteria: [], learnings: [] },
});

test("everything served and proven is done without a model, whatever words the criteria hold", () => {
  expect(decide({ criteria: ["friendly in tone"] })).toMatchObject({ review: { decision: "done" } });
});

test("what was written, with a criterion that only words can judge, is left to a model", () => {
  const written = { intents: [lookUp, draft], checked: [checked(lookUp), checked(draft)], draft: document };
  const ruled = decide({ work: written, criteria: ["friendly in tone", "at most 5 sentences"] });
  expect(ruled).toEqual({ status: "failed", undecided: ["friendly in tone"] });
});

test("a countable criterion that is not met has it written again, with what was found", () => {
  const written = { intents: [draft], checked: [checked(draft)], draft: document };
  const ruled = decide({ work: written, criteria: ["at most 2 sentences"] });
  expect(ruled.review).toMatchObject({ decision: "retry", learnings: [expect.stringContaining("found: 3")] });
});

test("a part that the gate did not let through ends the task as refused", () => {
  const verdict = checked(lookUp, { decision: "RETRY", reason: "grounding_failed" });
  const ruled = decide({ work: { checked: [verdict] }, verified: { checked: [verdict], problems: [] } });
  expect(ruled).toMatchObject({ status: "refused", review: { decision: "fail" } });
});

test("a draft that did not stand is tried again, until the retries are used up; then it is refused", () => {
  const verdict = checked(draft, { decision: "REJECT", reason: "new_facts_in_draft" });
  const verified = { checked: [verdict], problems: ["Not in the claims: 95."] };
  const work = { intents: [draft], checked: [verdict] };
  expect(decide({ work, verified }).review).toMatchObject({
    decision: "retry",
    learnings: ["i2: new_facts_in_draft", "Not in the claims: 95."],
  });
  expect(decide({ work: { ...work, done: [before("retry")] }, verified })).toMatchObject({
    status: "refused",
    review: { decision: "fail", reason: expect.stringContaining("after 1 retries") },
  });
});

test("parts that are open go on, until a limit of actions, price or time is reached", () => {
  const work = { checked: [] };
  expect(decide({ work })).toMatchObject({ review: { decision: "continue", unmetCriteria: ["i1"] } });
  const over = [
    decide({ work: { ...work, done: [before("continue"), before("continue"), before("continue")] } }),
    decide({ work, spent: 2 }),
    decide({ work, now: 600_000 }),
  ];
  for (const ruled of over) expect(ruled).toMatchObject({ status: "failed", review: { decision: "fail" } });
});

test("a file that does not open is trouble, not success", () => {
  const made = { document, files: [], problems: ["x.docx cannot be opened again: corrupt"] };
  expect(decide({ made }).review).toMatchObject({ decision: "retry", unmetCriteria: made.problems });
});
