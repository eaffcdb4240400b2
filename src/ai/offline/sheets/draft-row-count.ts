import { columnHeads } from "../../../lexicon/tables/loose-cues.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import { whereOf } from "../tables/draft/draft.ts";
import type { TableDraft } from "../tables/draft/draft.ts";
import { isMeasure } from "../tables/limited-column.ts";
import { superlatives } from "./draft-best-row.ts";
import { conditionsOf, isKey, type SheetReading } from "./read-sheet.ts";

const quantities = new Set(columnHeads.quantity.split("|").map(foldText));

/** How many rows are picked, where each is one of what is counted, and none says how many there are of it. */
export function draftRowCount(reading: SheetReading): TableDraft | undefined {
  const { shape, cues, heads, noun, isRowNoun, asked } = reading;
  const { cues: said } = cues;
  if (!said.has("count") || asked.kind !== "count" || noun === undefined || !isRowNoun) return undefined;
  if (superlatives.some((cue) => said.has(cue)) || said.has("spent") || said.has("cost")) return undefined;
  const isNumber = heads.some(({ column }) => isMeasure(shape.columns[column]));
  const hasQuantity = shape.columns.some(
    (column) => isMeasure(column) && quantities.has(foldText(column.name.replace(/\s*[([].*$/u, ""))),
  );
  // another column than what names the rows would be counted by its values
  const counted = heads.filter(({ words }) => words.some(({ start }) => start === noun.start));
  const texts = shape.columns.flatMap(({ kind }, at) => (kind === "text" ? [at] : []));
  const isOther = counted.length > 0 && !counted.some(({ column }) => isKey(column, shape));
  if (isNumber || hasQuantity || isOther || texts.length === 0) return undefined;
  const conditions = conditionsOf(reading);
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
