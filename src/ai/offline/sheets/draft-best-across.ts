import { largest } from "../../../lib/largest.ts";
import type { AggregateCue } from "../../../lexicon/tables/aggregate-cues.ts";
import type { ColumnShape } from "../../../model/documents/table-shape.ts";
import type { TableDraft } from "../tables/draft/draft.ts";
import { isMeasure } from "../tables/limited-column.ts";
import { measureOf } from "./find-measure.ts";
import { isKey, type SheetReading } from "./read-sheet.ts";

const most: readonly AggregateCue[] = ["most", "max"];
const least: readonly AggregateCue[] = ["fewest", "min"];
const others: readonly AggregateCue[] = [
  ...(["dearest", "cheapest", "latest", "earliest", "average", "count", "top", "bottom", "per"] as const),
];
const part =
  /^(?:[qt][1-4]|[1-4]\s?\.?\s?(?:quarter|quartal|trimestre)|jan|feb|f[eé]v|gen|ene|m[aä]r|mar|apr|avr|abr|ma[iyg]|jun|jui|giu|jul|lug|aug|ao[uû]|ago|sep|set|o[ck]t|ott|nov|d[eé][czi][a-z]*)/iu;
const fewestParts = 2;
const mostParts = 12;
const mostRows = 3;

/** "Which product sold the least", where every column is a part of the year: the row whose parts together are the most or the least. */
export function draftBestAcross(reading: SheetReading): TableDraft | undefined {
  const { shape, cues, noun, heads, open, values, limits } = reading;
  const said = [...most, ...least].filter((cue) => cues.cues.has(cue));
  const desc = said.every((cue) => most.includes(cue));
  if (said.length === 0 || (!desc && !said.every((cue) => least.includes(cue)))) return undefined;
  if (others.some((cue) => cues.cues.has(cue)) || cues.place !== 1 || open.length > 0) return undefined;
  if (values.length > 0 || limits.conditions.length > 0 || measureOf(reading) !== undefined) return undefined;
  const named = heads.filter(({ words }) => words.some(({ start }) => start === noun?.start));
  const [key, ...more] = named.filter(
    ({ column }) => shape.columns[column]?.kind === "text" && isKey(column, shape),
  );
  const columns = partsOf(reading);
  if (key === undefined || more.length > 0 || columns === undefined) return undefined;
  const names = columns.map(({ name }) => name);
  const sum = names.slice(1).reduce<unknown>((left, right) => ["+", left, right], names[0]);
  const width = names.length + 2;
  return {
    ...{ table: shape.id, width, told: Array.from({ length: width }, (_, at) => at), must: [], mostRows },
    plan: {
      ...{ from: shape.id, select: [shape.columns[key.column]?.name ?? "", ...names, "sum"] },
      ...{ derive: [{ as: "sum", expr: sum }], orderBy: [{ by: "sum", desc }], limit: 1 },
    },
  };
}

/** All numbers of the table, where each is one part of the year and nothing is left out. */
function partsOf({ shape }: SheetReading): ColumnShape[] | undefined {
  const columns = shape.columns.filter((column) => isMeasure(column));
  const [first] = columns;
  const isWhole = columns.length >= fewestParts && columns.length <= mostParts;
  if (first === undefined || !isWhole || largest(columns.map(({ empty }) => empty)) > 0) return undefined;
  const fits = ({ name, isSound, unit, factor }: ColumnShape) =>
    part.test(name) && isSound && unit === first.unit && factor === undefined;
  return columns.every(fits) ? columns : undefined;
}
