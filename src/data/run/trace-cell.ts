import { holds } from "../evaluate/evaluate-condition.ts";
import { evaluate, readPlain } from "../evaluate/evaluate-expression.ts";
import { createReader, heldTables } from "../evaluate/join-rows.ts";
import { cellName } from "../../lib/cell-address.ts";
import type { BoundAggregate, BoundExpression, BoundPlan, BoundResultDerive } from "../plan/bound-plan.ts";
import { compareValues } from "../plan/outcome.ts";
import type { OutcomeRow, RowSet, Value } from "../plan/outcome.ts";
import { cellAddress } from "../table/cell-address.ts";
import type { TypedTable } from "../table/typed-table.ts";
import type { SourceCells } from "./plan-result.ts";

const mostAddresses = 300;
const mostFiltered = 10_000;

/** The cells behind one value of a result: those of its rows that hold something, and for an extreme only those that hold it. */
export function traceCell(
  plan: BoundPlan,
  tables: readonly TypedTable[],
  at: { row: OutcomeRow; column: number },
): SourceCells[] {
  const found: SourceCells[] = [];
  const seen = new Set<string>();
  for (const { table, column, aggregate, value } of columnsBehind(plan, at)) {
    const own = tables[[plan.from, ...plan.joins][table]?.table ?? -1];
    const set = at.row.sources[table];
    if (own === undefined) continue;
    const rows =
      set === undefined
        ? { count: at.row.rows, ids: [], isWhole: false }
        : narrow(plan, tables, { set, table, column, aggregate, value });
    const cells = describe(own, column, rows);
    const key = JSON.stringify([cells.table, cells.column, cells.rows]);
    if (!seen.has(key)) found.push(cells);
    seen.add(key);
  }
  return found;
}

interface Behind {
  table: number;
  /** -1 for whole rows that are counted. */
  column: number;
  aggregate?: BoundAggregate | undefined;
  value?: Value | undefined;
}

function columnsBehind(
  plan: BoundPlan,
  { row, column }: { row: OutcomeRow; column: number },
  seen = new Set<number>(),
): Behind[] {
  const from = plan.columns[column]?.from;
  if (from === undefined || seen.has(column)) return [];
  seen.add(column);
  switch (from.op) {
    case "row":
      return columnsIn(from.of, plan);
    case "key":
      return plan.keys[from.index] === undefined ? [] : columnsIn(plan.keys[from.index], plan);
    case "aggregate": {
      const aggregate = plan.aggregates[from.index];
      if (aggregate?.of === undefined) return [{ table: 0, column: -1, aggregate }];
      const isExtreme = aggregate.fn === "min" || aggregate.fn === "max";
      return columnsIn(aggregate.of, plan).map((one) => ({
        ...one,
        aggregate,
        ...(isExtreme && { value: row.values[column] ?? null }),
      }));
    }
    case "derive":
      return resultColumnsIn(from.of).flatMap((index) => columnsBehind(plan, { row, column: index }, seen));
  }
}

/** Each derived column is followed once, however often it is used. */
function columnsIn(of: BoundExpression | undefined, plan: BoundPlan, seen = new Set<number>()): Behind[] {
  if (of === undefined) return [];
  switch (of.op) {
    case "column":
      return [{ table: of.table, column: of.column }];
    case "derived":
      if (seen.has(of.index)) return [];
      seen.add(of.index);
      return columnsIn(plan.derived[of.index], plan, seen);
    case "period":
      return columnsIn(of.of, plan, seen);
    case "call":
      return of.of.flatMap((one) => columnsIn(one, plan, seen));
    case "literal":
    case "result":
      return [];
  }
}

function resultColumnsIn(of: BoundResultDerive): number[] {
  switch (of.op) {
    case "expression":
      return namesIn(of.of);
    case "share":
      return [of.of];
    case "change":
      return [of.from, of.to];
    case "changeAlong":
      return [of.of];
    case "rank":
      return [of.by];
  }
}

function namesIn(of: BoundExpression): number[] {
  if (of.op === "result") return [of.index];
  if (of.op === "period") return namesIn(of.of);
  return of.op === "call" ? of.of.flatMap(namesIn) : [];
}

/** Rows whose cell is empty gave nothing, and an extreme came from the rows that hold it. */
function narrow(
  plan: BoundPlan,
  tables: readonly TypedTable[],
  { set, table, column, aggregate, value }: Behind & { set: RowSet },
): RowSet {
  const held = heldTables(plan, tables);
  const source = held?.sources[table];
  if (held === undefined || source === undefined || !set.isWhole || set.ids.length > mostFiltered) return set;
  const kind = held.tables[table]?.columns[column]?.kind ?? "text";
  const isDirect = aggregate?.of?.op === "column";
  const isAlone = plan.joins.length === 0 && aggregate?.where !== undefined;
  const ids = set.ids.filter((row) => {
    if (isAlone && aggregate.where !== undefined) {
      const derived: Value[] = [];
      const values = createReader(held, derived)([row]);
      for (const of of plan.derived) derived.push(evaluate(of, values));
      if (holds(aggregate.where, values) !== true) return false;
    }
    if (column < 0) return true;
    const own = readPlain(source.values[column]?.[row] ?? null, kind);
    if (own === null) return false;
    return value === undefined || value === null || !isDirect || compareValues(own, value) === 0;
  });
  return { count: ids.length, ids, isWhole: true };
}

function describe(table: TypedTable, column: number, { ids, count, isWhole }: RowSet): SourceCells {
  const rows = toRanges(ids);
  const name = table.columns[column]?.name ?? "";
  return {
    ...{ table: table.id, document: table.document, column: name, rows, count, isWhole },
    addresses: column < 0 ? rowAddresses(table, rows) : cellAddresses(table, column, rows),
  };
}

export function toRanges(ids: readonly number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const id of ids) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === id - 1) last[1] = id;
    else ranges.push([id, id]);
  }
  return ranges;
}

/** "C2:C5" where rows of the table follow each other in the document as well. */
function cellAddresses(table: TypedTable, column: number, rows: readonly [number, number][]): string[] {
  const { source } = table;
  if (source.kind === "file")
    return rows.slice(0, mostAddresses).map(([from, to]) => {
      const at = table.columns[column]?.at ?? 0;
      const first = cellName(source.skip + from, at);
      return from === to ? first : `${first}:${cellName(source.skip + to, at)}`;
    });
  const found: string[] = [];
  for (const [from, to] of rows) {
    let start = from;
    for (let row = from; row <= to && found.length < mostAddresses; row += 1) {
      const [here, next] = [source.places[row], source.places[row + 1]];
      const follows =
        row < to &&
        next?.row === (here?.row ?? 0) + 1 &&
        next.part === here?.part &&
        next.column === here.column;
      if (follows) continue;
      const [first, last] = [cellAddress(table, start, column), cellAddress(table, row, column)];
      if (first !== undefined && last !== undefined) found.push(first === last ? first : `${first}:${last}`);
      start = row + 1;
    }
  }
  return found;
}

function rowAddresses(table: TypedTable, rows: readonly [number, number][]): string[] {
  return cellAddresses(table, 0, rows);
}
