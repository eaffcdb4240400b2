import { join } from "node:path";
import { mkdirSync } from "node:fs";
import { startChild } from "./ai-caller.ts";
import type { Block, Contestant } from "./ai-caller.ts";
import { judge, printTable } from "./print-table.ts";
import { median, percentile, range, round } from "./statistics.ts";

/** One round's view of a contestant, in milliseconds. */
interface Seen {
  wall: number;
  cpu: number;
}

const rounds = 5;
const warmUp = 300;
const blocks = 12;
const perBlock = 25;

/** One call after the other: what a planning call takes on top of the bare AI SDK. */
export async function benchCalls(
  { origin, folder }: { origin: string; folder: string },
  { bare, memory, files }: Record<"bare" | "memory" | "files", Contestant>,
): Promise<Record<string, number>> {
  const contestants = [bare, memory, files];
  const seen = new Map<Contestant, Seen[]>(contestants.map((contestant) => [contestant, []]));
  for (let turn = 0; turn < rounds; turn += 1) {
    const place = join(folder, `calls-${turn}`);
    for (const [contestant, one] of await raceOnce({ origin, place }, contestants))
      seen.get(contestant)?.push(one);
  }
  const all = (of: Contestant, what: keyof Seen) => (seen.get(of) ?? []).map((one) => one[what]);
  /** Against the bare call of the same round. */
  const against = (of: Contestant, what: keyof Seen, compare: (own: number, its: number) => number) =>
    all(of, what).map((own, turn) => compare(own, all(bare, what)[turn] ?? Number.NaN));
  const figures: Record<string, number> = {};
  const rows = contestants.map((contestant) => {
    const { key, title } = contestant;
    const [walls, cpus] = [all(contestant, "wall"), all(contestant, "cpu")];
    Object.assign(figures, { [`${key}P50Ms`]: round(median(walls)), [`${key}CpuMs`]: round(median(cpus)) });
    const shown = [
      title,
      `${round(median(walls))} ms`,
      range(walls),
      `${round(median(cpus))} ms`,
      range(cpus),
    ];
    if (contestant === bare) return [...shown, "", "", "", ""];
    const ratios = against(contestant, "wall", (own, its) => own / its);
    const extras = against(contestant, "cpu", (own, its) => own - its);
    const [ratio, extra] = [round(median(ratios)), Number(median(extras).toFixed(2))];
    Object.assign(figures, { [`${key}ToBare`]: ratio, [`${key}ExtraCpuMs`]: extra });
    // fsync takes what the disk takes, so that only the processor's part of a durable call has a goal
    const timeGoal = contestant === memory ? judge(ratio, { atMost: 1.3 }) : "";
    return [...shown, `${ratio} ×`, timeGoal, `${extra} ms`, judge(extra, { atMost: 1 })];
  });
  printTable(
    `One call after the other, on a server without latency (medians of ${rounds} rounds, each ${blocks} turns of ${perBlock} calls)`,
    [["", "wall p50", "range", "CPU per call", "range", "p50 to bare", "goal", "extra CPU", "goal"], ...rows],
  );
  return figures;
}

/** Fresh processes, warmed up, then block by block in turn. */
async function raceOnce(
  { origin, place }: { origin: string; place: string },
  contestants: readonly Contestant[],
): Promise<Map<Contestant, Seen>> {
  const racers = [];
  for (const contestant of contestants) {
    const folder = join(place, contestant.key);
    mkdirSync(folder, { recursive: true });
    const job = { baseUrl: `${origin}/v1`, folder, variant: contestant.variant };
    const child = await startChild(contestant.script, job);
    await child.ask<Block>({ kind: "block", calls: warmUp });
    racers.push({ contestant, child, taken: [] as Block[] });
  }
  for (let block = 0; block < blocks; block += 1) {
    for (const { child, taken } of racers)
      taken.push(await child.ask<Block>({ kind: "block", calls: perBlock }));
  }
  for (const { child } of racers) child.end();
  return new Map(
    racers.map(({ contestant, taken }) => {
      const walls = taken.flatMap((block) => block.walls);
      return [contestant, { wall: percentile(walls, 0.5), cpu: median(taken.map(({ cpu }) => cpu)) }];
    }),
  );
}
