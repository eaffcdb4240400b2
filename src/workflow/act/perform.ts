import { uniqueById } from "../../lib/unique-by-id.ts";
import type { ExtractedDocument } from "../../model/document.ts";
import { Failure } from "../../model/failure.ts";
import { describeMissing } from "../../model/report-claims.ts";
import type { ActionResult, Checked } from "../../model/round.ts";
import { chooseReading } from "../../model/task.ts";
import { openIntents } from "../../model/work.ts";
import type { Bound, Performed, Proven, Work } from "../../model/work.ts";
import type { RoundDeps } from "../round-deps.ts";
import { choiceFaults, executeAction } from "./execute-action.ts";

export interface PerformInput {
  bound: Bound;
  work: Work;
  proven: Proven;
}

/** Carries out what was chosen, once the parts that it rests on are proven; with one that is not, nothing is done. */
export async function perform({ bound, work, proven }: PerformInput, deps: RoundDeps): Promise<Performed> {
  const { chosen, documents, extracted } = bound;
  const isProven = proven.checked.every(({ decision }) => decision === "ACCEPT");
  if (bound.failure !== undefined || !isProven) return bound;
  const { action, objective, parameters, connection } = chosen;
  const through = [...work.checked, ...proven.checked];
  const answered = proven.checked.filter(({ handOff }) => (handOff?.claims.length ?? 0) > 0).length;
  const given = { documents, extracted, answered, ...handOver(work, through) };
  try {
    const result = await executeAction({ action, objective, parameters, connection, bound: given }, deps);
    const read = (result.kind === "extracted" || result.kind === "done" ? result.extracted : undefined) ?? [];
    if (result.kind === "done") await tellFetched(result, deps);
    return { ...bound, result, ...(read.length > 0 && { known: add(bound, read) }) };
  } catch (error) {
    if (!(error instanceof Failure) || !choiceFaults.has(error.code)) throw error;
    const { code, message } = error;
    return { ...bound, failure: { code, message } };
  }
}

/** What went wrong on the way is told; what was read of new documents is known to later tasks and rounds. */
async function tellFetched(
  { warnings = [], extracted = [] }: Extract<ActionResult, { kind: "done" }>,
  deps: RoundDeps,
): Promise<void> {
  for (const { code, message } of warnings) await deps.emit({ type: "warning-raised", code, message });
  for (const { code, message } of extracted.flatMap((one) => one.warnings))
    await deps.emit({ type: "warning-raised", code, message });
  const good = extracted.filter(({ partCount }) => partCount > 0).map((one) => ({ ...one, warnings: [] }));
  const extraction = chooseReading({ ocr: "auto" }, deps.reading);
  if (good.length > 0) await deps.emit({ type: "documents-read", extracted: good, extraction });
}

/** What a draft may rest on: this task's checked parts, and those of the tasks before it. */
function handOver(work: Work, own: readonly Checked[]) {
  const checked = [...work.earlier.flatMap((result) => result.checked), ...own];
  const handOffs = checked.flatMap(({ handOff }) => handOff ?? []);
  const pool = uniqueById(checked.flatMap(({ evidence }) => evidence));
  const { draft, intents, done } = work;
  // the first time there is nothing to learn from yet
  const learnings = done.length === 0 ? [] : work.learnings;
  const texts = intents.filter(({ grounded }) => !grounded);
  // a text that is written once more is still the one that was asked for
  const intent = openIntents({ intents: texts, checked: [...own] })[0] ?? texts[0];
  const parts = uniqueById([...intents, ...checked.map((item) => item.intent)]);
  const stake = { parts, ...(intent && { intent }), ...(draft && { draft }) };
  return { handOffs, pool, learnings, missing: describeMissing(checked), ...stake };
}

/** What was read anew takes the place of an earlier reading of the same document. */
function add({ known }: Bound, extracted: readonly ExtractedDocument[]): ExtractedDocument[] {
  const ids = new Set(extracted.map(({ documentId }) => documentId));
  return [...known.filter(({ documentId }) => !ids.has(documentId)), ...extracted];
}
