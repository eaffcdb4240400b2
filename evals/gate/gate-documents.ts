import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { z } from "zod";
import { createExtractor } from "../../src/extract/extract.ts";
import type { Extractor } from "../../src/extract/extract.ts";
import type { Evidence } from "../../src/model/grounding.ts";
import { partsToEvidence } from "../../src/workflow/parts-to-evidence.ts";
import { readCorpusIndex } from "../corpus/corpus-index.ts";
import type { CorpusFile } from "../corpus/corpus-index.ts";

const shared = resolve(import.meta.dirname, "../../../shared");
const files = join(shared, "eval/scenarios/files");
const tables = join(shared, "eval/tables/files");

/** The passages of a document that a gold file names; each document is read once, by the product's own readers. */
export type ReadDocument = (file: string) => Promise<readonly Evidence[]>;

export async function withDocuments<T>(body: (read: ReadDocument) => Promise<T>): Promise<T> {
  const extractor = createExtractor({ workers: 2 });
  const read = new Map<string, Promise<readonly Evidence[]>>();
  try {
    return await body((file) => {
      const reading = read.get(file) ?? readOne(file, extractor);
      read.set(file, reading);
      return reading;
    });
  } finally {
    await extractor.close();
  }
}

async function readOne(file: string, extractor: Extractor): Promise<readonly Evidence[]> {
  if (file === "message:request") return readRequests();
  const pasted = file.startsWith("message:") ? readPasted(file) : undefined;
  const fileName = pasted?.fileName ?? basename(file);
  const { parts } = await extractor.extract({
    ...{ documentId: fileName, fileName, signal: new AbortController().signal },
    ...(pasted === undefined ? { path: findFile(file) } : { content: toBytes(pasted.text) }),
  });
  return partsToEvidence(parts, () => fileName);
}

function findFile(file: string): string {
  const own = [files, tables].map((folder) => join(folder, file)).find((path) => existsSync(path));
  if (own !== undefined) return own;
  const listed = readCorpusIndex()?.find((known) => basename(known.file) === file);
  if (listed === undefined) throw new Error(`There is no document ${file}.`);
  return join(shared, "corpus", listed.file);
}

const sheets = new Set(["csv", "xls", "xlsx", "ods"]);

/** Documents with real tables: PDFs of the table set, tables of the scenarios, and the corpus's workbooks. */
export function listTableFiles(corpus: readonly CorpusFile[]): string[] {
  const workbooks = corpus.filter(
    ({ type, outcome, password }) => sheets.has(type) && outcome === "parse" && password === undefined,
  );
  return [
    ...(existsSync(tables) ? readdirSync(tables).filter((name) => name.endsWith(".pdf")) : []),
    ...["gapminder-health-income.csv", "banklist.html", "spam.html", "message:csv"],
    ...workbooks.map(({ file }) => basename(file)),
  ];
}

const Scenario = z.object({ id: z.string(), rounds: z.array(z.object({ message: z.string() })) });

function messageOf(prefix: string): string {
  const lines = readFileSync(join(shared, "eval/scenarios/scenarios.jsonl"), "utf8").split("\n");
  const all = lines.filter((line) => line.trim() !== "").map((line) => Scenario.parse(JSON.parse(line)));
  return all.find(({ id }) => id.startsWith(prefix))?.rounds[0]?.message ?? "";
}

/** What was pasted stands behind the request's own paragraph. */
function readPasted(file: string): { fileName: string; text: string } {
  const isLog = file === "message:log";
  const message = messageOf(isLog ? "m07" : "x05");
  const text = message.slice(message.indexOf("\n\n") + 2);
  return { fileName: isLog ? "access.log" : "us-employment.csv", text };
}

function readRequests(): Evidence[] {
  const message = messageOf("x05");
  const quote = message.slice(0, message.indexOf("\n\n"));
  return [{ id: "request", documentId: "request", document: "request", position: {}, quote, language: "en" }];
}

async function* toBytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text, "utf8");
}
