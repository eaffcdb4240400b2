import { open } from "node:fs/promises";
import { extname, resolve } from "node:path";
import { readParts } from "../actions/actions.ts";
import { describeTables, explainPlan, openTables, printTables } from "../data/data.ts";
import type { CsvFile } from "../data/csv-file.ts";
import type { PlanNote, PlanResult } from "../data/run/plan-result.ts";
import type { TableProfile } from "../data/table/table-profile.ts";
import type { TypedTable } from "../data/table/typed-table.ts";
import { detectLanguage } from "../lib/text/detect-language.ts";
import { shortHash } from "../lib/hash.ts";
import type { ContentPart } from "../model/document.ts";
import { Failure } from "../model/failure.ts";
import { toTitle } from "../model/documents/to-title.ts";
import { renderDocument, unwritable, writableFormats } from "../render/render.ts";
import { readMaterial } from "../workflow/ask-question.ts";
import { queryQuestion, toResultDocument } from "../workflow/query-question.ts";
import type { QueryResult } from "../workflow/query/query-result.ts";
import { renderFile } from "./render-file.ts";
import { checkOutFile } from "./files/check-out-folder.ts";
import { findFiles, takeFiles } from "./files/take-files.ts";
import type { GivenFile } from "./files/given-file.ts";
import { withServices } from "./with-services.ts";
import type { Looking, LookServices } from "./with-services.ts";

export interface QueryRequest {
  /** Files and folders that hold the tables. */
  files: readonly GivenFile[];
  asked: { question: string } | { plan: Record<string, unknown> };
  /** In which the way is told: the question's own where there is one and it can be told, else this. */
  language: string;
  /** Where the result goes; by its ending in which format. */
  out?: string;
}

export interface QueryReport {
  kind: "computed";
  columns: PlanResult["columns"];
  rows: PlanResult["rows"];
  words: string;
  notes: PlanNote[];
  /** By row, then by column, with the names of the files. */
  provenance: PlanResult["provenance"];
  plan: Record<string, unknown>;
  /** The table, how it was computed and where the cells are, for people. */
  text: string;
  path?: string;
}

export type QueryOutcome = QueryReport | { kind: "declined"; reason: string; plan?: Record<string, unknown> };

/** Computes over the tables of files, by a plan or by a question that a model makes one of. Nothing is stored but the result. */
export async function queryFiles(
  { files, asked, out, language: usual }: QueryRequest,
  looking: Looking,
): Promise<QueryOutcome> {
  const { signal } = looking;
  const format = out === undefined ? undefined : extname(out).slice(1).toLowerCase();
  if (format !== undefined && !writableFormats.includes(format)) throw unwritable(format);
  if (out !== undefined) await checkOutFile(out);
  return withTables(files, looking, async ({ tables, fileNames, services }) => {
    if (tables.length === 0) return { kind: "declined", reason: "There are no tables in these files." };
    const language = languageOf(asked, usual);
    const queried = await computed();
    if (queried.kind === "declined") return queried;
    const { plan, result } = queried;
    const words = explainPlan(withName(plan, tables), result, language);
    const title = "question" in asked ? toTitle(asked.question) : toTitle(namesOf(result));
    const query = { plan, result, words, title, language, tables, fileNames, isWorkbook: false };
    const path =
      out === undefined ? undefined : await write({ ...query, isWorkbook: format === "xlsx" }, out);
    return {
      ...{ kind: "computed", columns: result.columns, rows: result.rows, words, notes: result.notes, plan },
      provenance: result.provenance.map((row) =>
        row.map((cells) =>
          cells.map((one) => ({ ...one, document: fileNames[one.document] ?? one.document })),
        ),
      ),
      text: await asText(query),
      ...(path !== undefined && { path }),
    };

    async function computed() {
      if ("question" in asked) {
        const look = { services, id: `look_${shortHash({ asked, fileNames })}`, signal };
        return queryQuestion({ question: asked.question, tables, language }, look);
      }
      const { plan } = asked;
      const result = await services.tables.run(plan, tables, { signal });
      if ("complaint" in result) return { kind: "declined" as const, reason: result.complaint, plan };
      return { kind: "computed" as const, plan, result };
    }
  });

  async function write(query: QueryResult, path: string): Promise<string> {
    const { document, sources } = toResultDocument(query);
    const text = JSON.stringify({ ...document, sources });
    return (await renderFile({ path: "result.json", text, out: path, signal })).path;
  }
}

