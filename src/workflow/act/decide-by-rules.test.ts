import { expect, test } from "vitest";
import type { ChosenAction, Review } from "../../model/action.ts";
import { RoundRequest } from "../../model/round.ts";
import type { Checked } from "../../model/round.ts";
import type { SubIntent } from "../../model/sub-intent.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import type { Work } from "../../model/work.ts";
import { Task } from "../../model/task.ts";
import { decideByRules, holdToLimits } from "./decide-by-rules.ts";
import type { RuleInput } from "./decide-by-rules.ts";
import { surveyDocument } from "./review/survey-document.ts";
import { surveyPoints } from "./review/survey-points.ts";

const intent = {
  ...{ dataType: "text" as const, expectedFormats: [], successCriteria: [] as string[] },
  qualityRequirements: { accuracyThreshold: 1, completenessThreshold: 1 },
};
const lookUp: SubIntent = { id: "i1", role: "LOOKUP", grounded: true, text: "Find the fee" };
const draft: SubIntent = { id: "i2", role: "DRAFT", grounded: false, text: "Write a memo on the fee" };
const document: UnifiedDocument = {
  metadata: { title: "T", language: "en" },
  sections: [{ content_type: "paragraph", elements: [{ text: "One. Two. Three." }] }],
};
const chosen: ChosenAction = {
  ...{ action: "ai.process", objective: "o", intent, userMessage: "", learnings: [], documents: [] },
  ...{ connection: null, completionCriteria: "", serves: [], parameters: {}, by: "host" },
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
    ...{
      intents: [lookUp],
      documents: [],
      extracted: [],
      found: [],
      earlier: [],
      checked: [checked(lookUp)],
    },
    ...{ document: null, files: [], done: [], learnings: [], startedAt: 0, status: "open", ...changes.work },
  };
  const performed = { chosen, documents: [], extracted: [], known: [], ...changes.performed };
  const verified = { checked: [], problems: [], ...changes.verified };
  const made = { document, files: [], problems: [], ...changes.made };
  const { language = "en", now = 0, spent = 0, canFetchMore = false } = changes;
  const points = changes.points ?? surveyPoints(work.checked, language);
  const facts = made.document === null ? undefined : surveyDocument(made.document, { work, made });
  const input = {
    ...{ work, performed, verified, made, request, now, spent, language, points, facts, canFetchMore },
  };
  return { input, ...decideByRules(input) };
}

const before = (decision: Review["decision"]) => ({
  chosen,
  observation: { action: "a", success: false, summary: "", produced: [], problems: [] },
  review: { decision, reason: "", unmetCriteria: [], learnings: [] },
});

test("what the documents lack is fetched once more where the task fetches, and refused where it does not", () => {
  const missing = [checked(lookUp, { decision: "RETRY" })];
  const verified = { checked: missing, problems: [] };
  const work = { checked: missing };
  expect(decide({ work, verified, canFetchMore: true })).toMatchObject({
    review: { decision: "retry", learnings: [expect.stringContaining("Fetch what is missing")] },
  });
  expect(decide({ work, verified })).toMatchObject({ review: { decision: "fail" }, status: "refused" });
  const done = [before("retry")];
  expect(decide({ work: { ...work, done }, verified, canFetchMore: true })).toMatchObject({
    review: { decision: "fail" },
    status: "refused",
  });
  const wrong = [checked(lookUp, { decision: "REJECT", reason: "grounding_failed" })];
  const given = { work: { checked: wrong }, verified: { checked: wrong, problems: [] }, canFetchMore: true };
  expect(decide(given)).toMatchObject({ review: { decision: "fail" }, status: "refused" });
});

test("everything served and proven is done without a model, whatever words the criteria hold", () => {
  expect(decide({ criteria: ["friendly in tone"] })).toMatchObject({ review: { decision: "done" } });
});

test("what was written, with a criterion that only words can judge, is left to a model", () => {
  const written = { intents: [lookUp, draft], checked: [checked(lookUp), checked(draft)], draft: document };
  const ruled = decide({ work: written, criteria: ["friendly in tone", "at most 5 sentences"] });
  expect(ruled).toMatchObject({
    undecided: ["friendly in tone"],
    met: ["at most 5 sentences"],
    stands: true,
  });
  expect(ruled.review).toBeUndefined();
});

test("a countable criterion that is not met has it written again, with what was found", () => {
  const written = { intents: [draft], checked: [checked(draft)], draft: document };
  const ruled = decide({ work: written, criteria: ["at most 2 sentences"] });
  const found = expect.stringContaining("3 sentences, asked for at most 2");
  expect(ruled.review).toMatchObject({ decision: "retry", learnings: [found] });
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
    learnings: ["Write a memo on the fee: it states something that was not proven", "Not in the claims: 95."],
  });
  expect(decide({ work: { ...work, done: [before("retry")] }, verified })).toMatchObject({
    status: "refused",
    review: { decision: "fail", reason: expect.stringContaining("the retry limit was reached: 1") },
  });
});

