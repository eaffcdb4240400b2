import { largest } from "../../../lib/largest.ts";
import type { ColumnShape } from "../../../model/documents/table-shape.ts";
import { roundedTo } from "../tables/draft/draft.ts";
import type { TableDraft } from "../tables/draft/draft.ts";
import { isMeasure } from "../tables/limited-column.ts";
import { phrasesAt } from "../tables/match-phrases.ts";
import { conditionsOf, isKey, type SheetReading } from "./read-sheet.ts";

const mostColumns = 12;

/** The sum or the average of several columns of one row: "from January to April", "January and February together". */
export function draftAcrossHeads(reading: SheetReading): TableDraft | undefined {
  const { shape, cues, values } = reading;
  const [row, ...others] = values;
  const columns = columnsMeant(reading);
  const [first] = columns;
  if (row === undefined || others.length > 0 || row.values.length !== 1 || !isKey(row.column, shape))
    return undefined;
  if (first === undefined || columns.length < 2 || columns.length > mostColumns) return undefined;
  if (
    !columns.every(
      (one) => isMeasure(one) && one.isSound && one.factor === undefined && one.unit === first.unit,
    )
  )
    return undefined;
  const fn = cues.cues.has("average") ? "average" : "sum";
  const names = columns.map(({ name }) => name);
  const sum = names.slice(1).reduce<unknown>((left, right) => ["+", left, right], first.name);
  const scale = roundedTo(largest(columns.map((one) => one.scale)));
  const expr = fn === "sum" ? sum : ["round", ["/", sum, names.length], scale];
  const width = names.length + 2;
  return {
    ...{ table: shape.id, width, told: Array.from({ length: width }, (_, at) => at), must: [], mostRows: 1 },
    plan: {
      ...{ from: shape.id, where: conditionsOf(reading), derive: [{ as: fn, expr }] },
      select: [shape.columns[row.column]?.name ?? "", ...names, fn],
    },
  };
}

/** All from the one to the other where a span is said, else those that are named and are to be added. */
function columnsMeant({ shape, heads, cues }: SheetReading): ColumnShape[] {
  const named = heads
    .filter(({ column }) => isMeasure(shape.columns[column]))
    .toSorted((a, b) => a.start - b.start);
  const [from, to, ...more] = named;
  if (from === undefined || to === undefined) return [];
  const isSpan = more.length === 0 && from.column < to.column && isLinked(from.start, to.start, cues);
  if (isSpan) return shape.columns.slice(from.column, to.column + 1);
  const isAdded = cues.cues.has("sum") || cues.cues.has("average");
  return isAdded ? named.flatMap(({ column }) => shape.columns[column] ?? []) : [];
}

function isLinked(from: number, to: number, { words, book }: SheetReading["cues"]): boolean {
  const between = words.flatMap(({ start }, at) => (start > from && start < to ? [at] : []));
  const [first] = between;
  if (first === undefined || between.length > 2) return false;
  return phrasesAt(book.to, words, first).some(({ tag }) => tag === "to");
}
