import { shortHash } from "../../lib/hash.ts";
import type { Analysis } from "../../model/intent.ts";
import { renameParts } from "../../model/earlier/rename-parts.ts";
import type { Checked } from "../../model/round.ts";
import type { SubIntent } from "../../model/sub-intent.ts";
import { withoutTwin } from "../../model/work.ts";
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
  const served = new Set(results.flatMap((result) => result.checked.map(({ intent }) => intent.id)));
  const unserved = (round.split?.intents ?? []).filter(({ id }) => !served.has(id));
  const checked = [...others.flatMap((item) => admit(item, run.runId)), ...unserved.flatMap(notBegun)];
  return { analysis, request: round.request, finished, last, checked };
}

/** The round ended before anybody came to it. */
function notBegun(intent: SubIntent): Checked[] {
  const nothing = { audited: [], evidence: [], missing: [], provable: [], closest: [] };
  return nameLeftOut({ ...nothing, intent, decision: "RETRY" });
}

/** Nothing of it is delivered, and that is said; what nobody asked for by itself is not named. */
function nameLeftOut(checked: Checked): Checked[] {
  const { intent, decision } = checked;
  if (intent.helps === true || intent.mayLack === true || withoutTwin(intent.id) !== intent.id) return [];
  const handOff = { id: "", intent: intent.id, claims: [] };
  // what could not be read or did not stand is not missing in the documents
  const missing = checked.missing.map((item) => (decision === "REJECT" ? { ...item, unproven: true } : item));
  return [{ ...checked, missing, provable: [], closest: [], handOff }];
}

function admit(checked: Checked, runId: string): Checked[] {
  const { intent, handOff, provable, reason: _reason, ...rest } = checked;
  const claims = handOff?.claims ?? provable;
  if (claims.length === 0) return nameLeftOut(checked);
  const id = `ho_${shortHash({ run: runId, intent: intent.id, claims })}`;
  const own = { ...rest, intent, provable: [], closest: [] };
  return [{ ...own, decision: "ACCEPT", handOff: { id, intent: intent.id, claims } }];
}
