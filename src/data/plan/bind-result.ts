import { isComplaint } from "../expression.ts";
import type { Complaint } from "../complaint.ts";
import { bindConditions } from "./bind-condition.ts";
import { bindName, bindPeriod } from "./bind-expression.ts";
import type { ExpressionContext } from "./bind-expression.ts";
import type { RowDerive } from "./bind-row-derives.ts";
import { bindResultDerive } from "./bind-result-derive.ts";
import type { BoundAggregate, BoundExpression, BoundPlan, ResultColumn, ValueType } from "./bound-plan.ts";
import { shorten } from "./nearest-names.ts";
import type { Aggregate, Derive, Plan } from "./plan.ts";
import { resultScope } from "./scope.ts";
import type { NamedTable } from "./scope.ts";

export type ResultPart = Pick<
  BoundPlan,
  "isGrouped" | "keys" | "aggregates" | "columns" | "having" | "order" | "limit"
>;

export interface ResultInput {
  context: ExpressionContext;
  named: readonly NamedTable[];
  derived: readonly RowDerive[];
  pending: readonly Derive[];
}

const mostColumns = 200;

export function bindResult(plan: Plan, input: ResultInput): ResultPart | Complaint {
  const { groupBy = [], aggregates = [] } = plan;
  const isGrouped = groupBy.length + aggregates.length > 0;
  if (isGrouped && plan.select !== undefined)
    return {
      complaint:
        "select is for results that are not grouped; the columns of groupBy and aggregates are the result.",
    };
  const base = isGrouped ? bindGroups(plan, input) : bindRows(plan, input);
  if (isComplaint(base)) return base;
  const columns = base.columns;
  // sorting and computing may need columns that are not shown
  const need = (name: string): BoundExpression | Complaint => {
    const found = resultScope(columns).find(name);
    if (!isComplaint(found) || isGrouped) return found;
    const row = bindName(name, input.context);
    if (isComplaint(row)) return row;
    columns.push({ name, type: row.type, from: { op: "row", of: row }, isShown: false });
    return { op: "result", index: columns.length - 1, type: row.type };
  };
  for (const derive of input.pending) {
    if (!isComplaint(resultScope(columns).find(derive.as)))
      return {
        complaint: `There is already a column "${shorten(derive.as)}" in the result; derive it under another name.`,
      };
    const made = bindResultDerive(derive, { need, skipsMisfits: input.context.skipsMisfits });
    if (isComplaint(made)) return made;
    columns.push(made);
  }
  const scope = { find: need, columnOf: () => undefined };
  const having = bindConditions(plan.having, {
    scope,
    skipsMisfits: input.context.skipsMisfits,
    ofRows: false,
  });
  if (having !== undefined && isComplaint(having)) return having;
  const order: BoundPlan["order"] = [];
  for (const { by, desc = false } of plan.orderBy ?? []) {
    const found = need(by);
    if (isComplaint(found)) return found;
    if (found.op === "result") order.push({ column: found.index, isDescending: desc });
  }
  if (plan.limit !== undefined && isGrouped && order.length === 0 && groupBy.length > 0)
    return {
      complaint: `A limit of ${plan.limit} groups needs orderBy, so that it is clear which ones are meant.`,
    };
  return {
    ...{ isGrouped, keys: base.keys, aggregates: base.aggregates, columns, order },
    ...(having !== undefined && { having }),
    ...(plan.limit !== undefined && { limit: plan.limit }),
  };
}

interface Base {
  keys: BoundExpression[];
  aggregates: BoundAggregate[];
  columns: ResultColumn[];
}