test("parts that are open go on, until a limit of actions, price or time is reached", () => {
  const work = { checked: [] };
  expect(decide({ work })).toMatchObject({
    review: { decision: "continue", unmetCriteria: ["Find the fee"] },
  });
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

const written = { intents: [draft], checked: [checked(draft)], draft: document };

test("what stood the gate is delivered as it is once the tries are used up, with what it lacks", () => {
  const ruled = decide({ work: { ...written, done: [before("retry")] }, criteria: ["at most 2 sentences"] });
  expect(ruled).toMatchObject({
    stands: true,
    review: {
      decision: "done",
      unmetCriteria: ["at most 2 sentences (3 sentences, asked for at most 2)"],
      learnings: [],
    },
  });
});

test("a person is told in their language, a model in English, and nobody the names of parts", () => {
  const limited = decide({ work: written, criteria: ["höchstens 2 Sätze"], language: "de" });
  expect(limited.review).toMatchObject({
    reason: "höchstens 2 Sätze (3 Sätze, verlangt: höchstens 2)",
    learnings: ["höchstens 2 Sätze (3 sentences, asked for at most 2)."],
  });
  const verdict = checked(draft, { decision: "REJECT", reason: "new_facts_in_draft" });
  const rejected = decide({
    ...{ work: { intents: [draft], checked: [verdict] }, language: "fr" },
    verified: { checked: [verdict], problems: [] },
  });
  expect(rejected.review?.reason).toBe("Write a memo on the fee: cela affirme ce qui n'est pas prouvé");
  const open = decide({ work: { checked: [] }, language: "it" });
  expect(open.review?.reason).toBe("Ancora aperto: Find the fee");
  expect(JSON.stringify([limited.review, rejected.review, open.review])).not.toMatch(/\bi[12]\b/);
});

const pdf = { fileName: "memo.pdf", format: "pdf", bytes: 1, pages: 2 };
const file = { id: "d", ...pdf, mediaType: "application/pdf", sha256: "", provenance: "generated" as const };

test("a file that is too long is written again, with how much would fit", () => {
  const wishes = { ...draft, constraints: ["one page"] };
  const work = { ...written, intents: [wishes], checked: [checked(wishes)] };
  const made = { document, files: [file], produced: [pdf], problems: [] };
  expect(decide({ work, made }).review).toMatchObject({
    decision: "retry",
    learnings: [expect.stringMatching(/one page \(2 pages, asked for at most 1\).*would fit/)],
  });
  const criteria = ["eine Seite"];
  expect(decide({ work: written, made, criteria }).review).toMatchObject({ decision: "retry" });
  const fits = { ...made, produced: [{ ...pdf, pages: 1 }] };
  expect(decide({ work, made: fits }).review).toMatchObject({ decision: "done" });
});

test("an estimate of the pages sends a wish to a model, and decides nothing", () => {
  const wishes = { ...draft, constraints: ["une page"] };
  const work = { ...written, intents: [wishes], checked: [checked(wishes)] };
  const estimated = { ...pdf, fileName: "memo.docx", format: "docx", isEstimate: true };
  const made = { document, files: [file], produced: [estimated], problems: [] };
  expect(decide({ work, made })).toMatchObject({ undecided: ["une page"] });
  const fits = { ...made, produced: [{ ...estimated, pages: 1 }] };
  expect(decide({ work, made: fits }).review).toMatchObject({ decision: "done" });
});

test("proof over all tasks counts for a wish that everything has its source", () => {
  const handOff = { id: "h", intent: "i0", claims: [] };
  const earlier = [{ checked: [checked(lookUp, { handOff })] }] as unknown as Work["earlier"];
  const cited = structuredClone(document);
  cited.sections = [
    {
      content_type: "bullet_list",
      elements: [{ items: [{ text: "The fee is CHF 5.", citations: ["e1"] }] }],
    },
  ];
  const made = { document: cited, files: [], problems: [] };
  const criteria = ["Every number is proven.", "jede Zahl mit Quellenangabe"];
  const ruled = decide({ work: { ...written, earlier }, made, criteria });
  expect(ruled).toMatchObject({ met: criteria, review: { decision: "done" } });
});

test("a point on which nothing is said is looked for once more, and then said to be missing", () => {
  const points = {
    covered: [],
    missing: [],
    lost: ["the deadline"],
    lostPoints: [{ intent: "i1", point: "p2" }],
  };
  expect(decide({ points, language: "es" }).review).toMatchObject({
    decision: "retry",
    reason: "No se dice nada sobre: the deadline",
    learnings: ["Nothing is said about: the deadline"],
  });
  const [again] = [before("retry")];
  const done = [{ ...again, observation: { ...again.observation, points } }] as Work["done"];
  expect(decide({ points, work: { done } }).review).toMatchObject({
    decision: "done",
    unmetCriteria: ["Nothing is said about: the deadline"],
  });
});

test("limits hold for what a model says, and its word throws nothing away that stood the gate", () => {
  const said = (decision: Review["decision"]): Review => ({
    ...{ decision, reason: "too dry", unmetCriteria: ["friendly"], learnings: [] },
  });
  const judge = (decision: Review["decision"], ruled: ReturnType<typeof decide>) =>
    holdToLimits(said(decision), ruled, ruled.input).decision;
  const fresh = decide({ work: written, criteria: ["friendly"] });
  expect(judge("retry", fresh)).toBe("retry");
  expect(judge("continue", fresh)).toBe("continue");
  expect(judge("fail", fresh)).toBe("done");
  const tried = decide({ work: { ...written, done: [before("retry")] }, criteria: ["friendly"] });
  expect(judge("retry", tried)).toBe("done");
  const made = { document: null, files: [], problems: [] };
  expect(judge("fail", decide({ work: written, made }))).toBe("fail");
});
