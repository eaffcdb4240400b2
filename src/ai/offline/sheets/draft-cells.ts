import { peopleNouns, personHeads } from "../../../lexicon/tables/neutral-words.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import { columnHeads } from "../../../lexicon/tables/loose-cues.ts";
import type { ColumnShape, TableShape } from "../../../model/documents/table-shape.ts";
import { holdsNames } from "../tables/loose/find-people.ts";
import { wantsRows } from "../../../lexicon/tables/compare-columns.ts";
import { besideNoun } from "../../../lexicon/tables/sheet-words.ts";
import { whereOf } from "../tables/draft/draft.ts";
import type { TableDraft } from "../tables/draft/draft.ts";
import { isMeasure } from "../tables/limited-column.ts";
import { columnCalled } from "../tables/loose/column-called.ts";
import { compilePhrases, phrasesAt } from "../tables/match-phrases.ts";
import { superlatives } from "./draft-best-row.ts";
import { moneyOf } from "./find-measure.ts";
import { columnsOfKind } from "./columns-of-kind.ts";
import { conditionsOf, isKey, type SheetReading } from "./read-sheet.ts";

const mostRows = 40;
const mostColumns = 12;

/** The rows that are picked, whole: "which workshops are in May". */
export function draftPickedRows(reading: SheetReading): TableDraft | undefined {
  if (computes(reading) || picksOne(reading) || !wantsList(reading)) return undefined;
  return rowsOf(reading, { columns: allColumns(reading), most: mostRows });
}

/** What is asked of the one row that is picked. */
export function draftCells(reading: SheetReading): TableDraft | undefined {
  const { values } = reading;
  if (computes(reading) || values.some(({ isVague }) => isVague)) return undefined;
  const columns = askedColumns(reading);
  return columns === undefined ? undefined : rowsOf(reading, { columns, most: 1 });
}

/** Whether more than cells as they stand is wanted, or no row is picked. */
function computes(reading: SheetReading): boolean {
  const { cues } = reading.cues;
  const isMore = superlatives.some((cue) => cues.has(cue)) || cues.has("sum") || cues.has("average");
  return isMore || conditionsOf(reading).length === 0;
}

function picksOne({ shape, values, limits }: SheetReading): boolean {
  return (
    limits.isOneRow || values.some(({ column, values: own }) => own.length === 1 && isKey(column, shape))
  );
}

/** "Which workshops", "list all": rows are wanted, and not one thing about them. */
function wantsList({ shape, cues, asked, noun, isRowNoun }: SheetReading): boolean {
  const asking = compilePhrases({ rows: wantsRows }, cues.book.language);
  const at = cues.words.slice(0, 2).findIndex((_, place) => phrasesAt(asking, cues.words, place).length > 0);
  if (at >= 0 && noun === undefined && cues.cues.has("who")) return tellsPeople(shape);
  if (at < 0 || noun === undefined || !isRowNoun || asked.kind === "count") return false;
  // "what is the charge of …" wants one thing, "what are the charges" several
  const isListed = phrasesAt(cues.book.listing, cues.words, 0).length > 0;
  return isListed || besideNoun.test(asked.text.slice(cues.words[at]?.end ?? 0, noun.start));
}

const personNouns = new Set(
  [personHeads, ...Object.values(peopleNouns)].flatMap((list) => list.split("|")).map(foldText),
);

function tellsPeople({ columns }: TableShape): boolean {
  return columns.some((column) => holdsNames(column) || personNouns.has(foldText(column.name)));
}

function allColumns({ shape }: SheetReading): number[] {
  return shape.columns.flatMap(({ empty }, at) => (empty === 0 ? [at] : []));
}

/** What names the row, and what is asked of it: a head that is said, or the only column of its kind. */
function askedColumns(reading: SheetReading): number[] | undefined {
  const { shape, heads, values, asked, cues } = reading;
  const picking = values.map(({ column }) => column);
  const all = heads.map(({ column }) => column).filter((column) => !picking.includes(column));
  const spent = cues.cues.has("spent") ? all.filter((column) => isSpent(shape.columns[column])) : [];
  // of "budget 2025" and "accounts 2025" the one that tells what came of it
  const named = spent.length === 1 && all.every((column) => isMeasure(shape.columns[column])) ? spent : all;
  const isAmount = asked.kind === "amount" || asked.kind === "count";
  const isPaid = cues.cues.has("cost") || cues.cues.has("spent");
  // what one costs, where it stands beside what so many came to
  const price = cues.cues.has("cost") ? columnCalled(shape, "unitPrice") : undefined;
  const money = isPaid ? (moneyOf(shape) ?? price) : undefined;
  const paid = money === undefined ? [] : [shape.columns.indexOf(money)];
  // "from whom do we buy the chains" names the purchase price, and asks for no number
  const isOther = asked.kind === "person" && named.every((column) => isMeasure(shape.columns[column]));
  const wanted =
    named.length > 0 && !isOther ? named : paid.length > 0 && !isOther ? paid : columnsOfKind(reading);
  if (wanted.length === 0) return undefined;
  if (isAmount && !wanted.some((column) => isMeasure(shape.columns[column]))) return undefined;
  const isDated = (column: number) =>
    shape.columns[column]?.kind === "date" || shape.columns[column]?.role === "year";
  if ((asked.kind === "date" || asked.kind === "year") && !wanted.some(isDated)) return undefined;
  const keys = shape.columns
    .flatMap(({ kind }, at) => (kind === "text" && isKey(at, shape) ? [at] : []))
    .slice(0, 2);
  const limited = shape.columns.flatMap(({ name }, at) =>
    reading.limits.conditions.some(({ column }) => column === name) ? [at] : [],
  );
  return [...new Set([...keys, ...picking, ...limited, ...wanted])].toSorted((a, b) => a - b);
}

const spentHeads = new Set(columnHeads.spent.split("|").map(foldText));

function isSpent(column: ColumnShape | undefined): boolean {
  const bare = (column?.name ?? "").replaceAll(/(?<!\d)(?:19|20)\d\d(?!\d)|[([][^()[\]]*[)\]]/gu, " ");
  const plain = bare.replaceAll(/\s+/gu, " ").trim();
  const { unit = "" } = column ?? {};
  return spentHeads.has(
    foldText(unit !== "" && plain.endsWith(` ${unit}`) ? plain.slice(0, -unit.length).trim() : plain),
  );
}

function rowsOf(
  reading: SheetReading,
  { columns, most }: { columns: readonly number[]; most: number },
): TableDraft | undefined {
  const { shape } = reading;
  const select = columns.slice(0, mostColumns).map((at) => shape.columns[at]?.name ?? "");
  if (columns.length > mostColumns || select.length < 2) return undefined;
  return {
    ...{ table: shape.id, width: select.length, told: select.map((_, at) => at), must: [], mostRows: most },
    plan: { from: shape.id, ...whereOf(conditionsOf(reading)), select },
  };
}
