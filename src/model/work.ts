import type { ChosenAction, Observation, Review } from "./action.ts";
import type { Document, ExtractedDocument } from "./document.ts";
import type { FailureCode } from "./failure.ts";
import type { ActionResult, Checked } from "./round.ts";
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

/** What was done, as far as it was: the action's own result, and the verdicts on the parts it answered. */
export interface Performed {
  chosen: ChosenAction;
  checked: Checked[];
  result?: ActionResult;
  /** What kept the action from being done; what is wrong with us or the moment is thrown instead. */
  failure?: { code: FailureCode; message: string };
  documents: Document[];
  /** Everything that the task has read by now. */
  extracted: ExtractedDocument[];
}

/** Every verdict on what an action brought, drafts included, and what stood. */
export interface Verified {
  checked: Checked[];
  draft?: UnifiedDocument;
  /** What is wrong with a draft, in words that a next try can use. */
  problems: string[];
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
