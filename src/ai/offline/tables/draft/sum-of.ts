import type { TableShape } from "../../../../model/documents/table-shape.ts";
import type { FilterCondition } from "../filters/condition.ts";
import type { PeriodName } from "../item.ts";
import { whereOf } from "./draft.ts";
import type { TableDraft } from "./draft.ts";
import { mostGroups } from "./total.ts";

/** Two columns of a row multiplied: the name is that which the host gives to it. */
export interface Product {
  name: string;
  of: readonly [string, string];
}

export function productOf(left: { name: string }, right: { name: string }): Product {
  return { name: `${left.name} * ${right.name}`, of: [left.name, right.name] };
}

export interface SumPlan {
  /** A column, or what is computed in each row first. */
  measure: string | Product;
  conditions: readonly FilterCondition[];
  group?: { column: string; by?: PeriodName };
  /** Only the groups with the most or the least. */
  first?: { desc: boolean };
}

const mostFirst = 3;

/** A sum over the rows that are picked, for each group of them, or of the first group alone. */
export function sumOf(shape: TableShape, { measure, conditions, group, first }: SumPlan): TableDraft {
  const where = whereOf(conditions);
  const [column, derive] =
    typeof measure === "string"
      ? [measure, []]
      : [measure.name, [{ as: measure.name, expr: ["*", ...measure.of] }]];
  const aggregates = [{ fn: "sum", column, as: "value", ...where }];
  const base = { from: shape.id, ...where, ...(derive.length > 0 && { derive }), aggregates };
  if (group === undefined) return { table: shape.id, must: [], width: 1, told: [0], mostRows: 1, plan: base };
  const key = group.by === undefined ? { column: group.column } : { ...group, as: "group" };
  const plan = { ...base, groupBy: [key], having: [{ column: "value", op: "notNull" }] };
  const draft = { table: shape.id, must: [], width: 2, told: [0, 1] };
  return first === undefined
    ? {
        ...draft,
        mostRows: mostGroups,
        plan: { ...plan, orderBy: [{ by: group.by === undefined ? group.column : "group" }] },
      }
    : {
        ...{ ...draft, mostRows: mostFirst },
        plan: { ...plan, orderBy: [{ by: "value", desc: first.desc }], limit: 1 },
      };
}
