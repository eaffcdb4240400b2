import { stopped } from "./context.ts";
import type { EngineDatabase } from "./database.ts";
import type { LocalRuns } from "./interpreter.ts";
import { beat, giveBack, heldBy, takeBack } from "./liveness.ts";
import { repeat } from "./repeat.ts";
import type { Repeater } from "./repeat.ts";

const beatEveryMs = 1_000;
/** A run that the database says is ours for so many beats, and that we know nothing of, never got here. */
const lostAfterBeats = 5;

/** Keeps this worker alive in the eyes of the others, takes over from the dead, and notices what was lost. */
export function startHeartbeat(database: EngineDatabase, worker: string, local: LocalRuns): Repeater {
  const unknownFor = new Map<string, number>();
  return repeat(async () => {
    const started = performance.now();
    if (await beat(database, worker)) await startOver(database, worker, local);
    await takeBack(database);
    await compare({ database, worker, local, unknownFor });
    return Math.max(0, beatEveryMs - (performance.now() - started));
  }, beatEveryMs);
}

/** Others took this process for dead and have its runs: stop them here, and let go of any taken since. */
async function startOver(database: EngineDatabase, worker: string, local: LocalRuns): Promise<void> {
  for (const { id, controller } of local.values()) controller.abort(stopped(id));
  await giveBack(database, worker);
}

interface Comparison {
  database: EngineDatabase;
  worker: string;
  local: LocalRuns;
  unknownFor: Map<string, number>;
}

async function compare({ database, worker, local, unknownFor }: Comparison): Promise<void> {
  // only what was here before the question can be missing in the answer
  const here = [...local.values()];
  const held = await heldBy(database, worker);
  for (const { id, controller } of here) if (!held.has(id)) controller.abort(stopped(id));
  for (const id of unknownFor.keys()) if (!held.has(id)) unknownFor.delete(id);
  for (const id of held) {
    if (local.has(id)) unknownFor.delete(id);
    else unknownFor.set(id, (unknownFor.get(id) ?? 0) + 1);
  }
  const lost = [...unknownFor].filter(([, beats]) => beats >= lostAfterBeats).map(([id]) => id);
  if (lost.length > 0) await giveBack(database, worker, lost);
}
