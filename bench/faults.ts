/**
 * Faults on purpose: kills at random moments, signals at each step, a crowd on one folder, a database that is
 * restarted, a full disk. `npm run bench faults [kills] [seed]`; every figure but the kills has to be 0.
 */
import { createSeededRandom } from "../test/fakes/seeded-random.ts";
import { startPostgres } from "../test/fakes/start-postgres.ts";
import { crowdOneFolder, fillDisk, restartServer } from "./faults-crowd.ts";
import { killAtRandom } from "./faults-kills.ts";
import { signalEachStep } from "./faults-steps.ts";
import { addUp, tallyHead, tallyRow } from "./faults-tally.ts";
import type { Tally } from "./faults-tally.ts";
import { loopbackWorld, offlineWorld, postgresWorld } from "./faults-world.ts";
import { printTable } from "./print-table.ts";

const usualKills = 200;

export async function benchFaults(): Promise<Record<string, number>> {
  const kills = Number(process.argv[3] ?? usualKills);
  const seed = Number(process.argv[4] ?? 1);
  const share = (part: number) => Math.max(1, Math.round(kills * part));
  const begin = performance.now();
  const postgres = await startPostgres();
  const done: [string, Tally][] = [];
  const scenario = async (name: string, work: Promise<Tally | undefined>) => {
    const tally = await work;
    const seconds = Math.round((performance.now() - begin) / 1_000);
    console.log(`${name}: ${tally === undefined ? "cannot be tried here" : "done"} (${seconds} s)`);
    for (const note of tally?.notes.slice(0, 5) ?? []) console.log(`  ${note}`);
    if (tally !== undefined) done.push([name, tally]);
  };
  const random = (number: number) => createSeededRandom(seed * 1_000 + number);
  const atSteps = () => scenario("each step × 6 patterns of signals, offline", signalEachStep(share(0.3)));
  const onDisk = async () => {
    await scenario("random, offline model, SQLite", killAtRandom(offlineWorld(), share(0.2), random(1)));
    const loopback = await loopbackWorld();
    await scenario("random, loopback model, SQLite", killAtRandom(loopback, share(0.25), random(2)));
    await loopback.close();
  };
  const onPostgres = async () => {
    const world = await postgresWorld(postgres.url);
    await scenario("random, loopback model, Postgres", killAtRandom(world, share(0.2), random(3)));
    await world.close();
    await scenario("Postgres restarted", restartServer(postgres, share(0.03), random(4)));
    await scenario("disk full", fillDisk(share(0.02), random(5)));
  };
  try {
    await Promise.all([atSteps(), onDisk(), onPostgres()]);
    await scenario("20 processes on one folder", crowdOneFolder(random(6)));
  } finally {
    await postgres.stop();
  }
  const total = addUp(done.map(([, tally]) => tally));
  printTable("Faults on purpose", [
    tallyHead,
    ...done.map(([name, tally]) => tallyRow(name, tally)),
    tallyRow("all", total),
  ]);
  const { notes: _notes, ...figures } = total;
  return { ...figures, seconds: Math.round((performance.now() - begin) / 1_000) };
}
