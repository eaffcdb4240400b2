import { timesNouns } from "../../../lexicon/tables/sheet-words.ts";
import { columnHeads } from "../../../lexicon/tables/loose-cues.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import { whereOf } from "../tables/draft/draft.ts";
import type { TableDraft } from "../tables/draft/draft.ts";
import { isMeasure } from "../tables/limited-column.ts";
import { superlatives } from "./draft-best-row.ts";
import { conditionsOf, countsRows, isKey, type SheetReading } from "./read-sheet.ts";
import { isDayNoun } from "./row-noun.ts";

const quantities = new Set(columnHeads.quantity.split("|").map(foldText));

const times = new Set(Object.values(timesNouns).flatMap((list) => list.split("|").map(foldText)));
/** "On how many days": the different days of a log. */
function daysOf(reading: SheetReading): TableDraft | undefined {
  const { shape, noun } = reading;
  const [date, ...more] = shape.columns.filter(({ kind }) => kind === "date");
  const conditions = conditionsOf(reading);
  if (noun === undefined || !isDayNoun(noun.word) || conditions.length === 0) return undefined;
  if (date === undefined || more.length > 0 || !date.isSound) return undefined;
  const hasOwn = shape.columns.some((column) => isMeasure(column) && isDayNoun(column.name));
  const isOther = reading.heads.some(({ column }) => isMeasure(shape.columns[column]));
  if (hasOwn || isOther) return undefined;
  const where = whereOf(conditions);
  return {
    ...{ table: shape.id, must: [], width: 2, told: [0, 1], mostRows: 1 },
    plan: {
      from: shape.id,
      aggregates: [
        { fn: "distinct", column: date.name, as: "number", ...where },
        { fn: "count", as: "all", ...where },
      ],
    },
  };
}

/** "How many articles", of a table whose rows are called so: kinds are counted, and not pieces. */
function namesKind({ shape, noun, heads }: SheetReading): boolean {
  return heads.some(
    ({ column, words }) =>
      isKey(column, shape) &&
      shape.columns[column]?.kind === "text" &&
      words.some(({ start }) => start === noun?.start),
  );
}

/** How many rows are picked, where each is one of what is counted, and none says how many there are of it. */
export function draftRowCount(reading: SheetReading): TableDraft | undefined {
  const { shape, cues, heads, noun, isRowNoun, asked } = reading;
  const { cues: said } = cues;
  if (!said.has("count") || noun === undefined) return undefined;
  const days = daysOf(reading);
  if (days !== undefined || !(asked.kind === "count" || countsRows(reading))) return days;
  const isTimes = times.has(foldText(noun.word));
  if (!isRowNoun && !isTimes) return undefined;
  if (superlatives.some((cue) => said.has(cue)) || said.has("spent") || said.has("cost")) return undefined;
  const conditions = conditionsOf(reading);
  // "whose stock is below the minimum" says which rows, and counts no pieces
  const beside = new Set(
    conditions.flatMap(({ column, other }) => (other === undefined ? [] : [column, other])),
  );
  const isNumber = heads.some(
    ({ column }) => isMeasure(shape.columns[column]) && !beside.has(shape.columns[column]?.name ?? ""),
  );
  const hasQuantity = shape.columns.some(
    (column) => isMeasure(column) && quantities.has(foldText(column.name.replace(/\s*[([].*$/u, ""))),
  );
  // another column than what names the rows would be counted by its values
  const counted = heads.filter(({ words }) => words.some(({ start }) => start === noun.start));
  const texts = shape.columns.flatMap(({ kind }, at) => (kind === "text" ? [at] : []));
  const isOther =
    counted.some(({ column }) => shape.columns[column]?.kind === "text") &&
    !counted.some(({ column }) => isKey(column, shape));
  if (isNumber || (hasQuantity && beside.size === 0 && !namesKind(reading)) || isOther || texts.length === 0)
    return undefined;
  if (conditions.length === 0) return undefined;
  const where = whereOf(conditions);
  return {
    ...{ table: shape.id, must: [], width: 2, told: [0, 1], mostRows: 1 },
    plan: {
      from: shape.id,
      aggregates: [
        { fn: "count", as: "number", ...where },
        { fn: "count", as: "all" },
      ],
    },
  };
}
