import { formatOf } from "../../model/format-of.ts";
import { checkCriteria } from "../../model/check-criteria.ts";
import { countDocument } from "../../model/count-document.ts";
import type { Review } from "../../model/action.ts";
import { openIntents } from "../../model/work.ts";
import type { Work } from "../../model/work.ts";
import type { ReviewInput } from "./review.ts";

export interface Ruled {
  /** Undefined where words have to be judged that no rule can. */
  review?: Review;
  /** What the task becomes if the review says fail. */
  status: "refused" | "failed";
  undecided: string[];
}

export interface RuleInput extends ReviewInput {
  now: number;
  spent: number;
}

const minuteMs = 60_000;

/** Everything that can be decided without a model, in the order of its weight. */
export function decideByRules(input: RuleInput): Ruled {
  const { work } = input;
  const refused = refusedPart(input);
  if (refused !== undefined) return { review: fail(refused), status: "refused", undecided: [] };
  const trouble = troubleOf(input);
  if (trouble.length > 0) return again(input, trouble, statusOf(input));
  if (openIntents(work).length > 0) return goOn(input);
  const { unmet, undecided } = judgeCriteria(input);
  if (unmet.length > 0 && work.draft !== undefined) return again(input, unmet, "failed");
  // what is quoted from documents has been proven; only what was written freely is left to judgement
  const needsWords = work.draft !== undefined || input.performed.result?.kind === "done";
  if (undecided.length > 0 && needsWords) return { status: "failed", undecided };
  const reason =
    unmet.length === 0 ? "every part is served and checked" : `as far as it can be: ${unmet.join("; ")}`;
  return {
    review: { decision: "done", reason, unmetCriteria: unmet, learnings: [] },
    status: "failed",
    undecided: [],
  };
}

/** A grounded part that the gate did not let through refuses the whole; what no model can do, too. */
function refusedPart({ verified }: RuleInput): string | undefined {
  const stopped = verified.checked.find(
    ({ intent, decision, reason }) =>
      decision !== "ACCEPT" &&
      (intent.grounded || reason === "not_supported" || reason === "draft_without_grounding"),
  );
  return stopped === undefined ? undefined : `${stopped.intent.id}: ${stopped.reason ?? "not in context"}`;
}

/** What is wrong with this action alone, and another try may mend. */
function troubleOf({ performed, verified, made }: RuleInput): string[] {
  const drafts = verified.checked.filter(({ decision }) => decision !== "ACCEPT");
  return [
    ...(performed.failure === undefined ? [] : [performed.failure.message]),
    ...drafts.map(({ intent, reason }) => `${intent.id}: ${reason ?? "rejected"}`),
    ...verified.problems,
    ...made.problems,
  ];
}

function statusOf({ verified }: RuleInput): Ruled["status"] {
  return verified.checked.some(({ decision }) => decision !== "ACCEPT") ? "refused" : "failed";
}

function again(input: RuleInput, unmet: string[], status: Ruled["status"]): Ruled {
  const { work, request } = input;
  const retries = work.done.filter(({ review }) => review.decision === "retry").length;
  const over = limitOf(input) ?? (retries >= request.limits.retries ? `${retries} retries` : undefined);
  const reason = unmet.join("; ");
  if (over !== undefined) return { review: fail(`${reason} (after ${over})`, unmet), status, undecided: [] };
  const review: Review = { decision: "retry", reason, unmetCriteria: unmet, learnings: unmet };
  return { review, status, undecided: [] };
}

function goOn(input: RuleInput): Ruled {
  const over = limitOf(input);
  const open = openIntents(input.work).map(({ id }) => id);
  const reason = `still to be served: ${open.join(", ")}`;
  const review: Review =
    over === undefined
      ? { decision: "continue", reason, unmetCriteria: open, learnings: [] }
      : fail(`the limit of ${over} is reached, and ${reason}`, open);
  return { review, status: "failed", undecided: [] };
}

function limitOf({ work, request: { limits }, now, spent }: RuleInput): string | undefined {
  if (work.done.length + 1 >= limits.actions) return `${limits.actions} actions`;
  if (limits.price !== undefined && spent >= limits.price) return `${limits.price} for a task`;
  return now - work.startedAt >= limits.minutes * minuteMs ? `${limits.minutes} minutes` : undefined;
}

/** The task's criteria, and those of the action that made the document. */
function judgeCriteria({ work, performed, made }: RuleInput): { unmet: string[]; undecided: string[] } {
  const { document, files } = made;
  if (document === null)
    return { unmet: [], undecided: performed.result?.kind === "done" ? criteriaOf(work) : [] };
  const formats = files.map(({ fileName }) => formatOf(fileName));
  const isProven = work.checked.some(({ handOff }) => handOff !== undefined);
  const facts = { counts: countDocument(document), formats, language: document.metadata.language, isProven };
  const { unmet, undecided } = checkCriteria(criteriaOf(work), facts);
  return { unmet: unmet.map(({ criterion, found }) => `${criterion} (found: ${found})`), undecided };
}

function criteriaOf({ task }: Work): string[] {
  return [...new Set(task.intent.successCriteria)];
}

function fail(reason: string, unmetCriteria: string[] = []): Review {
  return { decision: "fail", reason, unmetCriteria, learnings: [] };
}
