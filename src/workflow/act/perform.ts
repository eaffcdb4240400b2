import { uniqueById } from "../../lib/unique-by-id.ts";
import { Failure } from "../../model/failure.ts";
import { missingTexts } from "../../model/report-claims.ts";
import type { Checked } from "../../model/round.ts";
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
  const given = { documents, extracted, answered: proven.checked.length, ...handOver(work, through) };
  try {
    const result = await executeAction({ action, objective, parameters, connection, bound: given }, deps);
    return { ...bound, result, ...(result.kind === "extracted" && { known: result.extracted }) };
  } catch (error) {
    if (!(error instanceof Failure) || !choiceFaults.has(error.code)) throw error;
    const { code, message } = error;
    return { ...bound, failure: { code, message } };
  }
}

/** What a draft may rest on: this task's checked parts, and those of the tasks before it. */
function handOver(work: Work, own: readonly Checked[]) {
  const checked = [...work.earlier.flatMap((result) => result.checked), ...own];
  const handOffs = checked.flatMap(({ handOff }) => handOff ?? []);
  const pool = uniqueById(checked.flatMap(({ evidence }) => evidence));
  const { draft, learnings } = work;
  return { handOffs, pool, learnings, missing: missingTexts(checked), ...(draft && { draft }) };
}
