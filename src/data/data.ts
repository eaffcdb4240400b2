// Tables are data: content parts and delimited files become typed tables, plans over them are checked, computed exactly,
// traced to their cells and explained in words; so are calculations over single values. It never asks a model and never guesses.
import { detectLanguage } from "../lib/text/detect-language.ts";
import type { ContentPart } from "../model/document.ts";
import type { CsvFile } from "./csv-file.ts";
import { evaluateExpression } from "./evaluate-expression.ts";
import { explainExpression } from "./explain-expression.ts";
import type { NamedInput } from "./named-input.ts";
import { isComplaint, listParts } from "./expression.ts";
import type { Complaint } from "./complaint.ts";
import { toDecimal } from "./fraction.ts";
import { bindPlan } from "./plan/bind-plan.ts";
import { readPlan } from "./plan/read-plan.ts";
import { readExpression } from "./read-expression.ts";
import { readInputs } from "./read-inputs.ts";
import type { GivenValues } from "./read-inputs.ts";
import { applyReadings } from "./run/apply-readings.ts";
import type { PlanResult } from "./run/plan-result.ts";
import type { PlanLimits } from "./run/run-deps.ts";
import { sampleRows } from "./run/sample-rows.ts";
import { createSqlEngine } from "./sql/create-engine.ts";
import { periodView } from "./table/period-view.ts";
import { printProfiles, profileTable } from "./table/profile-table.ts";
import type { TableProfile } from "./table/table-profile.ts";
import type { TypedTable } from "./table/typed-table.ts";
import { explainInWords } from "./words/explain-plan.ts";

export interface TableSources {
  /** Extracted content; parts without a table are passed over. */
  parts?: readonly ContentPart[];
  /** Delimited files, which are read lazily where they are large. */
  files?: readonly CsvFile[];
}

export interface OpenOptions {
  /** Of the documents, where it is known better than their text tells; settles "1,234" and 3/4/2024 where nothing else does. */
  language?: string;
  /** By document id, for the names of tables. */
  fileNames?: Readonly<Record<string, string>>;
  /** Files up to so many bytes are held in memory; 8 MB unless said. */
  heldBytes?: number;
  /** The first number of the ids, where other tables have been opened before. */
  firstId?: number;
}

/** Every table of these parts and files, typed, with ids t1, t2 …; tables of periods also as a row per period. */
export async function openTables(
  { parts = [], files = [] }: TableSources,
  options: OpenOptions = {},
): Promise<TypedTable[]> {
  // loaded when they are needed: most starts of the program open no table
  const { tablesOfParts } = await import("./table/tables-of-parts.ts");
  const { openCsv } = await import("./csv/open-csv.ts");
  const found = [...Map.groupBy(parts, ({ document }) => document).values()].flatMap((own) => {
    const language = options.language ?? spokenIn(own);
    return tablesOfParts(own, language === undefined ? options : { ...options, language });
  });
  for (const file of files) found.push(await openCsv(file, options));
  const tables: TypedTable[] = [];
  let next = options.firstId ?? 1;
  for (const table of found) {
    const id = `t${next}`;
    tables.push({ ...table, id });
    next += 1;
    const view = periodView(table, id);
    if (view === undefined) continue;
    tables.push({ ...view, id: `t${next}` });
    next += 1;
  }
  return tables;
}

/** Less prose than this tells no language for sure. */
const fewestLetters = 200;
const mostLetters = 4_000;

/** The language of what stands around the tables of a document; numbers are written by its rules. */
function spokenIn(parts: readonly ContentPart[]): string | undefined {
  let text = "";
  for (const part of parts) {
    if (part.type === "text") text += `${part.text}\n`;
    if (text.length > mostLetters) break;
  }
  const language = text.length < fewestLetters ? "unknown" : detectLanguage(text.slice(0, mostLetters));
  return language === "unknown" ? undefined : language;
}

/** What a prompt needs to know of tables: columns, types, ranges, samples; bounded. */
export function describeTables(tables: readonly TypedTable[]): TableProfile[] {
  return tables.map(profileTable);
}

/** Profiles as lines of text, at most so many letters. */
export function printTables(tables: readonly TypedTable[], mostLetters?: number): string {
  return printProfiles(describeTables(tables), mostLetters);
}

