import { languages } from "../../../lexicon/words-by-language.ts";
import { readNumber } from "../../../lib/text/read-number.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { tellCells } from "../cells/tell-cells.ts";
import type { ComputedClaim } from "../tables/answer-by-plan.ts";
import { tellParts } from "./tell-parts.ts";
import { findPeriodRows, type FoundRow } from "./find-period-row.ts";
import { readPeriodTables, type PeriodColumn, type PeriodTable } from "./period-tables.ts";
import { readPeriodQuestion, type PeriodQuestion } from "./read-period-question.ts";
import { isSamePeriod } from "./read-periods.ts";

/** Cells that are computed with, by name, and how. */
export interface PeriodCalculation {
  id: string;
  expression: string;
  inputs: ({ name: string; evidence: string } & ({ cell: string } | { quote: string }))[];
}

/** Cells as they stand, or what is to be computed from them. */
export type PeriodAnswer =
  | { kind: "cells"; claims: ComputedClaim[] }
  | { kind: "calculation"; calculation: PeriodCalculation };

export interface PeriodAsk {
  text: string;
  language: string;
  /** Evidence that was computed on a wish. */
  computed: ReadonlySet<string>;
}

const longestQuestion = 300;

/** The value of a row in the years that a question names, their change or average, or the year with the larger one. */
export function answerPeriods(
  { text, language, computed }: PeriodAsk,
  evidence: readonly EvidenceItem[],
): PeriodAnswer | undefined {
  const known = languages.find((one) => one === language);
  if (known === undefined || text.length > longestQuestion) return undefined;
  const question = readPeriodQuestion(text, known);
  const { periods, asksWhich, asksForParts } = question;
  if (periods.length === 0 && !asksWhich && !asksForParts) return undefined;
  const tables = readPeriodTables(evidence, { computed, language });
  const answers = tables.flatMap((table) => {
    const [only, ...more] = findPeriodRows(question, table, { evidence, language });
    const told = only === undefined || more.length > 0 ? undefined : answerRow(question, only);
    return told === undefined || only === undefined ? [] : [{ ...told, named: only.named }];
  });
  const most = answers.reduce((best, { named }) => Math.max(best, named), 0);
  const best = answers.filter(({ named }) => named === most);
  // a statement says the same in several tables; two values are two answers
  return new Set(best.map(({ values }) => values)).size === 1 ? best[0]?.answer : undefined;
}

interface RowAnswer {
  answer: PeriodAnswer;
  values: string;
}

function answerRow(question: PeriodQuestion, row: FoundRow): RowAnswer | undefined {
  if (question.asksForParts) {
    const claims = tellParts(row);
    const values = claims?.map((claim) => claim.text).join("; ") ?? "";
    return claims === undefined ? undefined : { answer: { kind: "cells", claims }, values };
  }
  const columns = columnsFor(question, row);
  const operation = operationOf(question, row);
  if (columns === undefined || operation === undefined) return undefined;
  const cells = columns.map(({ column }) => row.found.row.cells[column] ?? "");
  if (!cells.every((cell) => /\p{N}/u.test(cell))) return undefined;
  const values = `${operation} ${cells.join("; ")}`;
  if (operation === "value") return tell(row, columns, values);
  if (operation === "which") {
    const ordered = orderByValue(columns, cells, question.which ?? "more");
    return ordered === undefined ? undefined : tell(row, ordered, values);
  }
  const answer = calculate(operation, row, columns);
  return answer === undefined ? undefined : { answer, values };
}

function tell(
  { found, table }: FoundRow,
  columns: readonly PeriodColumn[],
  values: string,
): RowAnswer | undefined {
  const labels = found.label === undefined ? [] : [found.label];
  const claim = tellCells(found.row, [...labels, ...columns.map(({ column }) => column)], table.grid);
  return claim === undefined ? undefined : { answer: { kind: "cells", claims: [claim] }, values };
}

type Operation = "value" | "which" | "change" | "percent" | "average" | "sum";

const harmless: ReadonlySet<string> = new Set(["count", "which", "who", "per", "allPeriods"]);

/** What is asked of the values; undefined where it is something that is not done here. */
function operationOf(
  { asksWhich, which, periods }: PeriodQuestion,
  { cues, found }: FoundRow,
): Operation | undefined {
  const tags = new Set(cues.map(({ tag }) => tag).filter((tag) => !harmless.has(tag)));
  // the total below the rows is what was asked for
  if (found.label === undefined) tags.delete("sum");
  if (asksWhich) {
    for (const tag of ["max", "min", "most", "fewest"]) tags.delete(tag);
    const isLess = cues.some(({ tag }) => tag === "min" || tag === "fewest");
    const isMore = cues.some(({ tag }) => tag === "max" || tag === "most");
    return tags.size === 0 && (which !== undefined || isLess !== isMore) ? "which" : undefined;
  }
  const has = (tag: string) => tags.delete(tag);
  const isChange = [has("change"), has("difference")].includes(true);
  const isPercent = has("percent");
  const isShare = has("share");
  const isAverage = has("average");
  const isSum = has("sum");
  if (tags.size > 0) return undefined;
  if (isChange) return isAverage || isSum ? undefined : isPercent || isShare ? "percent" : "change";
  if (isPercent || isShare || (isAverage && isSum)) return undefined;
  if (isAverage || isSum) return periods.length > 1 ? (isAverage ? "average" : "sum") : undefined;
  return "value";
}

