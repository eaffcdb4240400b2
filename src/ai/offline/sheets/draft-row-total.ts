import { addingHeads } from "../../../lexicon/tables/loose-cues.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import { everyRow } from "../../../lexicon/tables/compare-columns.ts";
import type { ColumnShape } from "../../../model/documents/table-shape.ts";
import { whereOf } from "../tables/draft/draft.ts";
import type { TableDraft } from "../tables/draft/draft.ts";
import { aggregateOf } from "../tables/draft/total.ts";
import { saysPaid } from "../../../lexicon/tables/state-words.ts";
import type { FilterCondition } from "../tables/filters/condition.ts";
import { paidColumn } from "./premises/find-states.ts";
import { isMeasure } from "../tables/limited-column.ts";
import { columnCalled } from "../tables/loose/column-called.ts";
import { isLog } from "../tables/loose/is-log.ts";
import { compilePhrases, phrasesAt } from "../tables/match-phrases.ts";
import { superlatives } from "./draft-best-row.ts";
import { measureOf, moneyOf, spentOf, wholeOf } from "./find-measure.ts";
import { conditionsOf, countsRows, isKey, type SheetReading } from "./read-sheet.ts";

/** A sum or an average of one column, over the rows that are picked or over all of them. */
export function draftRowTotal(reading: SheetReading): TableDraft | undefined {
  const { cues, shape, values } = reading;
  if (superlatives.some((cue) => cues.cues.has(cue)) || values.some(({ isVague }) => isVague))
    return undefined;
  const fn = wished(reading);
  const column = fn === undefined ? undefined : addedColumn(reading);
  if (fn === undefined || column === undefined || !isMeasure(column)) return undefined;
  if (!column.isSound || column.factor !== undefined || (fn === "sum" && column.unit === "%"))
    return undefined;
  // prices of single things do not add up
  if (fn === "sum" && isUnitPrice(reading, column)) return undefined;
  const where = whereOf([...conditionsOf(reading), ...paidOnly(reading)]);
  const { aggregate, derive } = aggregateOf(fn, column);
  const counted = { fn: "count", column: column.name, as: "values", ...where };
  return {
    ...{
      table: shape.id,
      width: 2 + derive.length,
      told: [derive.length > 0 ? 2 : 0, 1],
      must: [],
      mostRows: 1,
    },
    plan: {
      ...{ from: shape.id, ...where, aggregates: [{ ...aggregate, ...where }, counted] },
      ...(derive.length > 0 && { derive }),
    },
  };
}

/** "How much has he paid": of a list that says what was paid and what not, only that. */
function paidOnly({ shape, limits, cues, asked }: SheetReading): FilterCondition[] {
  const column = paidColumn(shape);
  if (limits.isState || column === undefined || !cues.cues.has("spent") || !saysPaid.test(asked.text))
    return [];
  if (column.kind === "boolean") return [{ column: column.name, op: "=", value: "true" }];
  return column.kind === "date" && column.empty > 0 ? [{ column: column.name, op: "notNull" }] : [];
}

/** What is said, or meant: several years of a count add up, and so does what was spent. */
function wished(reading: SheetReading): "sum" | "average" | undefined {
  const { cues, limits, asked, values } = reading;
  const { cues: said } = cues;
  if (said.has("average")) return said.has("sum") ? undefined : "average";
  if (said.has("sum")) return "sum";
  if (isLogged(reading) && said.has("count") && (limits.conditions.length > 0 || values.length > 0))
    return "sum";
  const isAmount = asked.kind === "amount" || asked.kind === "count";
  if (!isAmount) return undefined;
  // "how much is unpaid", "what do we pay for all of them"
  if (limits.isState && asked.kind === "amount") return countsRows(reading) ? undefined : "sum";
  if (said.has("cost") && speaksOfAll(cues)) return "sum";
  if (limits.isSpan && (["count", "cost", "spent"] as const).some((cue) => said.has(cue))) return "sum";
  const isPicked = limits.conditions.length > 0 || values.length > 0;
  return said.has("spent") && (isPicked || paidOnly(reading).length > 0) ? "sum" : undefined;
}

const adding = new Set(addingHeads.split("|").map(foldText));

/** "How many hours" of a log adds up what each of its rows says, and so does "how many patients were seen". */
function isLogged(reading: SheetReading): boolean {
  const { shape } = reading;
  const named = measureOf(reading);
  if (named === undefined || named === "unclear") return false;
  return (
    isLog(shape) &&
    (adding.has(foldText(named.name.replace(/\s*[([].*$/u, ""))) || isHappening(reading, named))
  );
}

/** What was done or came is said by a verb, or by a head of two words that are both in the question: there are no stands of it. */
function isHappening(
  { shape, heads, noun, asked, cues, values }: SheetReading,
  { name, scale, unit }: ColumnShape,
): boolean {
  const own = heads.find(({ column }) => shape.columns[column]?.name === name);
  if (own?.isWhole !== true || asked.kind !== "count" || scale !== 0 || unit !== undefined) return false;
  // one row is told as it stands
  if (values.some(({ column }) => isKey(column, shape))) return false;
  const isCounted = own.words.some(({ start }) => start === noun?.start);
  const isDone = own.words.every(({ isVerb, start }) => isVerb || cues.neutral.has(start));
  return isCounted ? new Set(own.words.map(({ start }) => start)).size > 1 : isDone;
}

function addedColumn(reading: SheetReading): ColumnShape | undefined {
  const { shape, cues, asked } = reading;
  const named = measureOf(reading);
  if (named !== undefined) return named === "unclear" ? undefined : named;
  if (cues.cues.has("spent") || cues.cues.has("cost") || (asked.kind === "amount" && !cues.cues.has("count")))
    return cues.cues.has("spent") ? spentOf(shape) : (moneyOf(shape) ?? wholeOf(shape));
  // "how much did we sell in all"
  if (cues.cues.has("sum") && asked.kind === "amount")
    return isNounEmpty(reading) ? wholeOf(shape) : undefined;
  // "how many ducks" of a table of ducks is its only number
  const all = shape.columns.filter((column) => isMeasure(column));
  const isTold = cues.cues.has("count") && reading.isRowNoun && hasYears(reading);
  return isTold && all.length === 1 ? all[0] : undefined;
}

/** "Combien avons-nous vendu": what stands behind the word that asks is no thing. */
function isNounEmpty({ noun, cues }: SheetReading): boolean {
  return noun === undefined || cues.neutral.has(noun.start);
}

/** Rows that are years, days or months hold a number of each; rows that are things are counted. */
function hasYears({ shape }: SheetReading): boolean {
  const texts = shape.columns.filter(({ kind }) => kind === "text");
  return texts.length === 0 && shape.columns.some(({ kind, role }) => kind === "date" || role === "year");
}

function isUnitPrice({ shape, cues }: SheetReading, { name }: ColumnShape): boolean {
  const isDated = shape.columns.filter(({ kind }) => kind === "date").length === 1;
  return columnCalled(shape, "unitPrice")?.name === name && !isDated && !speaksOfAll(cues);
}

function speaksOfAll({ words, book }: SheetReading["cues"]): boolean {
  const all = compilePhrases({ all: everyRow }, book.language);
  return words.some((_, at) => phrasesAt(all, words, at).length > 0);
}
