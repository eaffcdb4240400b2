import { mostTies } from "../plan/bound-plan.ts";
import type { BoundPlan } from "../plan/bound-plan.ts";
import { mostIds, sampledIds } from "../plan/outcome.ts";
import { asText, compileAggregate, compileEmpty } from "./compile-aggregate.ts";
import { compileCondition } from "./compile-condition.ts";
import type { ConditionContext } from "./compile-condition.ts";
import { compileExpression } from "./compile-expression.ts";
import { compileRows, createContext, innerTests } from "./compile-rows.ts";
import type { CompiledTables } from "./compile-tables.ts";
import type { QueryStatement } from "./statement.ts";

/** How a row of the main statement is laid out. */
export interface RowLayout {
  /** For each column of the result where it stands; several places where the host has to compute it. */
  places: (number[] | undefined)[];
  /** Rows behind it, misfits by column, and for each table how many ids and which. */
  rows: number;
  misfits: number;
  sources: { count: number; ids: number }[] | undefined;
  /** How many groups there are before the limit; -1 where it is not told. */
  found: number;
  /** Rows without a value, by aggregate; -1 where another statement counts them. */
  empty: number;
  /** Order and limit were applied. */
  isSorted: boolean;
}

export interface MainInput {
  compiled: CompiledTables;
  total: number;
  ids: "all" | "first" | undefined;
  mostRows: number;
  countsMisfits: boolean;
}

export interface CompiledMain {
  main: QueryStatement & { mostRows: number };
  shape: RowLayout;
}

export function compileMain(plan: BoundPlan, input: MainInput): CompiledMain {
  const context = createContext();
  const rows = compileRows(plan, input.compiled, context);
  const outputs: string[] = [];
  const put = (sql: string) => outputs.push(sql) - 1;
  const places = plan.columns.map(({ from }) => {
    const of = from.op === "row" ? from.of : from.op === "key" ? plan.keys[from.index] : undefined;
    if (of !== undefined) return [put(asText(compileExpression(of, context).sql, of))];
    const aggregate = from.op === "aggregate" ? plan.aggregates[from.index] : undefined;
    if (aggregate === undefined) return undefined;
    const isSame = aggregate.fn === "min" || aggregate.fn === "max";
    return compileAggregate(aggregate, context).map((sql) =>
      put(asText(sql, isSame ? aggregate.of : undefined)),
    );
  });
  const counted = plan.isGrouped ? put("count(*)::VARCHAR") : -1;
  const misfits = outputs.length;
  if (input.countsMisfits)
    for (const { name } of input.compiled.misfits) put(`(count(*) FILTER (WHERE ${name}))::VARCHAR`);
  const empty = input.countsMisfits ? outputs.length : -1;
  if (input.countsMisfits)
    for (const aggregate of plan.aggregates) put(`(${compileEmpty(aggregate, context)})::VARCHAR`);
  const sources =
    input.ids === undefined
      ? undefined
      : sourceSql(plan, input).map(({ count, ids }) => ({ count: put(count), ids: put(ids) }));
  const found = plan.isGrouped && plan.limit !== undefined ? put("(count(*) OVER ())::VARCHAR") : -1;
  const where = [
    ...innerTests(plan),
    ...(plan.where === undefined ? [] : [compileCondition(plan.where, context)]),
  ];
  const keys = plan.keys.map((key) => compileExpression(key, context).sql);
  const sorting = sortingOf(plan, context);
  const most =
    sorting === undefined || plan.limit === undefined
      ? input.mostRows
      : plan.limit + (plan.keepsTies && plan.order.length > 0 ? mostTies : 0);
  const sql = [
    rows,
    `SELECT ${outputs.join(", ")} FROM rows_`,
    ...(where.length === 0 ? [] : [`WHERE ${where.join(" AND ")}`]),
    ...(plan.isGrouped && keys.length > 0 ? [`GROUP BY ${keys.join(", ")}`] : []),
    ...(sorting === undefined ? [] : [`ORDER BY ${sorting.join(", ")}`]),
    `LIMIT ${most + 1}`,
  ].join(" ");
  return {
    main: { sql, values: context.binder.values, mostRows: most + 1 },
    shape: { places, rows: counted, misfits, sources, found, empty, isSorted: sorting !== undefined },
  };
}

function sourceSql(plan: BoundPlan, { total, ids }: MainInput): { count: string; ids: string }[] {
  return Array.from({ length: total }, (_, at) => {
    if (!plan.isGrouped)
      return { count: `(CASE WHEN r${at} IS NULL THEN 0 ELSE 1 END)::VARCHAR`, ids: `r${at}::VARCHAR` };
    const distinct = total > 1 ? "DISTINCT " : "";
    const count = `(count(${distinct}r${at}))::VARCHAR`;
    const list =
      ids === "all"
        ? `list_slice(list(${distinct}r${at} ORDER BY r${at}) FILTER (WHERE r${at} IS NOT NULL), 1, ${mostIds})`
        : `list_slice(list_distinct(min(r${at}, ${sampledIds * 50})), 1, ${sampledIds * 50})`;
    return { count, ids: `(${list})::VARCHAR` };
  });
}

/** The order in SQL, where the engine can sort by everything that is asked; else undefined, and the host sorts. */
function sortingOf(plan: BoundPlan, context: ConditionContext): string[] | undefined {
  if (plan.having !== undefined || plan.columns.some(({ from }) => from.op === "derive")) return undefined;
  const isDivided = plan.order.some(({ column }) => {
    const from = plan.columns[column]?.from;
    const fn = from?.op === "aggregate" ? plan.aggregates[from.index]?.fn : undefined;
    return fn === "average" || fn === "median";
  });
  if (isDivided) return undefined;
  const asked = plan.order.map(
    ({ column, isDescending }) =>
      `${sortValue(plan, column, context)} ${isDescending ? "DESC" : "ASC"} NULLS LAST`,
  );
  const keys = plan.keys.map((key) => `${compileExpression(key, context).sql} ASC NULLS LAST`);
  const rows = plan.isGrouped ? [] : [plan.from, ...plan.joins].map((_, at) => `coalesce(r${at}, -1)`);
  const all = [...asked, ...keys, ...rows];
  return all.length === 0 ? undefined : all;
}

function sortValue(plan: BoundPlan, column: number, context: ConditionContext): string {
  const from = plan.columns[column]?.from;
  const of = from?.op === "row" ? from.of : from?.op === "key" ? plan.keys[from.index] : undefined;
  if (of !== undefined) return compileExpression(of, context).sql;
  const aggregate = from?.op === "aggregate" ? plan.aggregates[from.index] : undefined;
  return aggregate === undefined ? "NULL" : (compileAggregate(aggregate, context)[0] ?? "NULL");
}