/** The columns of the periods that were named, all from one to the other where a span is; undefined where one is not clear. */
function columnsFor(question: PeriodQuestion, row: FoundRow): PeriodColumn[] | undefined {
  const { table } = row;
  const usable = usableColumns(question, table);
  const asked = question.periods.length === 0 ? [] : question.periods;
  if (asked.length === 0) return areApart(usable) ? usable : undefined;
  const found = asked.map((period) => {
    const months = period.months ?? question.months;
    const own = usable.filter((column) =>
      isSamePeriod({ ...period, ...(months !== undefined && { months }) }, column.period, table.months),
    );
    return own.length === 1 ? own[0] : undefined;
  });
  const all = found.flatMap((column) => column ?? []);
  if (all.length < asked.length) return undefined;
  const columns = [...new Set(all)];
  const isSpan = row.cues.some(({ tag }) => tag === "average" || tag === "sum") || question.asksWhich;
  const [first, last] = [asked[0], asked.at(-1)];
  if (!isSpan || columns.length !== 2 || first === undefined || last === undefined) return columns;
  if (!spanning.test(question.text.slice(first.end, last.start))) return columns;
  const [from, to] = [first.year, last.year].toSorted((a, b) => a - b);
  const between = usable.filter(({ period }) => period.year >= (from ?? 0) && period.year <= (to ?? 0));
  return areApart(between) && between.length === (to ?? 0) - (from ?? 0) + 1 ? between : undefined;
}

const spanning =
  /^\s*(?:to|through|until|till|[-–]|bis|à|au|jusqu\p{L}*|al?|fino a\p{L}*|hasta)\s*(?:the\s|le\s)?$/iu;

function areApart(columns: readonly PeriodColumn[]): boolean {
  const keys = columns.map(({ period: { year, month = 0, months = 0 } }) => `${year} ${month} ${months}`);
  const isSameLength = new Set(columns.map(({ period }) => period.months)).size === 1;
  return columns.length > 1 && isSameLength && new Set(keys).size === keys.length;
}

/** Shares beside amounts are meant where a share is asked for. */
function usableColumns({ text }: PeriodQuestion, { columns }: PeriodTable): PeriodColumn[] {
  const isShare = (head: string) => /%|percent|prozent|pour cent|per cento|por ciento/iu.test(head);
  if (columns.every(({ head }) => isShare(head)) || !columns.some(({ head }) => isShare(head)))
    return [...columns];
  return columns.filter(({ head }) => isShare(head) === isShare(text));
}

/** The largest or the smallest first; undefined where a value cannot be read or two are the same. */
function orderByValue(
  columns: readonly PeriodColumn[],
  cells: readonly string[],
  which: "more" | "less",
): PeriodColumn[] | undefined {
  const valued = columns.flatMap((column, at) => {
    const value = numberOf(cells[at] ?? "");
    return value === undefined ? [] : [{ column, value }];
  });
  const sign = which === "more" ? -1 : 1;
  const ordered = valued.toSorted((a, b) => sign * (a.value - b.value));
  if (ordered.length < 2 || ordered.length < columns.length || ordered[0]?.value === ordered[1]?.value)
    return undefined;
  return ordered.map(({ column }) => column);
}

/** Brackets around a number mean that it is below nought. */
function numberOf(cell: string): number | undefined {
  const plain = cell.replaceAll(/\(\d\)$/gu, "").trim();
  const readings = readNumber(plain.replaceAll(/[\p{Sc}()%\s]/gu, "")).map(Number);
  const [value, ...more] = readings.length > 1 ? readings.filter(Number.isInteger) : readings;
  if (value === undefined || more.length > 0) return undefined;
  return /^\p{Sc}?\s?\(/u.test(plain) ? -Math.abs(value) : value;
}

/** From the earlier period to the later one, however they were named. */
function calculate(
  operation: "change" | "percent" | "average" | "sum",
  { found }: FoundRow,
  columns: readonly PeriodColumn[],
): PeriodAnswer | undefined {
  const isPair = operation === "change" || operation === "percent";
  if (isPair ? columns.length !== 2 : columns.length < 2 || columns.length > mostInputs) return undefined;
  const inTime = columns.toSorted((a, b) => keyOf(a) - keyOf(b));
  const inputs = inTime.map(({ column }, at) => ({
    ...{ name: names[at] ?? "", evidence: found.row.evidence, cell: found.row.addressOf(column) },
  }));
  const list = inputs.map(({ name }) => name).join(", ");
  const expression = {
    ...{ change: "difference(b, a)", percent: "round(change(a, b), 2)" },
    ...{ average: `average(${list})`, sum: `sum(${list})` },
  }[operation];
  const id = `k-${operation}-${inputs.map(({ cell }) => cell).join("-")}`;
  return { kind: "calculation", calculation: { id, expression, inputs } };
}

function keyOf({ period: { year, month = 0, day = 0 } }: PeriodColumn): number {
  return (year * 100 + month) * 100 + day;
}

const names = "a b c d e f g h i j k l".split(" ");
const mostInputs = names.length;
