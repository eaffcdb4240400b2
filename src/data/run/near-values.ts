import { nearestNames } from "../plan/nearest-names.ts";
import type { BoundCondition, BoundPlan } from "../plan/bound-plan.ts";
import type { TypedTable } from "../table/typed-table.ts";

const mostValues = 2_000;

/** Values that are there and look like one that a condition asked for and no row holds: most wrong filters are spelling. */
export function nearValues(
  where: BoundCondition,
  plan: BoundPlan,
  tables: readonly TypedTable[],
): { column: string; near: string[] } | undefined {
  for (const { table, column, value } of wantedTexts(where)) {
    const own = tables[[plan.from, ...plan.joins][table]?.table ?? -1];
    const values =
      own?.source.kind === "cells" ? own.source.values[column] : own?.source.sample.values[column];
    if (own === undefined || values === undefined || values.includes(value)) continue;
    const distinct = [...new Set(values.filter((one) => one !== null))].slice(0, mostValues);
    return { column: own.columns[column]?.name ?? "", near: nearestNames(value, distinct) };
  }
  return undefined;
}

function wantedTexts(condition: BoundCondition): { table: number; column: number; value: string }[] {
  if (condition.op === "all" || condition.op === "any") return condition.of.flatMap(wantedTexts);
  if (
    condition.op === "compare" &&
    condition.sign === "=" &&
    condition.left.op === "column" &&
    condition.right.op === "literal" &&
    condition.left.type.kind === "text"
  )
    return [{ table: condition.left.table, column: condition.left.column, value: condition.right.value }];
  return [];
}
