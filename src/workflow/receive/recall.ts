import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { parseJson } from "../../lib/json/parse-json.ts";
import { renameParts } from "../../model/earlier/rename-parts.ts";
import { Checked } from "../../model/round.ts";
import type { EarlierRound, Received, TaskResult } from "../../model/work.ts";
import type { KeptTask, Round } from "../../model/workflow.ts";
import type { RoundDeps } from "../round-deps.ts";

/** How many rounds back a conversation is remembered with all that it proved. */
const mostRounds = 20;

/** What was received, with the rounds before this one: what their tasks proved and made. Nobody is asked. */
export async function recall(received: Received, deps: RoundDeps): Promise<Received> {
  const rounds = deps
    .workflow()
    .rounds.slice(0, -1)
    .toReversed()
    .slice(0, mostRounds)
    .filter(({ status }) => status !== "RUNNING");
  const earlier: EarlierRound[] = [];
  for (const round of rounds) earlier.push(await recallRound(round, deps));
  return { ...received, earlier };
}

async function recallRound(round: Round, deps: RoundDeps): Promise<EarlierRound> {
  const { number, prompt, analysis, split, result, tasks, kept } = round;
  const results: TaskResult[] = [];
  for (const task of tasks) {
    const own = kept[task.id];
    if (own === undefined) continue;
    const checked = (await loadChecked(own, deps)).map((item) =>
      // names of parts begin anew in each round: those of another one bear its number
      renameParts(item, (id) => `r${number}.${id}`),
    );
    const { status, files } = own;
    results.push({ task, status, checked, document: null, files, summary: task.objective });
  }
  const request = analysis?.normalizedRequest ?? prompt;
  return { number, prompt, request, analysis, split, result, results };
}

async function loadChecked({ checked }: KeptTask, { blobs, run }: RoundDeps): Promise<Checked[]> {
  const bytes = await buffer(await blobs.open(checked.sha256, { signal: run.signal }));
  const parsed = parseJson(bytes.toString("utf8"));
  const read = z.array(Checked).safeParse(parsed.ok ? parsed.value : undefined);
  // what cannot be read is not remembered; it can be proven again
  return read.success ? read.data : [];
}
