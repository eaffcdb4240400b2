import { askChild } from "./engine-child.ts";
import type { Job, Throughput } from "./engine-child.ts";
import { attempt, freshFolder, ours, peers, stepsPerRun, strictPeer } from "./engine-contestants.ts";
import type { Contestant, Figures } from "./engine-contestants.ts";
import { judge, printTable } from "./print-table.ts";
import { median, range, round } from "./statistics.ts";

interface Raced {
  rates: number[];
  synchronous: number;
}

const runs = 100;
const rounds = 5;
/** By SQLite's synchronous mode. */
const survives = [
  "nothing",
  "a crash of the process (no fsync per checkpoint)",
  "a power cut (fsync per commit)",
];

/** Steps per second of many runs at once, engines in turn. */
export async function benchThroughput(folder: string): Promise<Figures> {
  const raced = new Map<Contestant, Raced | string>();
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const contestant of [ours, ...peers, strictPeer]) {
      raced.set(contestant, await raceOnce(folder, contestant, raced.get(contestant)));
    }
  }
  const figures: Figures = {};
  for (const [{ key }, done] of raced) {
    if (typeof done !== "string") figures[`${key}StepsPerSecond`] = round(median(done.rates));
  }
  const mine = figures["oursStepsPerSecond"] ?? 0;
  const rows = [...raced].map(([contestant, done]) => {
    if (typeof done === "string") return [contestant.title, "not measured", "", "", done];
    const value = round(median(done.rates));
    const ratio = contestant === ours ? "" : `${round(mine / value)} ×`;
    return [contestant.title, String(value), range(done.rates), ratio, survives[done.synchronous] ?? ""];
  });
  printTable(
    `Steps per second, ${runs} runs of ${stepsPerRun} steps at once (median of ${rounds} rounds, engines in turn)`,
    [["", "steps/s", "range", "ours is", "a finished step survives"], ...rows],
  );
  const best = Math.max(...peers.map(({ key }) => figures[`${key}StepsPerSecond`] ?? 0));
  if (best === 0) return figures;
  const toBest = round(mine / best);
  const all = peers.every(({ key }) => `${key}StepsPerSecond` in figures);
  const whom = all ? "the better peer as it comes" : "the one peer that could be measured";
  console.log(`against ${whom}: ${toBest} ×, ${judge(toBest, { atLeast: 3 })}`);
  return { ...figures, stepsToBestPeer: toBest };
}

async function raceOnce(
  folder: string,
  contestant: Contestant,
  before: Raced | string = { rates: [], synchronous: 0 },
) {
  if (typeof before === "string") return before;
  const { script, variant } = contestant;
  const job: Job = {
    kind: "throughput",
    folder: freshFolder(folder),
    runs,
    steps: stepsPerRun,
    document: "",
    variant,
  };
  const answer = await attempt(contestant, () => askChild<Throughput>(script, job));
  if (typeof answer === "string") return answer;
  return { rates: [...before.rates, (runs * stepsPerRun) / answer.seconds], synchronous: answer.synchronous };
}
