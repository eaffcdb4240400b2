import { checkCriteria } from "../../model/criteria/check-criteria.ts";
import type { CriteriaFacts, Unmet } from "../../model/criteria/check-criteria.ts";
import type { Review } from "../../model/action.ts";
import { reviewPhrases, tellUnmet } from "../../model/phrases/review-phrases.ts";
import type { ReviewPhrases } from "../../model/phrases/review-phrases.ts";
import { openIntents } from "../../model/work.ts";
import { criteriaOf, judgeForm } from "./review/judge-form.ts";
import type { SurveyedPoints } from "./review/survey-points.ts";
import { tellRemedy } from "./review/tell-remedy.ts";
import type { ReviewInput } from "./review-input.ts";

export interface Ruled {
  /** Undefined where words have to be judged that no rule can. */
  review?: Review;
  /** What the task becomes if the review says fail. */
  status: "refused" | "failed";
  /** For whoever reads: what could not be counted, and what was counted and is as asked. */
  undecided: string[];
  met: string[];
  /** Whether what was made stood the gate: then only its form can be wrong, and it is never thrown away. */
  stands: boolean;
  /** What of its form is not as asked, in words for the person. */
  unmet: string[];
}

export interface RuleInput extends ReviewInput {
  now: number;
  spent: number;
  /** Of the person. */
  language: string;
  points: SurveyedPoints;
  /** Whether what the documents lack may still be fetched, because the task fetches, and has since it was last missing. */
  canFetchMore: boolean;
  /** What was counted in the task's document; undefined where there is none. */
  facts: CriteriaFacts | undefined;
}

const minuteMs = 60_000;
const nothing = { undecided: [], met: [], unmet: [], stands: false };

/** Everything that can be decided without a model, in the order of its weight. */
export function decideByRules(input: RuleInput): Ruled {
  const { work, language, points } = input;
  const words = reviewPhrases(language);
  const { refused, isMissing } = troubleOf(input, language);
  if (refused !== undefined) {
    const review = isMissing && input.canFetchMore ? fetchMore(input, refused) : undefined;
    return { ...nothing, review: review ?? fail(refused), status: "refused" };
  }
  if (troubleOf(input, language).all.length > 0) return tryAgain(input);
  if (openIntents(work).length > 0) return goOn(input);
  const form = formOf(input);
  const lost = points.lost.map((text) => `${words.nothingOn} ${text}`);
  const unmet = [...lost, ...form.unmet.map((one) => tellUnmet(one, language))];
  const stood: Ruled = {
    ...nothing,
    status: "failed",
    met: form.met,
    unmet,
    stands: input.made.document !== null,
  };
  // what was looked for again and is still not said will not be
  const isFirst = work.done.every(({ observation }) => (observation.points?.lost ?? []).length === 0);
  const canBetter = (lost.length > 0 && isFirst) || (form.unmet.length > 0 && work.draft !== undefined);
  if (canBetter)
    return { ...stood, review: mend(input, { unmet, learnings: learningsOf(input, form.unmet) }) };
  // what is quoted from documents has been proven; only what was written freely is left to judgement
  const needsWords = work.draft !== undefined || input.performed.result?.kind === "done";
  if (form.undecided.length > 0 && needsWords) return { ...stood, undecided: form.undecided };
  const reason = unmet.length === 0 ? words.served : `${words.asItIs} ${unmet.join("; ")}`;
  return { ...stood, review: { decision: "done", reason, unmetCriteria: unmet, learnings: [] } };
}

/** What a model said, within the limits: they hold for it too, and what stood the gate is not thrown away for its form. */
export function holdToLimits(said: Review, ruled: Ruled, input: RuleInput): Review {
  const over = said.decision === "continue" ? limitOf(input) : limitOfTries(input);
  const isOver = said.decision === "fail" || (said.decision !== "done" && over !== undefined);
  if (!isOver) return said;
  const unmet = said.unmetCriteria.length > 0 ? said.unmetCriteria : [said.reason];
  if (!ruled.stands) return said.decision === "fail" ? said : fail(`${said.reason} (${over ?? ""})`, unmet);
  const reason = `${reviewPhrases(input.language).asItIs} ${unmet.join("; ")}`;
  return { decision: "done", reason, unmetCriteria: unmet, learnings: said.learnings };
}

