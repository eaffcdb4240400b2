import { setTimeout as delay } from "node:timers/promises";
import { findOrphans } from "../test/fakes/faults/start-life.ts";
import type { EndedLife, Life } from "../test/fakes/faults/start-life.ts";
import type { SeededRandom } from "../test/fakes/seeded-random.ts";
import { blame, emptyTally } from "./faults-tally.ts";
import type { Tally } from "./faults-tally.ts";
import { idIn, newFolder, readDelivered, startDossier } from "./faults-world.ts";
import type { Asked, World } from "./faults-world.ts";

/** Once, twice, and in a hurry. */
export const patterns: [NodeJS.Signals[], ...NodeJS.Signals[][]] = [
  ["SIGKILL"],
  ["SIGINT"],
  ["SIGTERM"],
  ["SIGINT", "SIGINT"],
  ["SIGTERM", "SIGKILL"],
  ["SIGINT", "SIGTERM"],
];
/** An answer that came so long before the first signal was on disk, or should have been. */
const inFlightMs = 500;
const livesAtMost = 10;

export interface Calm {
  delivered: string;
  /** From the printed id to the end. */
  afterIdMs: number;
}

/** An undisturbed run, to compare with. */
export async function runCalmly(world: World): Promise<Calm> {
  const folder = newFolder();
  const life = startDossier(world, folder);
  await life.said(/^wf_/m);
  const begin = performance.now();
  const ended = await life.ended;
  if (ended.code !== 0) throw new Error(`${world.name} does not even work undisturbed: ${ended.stderr}`);
  return { delivered: readDelivered(ended.stdout, folder), afterIdMs: ended.endedAt - begin };
}

/** Kills rounds at random moments and resumes them until they are done, as many times as asked for. */
export async function killAtRandom(world: World, kills: number, random: SeededRandom): Promise<Tally> {
  const tally = emptyTally();
  const calm = await runCalmly(world);
  while (tally.kills < kills) {
    const workflow: Workflow = { world, folder: newFolder(), answered: new Set() };
    for (let lives = 0; lives < livesAtMost && tally.kills < kills; lives += 1) {
      const ended = await live(workflow, tally, async (life) => {
        // most hits are meant for the round itself, some for the start of the program
        if (random.chance(0.85)) await life.said(/^wf_/m);
        const wait = random.next() * calm.afterIdMs;
        const isOver = await Promise.race([life.ended.then(() => true), delay(wait).then(() => false)]);
        if (isOver) return;
        tally.kills += 1;
        await strike(life, random.pick(patterns), random);
      });
      if (ended.code === 0) break;
    }
    await finish(workflow, calm, tally);
  }
  return tally;
}

export interface Workflow {
  world: World;
  folder: string;
  /** Once it was printed. */
  id?: string;
  /** The questions whose answers have to be on disk. */
  answered: Set<string>;
  last?: EndedLife;
}

/** One process at a workflow, disturbed or not; keeps what it was asked and what it said. */
export async function live(
  workflow: Workflow,
  tally: Tally,
  disturb: (life: Life) => Promise<void>,
): Promise<EndedLife> {
  const { world, folder, answered } = workflow;
  const from = world.asked.length;
  const life = startDossier(world, folder, workflow.id);
  await disturb(life);
  const ended = await watchEnd(life, tally, world.name);
  const here = world.asked.slice(from);
  for (const { body, askedAt } of here) {
    const isSafe = ({ answeredAt = Infinity }: Asked) => answeredAt + inFlightMs < askedAt;
    if (answered.has(body) || here.some((one) => one.body === body && isSafe(one)))
      blame(tally, "paidTwice", `${world.name}: ${workflow.id}: …${body.slice(-200)}`);
  }
  for (const { body, answeredAt = Infinity } of here)
    if (answeredAt + inFlightMs < ended.struckAt) answered.add(body);
  if (ended.signal === "SIGKILL") await world.afterKill();
  const id = workflow.id ?? idIn(ended.stderr);
  if (id !== undefined) workflow.id = id;
  else {
    answered.clear(); // nobody was told of it: the next one is another workflow
    await world.forget();
  }
  workflow.last = ended;
  return ended;
}

async function strike(life: Life, signals: readonly NodeJS.Signals[], random: SeededRandom): Promise<void> {
  for (const [number, signal] of signals.entries()) {
    if (number > 0) await delay(random.between(0, 30));
    life.kill(signal);
  }
}

/** How the process ended, and what it left behind. */
export async function watchEnd(life: Life, tally: Tally, name: string): Promise<EndedLife> {
  const ended = await life.ended;
  if (ended.isStuck) blame(tally, "stuck", `${name}: the process did not end: ${ended.stderr.slice(-300)}`);
  if (/^\s+at /m.test(ended.stderr)) blame(tally, "stacks", `${name}: ${ended.stderr.slice(-600)}`);
  for (const pid of await findOrphans(life.pid)) blame(tally, "orphans", `${name}: process ${pid}`);
  return ended;
}

/** Lets the round come to its end, and compares what is delivered. */
export async function finish(workflow: Workflow, calm: Calm, tally: Tally): Promise<void> {
  const { world, folder, id } = workflow;
  if (id === undefined) return; // nobody was told of it
  const ended =
    workflow.last?.code === 0 ? workflow.last : await live(workflow, tally, async () => undefined);
  if (ended.code !== 0) {
    blame(tally, "notResumable", `${world.name}: ${id} in ${folder}: ${ended.stderr.slice(-400)}`);
    return;
  }
  if (readDelivered(ended.stdout, folder) !== calm.delivered)
    blame(tally, "notResumable", `${world.name}: ${id} delivered something else in ${folder}`);
  await world.inspect(folder, tally);
}
