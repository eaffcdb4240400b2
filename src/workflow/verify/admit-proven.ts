import { shortHash } from "../../lib/hash.ts";
import type { Analysis } from "../../model/intent.ts";
import { renameParts } from "../../model/earlier/rename-parts.ts";
import type { Checked } from "../../model/round.ts";
import type { Received, TaskResult } from "../../model/work.ts";
import type { RoundDeps } from "../round-deps.ts";

export interface Admitted {
  analysis: Analysis;
  /** What the refused round was asked. */
  request: string;
  /** Its tasks that were finished all the same. */
  finished: TaskResult[];
  /** The last of its tasks. */
  last: TaskResult;
  /** Its other parts, each with what was proven of it. */
  checked: Checked[];
}

/** What the gate let through of a refused round may be delivered alone, if that is asked for; the rest stays missing. */
export function admitProven(
  { analysis, received }: { analysis: Analysis; received: Received },
  { run }: Pick<RoundDeps, "run">,
): Admitted | undefined {
  const round = received.earlier.find(({ number }) => number === analysis.provenOf);
  const results = (round?.results ?? []).map((result) => ({
    ...result,
    // in this round the parts are called as they were in theirs
    checked: result.checked.map((item) => renameParts(item, (id) => id.replace(/^r\d+\./u, ""))),
  }));
  const last = results.at(-1);
  if (round === undefined || last === undefined) return undefined;
  const finished = results.filter(({ status }) => status === "done");
  const others = results.filter(({ status }) => status !== "done").flatMap(({ checked }) => checked);
  const checked = others.flatMap((item) => admit(item, run.runId));
  return { analysis, request: round.request, finished, last, checked };
}

function admit(checked: Checked, runId: string): Checked[] {
  const { intent, handOff, provable, reason: _reason, ...rest } = checked;
  const claims = handOff?.claims ?? provable;
  if (claims.length === 0) return [];
  const id = `ho_${shortHash({ run: runId, intent: intent.id, claims })}`;
  const own = { ...rest, intent, provable: [], closest: [] };
  return [{ ...own, decision: "ACCEPT", handOff: { id, intent: intent.id, claims } }];
}
