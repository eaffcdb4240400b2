import type { ChosenAction, Observation, Produced, Review } from "./action.ts";
import type { Document, ExtractedDocument } from "./document.ts";
import type { FailureCode } from "./failure.ts";
import type { Analysis } from "./intent.ts";
import type { LocatedSupport, SubmittedClaim, Verdict } from "./grounding.ts";
import type { ActionResult, Answered, Checked } from "./round.ts";
import type { Message } from "./message.ts";
import type { RoundResult } from "./round-result.ts";
import type { Split, SubIntent } from "./sub-intent.ts";
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
  /** What was done outside with what it made. */
  placed?: string;
  /** What its last action brought. */
  summary: string;
}

/** A round before this one: what was asked and said, and what its tasks proved and made. */
export interface EarlierRound {
  number: number;
  prompt: string;
  /** What was asked, as it was understood. */
  request: string;
  analysis: Analysis | undefined;
  split: Split | undefined;
  result: RoundResult | undefined;
  results: TaskResult[];
}

/** The stored message, every document that may be evidence, this round's and earlier ones', and what earlier rounds brought. */
export interface Received {
  message: Message;
  documents: Document[];
  /** Files that earlier rounds made. */
  results: Document[];
  /** Newest first. */
  earlier: EarlierRound[];
}

/** A task while it is carried out: everything its next action may rest on. Rebuilt the same on every replay. */
export interface Work {
  task: Task;
  /** The parts of the request that it serves; grounded ones first. */
  intents: SubIntent[];
  documents: Document[];
  extracted: ExtractedDocument[];
  /** The passages that searches have brought so far, by id. */
  found: string[];
  /** Results of the tasks before it, and of the earlier rounds that the request builds on. */
  earlier: TaskResult[];
  /** The last verdict on each part that has one. */
  checked: Checked[];
  /** What was written and stood the check; undefined where claims speak for themselves. */
  draft?: UnifiedDocument;
  /** What the task delivers, once every part of it is served. */
  document: UnifiedDocument | null;
  files: Document[];
  /** What is to be done outside with the text once it is finished, as it was chosen, and the documents named for it. */
  placing?: { chosen: ChosenAction; documents: Document[] };
  /** What was done outside with the finished text, for the person. */
  placed?: string;
  /** The last document that stood the check, whatever its form lacked: it is delivered where no better one comes. */
  accepted?: AcceptedWork;
  done: { chosen: ChosenAction; observation: Observation; review: Review }[];
  learnings: string[];
  startedAt: number;
  status: "open" | TaskResult["status"];
  reason?: string;
}

/** A document that stood the check, with what of its form was not as asked. */
export interface AcceptedWork {
  document: UnifiedDocument;
  files: Document[];
  checked: Checked[];
  /** In words for the person. */
  unmet: string[];
}

/** What an action wants to know of the documents before it does anything else. */
export interface ActionQuestion {
  instruction?: string;
  query?: string;
  /** Whether it is a part of its own where all the others are answered. */
  besides?: boolean;
  /** Whether all of the documents is read, piece by piece, however long they are. */
  everything?: boolean;
  /** A query plan over the tables of the documents, run before anybody is asked. */
  plan?: Record<string, unknown>;
}

/** Documents, and what was read of them. */
export interface Material {
  documents: Document[];
  extracted: ExtractedDocument[];
  /** Passages that were found before and are shown in any case, by id. */
  found?: readonly string[];
}

/** What was chosen with what it works on: documents found, and read where the action needs that. */
export interface Bound extends Material {
  chosen: ChosenAction;
  /** Everything that the task has read by now. */
  known: ExtractedDocument[];
  /** Set where the action answers the open grounded parts. */
  question?: ActionQuestion;
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
  /** The files with what was counted in them. */
  produced?: Produced[];
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

/** A task begins once all that it rests on is done. */
export function canBegin({ dependsOn }: Task, results: readonly TaskResult[]): boolean {
  return dependsOn.every((id) => results.some(({ task, status }) => task.id === id && status === "done"));
}

/** A part that has to be proven was not; a text that did not stand is no refusal. */
export function isRefused(result: TaskResult | undefined): boolean {
  return (
    result?.status === "refused" &&
    result.checked.some(({ intent, decision }) => intent.grounded && decision !== "ACCEPT")
  );
}

/**
 * The parts that an action answers: those it was chosen for among the open grounded ones, if it asks anything at all.
 * Where all are answered, what it wants to know is a part of its own.
 */
export function partsFor(work: Work, { question, chosen }: Pick<Bound, "question" | "chosen">): SubIntent[] {
  if (question === undefined) return [];
  const { serves } = chosen;
  const open = openIntents(work).filter(({ grounded }) => grounded);
  const asked = serves.length === 0 ? open : open.filter(({ id }) => serves.includes(id));
  const { instruction = "" } = question;
  if (asked.length > 0 || question.besides !== true || instruction === "") return asked;
  // what reads everything may be there for a text that is to be translated or reworded
  if (question.everything === true && openIntents(work).length > 0) return [];
  return work.intents.slice(0, 1).map((first): SubIntent => {
    const id = `${withoutTwin(first.id)}${moreEnding}${work.done.length + 1}`;
    return { id, role: "LOOKUP", grounded: true, text: instruction, helps: true, mayLack: true };
  });
}

const twinEnding = ".evidence";
/** Something that an action wanted to know besides. */
const moreEnding = ".more";

/** The part that finds the evidence for a draft; it counts for the part of the request that asked for the draft. */
export function twinOf(intent: SubIntent): SubIntent {
  return { ...intent, id: `${intent.id}${twinEnding}`, role: "LOOKUP", grounded: true };
}

export function isTwin({ id }: SubIntent): boolean {
  return id.endsWith(twinEnding);
}

/** The part of the request that something was looked up for. */
export function withoutTwin(id: string): string {
  return id.endsWith(twinEnding) ? id.slice(0, -twinEnding.length) : id.replace(/\.more\d+$/u, "");
}
