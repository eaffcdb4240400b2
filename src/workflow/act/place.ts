import { uniqueById } from "../../lib/unique-by-id.ts";
import { Failure } from "../../model/failure.ts";
import type { RoundRequest } from "../../model/round.ts";
import type { Work } from "../../model/work.ts";
import type { RoundDeps } from "../round-deps.ts";
import { approve } from "./approve.ts";
import { choiceFaults, recordAction } from "./execute-action.ts";

/**
 * At the end of a task: what was written is finished and checked, and is put where it goes, such as among the drafts of
 * a mailbox. A person sees exactly what will be done before it is.
 */
export async function place(
  { work, request }: { work: Work; request: RoundRequest },
  deps: RoundDeps,
): Promise<Work> {
  const { placing, status, document, files } = work;
  if (placing === undefined || status !== "done" || document === null) return work;
  const { chosen, documents } = placing;
  const { action, objective, parameters, connection } = chosen;
  const wanted = deps.actions.find(action).place;
  if (wanted === undefined) return work;
  const proven = [...work.earlier.flatMap(({ checked }) => checked), ...work.checked];
  const pool = uniqueById(proven.flatMap(({ evidence }) => evidence));
  const call = { action, objective, parameters, connection, bound: { documents, pool } };
  try {
    const { summary, isRejected } = await recordAction(call, deps, async (context) => {
      const placingContext = { ...context, finished: document, made: files };
      const settled = await wanted.settle(parameters, placingContext);
      const allowed = await approve(
        { chosen: { ...chosen, parameters: settled }, request, isPlacing: true },
        deps,
      );
      if (allowed.kind === "rejected")
        return { summary: `${action} was not approved: ${allowed.reason}`, isRejected: true };
      const done = await wanted.run(allowed.chosen.parameters, placingContext);
      return { summary: done.summary, isRejected: false };
    });
    return isRejected ? { ...work, status: "failed", reason: summary } : { ...work, placed: summary };
  } catch (error) {
    if (!(error instanceof Failure) || error.retryable || !choiceFaults.has(error.code)) throw error;
    return { ...work, status: "failed", reason: error.message };
  }
}
