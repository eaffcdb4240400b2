import { join } from "node:path";
import type { StepTurn } from "../src/engine/engine-port.ts";
import type { FaultLife } from "../test/fakes/faults/fault-child.ts";
import { startLife } from "../test/fakes/faults/start-life.ts";
import type { EndedLife } from "../test/fakes/faults/start-life.ts";
import { patterns, watchEnd } from "./faults-kills.ts";
import { blame, emptyTally } from "./faults-tally.ts";
import type { Tally } from "./faults-tally.ts";
import { idIn, newFolder, question, readDelivered, samples } from "./faults-world.ts";
import { inspectSqlite } from "./faults-world.ts";

const child = join(import.meta.dirname, "../test/fakes/faults/fault-child.ts");
const turns: [StepTurn["turn"], ...StepTurn["turn"][]] = ["started", "executed", "recorded"];
const name = "each step, offline, SQLite";

/** At each step of a round, in turn before, inside and after it, each pattern of signals; one workflow per pattern. */
export async function signalEachStep(kills: number): Promise<Tally> {
  const tally = emptyTally();
  const calmFolder = newFolder();
  const calm = await live(calmFolder, { signals: [] }, tally);
  const delivered = readDelivered(calm.stdout, calmFolder);
  const steps = calm.stderr.match(/^step \d+ recorded$/gm)?.length ?? 0;
  for (const [number, signals] of patterns.entries()) {
    const folder = newFolder();
    let id: string | undefined;
    const every = Math.max(1, Math.ceil((steps * patterns.length) / kills));
    for (let index = number % every; index < steps; index += every) {
      const at = { index, turn: turns[(index + number) % turns.length] ?? "started" };
      const ended = await live(folder, { ...(id !== undefined && { resume: id }), at, signals }, tally);
      tally.kills += 1;
      id ??= idIn(ended.stderr);
    }
    const last = await live(folder, { ...(id !== undefined && { resume: id }), signals: [] }, tally);
    if (last.code !== 0)
      blame(tally, "notResumable", `${name}: ${id} in ${folder}: ${last.stderr.slice(-400)}`);
    else if (readDelivered(last.stdout, folder) !== delivered)
      blame(tally, "notResumable", `${name}: ${id} delivered something else in ${folder}`);
    await inspectSqlite(folder, tally);
  }
  return tally;
}

async function live(
  folder: string,
  life: Pick<FaultLife, "resume" | "at" | "signals">,
  tally: Tally,
): Promise<EndedLife> {
  const round = {
    prompt: question,
    files: [samples],
    formats: ["md", "txt"],
    outFolder: join(folder, "out"),
  };
  const whole: FaultLife = { config: { data: join(folder, ".dossier") }, round, ...life };
  return watchEnd(startLife([child, JSON.stringify(whole)], { folder }), tally, name);
}
