import type { BoundPlan } from "../plan/bound-plan.ts";
import { compileEmpty } from "./compile-aggregate.ts";
import { compileCondition } from "./compile-condition.ts";
import { compileRows, createContext, innerTests } from "./compile-rows.ts";
import type { CompiledTables } from "./compile-tables.ts";
import type { QueryStatement } from "./statement.ts";

/** Rows read, joined, used and undecided, misfits by column, and three counts for each join. */
export function compileCounts(plan: BoundPlan, compiled: CompiledTables): QueryStatement {
  const context = createContext();
  const rows = compileRows(plan, compiled, context);
  const inner = innerTests(plan);
  const taken = inner.length === 0 ? "TRUE" : inner.join(" AND ");
  const condition = () => (plan.where === undefined ? "TRUE" : compileCondition(plan.where, context));
  const outputs = [
    plan.joins.length === 0 ? "count(*)" : "count(DISTINCT r0)",
    `count(*) FILTER (WHERE ${taken})`,
    `count(*) FILTER (WHERE ${taken} AND ${condition()})`,
    `count(*) FILTER (WHERE ${taken} AND ${condition()} IS NULL)`,
    ...compiled.misfits.map(({ name }) => `count(*) FILTER (WHERE ${name})`),
    ...plan.aggregates.map((aggregate) =>
      compileEmpty(aggregate, context, () => `${taken} AND ${condition()}`),
    ),
    ...plan.joins.flatMap((_, at) => joinCounts(plan, compiled, at)),
  ];
  return {
    sql: `${rows} SELECT ${outputs.map((sql) => `(${sql})::VARCHAR`).join(", ")} FROM rows_`,
    values: context.binder.values,
  };
}

/** Rows of the left without a match, rows of the right that were matched, and matches beyond the first. */
function joinCounts(plan: BoundPlan, { sources }: CompiledTables, at: number): string[] {
  const own = `r${at + 1}`;
  const before = plan.joins
    .slice(0, at)
    .flatMap(({ kind }, index) => (kind === "inner" ? [`r${index + 1} IS NOT NULL`] : []));
  const there = before.length === 0 ? "" : ` AND ${before.join(" AND ")}`;
  const left = `ROW(${Array.from({ length: at + 1 }, (_, index) => `r${index}`).join(", ")})`;
  // later joins repeat rows, so that each side is counted by its own rows
  return [
    `count(DISTINCT ${left}) FILTER (WHERE ${own} IS NULL${there})`,
    `(SELECT count(*) FROM ${sources[at + 1]}) - count(DISTINCT ${own})`,
    `count(DISTINCT ROW(${Array.from({ length: at + 2 }, (_, index) => `r${index}`).join(", ")})) FILTER (WHERE ${own} IS NOT NULL) - count(DISTINCT ${left}) FILTER (WHERE ${own} IS NOT NULL)`,
  ];
}
