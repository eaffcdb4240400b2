import { basename, join } from "node:path";
import { printTable } from "../bench/print-table.ts";
import { round } from "../bench/statistics.ts";
import { watchMemory } from "../bench/watch-memory.ts";
import type { Extracted } from "../src/extract/collect-document.ts";
import { createExtractor, type Extractor } from "../src/extract/extract.ts";
import { Failure } from "../src/model/failure.ts";
import { checkFacts, type Checked } from "./corpus/check-facts.ts";
import { corpusFolder, readCorpusIndex, type CorpusFile } from "./corpus/corpus-index.ts";
import { evalFixtureTables, evalGoldTables } from "./corpus/pdf-tables.ts";

const mostSeconds = 30;
const mostMegabytes = 1_024;
const mb = 1_048_576;

interface Row {
  file: string;
  outcome: string;
  isRight: boolean;
  facts: Checked[];
  seconds: number;
  peakMb: number;
}

/** Every fact of the corpus, with the sandbox on. */
export async function evalCorpus(): Promise<Record<string, number>> {
  const files = readCorpusIndex();
  const tables = await evalFixtureTables();
  if (files === undefined) {
    console.log("There is no ../shared/corpus beside the project: only our own tables were looked at.");
    return tables;
  }
  const extractor = createExtractor({ workers: 1 });
  const rows: Row[] = [];
  try {
    for (const file of files) rows.push(await evalFile(file, extractor));
    print(rows);
    return { ...sumUp(rows), ...tables, ...(await evalGoldTables(extractor)) };
  } finally {
    await extractor.close();
  }
}

async function evalFile(file: CorpusFile, extractor: Extractor): Promise<Row> {
  const memory = watchMemory();
  const begun = performance.now();
  const result = await read(file, extractor);
  const seconds = (performance.now() - begun) / 1_000;
  const peakMb = memory.stop().children / mb;
  const { outcome, isRight } = judge(file, result);
  const facts = result instanceof Failure ? missedAll(file) : checkFacts(file.expect ?? noFacts, result);
  if (file.password !== undefined) {
    const opened = await read(file, extractor, file.password);
    facts.push({
      fact: "opens with its password",
      holds: !(opened instanceof Failure) && opened.parts.length > 0,
    });
  }
  return { file: file.file, outcome, isRight, facts, seconds, peakMb };
}

const noFacts = { contains: [], cells: [], table_cells: [], values: [] };

/** Of a file that was not read none of the facts holds. */
function missedAll({ expect, outcome }: CorpusFile): Checked[] {
  if (!outcome.startsWith("parse") || expect === undefined) return [];
  const nothing = { fileName: "", mediaType: "", format: "", bytes: 0, sha256: "" };
  const checked = checkFacts(expect, { document: nothing, parts: [], warnings: [] });
  return checked.map(({ fact }) => ({ fact, holds: false }));
}

async function read(
  { file }: CorpusFile,
  extractor: Extractor,
  password?: string,
): Promise<Extracted | Failure> {
  try {
    return await extractor.extract({
      ...{ documentId: file, fileName: basename(file), path: join(corpusFolder, file) },
      ...(password === undefined ? {} : { password }),
      signal: new AbortController().signal,
    });
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

function judge({ outcome, alt }: CorpusFile, result: Extracted | Failure): Pick<Row, "outcome" | "isRight"> {
  const found = result instanceof Failure ? `error:${result.code}` : "parse";
  const isClear = !(result instanceof Failure) || result.code !== "internal";
  const wanted = [outcome, alt];
  const isRight =
    (outcome === "safe" && isClear) ||
    (found === "parse" ? wanted.some((one) => one?.startsWith("parse")) : wanted.includes(found));
  return { outcome: found, isRight };
}

function print(rows: readonly Row[]): void {
  printTable("The corpus, file by file", [
    ["file", "outcome", "facts", "seconds", "peak of the child"],
    ...rows.map(({ file, outcome, isRight, facts, seconds, peakMb }) => [
      file,
      isRight ? outcome : `${outcome} WRONG`,
      `${facts.filter(({ holds }) => holds).length}/${facts.length}`,
      String(round(seconds)),
      `${Math.round(peakMb)} MB`,
    ]),
  ]);
  const missed = rows.flatMap(({ file, facts }) =>
    facts.filter(({ holds }) => !holds).map(({ fact }) => `  ${file}: ${fact}`),
  );
  console.log(missed.length === 0 ? "\nNothing was missed." : `\nMissed:\n${missed.join("\n")}`);
  const slow = rows.filter(({ seconds, peakMb }) => seconds > mostSeconds || peakMb > mostMegabytes);
  for (const { file } of slow)
    console.log(`  ${file} took more than ${mostSeconds} s or ${mostMegabytes} MB`);
}

function sumUp(rows: readonly Row[]): Record<string, number> {
  const facts = rows.flatMap((row) => row.facts);
  const figures = {
    files: rows.length,
    outcomesRight: rows.filter(({ isRight }) => isRight).length,
    facts: facts.length,
    factsHeld: facts.filter(({ holds }) => holds).length,
    seconds: round(rows.reduce((sum, { seconds }) => sum + seconds, 0)),
    slowestSeconds: round(Math.max(...rows.map(({ seconds }) => seconds))),
    peakMb: Math.round(Math.max(...rows.map(({ peakMb }) => peakMb))),
  };
  console.log(
    `\n${figures.outcomesRight} of ${figures.files} outcomes right, ${figures.factsHeld} of ${figures.facts} facts hold, ${figures.seconds} s in all, slowest ${figures.slowestSeconds} s, peak ${figures.peakMb} MB.`,
  );
  return figures;
}