/** What the gate did not let through, and what else is wrong with this action and another try may mend. */
function troubleOf({ performed, verified, made }: RuleInput, language: string) {
  const { reasons } = reviewPhrases(language);
  const stopped = verified.checked.filter(({ decision }) => decision !== "ACCEPT");
  const tell = ({ intent, reason = "grounding_failed" }: (typeof stopped)[number]) =>
    `${intent.text}: ${reasons[reason]}`;
  // a grounded part that is not proven refuses the whole; what no model can do, too
  const final = stopped.find(
    ({ intent, reason }) =>
      intent.grounded || reason === "not_supported" || reason === "draft_without_grounding",
  );
  return {
    refused: final === undefined ? undefined : tell(final),
    /** Nothing that was found is wrong: there is too little of it. */
    isMissing: stopped.every(({ decision }) => decision === "RETRY"),
    all: [
      ...(performed.failure === undefined ? [] : [performed.failure.message]),
      ...stopped.map(tell),
      ...verified.problems,
      ...made.problems,
    ],
  };
}

/** What was fetched so far does not hold it: the next choice may fetch more, or say that there is no more. */
function fetchMore(input: RuleInput, reason: string): Review | undefined {
  if (limitOfTries(input) !== undefined) return undefined;
  const remedy =
    "Fetch what is missing where it may stand; if there is no such place, say that it cannot be done.";
  const learnings = [`${troubleOf(input, "en").refused ?? reason}. ${remedy}`];
  return { decision: "retry", reason, unmetCriteria: [reason], learnings };
}

function tryAgain(input: RuleInput): Ruled {
  const { verified, language } = input;
  const isRefused = verified.checked.some(({ decision }) => decision !== "ACCEPT");
  const told = troubleOf(input, language).all;
  const over = limitOfTries(input);
  const reason = told.join("; ");
  const review: Review =
    over === undefined
      ? { decision: "retry", reason, unmetCriteria: told, learnings: troubleOf(input, "en").all }
      : fail(`${reason} (${over})`, told);
  return { ...nothing, review, status: isRefused ? "refused" : "failed" };
}

/** Once more for the sake of its form; where there is no once more, it is delivered as it is. */
function mend(input: RuleInput, { unmet, learnings }: { unmet: string[]; learnings: string[] }): Review {
  const reason = unmet.join("; ");
  if (limitOfTries(input) === undefined)
    return { decision: "retry", reason, unmetCriteria: unmet, learnings };
  const { asItIs } = reviewPhrases(input.language);
  return { decision: "done", reason: `${asItIs} ${reason}`, unmetCriteria: unmet, learnings: [] };
}

function learningsOf({ points, facts }: RuleInput, unmet: readonly Unmet[]): string[] {
  const { nothingOn } = reviewPhrases("en");
  return [
    ...points.lost.map((text) => `${nothingOn} ${text}`),
    ...unmet.map((one) => `${tellUnmet(one, "en")}.${tellRemedy(one, facts)}`),
  ];
}

function goOn(input: RuleInput): Ruled {
  const over = limitOf(input);
  const open = openIntents(input.work).map(({ text }) => text);
  const reason = `${reviewPhrases(input.language).open} ${open.join("; ")}`;
  const review: Review =
    over === undefined
      ? { decision: "continue", reason, unmetCriteria: open, learnings: [] }
      : fail(`${reason} (${over})`, open);
  return { ...nothing, review, status: "failed" };
}

function limitOf(input: RuleInput): string | undefined {
  const { work, request, now, spent, language } = input;
  const { limits } = request;
  const words: ReviewPhrases["limits"] = reviewPhrases(language).limits;
  if (work.done.length + 1 >= limits.actions) return `${words.actions}: ${limits.actions}`;
  if (limits.price !== undefined && spent >= limits.price) return `${words.price}: ${limits.price}`;
  return now - work.startedAt >= limits.minutes * minuteMs
    ? `${words.minutes}: ${limits.minutes} min`
    : undefined;
}

function limitOfTries(input: RuleInput): string | undefined {
  const { work, request, language } = input;
  const retries = work.done.filter(({ review }) => review.decision === "retry").length;
  const { limits } = reviewPhrases(language);
  return limitOf(input) ?? (retries >= request.limits.retries ? `${limits.retries}: ${retries}` : undefined);
}

/** The task's criteria, and wishes about length of which only an estimate says that they are not met. */
function formOf({ work, performed, facts }: RuleInput): {
  met: string[];
  unmet: Unmet[];
  undecided: string[];
} {
  if (facts === undefined) {
    const undecided = performed.result?.kind === "done" ? criteriaOf(work) : [];
    return { met: [], unmet: [], undecided };
  }
  const { met, unmet, undecided, wishes } = judgeForm(work, facts);
  const asIfSure = {
    ...facts,
    files: facts.files?.map(({ isEstimate: _isEstimate, ...file }) => file) ?? [],
  };
  const doubted = checkCriteria(wishes, asIfSure).unmet.map(({ criterion }) => criterion);
  const all = undecided.length > 0 ? [...undecided, ...wishes] : doubted;
  return { met, unmet, undecided: all };
}

function fail(reason: string, unmetCriteria: string[] = []): Review {
  return { decision: "fail", reason, unmetCriteria, learnings: [] };
}
