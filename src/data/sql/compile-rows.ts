import { usedColumns } from "../plan/bound-plan.ts";
import type { BoundExpression, BoundPlan } from "../plan/bound-plan.ts";
import type { ConditionContext } from "./compile-condition.ts";
import { compileExpression, rescale } from "./compile-expression.ts";
import type { CompiledTables } from "./compile-tables.ts";
import { createBinder } from "./statement.ts";

export function createContext(): ConditionContext {
  return {
    binder: createBinder(),
    columnName: (table, column) => `t${table}c${column}`,
    foldedName: (table, column) => `t${table}f${column}`,
  };
}

/** Joined rows with their derived columns, as a chain of common tables; the last one is `rows_`. */
export function compileRows(
  plan: BoundPlan,
  { sources, loads }: CompiledTables,
  context: ConditionContext,
): string {
  const parts = sources.flatMap((_, at) => {
    const loaded = loads.find(({ name }) => name === `t${at}`);
    const names = loaded?.columns.map(({ name }) => name) ?? scanNames(plan, at);
    return names.map((name) => `t${at}.${name} AS ${name === "r" ? `r${at}` : `t${at}${name}`}`);
  });
  const joins = plan.joins.map(({ on, isFolded }, at) => {
    const test = on.map(({ left, right }) => {
      const [a, b] = [keySql(left, isFolded), keySql(right, isFolded)];
      const scale = Math.max(a.scale, b.scale);
      return `${rescale(a, scale)} = ${rescale(b, scale)}`;
    });
    // an inner join keeps what it loses until it was counted
    const earlier = plan.joins
      .slice(0, at)
      .flatMap((join, before) => (join.kind === "inner" ? [`t${before + 1}.r IS NOT NULL`] : []));
    return ` LEFT JOIN ${sources[at + 1]} AS t${at + 1} ON ${[...test, ...earlier].join(" AND ")}`;
  });
  const steps = [`j AS (SELECT ${parts.join(", ")} FROM ${sources[0]} AS t0${joins.join("")})`];
  let last = "j";
  for (const [index, of] of plan.derived.entries()) {
    // a long chain is computed step by step, or the engine would write each step out into the next
    const how = index % 8 === 7 ? "MATERIALIZED " : "";
    steps.push(
      `d${index} AS ${how}(SELECT *, ${compileExpression(of, context).sql} AS x${index} FROM ${last})`,
    );
    last = `d${index}`;
  }
  steps.push(`rows_ AS (SELECT * FROM ${last})`);
  return `WITH ${steps.join(", ")}`;
}

/** Keys are compared before the rows are put together, by the names that their own tables give them. */
function keySql(of: BoundExpression, isFolded: boolean): { sql: string; scale: number } {
  if (of.op !== "column") throw new TypeError("Keys of a join are columns.");
  return { sql: `t${of.table}.${isFolded ? "f" : "c"}${of.column}`, scale: of.type.scale };
}

function scanNames(plan: BoundPlan, at: number): string[] {
  const columns = usedColumns(plan).flatMap(({ table, column, isFolded }) => {
    if (table !== at) return [];
    return isFolded ? [`c${column}`, `f${column}`] : [`c${column}`];
  });
  return ["r", ...columns];
}

/** What an inner join keeps. */
export function innerTests(plan: BoundPlan): string[] {
  return plan.joins.flatMap(({ kind }, at) => (kind === "inner" ? [`r${at + 1} IS NOT NULL`] : []));
}
