import type { AggregateCue } from "../../../../lexicon/tables/aggregate-cues.ts";
import type { TableShape } from "../../../../model/documents/table-shape.ts";
import type { FilterCondition } from "../filters/condition.ts";
import type { Item } from "../item.ts";
import type { Filters } from "../filters/read-filters.ts";

/** A plan together with what is told of its result, and what must be so that it may be told. */
export interface TableDraft {
  table: string;
  plan: Record<string, unknown>;
  /** How many columns the result has. */
  width: number;
  /** The columns of the result that make up a claim, from 0, in order. */
  told: number[];
  /** What a column must hold in every row. */
  must: { column: number; value: string }[];
  /** Columns that must be above nought in every row: of less, no percentage is told. */
  positive?: number[];
  /** A longer result is not told. */
  mostRows: number;
  /** Of rows in order, only the one at this place, where no other has the same value. */
  place?: { column: number; number: number };
  /** The same of other parts of the list, each a table of its own. */
  others?: readonly TableDraft[];
}

/** A draft with those of the other parts of its list. */
export function withOthers(draft: TableDraft): TableDraft[] {
  return [draft, ...(draft.others ?? [])];
}

/** A question as one table understands it. */
export interface Asked {
  shape: TableShape;
  filters: Filters;
  /** The words that are no condition, in order. */
  rest: readonly Item[];
  cues: ReadonlySet<AggregateCue | "not" | "and" | "or" | "than" | "between">;
}

export function toAsked(shape: TableShape, filters: Filters): Asked {
  const { rest } = filters;
  const cues = new Set(rest.flatMap((item) => (item.kind === "cue" ? [item.cue] : [])));
  return { shape, filters, rest, cues };
}

/** The conditions of a question, all of them. */
export function conditionsOf({ named, limits, periods }: Filters): FilterCondition[] {
  return [
    ...named.map(({ condition }) => condition),
    ...limits.map(({ condition }) => condition),
    ...periods,
  ];
}

/**
 * Conditions stand inside each aggregate, so that the head of the result says them: the host calls a column by what
 * it is, such as "sum of amount where region = South".
 */
export function whereOf(conditions: readonly FilterCondition[]): { where?: readonly FilterCondition[] } {
  return conditions.length === 0 ? {} : { where: conditions };
}

/** Digits behind the point that an average is told with. */
export function roundedTo(scale: number): number {
  return scale === 0 ? 2 : Math.min(8, scale + (scale < 2 ? 1 : 0));
}
