import { uniqueById } from "../../lib/unique-by-id.ts";
import type { Document } from "../../model/document.ts";
import { isPlaceOrder } from "../../lexicon/requests/place-orders.ts";
import { resolveDocuments } from "../../model/documents/resolve-documents.ts";
import { isGrounded } from "../../model/sub-intent.ts";
import type { Role, Split, SubIntent } from "../../model/sub-intent.ts";
import type { Task } from "../../model/task.ts";
import { currentRound } from "../../model/workflow.ts";
import { twinOf } from "../../model/work.ts";
import type { Received, TaskResult, Work } from "../../model/work.ts";
import { canFetch } from "../can-fetch.ts";
import type { RoundDeps } from "../round-deps.ts";

export interface TaskInput {
  task: Task;
  split: Split;
  received: Received;
  /** Of the tasks before it. */
  results: readonly TaskResult[];
}

/** Begins a task: its documents found, its parts of the request named, nothing read or asked yet. */
export async function prepareTask(input: TaskInput, deps: RoundDeps): Promise<Work> {
  const { task, received, results } = input;
  await deps.emit({ type: "task-started", taskId: task.id, objective: task.objective });
  const { messages } = deps.workflow();
  const named = task.requiredDocuments.flatMap((reference) => resolveDocuments(reference, messages));
  const documents =
    named.length === 0 && task.requiresDocumentAnalysis ? received.documents : uniqueById(named);
  const { analysis } = currentRound(deps.workflow()) ?? {};
  const recalled = received.earlier
    .filter(({ number }) => analysis?.buildsOn.includes(number) === true)
    .flatMap((round) => round.results);
  const earlier = [...recalled, ...results];
  const startedAt = await deps.run.step("begin task", async () => deps.clock.now());
  return {
    ...{ task, documents, earlier, startedAt, status: "open" },
    ...{ extracted: [], found: [], checked: [], document: null, files: [], done: [], learnings: [] },
    intents: servedBy(input, { documents, earlier, isFetched: canFetch(analysis, deps) }),
  };
}

/** What a task can rest on: documents that are there, earlier results, or what it fetches itself. */
interface Ground {
  documents: readonly Document[];
  earlier: readonly TaskResult[];
  isFetched: boolean;
}

/** Grounded parts first. A draft that would rest on documents alone gets the evidence it needs as a part of its own. */
function servedBy(
  { task, split, received }: TaskInput,
  { documents, earlier, isFetched }: Ground,
): SubIntent[] {
  const named = split.intents.filter(({ id }) => task.subIntents.includes(id));
  const asked = named.length > 0 ? named : [ofItsOwn(task)];
  // where there is not a single document, nothing can be proven, and nobody asked for it: it is written freely
  const isBare = received.documents.length === 0 && received.results.length === 0 && !isFetched;
  const intents = isBare
    ? asked.map((intent) => ({ ...intent, role: freely(intent.role), grounded: false }))
    : asked;
  const grounded = intents.filter((intent) => intent.grounded);
  const creative = intents.filter((intent) => !intent.grounded);
  const proven = earlier.flatMap(({ checked }) => checked.filter(({ handOff }) => handOff));
  // a document that nothing was proven from yet has something to say as well, and so has one that only gave rows of a table
  const told = proven.filter(({ intent }) => intent.role !== "EXTRACT");
  const cited = new Set(told.flatMap((checked) => checked.evidence.map(({ documentId }) => documentId)));
  const unread = documents.filter(({ provenance, id }) => provenance !== "generated" && !cited.has(id));
  const helps = proven.length > 0;
  // a task that rests on what others have proven needs nothing more from outside
  const needsMore = isFetched && !helps;
  const twins =
    grounded.length > 0 || (unread.length === 0 && !needsMore)
      ? []
      : creative
          .filter(({ role }) => role === "DRAFT")
          .map((intent) => ({ ...twinOf(intent), ...(helps && { helps, mayLack: true }) }));
  return [...grounded, ...twins, ...creative];
}

function freely(role: Role): Role {
  return isGrounded(role) ? "DRAFT" : role;
}

/** An intermediate task serves no part of the request by itself, but what the plan says of it. */
function ofItsOwn(task: Task): SubIntent {
  const { id, objective, requiresContentGeneration, requiresDocumentAnalysis, requiresWebResearch } = task;
  const looksUp = requiresDocumentAnalysis || requiresWebResearch;
  // what neither looks anything up nor writes, such as an upload, has nothing to prove
  const role: Role = requiresContentGeneration
    ? "DRAFT"
    : looksUp || !isPlaceOrder(objective)
      ? "EXTRACT"
      : "REWRITE";
  return { id, role, grounded: isGrounded(role), text: objective };
}
