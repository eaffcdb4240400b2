import type { Asked } from "./draft/draft.ts";
import { isCue } from "./item.ts";
import type { Item, PeriodName } from "./item.ts";
import type { ColumnShape } from "../../../model/documents/table-shape.ts";
import { isMeasure, priceColumn } from "./limited-column.ts";
import type { NamedFilter } from "./filters/read-filters.ts";

type ColumnItem = Extract<Item, { kind: "column" }>;

export function columnItems({ rest }: Asked): ColumnItem[] {
  return rest.filter((item) => item.kind === "column");
}

/** Numbers that are named and stand for themselves. */
export function measuresNamed(asked: Asked): number[] {
  const named = columnItems(asked).map(({ column }) => column);
  return [...new Set(named.filter((column) => isMeasure(asked.shape.columns[column])))];
}

/** Texts, codes, years and dates that are named and are no condition. */
export function subjectsNamed(asked: Asked, except: readonly number[] = []): number[] {
  const named = columnItems(asked).map(({ column }) => column);
  return [...new Set(named)].filter(
    (column) => !isMeasure(asked.shape.columns[column]) && !except.includes(column),
  );
}

/** The column that is computed with: the one that is named, or the only one that it can be. */
export function findMeasure(asked: Asked): number | undefined {
  const { shape, filters, rest } = asked;
  const named = measuresNamed(asked);
  if (named.length > 0) return named.length === 1 ? sound(named[0], asked) : undefined;
  const limited = [...new Set(filters.limited)];
  if (limited.length > 0) return limited.length === 1 ? limited[0] : undefined;
  if (rest.some(({ kind }) => kind === "cost")) return sound(priceColumn(shape), asked);
  const all = shape.columns.flatMap((column, at) => (isMeasure(column) ? [at] : []));
  return all.length === 1 ? sound(all[0], asked) : undefined;
}

function sound(column: number | undefined, { shape }: Asked): number | undefined {
  const { isSound = false, factor } = (column === undefined ? undefined : shape.columns[column]) ?? {};
  // a result says nothing of thousands, so it would be read a thousand times too small
  return isSound && factor === undefined ? column : undefined;
}

/** Whether the cell of a row can be computed with: that of a sound column, or one that bears its sign itself. */
export function isSoundInRow(column: ColumnShape, { condition: { value = "" } }: NamedFilter): boolean {
  return column.isSound || column.markedRows?.includes(value) === true;
}

/** The one row that a question names by its label, with nothing else that picks rows; undefined where it does not. */
export function rowNamed({ shape, filters }: Asked): NamedFilter | undefined {
  const [row, ...more] = filters.named;
  if (row === undefined || more.length > 0 || row.condition.op !== "=") return undefined;
  if (filters.limits.length + filters.periods.length > 0) return undefined;
  const { distinct = 0, empty = 0 } = shape.columns[row.column] ?? {};
  // no label stands twice; rows without one do not matter
  return distinct + empty === shape.rows ? row : undefined;
}

/** Whether each row has a value of its own in this column. */
export function isKey(column: number, { shape }: Asked): boolean {
  const { distinct = 0, empty = 1 } = shape.columns[column] ?? {};
  return empty === 0 && distinct === shape.rows;
}

export interface Group {
  column: number;
  by?: PeriodName;
}

/** What stands behind "per": a column, or a period of the only date. Undefined where there is none. */
export function findGroup(asked: Asked): Group | "unclear" | undefined {
  const groups = asked.rest.flatMap((item, at): (Group | "unclear")[] => {
    if (!isCue(item, "per")) return [];
    const next = asked.rest[at + 1];
    if (next?.kind === "periodWord") return [periodGroup(next.by, asked)];
    if (next?.kind !== "column" || isMeasure(asked.shape.columns[next.column])) return [];
    return [columnGroup(next.column, asked)];
  });
  return groups.length > 1 ? "unclear" : groups[0];
}

export function columnGroup(column: number, { shape }: Asked): Group | "unclear" {
  const shaped = shape.columns[column];
  if (shaped?.kind !== "date") return { column };
  // dates of the first of January under "year" are years
  const isYears = shaped.min?.endsWith("-01-01") === true && shaped.max?.endsWith("-01-01") === true;
  return isYears ? { column, by: "year" } : "unclear";
}

export function periodGroup(by: PeriodName, { shape }: Asked): Group | "unclear" {
  const years = shape.columns.flatMap(({ role }, at) => (role === "year" ? [at] : []));
  const dates = shape.columns.flatMap(({ kind, isSound }, at) => (kind === "date" && isSound ? [at] : []));
  const [date] = dates;
  const [year] = years;
  if (years.length + dates.length !== 1) return "unclear";
  if (date !== undefined) return { column: date, by };
  return year !== undefined && by === "year" ? { column: year } : "unclear";
}

/** Cues that are nothing but small words where nothing needs them. */
const harmless = ["which", "who", "than", "per", "between", "allPeriods"] as const;

/** Whether everything that was said has been used: columns, cues and whatever else is left. */
export function isAllUsed(asked: Asked, { cues, columns, kinds = [] }: Used): boolean {
  return asked.rest.every((item) => {
    if (item.kind === "cue") return isCue(item, ...harmless) || cues.includes(item.cue);
    if (item.kind === "column") return columns.includes(item.column);
    return kinds.includes(item.kind);
  });
}

export interface Used {
  cues: readonly Extract<Item, { kind: "cue" }>["cue"][];
  columns: readonly number[];
  kinds?: readonly Item["kind"][];
}
