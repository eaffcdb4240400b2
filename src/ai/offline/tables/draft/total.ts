import { conditionsOf, roundedTo, whereOf } from "./draft.ts";
import type { Asked, TableDraft } from "./draft.ts";
import { findGroup, findMeasure, isAllUsed, isKey, subjectsNamed } from "../find-roles.ts";
import type { Group } from "../find-roles.ts";
import type { TableShape } from "../../../../model/documents/table-shape.ts";
import { columnCalled } from "../loose/column-called.ts";

export type Fn = "sum" | "average" | "median" | "min" | "max";

export const mostGroups = 40;

/** A sum, average, median, least or greatest value, of all rows that fit or per group. */
export function draftTotal(asked: Asked, fn: Fn): TableDraft | undefined {
  const { shape, filters } = asked;
  const found = findGroup(asked);
  const measure = findMeasure(asked);
  const column = measure === undefined ? undefined : shape.columns[measure];
  if (found === "unclear" || measure === undefined || column === undefined) return undefined;
  // what one piece costs does not add up where it is said how many there are
  if (fn === "sum" && isPriceOfOne(shape, column.name)) return undefined;
  // the average per row is the average
  const isPerRow = found !== undefined && found.by === undefined && isKey(found.column, asked);
  if (isPerRow && fn !== "average") return undefined;
  const others = subjectsNamed(asked, found === undefined ? [] : [found.column]);
  if (!others.every((other) => fn === "sum" || isKey(other, asked))) return undefined;
  const columns = [measure, ...others, ...(found === undefined ? [] : [found.column])];
  if (!isAllUsed(asked, { cues: [fn, "count"], columns, kinds: ["cost", "rows", "periodWord"] }))
    return undefined;
  if (asked.rest.some(({ kind }) => kind === "periodWord") && found?.by === undefined) return undefined;
  if (asked.cues.has("count") && !isNumberOf(asked, measure)) return undefined;
  const { aggregate, derive } = aggregateOf(fn, column);
  const where = whereOf(conditionsOf(filters));
  const values = { fn: "count", column: column.name, as: "values", ...where };
  const parts = { aggregates: [{ ...aggregate, ...where }, values], derive };
  return withGroup(asked, isPerRow ? undefined : found, parts);
}

function isPriceOfOne(shape: TableShape, name: string): boolean {
  const price = columnCalled(shape, "unitPrice");
  return price?.name === name && columnCalled(shape, "quantity") !== undefined;
}

/** "number of" in front of a number counts nothing: "average number of units". */
function isNumberOf({ rest }: Asked, measure: number): boolean {
  return rest.every((item, at) => {
    const next = rest[at + 1];
    return (
      item.kind !== "cue" || item.cue !== "count" || (next?.kind === "column" && next.column === measure)
    );
  });
}

export interface Aggregated {
  aggregate: Record<string, unknown> & { as: string };
  derive: Record<string, unknown>[];
}

/** An aggregate; one that is divided is rounded besides. */
export function aggregateOf(fn: Fn, { name, scale }: { name: string; scale: number }): Aggregated {
  const aggregate = { fn, column: name, as: "value" };
  const isDivided = fn === "average" || fn === "median";
  const rounded = { as: "rounded", expr: ["round", "value", roundedTo(scale)] };
  return { aggregate, derive: isDivided ? [rounded] : [] };
}

interface Parts {
  aggregates: Record<string, unknown>[];
  derive: Record<string, unknown>[];
}

/** The plan over all rows, or with a row for each group. What was rounded is told instead of what it was made from. */
function withGroup(
  asked: Asked,
  group: Group | undefined,
  { aggregates, derive }: Parts,
): TableDraft | undefined {
  const { shape } = asked;
  const where = whereOf(conditionsOf(asked.filters));
  const base = { from: shape.id, ...where, aggregates, ...(derive.length > 0 && { derive }) };
  const keys = group === undefined ? 0 : 1;
  const width = keys + aggregates.length + derive.length;
  const value = derive.length > 0 ? keys + aggregates.length : keys;
  const told = [...(keys === 0 ? [] : [0]), value, keys + 1];
  if (group === undefined) return { table: shape.id, plan: base, width, told, must: [], mostRows: 1 };
  return isListable(group, asked)
    ? {
        ...{ table: shape.id, width, told, must: [], mostRows: mostGroups },
        plan: { ...base, ...groupOf(group, asked) },
      }
    : undefined;
}

/** Whether there is a group for every row, and not too many of them. */
export function isListable({ column, by }: Group, { shape }: Asked): boolean {
  const { empty = 1, distinct = 0 } = shape.columns[column] ?? {};
  return empty === 0 && (by !== undefined || distinct <= mostGroups);
}

/** How a plan makes groups, and in which order. */
export function groupOf({ column, by }: Group, { shape }: Asked) {
  const name = shape.columns[column]?.name ?? "";
  const key = by === undefined ? name : "group";
  return {
    groupBy: [by === undefined ? { column: name } : { column: name, by, as: key }],
    orderBy: [{ by: key }],
  };
}
