import { foldText } from "../../lib/text/fold-text.ts";
import { Failure } from "../../model/failure.ts";
import { toDecimal } from "../fraction.ts";
import type { BoundPlan } from "../plan/bound-plan.ts";
import type { RunCounts, Value } from "../plan/outcome.ts";
import type { CellSource, TypedTable } from "../table/typed-table.ts";
import { evaluate, readPlain } from "./evaluate-expression.ts";
import type { RowValues } from "./evaluate-expression.ts";

/** A joined row: the row of each table, -1 where none matched. */
export type Tuple = readonly number[];

/** The tables of a plan, all in memory. */
export interface HeldTables {
  sources: CellSource[];
  tables: TypedTable[];
}

export function heldTables(plan: BoundPlan, tables: readonly TypedTable[]): HeldTables | undefined {
  const own = [plan.from, ...plan.joins].map(({ table }) => tables[table]);
  const held: HeldTables = { sources: [], tables: [] };
  for (const table of own) {
    if (table === undefined || table.source.kind !== "cells") return undefined;
    held.sources.push(table.source);
    held.tables.push(table);
  }
  return held;
}

/** Reads the cells of joined rows; each is read anew from its plain text. */
export function createReader(
  { sources, tables }: HeldTables,
  derived: readonly Value[],
): (tuple: Tuple) => RowValues {
  return (tuple) => ({
    column(table, column) {
      const row = tuple[table] ?? -1;
      if (row < 0) return null;
      const kind = tables[table]?.columns[column]?.kind ?? "text";
      return readPlain(sources[table]?.values[column]?.[row] ?? null, kind);
    },
    derived: (index) => derived[index] ?? null,
    result: () => null,
    ofRows: true,
  });
}

/** Rows of a table that take part, as the plan treats totals; headings inside a table never do. */
export function takingPart({ roles }: CellSource, totals: BoundPlan["totals"]): number[] {
  return roles.flatMap((role, at) => {
    if (role === "section") return [];
    const isTotal = role === "total" || role === "maybe-total";
    if (totals === "include") return [at];
    if (totals === "only") return isTotal ? [at] : [];
    return role === "total" ? [] : [at];
  });
}

/** More joined rows than this are for the engine, which can be stopped. */
const mostTuples = 2_000_000;

export function joinRows(
  plan: BoundPlan,
  held: HeldTables,
): { tuples: Tuple[]; read: number; joins: RunCounts["joins"] } {
  const [first] = held.sources;
  const start = first === undefined ? [] : takingPart(first, plan.totals);
  let tuples: Tuple[] = start.map((row) => [row]);
  const joins: RunCounts["joins"] = [];
  for (const [at, join] of plan.joins.entries()) {
    const source = held.sources[at + 1];
    const rights =
      source === undefined ? [] : takingPart(source, plan.totals === "only" ? "exclude" : plan.totals);
    const read = createReader(held, []);
    const keyOf = (side: "left" | "right", tuple: Tuple) =>
      keyText(
        join.on.map((pair) => evaluate(pair[side], read(tuple))),
        join.isFolded,
      );
    const byKey = new Map<string, number[]>();
    for (const row of rights) {
      const key = keyOf("right", [...held.sources.map(() => -1).slice(0, at + 1), row]);
      if (key === undefined) continue;
      const list = byKey.get(key);
      if (list === undefined) byKey.set(key, [row]);
      else list.push(row);
    }
    const counts = { unmatchedLeft: 0, unmatchedRight: 0, repeated: 0 };
    const matched = new Set<number>();
    const next: Tuple[] = [];
    for (const tuple of tuples) {
      const key = keyOf("left", tuple);
      const found = key === undefined ? [] : (byKey.get(key) ?? []);
      if (next.length + found.length > mostTuples)
        throw new Failure(
          "limit",
          `The join makes more than ${mostTuples} rows. Filter its tables or group them first.`,
        );
      for (const row of found) {
        matched.add(row);
        next.push([...tuple, row]);
      }
      counts.repeated += Math.max(0, found.length - 1);
      if (found.length > 0) continue;
      counts.unmatchedLeft += 1;
      if (join.kind === "left") next.push([...tuple, -1]);
    }
    counts.unmatchedRight = rights.length - matched.size;
    joins.push(counts);
    tuples = next;
  }
  return { tuples, read: start.length, joins };
}

/** Equal keys are equal texts; undefined where one of its values is empty. */
export function keyText(values: readonly Value[], isFolded: boolean): string | undefined {
  if (values.includes(null)) return undefined;
  return JSON.stringify(values.map((value) => plainKey(value, isFolded)));
}

export function plainKey(value: Value, isFolded = false): string | number | boolean | null {
  if (typeof value === "string") return isFolded ? foldText(value) : value;
  return typeof value === "object" && value !== null ? toDecimal(value).text : value;
}