function bindRows({ select }: Plan, { context, named, derived }: ResultInput): Base | Complaint {
  const isJoined = named.length > 1;
  const all = named.flatMap(({ name, table }) =>
    table.columns.map((column) => (isJoined ? `${name}.${column.name}` : column.name)),
  );
  const wanted = select ?? [...all, ...derived.map(({ name }) => name)];
  if (wanted.length > mostColumns)
    return {
      complaint: `The result would have ${wanted.length} columns; name at most ${mostColumns} of them in select.`,
    };
  const columns: ResultColumn[] = [];
  for (const name of wanted) {
    const of = context.scope.find(name);
    if (isComplaint(of)) return of;
    if (columns.some((column) => column.name === name))
      return { complaint: `"${shorten(name)}" is selected twice.` };
    columns.push({ name, type: of.type, from: { op: "row", of }, isShown: true });
  }
  return { keys: [], aggregates: [], columns };
}

function bindGroups({ groupBy = [], aggregates = [] }: Plan, { context }: ResultInput): Base | Complaint {
  const base: Base = { keys: [], aggregates: [], columns: [] };
  const add = (name: string, type: ValueType, from: ResultColumn["from"]): Complaint | undefined => {
    if (base.columns.some((column) => column.name === name))
      return { complaint: `The result has two columns "${shorten(name)}"; give one another name with "as".` };
    base.columns.push({ name, type, from, isShown: true });
    return undefined;
  };
  for (const { column, by, as } of groupBy) {
    const found = bindName(column, context);
    if (isComplaint(found)) return found;
    if (by === undefined && context.scope.columnOf(found)?.column.hasTimes === true)
      return {
        complaint: `"${shorten(column)}" holds times of day; group it by day, week, month, quarter or year.`,
      };
    const key = by === undefined ? found : bindPeriod(found, { by, of: column });
    if (isComplaint(key)) return key;
    const index = base.keys.push(key) - 1;
    const clash = add(as ?? (by === undefined ? column : `${column} (${by})`), key.type, {
      op: "key",
      index,
    });
    if (clash !== undefined) return clash;
  }
  for (const one of aggregates) {
    const bound = bindAggregate(one, context);
    if (isComplaint(bound)) return bound;
    const index = base.aggregates.push(bound) - 1;
    const name = one.as ?? (one.column === undefined ? one.fn : `${one.fn} of ${one.column}`);
    const clash = add(name, aggregateType(bound), { op: "aggregate", index });
    if (clash !== undefined) return clash;
  }
  return base;
}

function bindAggregate(
  { fn, column, where, anyway }: Aggregate,
  context: ExpressionContext,
): BoundAggregate | Complaint {
  const filter = bindConditions(where, context);
  if (filter !== undefined && isComplaint(filter)) return filter;
  const filtered = filter === undefined ? {} : { where: filter };
  if (column === undefined)
    return fn === "count"
      ? { fn, ...filtered }
      : { complaint: `"${fn}" needs a column; only count counts rows without one.` };
  const of = fn === "count" ? context.scope.find(column) : bindName(column, context);
  if (isComplaint(of)) return of;
  const name = shorten(column);
  const behind = context.scope.columnOf(of)?.column;
  if (fn === "distinct" && behind?.hasTimes === true)
    return {
      complaint: `"${name}" holds times of day, which are not kept; derive its day first and count that.`,
    };
  if (fn === "sum" || fn === "average" || fn === "median") {
    if (of.type.kind !== "number")
      return {
        complaint: `"${name}" is a ${of.type.kind}: it has no ${fn}. Use count, distinct, min or max.`,
      };
    const counts = behind?.role ?? (of.type.unit === "%" && fn === "sum" ? "percent" : undefined);
    if (counts !== undefined && anyway !== true)
      return {
        complaint: `"${name}" is a ${counts}: its ${fn} means little. State anyway: true if it is meant.`,
      };
  }
  return { fn, of, ...filtered };
}

/** A million million rows need so many digits more. */
const digitsOfCount = 12;

function aggregateType({ fn, of }: BoundAggregate): ValueType {
  if (fn === "count" || fn === "distinct" || of === undefined)
    return { kind: "number", scale: 0, digits: digitsOfCount };
  if (fn === "sum") return { ...of.type, digits: of.type.digits + digitsOfCount };
  return of.type;
}
