import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { startChild } from "./ai-caller.ts";
import type { Block, Burst, Contestant } from "./ai-caller.ts";
import { printTable } from "./print-table.ts";
import { median, range, round } from "./statistics.ts";

const rounds = 5;
const warmUp = 100;
const calls = 1_000;

interface Place {
  origin: string;
  folder: string;
}

/** A thousand calls at once, none answered before all have been sent. */
export async function benchBurst(
  place: Place,
  contestants: readonly Contestant[],
): Promise<Record<string, number>> {
  const seen = new Map<Contestant, Burst[]>(contestants.map((contestant) => [contestant, []]));
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const contestant of contestants)
      seen.get(contestant)?.push(await burstOnce(place, contestant, { turn, inspect: false }));
  }
  const figures: Record<string, number> = {};
  const rows: string[][] = [];
  for (const [contestant, bursts] of seen) {
    const { key, title } = contestant;
    const seconds = bursts.map((burst) => burst.seconds);
    const growth = bursts.map(({ peak, before }) => (peak - before) / 1_024 / calls);
    const cpu = round(median(bursts.map(({ cpuSeconds }) => cpuSeconds)));
    const peak = round(median(bursts.map((burst) => burst.peak)) / 1_048_576);
    // apart from the others, because looking takes a full collection; and once, because it hardly varies
    const inspected = await burstOnce(place, contestant, { turn: rounds, inspect: true });
    const heap = round((inspected.heapPerCall ?? Number.NaN) / 1_024);
    Object.assign(figures, {
      [`${key}ThousandSeconds`]: round(median(seconds)),
      [`${key}ThousandCpuSeconds`]: cpu,
      [`${key}PeakRssMb`]: peak,
      [`${key}RssPerCallKb`]: round(median(growth)),
      [`${key}HeapPerCallKb`]: heap,
    });
    const time = [`${round(median(seconds))} s`, range(seconds), `${cpu} s`];
    const memory = [`${peak} MB`, `${round(median(growth))} KB`, range(growth), `${heap} KB`];
    rows.push([title, ...time, ...memory]);
  }
  const head = ["all answered after", "range", "CPU", "peak RSS", "RSS growth per call", "range"];
  printTable(
    `${calls} calls at once, all sent before the first answer (medians of ${rounds} rounds, a fresh process each)`,
    [["", ...head, "live heap per call in flight"], ...rows],
  );
  return figures;
}

async function burstOnce(
  { origin, folder }: Place,
  { key, script, variant }: Contestant,
  { turn, inspect }: { turn: number; inspect: boolean },
): Promise<Burst> {
  const own = join(folder, `burst-${turn}-${key}`);
  mkdirSync(own, { recursive: true });
  const child = await startChild(script, { baseUrl: `${origin}/v1`, folder: own, variant });
  await child.ask<Block>({ kind: "block", calls: warmUp });
  const burst = await child.ask<Burst>({ kind: "burst", calls, origin, inspect });
  child.end();
  return burst;
}
