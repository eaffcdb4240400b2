import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { answerByQuoting } from "../src/ai/offline/answer/answer-by-quoting.ts";
import { createExtractor } from "../src/extract/extract.ts";
import { createIndex, selectEvidence } from "../src/retrieve/retrieve.ts";
import { drawWords } from "../test/fixtures/make-picture.ts";
import { judge, printTable } from "./print-table.ts";
import { makePages } from "./make/made-pages.ts";
import { median, round } from "./statistics.ts";

const sizes = [100, 1_000] as const;
const asked = 40;
const passes = 3;
/** As the answer stage selects from documents that are longer than a model is shown. */
const tokenBudget = 24_000;
const pictures = 4;

/** Questions per second over many pages, index and query apart, and pages of pictures read per minute. */
export async function benchOffline(): Promise<Record<string, number>> {
  const measured = sizes.map((pages) => ({ pages, ...measure(pages) }));
  printTable(`${asked} questions over made-up pages, by the built-in model; milliseconds of CPU`, [
    ["pages", "index", "per question", "questions per second", "right"],
    ...measured.map(({ pages, index, query, right }) =>
      [pages, round(index), round(query), round(1_000 / query), right].map(String),
    ),
  ]);
  const [small, large] = measured;
  if (small === undefined || large === undefined) throw new Error("A size is missing.");
  const recognised = await recognise();
  const figures = {
    indexMs: round(large.index),
    questionsPerSecond: round(1_000 / large.query),
    indexGrowth: round(large.index / small.index),
    queryGrowth: round(large.query / small.query),
    rightOf40: large.right,
    ...recognised,
  };
  console.log(`\nTen times the pages, index: ${judge(figures.indexGrowth, { atMost: 12 })}`);
  console.log(`Ten times the pages, query: ${judge(figures.queryGrowth, { atMost: 12 })}`);
  console.log(`Pages of pictures per minute: ${recognised.ocrPagesPerMinute}`);
  return figures;
}

/** The middle of several passes; the first of each size warms up. */
function measure(pages: number): { index: number; query: number; right: number } {
  const { parts, questions } = makePages(pages);
  const some = questions.filter((_, at) => at % Math.floor(questions.length / asked) === 0).slice(0, asked);
  const taken = Array.from({ length: passes + 1 }, () => {
    const [index, indexTime] = timed(() => createIndex(parts, (id) => `${id}.txt`));
    const [right, queryTime] = timed(
      () => some.filter(({ text, answer }) => answerFrom(index, text).includes(answer)).length,
    );
    return { index: indexTime, query: queryTime / some.length, right };
  }).slice(1);
  return {
    index: median(taken.map((one) => one.index)),
    query: median(taken.map((one) => one.query)),
    right: taken[0]?.right ?? 0,
  };
}

function timed<T>(work: () => T): [made: T, milliseconds: number] {
  const before = process.cpuUsage();
  const made = work();
  const { user, system } = process.cpuUsage(before);
  return [made, (user + system) / 1_000];
}

function answerFrom(index: ReturnType<typeof createIndex>, text: string): string {
  const { passages, isWhole } = selectEvidence(index, { points: [text], documents: [], tokenBudget });
  const evidence = passages.map(({ id, fileName, text: quote }) => ({ id, document: fileName, text: quote }));
  const { claims } = answerByQuoting({
    ...{ intent: { id: "i1", role: "LOOKUP", grounded: true, text }, points: [{ id: "p1", text }] },
    ...{ language: "en", evidence, isWhole, documents: [], computed: [], served: [] },
    ...{ mayWish: false, judged: [], uncovered: [] },
  });
  return claims.map((claim) => claim.text).join(" ");
}

/** Pictures of pages at 150 dots per inch, as many at a time as there are cores. */
async function recognise(): Promise<{ ocrPagesPerMinute: number; ocrWorkers: number; ocrRight: number }> {
  const workers = availableParallelism();
  // a busy machine may keep a reader waiting: here that is slow, and no failure
  const extractor = createExtractor({ workers, limits: { quietMs: 100_000, baseMs: 100_000 } });
  const { signal } = new AbortController();
  const folder = mkdtempSync(join(tmpdir(), "dossier-bench-offline-"));
  const paths = Array.from({ length: pictures }, (_, at) => {
    const path = join(folder, `page-${at}.png`);
    writeFileSync(path, drawPage(at));
    return path;
  });
  const read = async (path: string, at: number) => {
    const request = { documentId: `d${at}`, fileName: `page-${at}.png`, path, signal };
    let text = "";
    for await (const event of extractor.read({ ...request, ocr: "always", languages: ["eng"] }))
      if (event.kind === "parts") text += event.parts.map((part) => part.text).join("\n");
    return text.includes(String(1_000 + at));
  };
  try {
    // the first ones load the language data
    const small = join(folder, "small.png");
    writeFileSync(small, drawWords(["Invoice number 1000"]).toBuffer("image/png"));
    await Promise.all(Array.from({ length: workers }, (_, at) => read(small, at)));
    const start = performance.now();
    const found = await Promise.all(paths.map(read));
    const minutes = (performance.now() - start) / 60_000;
    return {
      ocrPagesPerMinute: round(pictures / minutes),
      ocrWorkers: workers,
      ocrRight: found.filter(Boolean).length,
    };
  } finally {
    await extractor.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A full page of A4. */
function drawPage(number: number): Buffer {
  const said = makePages(4).parts.flatMap(({ text }) => text.split(". "));
  const lines = [`Invoice number ${1_000 + number}`, ...said.slice(0, 36)];
  return drawWords(
    lines.map((line) => line.slice(0, 80)),
    { width: 1_240, height: 1_754, size: 26 },
  ).toBuffer("image/png");
}