/** Whether a plan can be run over these tables; else what is wrong and the way out. */
export function checkPlan(plan: unknown, tables: readonly TypedTable[]): { ok: true } | Complaint {
  const read = readPlan(plan);
  if (isComplaint(read)) return read;
  const bound = bindPlan(read, applyReadings(tables, read.readings));
  return isComplaint(bound) ? bound : { ok: true };
}

export interface RunOptions {
  signal: AbortSignal;
  limits?: Partial<PlanLimits>;
}

/** Runs plans in a process of its own, which starts with the first one and stays warm until it is closed. */
export interface TableEngine {
  run(plan: unknown, tables: readonly TypedTable[], options: RunOptions): Promise<PlanResult | Complaint>;
  /** Some source rows of one row of a grouped result over a scanned file, as a result of their own. */
  sample(
    plan: unknown,
    tables: readonly TypedTable[],
    options: RunOptions & { result: PlanResult; row: number },
  ): Promise<PlanResult | Complaint>;
  close(): Promise<void>;
}

export function createTableEngine(): TableEngine {
  const engine = createSqlEngine();
  const run: TableEngine["run"] = async (plan, tables, { signal, limits }) => {
    const { runBoundPlan, usualLimits } = await import("./run/run-plan.ts");
    return runBoundPlan(plan, tables, { engine, signal, limits: { ...usualLimits, ...limits } });
  };
  return {
    run,
    async sample(plan, tables, { result, row, ...options }) {
      const wanted = sampleRows(plan, result, row);
      return isComplaint(wanted) ? wanted : run(wanted.plan, tables, options);
    },
    close: () => engine.close(),
  };
}

/** One plan in a process that ends with it; `createTableEngine` keeps one for many. */
export async function runPlan(
  plan: unknown,
  tables: readonly TypedTable[],
  options: RunOptions,
): Promise<PlanResult | Complaint> {
  const engine = createTableEngine();
  try {
    return await engine.run(plan, tables, options);
  } finally {
    await engine.close();
  }
}

/** The way of a result in words of de, en, fr, it or es; English elsewhere. */
export function explainPlan(plan: unknown, result: PlanResult, language: string): string {
  const read = readPlan(plan);
  return isComplaint(read) ? read.complaint : explainInWords(read, result, language);
}

export interface CalculationRequest extends GivenValues {
  /** Such as "(B - A) / A * 100" or "sum(A) - B": names of values, numbers, + - * / ( ) and functions. */
  expression: string;
}

export interface Calculated {
  /** Plain decimal: whole where it ends, else cut (not rounded) after 20 digits. */
  value: string;
  isExact: boolean;
  /** "%", "day", or that of the values. */
  unit?: string;
  /** The names that the expression uses. */
  uses: string[];
  /** The numbers that stand in the expression itself and rest on no document. */
  literals: string[];
}

const mostWholeDigits = 60;

/** Exact decimals in, an exact decimal out; or why not, in words that help to write it better. */
export function calculate({ expression, ...given }: CalculationRequest): Calculated | Complaint {
  const read = readExpression(expression);
  if (isComplaint(read)) return read;
  const inputs = readInputs(given);
  if (isComplaint(inputs)) return inputs;
  const result = evaluateExpression(read, inputs);
  if (isComplaint(result)) return result;
  const { text, isExact } = toDecimal(result.value);
  if (text.replace(/\..*$/, "").length > mostWholeDigits + 1)
    return { complaint: `The result has more than ${mostWholeDigits} digits.` };
  const parts = listParts(read);
  const uses = new Set(parts.flatMap((part) => (part.kind === "name" ? [part.name] : [])));
  const literals = new Set(parts.flatMap((part) => (part.kind === "number" ? [part.text] : [])));
  const { unit } = result;
  return {
    value: text,
    isExact,
    ...(unit !== undefined && { unit }),
    uses: [...uses],
    literals: [...literals],
  };
}

export interface Explanation {
  expression: string;
  inputs: readonly NamedInput[];
}

/** The way of a computation in words of de, en, fr, it or es; English elsewhere. The expression is one that `calculate` took. */
export function explain(
  { expression, inputs }: Explanation,
  { value, unit }: { value: string; unit?: string | undefined },
  language: string,
): string {
  const read = readExpression(expression);
  if (isComplaint(read)) return `${expression} = ${value}`;
  return explainExpression(read, { inputs, value, unit }, language);
}
