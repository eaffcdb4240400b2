import type { ChosenAction, Observation, Review } from "./action.ts";
import type { Document, ExtractedDocument } from "./document.ts";
import type { FailureCode } from "./failure.ts";
import type { LocatedSupport, SubmittedClaim, Verdict } from "./grounding.ts";
import type { ActionResult, Answered, Checked } from "./round.ts";
import type { SubIntent } from "./sub-intent.ts";
import type { Task } from "./task.ts";
import type { UnifiedDocument } from "./unified-document.ts";

/** What a task has come to. */
export interface TaskResult {
  task: Task;
  status: "done" | "refused" | "failed";
  /** Why it is not done. */
  reason?: string;
  checked: Checked[];
  document: UnifiedDocument | null;
  files: Document[];
  /** What its last action brought. */
  summary: string;
}

/** A task while it is carried out: everything its next action may rest on. Rebuilt the same on every replay. */
export interface Work {
  task: Task;
  /** The parts of the request that it serves; grounded ones first. */
  intents: SubIntent[];
  documents: Document[];
  extracted: ExtractedDocument[];
  /** Results of the tasks that it builds on. */
  earlier: TaskResult[];
  /** The last verdict on each part that has one. */
  checked: Checked[];
  /** What was written and stood the check; undefined where claims speak for themselves. */
  draft?: UnifiedDocument;
  /** What the task delivers, once every part of it is served. */
  document: UnifiedDocument | null;
  files: Document[];
  done: { chosen: ChosenAction; observation: Observation; review: Review }[];
  learnings: string[];
  startedAt: number;
  status: "open" | TaskResult["status"];
  reason?: string;
}

/** What an action wants to know of the documents before it does anything else. */
export interface Question {
  instruction?: string;
  query?: string;
}

/** Documents, and what was read of them. */
export interface Material {
  documents: Document[];
  extracted: ExtractedDocument[];
}

/** What was chosen with what it works on: documents found, and read where the action needs that. */
export interface Bound extends Material {
  chosen: ChosenAction;
  /** Everything that the task has read by now. */
  known: ExtractedDocument[];
  /** Set where the action answers the open grounded parts. */
  question?: Question;
  /** What keeps the action from being done. */
  failure?: { code: FailureCode; message: string };
}

/** A claim after the audit. */
export interface JudgedClaim extends SubmittedClaim {
  verdict: Verdict;
  stage: number;
  reason: string;
  located: LocatedSupport[];
}

/** A part that goes back to its writer, once: the claims that failed with their reasons, and what has no answer yet. */
export interface SentBack {
  answered: Answered;
  accepted: JudgedClaim[];
  judged: { text: string; point?: string; complaint?: string }[];
  uncovered: string[];
  /** Nothing was found in a selection: more of the material is to be shown. */
  wantsMore: boolean;
}

/** What the gate says of answers: the verdict on each part, and what may be tried once more. */
export interface Proven {
  checked: Checked[];
  back: SentBack[];
}

/** What the action itself did, after the parts were proven. */
export interface Performed extends Bound {
  result?: ActionResult;
}

/** A text that goes back to its writer, once: the statements that failed, each with its place and its reason. */
export interface TextBack {
  document: UnifiedDocument;
  rejected: { path: string; text: string; reason: string }[];
  /** Statements that were found proven and need not be judged again. */
  approved: string[];
}

/** Every verdict on what an action brought, drafts included, and what stood. */
export interface Verified {
  checked: Checked[];
  draft?: UnifiedDocument;
  /** What is wrong with a draft, in words that a next try can use. */
  problems: string[];
  back?: TextBack;
}

/** The task's document and files; null and none before every part of it is served. */
export interface Made {
  document: UnifiedDocument | null;
  files: Document[];
  /** What is wrong with the files, told by opening them again. */
  problems: string[];
}

/** The parts that still wait for a verdict that lets them through. */
export function openIntents({ intents, checked }: Pick<Work, "intents" | "checked">): SubIntent[] {
  const through = new Set(
    checked.flatMap(({ intent, decision }) => (decision === "ACCEPT" ? [intent.id] : [])),
  );
  return intents.filter(({ id }) => !through.has(id));
}

/** The parts that an action answers: the open grounded ones, if it asks anything at all. */
export function partsFor(work: Work, { question }: Pick<Bound, "question">): SubIntent[] {
  return question === undefined ? [] : openIntents(work).filter(({ grounded }) => grounded);
}

const twinEnding = ".evidence";

/** The part that finds the evidence for a draft; it counts for the part of the request that asked for the draft. */
export function twinOf(intent: SubIntent): SubIntent {
  return { ...intent, id: `${intent.id}${twinEnding}`, role: "LOOKUP", grounded: true };
}

export function isTwin({ id }: SubIntent): boolean {
  return id.endsWith(twinEnding);
}

export function withoutTwin(id: string): string {
  return id.endsWith(twinEnding) ? id.slice(0, -twinEnding.length) : id;
}
