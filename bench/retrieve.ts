import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installPeers } from "./install-peers.ts";
import { judge, printTable } from "./print-table.ts";
import { countBytes, growRows, judgeRanking, readCollection } from "./retrieve/collection.ts";
import type { Collection } from "./retrieve/collection.ts";
import { dossier, fts5, plainBm25 } from "./retrieve/engines.ts";
import type { Engine } from "./retrieve/engines.ts";
import { round } from "./statistics.ts";

const goals: Record<string, number> = { wiki: 0.92, reports: 0.62 };
const sizes = [3_600, 6_000, 36_000] as const;
const passes = 3;

interface Measured {
  engine: string;
  megabytesPerSecond: number;
  milliseconds: number;
  ndcg: number;
  recall: number;
}

/** Our retrieval against plain BM25, SQLite's FTS5 and search libraries, on two collections; then how it grows. */
export async function benchRetrieve(): Promise<Record<string, number>> {
  const engines = await listEngines();
  const figures: Record<string, number> = {};
  for (const [name, goal] of Object.entries(goals)) {
    const collection = readCollection(name);
    if (collection === undefined) console.log(`There is no collection ${name} beside the project.`);
    else Object.assign(figures, compare(collection, { engines, goal }));
  }
  return { ...figures, ...measureGrowth() };
}

async function listEngines(): Promise<[name: string, engine: Engine][]> {
  const own: [string, Engine][] = [
    ["dossier", dossier],
    ["plain BM25, stems", plainBm25],
    ["FTS5 porter unicode61", fts5("porter unicode61")],
    ["FTS5 unicode61", fts5("unicode61")],
  ];
  const problem = installPeers();
  if (problem !== undefined) console.log(`Peers: ${problem}`);
  try {
    const script = join(import.meta.dirname, "peers", "retrieve.mjs");
    const peers = (await import(pathToFileURL(script).href)) as { minisearch: Engine; lunrSearch: Engine };
    return [...own, ["minisearch 7.2.0", peers.minisearch], ["lunr 2.3.9", peers.lunrSearch]];
  } catch (error) {
    console.log(`The search libraries cannot be loaded: ${String(error)}`);
    return own;
  }
}

function compare(
  collection: Collection,
  { engines, goal }: { engines: readonly [string, Engine][]; goal: number },
): Record<string, number> {
  const { name, rows, queries } = collection;
  const measured = engines.map(([engine, build]) => ({ engine, ...measure(collection, build) }));
  printTable(`${name}: ${rows.length} pages, ${queries.length} questions; CPU time`, [
    ["engine", "index MB/s", "ms a query", "nDCG@10", "recall@10"],
    ...measured.map(({ engine, megabytesPerSecond, milliseconds, ndcg, recall }) => [
      engine,
      ...[megabytesPerSecond, milliseconds].map((value) => String(round(value))),
      ...[ndcg, recall].map((value) => value.toFixed(3)),
    ]),
  ]);
  const [ours, plain, ...others] = measured;
  if (ours === undefined || plain === undefined) throw new Error("An engine is missing.");
  const best = Math.max(plain.ndcg, ...others.map(({ ndcg }) => ndcg));
  const bestRecall = Math.max(plain.recall, ...others.map(({ recall }) => recall));
  console.log(
    `nDCG@10: ${judge(ours.ndcg, { atLeast: goal })}; above the best of the others: ${judge(ours.ndcg, { atLeast: round(best) })}`,
  );
  console.log(
    `recall@10, above the best of the others: ${judge(ours.recall, { atLeast: round(bestRecall) })}`,
  );
  return Object.fromEntries(
    Object.entries({
      Ndcg: ours.ndcg,
      Recall: ours.recall,
      PlainNdcg: plain.ndcg,
      PlainRecall: plain.recall,
      BestOtherNdcg: best,
      BestOtherRecall: bestRecall,
      QueryMs: ours.milliseconds,
      PlainQueryMs: plain.milliseconds,
      IndexMbPerSecond: ours.megabytesPerSecond,
      PlainIndexMbPerSecond: plain.megabytesPerSecond,
    }).map(([key, value]) => [`${name}${key}`, round(value)]),
  );
}

function measure({ rows, queries, judged }: Collection, build: Engine): Omit<Measured, "engine"> {
  // the first pass compiles the code
  let search = build(rows);
  const indexed = cpu(() => {
    search = build(rows);
  });
  const rankings = queries.map((query) => search(query));
  const searched = cpu(() => {
    for (const query of queries) search(query);
  });
  const scores = queries.map((query, at) =>
    judgeRanking(rankings[at] ?? [], judged.get(query._id) ?? new Map()),
  );
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    megabytesPerSecond: countBytes(rows) / 1_000 / indexed,
    milliseconds: searched / queries.length,
    ndcg: mean(scores.map(({ ndcg }) => ndcg)),
    recall: mean(scores.map(({ recall }) => recall)),
  };
}

function measureGrowth(): Record<string, number> {
  const collection = readCollection("reports");
  if (collection === undefined) return {};
  const { rows, queries } = collection;
  const times = sizes.map((size) => {
    const search = dossier(growRows(rows, size));
    for (const query of queries) search(query);
    const taken = Array.from({ length: passes }, () =>
      cpu(() => {
        for (const query of queries) search(query);
      }),
    );
    return Math.min(...taken) / queries.length;
  });
  const [small = 0, middle = 0, large = 0] = times;
  printTable("The pages of the reports again and again with some words changed; CPU time", [
    ["pages", "ms a query"],
    ...sizes.map((size, at) => [size.toLocaleString("en"), String(round(times[at] ?? 0))]),
  ]);
  console.log(`At 6,000 pages under 5 ms: ${judge(round(middle), { atMost: 5 })}`);
  console.log(`10 × the pages: ${judge(round(large / small), { atMost: 10 })}`);
  return { queryMsAt6000: round(middle), queryMsAt36000: round(large), growthOver10: round(large / small) };
}

/** CPU milliseconds, which a busy machine changes less than the time on the clock. */
function cpu(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