export interface TableList {
  tables: TableProfile[];
  /** The same for people. */
  text: string;
}

const mostLettersOfList = 1_000_000;

/** The tables of files with their columns, as plans name them. */
export function listTables(files: readonly GivenFile[], looking: Looking): Promise<TableList> {
  return withTables(files, looking, async ({ tables, fileNames }) => ({
    tables: describeTables(tables).map((table) => ({
      ...table,
      document: fileNames[table.document] ?? table.document,
    })),
    text: printTables(tables, mostLettersOfList),
  }));
}

interface OpenedTables {
  tables: TypedTable[];
  fileNames: Record<string, string>;
  services: LookServices;
}

/** Delimited files are read where they are, however large; everything else is extracted first. */
function withTables<T>(
  given: readonly GivenFile[],
  { config, signal, tell, ...reading }: Looking,
  body: (opened: OpenedTables) => Promise<T>,
): Promise<T> {
  if (given.length === 0) throw new Failure("usage", "Name the files that hold the tables.");
  const open = async (services: LookServices) => {
    const files: CsvFile[] = [];
    const others: GivenFile[] = [];
    for (const { path, fileName, open: read } of (await findFiles(given, { signal })).files) {
      if (path !== undefined && (await isDelimited(path))) files.push({ path: resolve(path), fileName });
      else others.push(path ?? { fileName, content: read(signal) });
    }
    const { parts, fileNames } = await readParted(others, { services, signal, tell });
    return body({ tables: await openTables({ parts, files }, { fileNames }), fileNames, services });
  };
  return withServices(config, open, reading);
}

const delimited = new Set([".csv", ".tsv", ".tab"]);
/** Archives, PDFs and old Office files, whatever they are called. */
const others = ["504b0304", "25504446", "d0cf11e0"];

async function isDelimited(path: string): Promise<boolean> {
  if (!delimited.has(extname(path).toLowerCase())) return false;
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return !others.includes(buffer.toString("hex"));
  } finally {
    await file.close();
  }
}

async function readParted(
  given: readonly GivenFile[],
  { services, signal, tell }: { services: LookServices } & Pick<Looking, "signal" | "tell">,
): Promise<{ parts: ContentPart[]; fileNames: Record<string, string> }> {
  if (given.length === 0) return { parts: [], fileNames: {} };
  const files = await takeFiles(given, services.blobs, { signal, tell });
  const id = `look_${shortHash(files.map(({ fileName, sha256 }) => ({ fileName, sha256 })))}`;
  const { documents, extracted } = await readMaterial(files, { services, id, signal });
  const parts: ContentPart[] = [];
  for (const document of extracted)
    for (const part of await readParts(document, services.blobs, signal)) parts.push(part);
  return {
    parts,
    fileNames: Object.fromEntries(documents.map((document) => [document.id, document.fileName])),
  };
}

function languageOf(asked: QueryRequest["asked"], usual: string): string {
  if (!("question" in asked)) return usual;
  const found = detectLanguage(asked.question);
  return found === "unknown" ? usual : found;
}

/** "t1" says nothing to a reader; the name of the table does, where only one has it. */
function withName(plan: Record<string, unknown>, tables: readonly TypedTable[]): Record<string, unknown> {
  const name = tables.find(({ id }) => id === plan["from"])?.name;
  const isOne = tables.filter((table) => table.name === name).length === 1;
  return name === undefined || !isOne ? plan : { ...plan, from: name };
}

function namesOf({ columns }: PlanResult): string {
  return columns.map(({ name }) => name).join(", ");
}

async function asText(query: QueryResult): Promise<string> {
  const { document, sources } = toResultDocument(query);
  const { bytes } = await renderDocument({ document, format: "txt", sources });
  return Buffer.from(bytes).toString("utf8").trimEnd();
}
