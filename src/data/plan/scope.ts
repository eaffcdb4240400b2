import { foldText } from "../../lib/text/fold-text.ts";
import type { Complaint } from "../complaint.ts";
import { cellAddress } from "../table/cell-address.ts";
import type { Column, TypedTable } from "../table/typed-table.ts";
import type { BoundExpression, ResultColumn, ValueType } from "./bound-plan.ts";
import { shorten, suggestNames } from "./nearest-names.ts";

/** The names that a part of a plan may use, and what they stand for. */
export interface Scope {
  find(name: string): BoundExpression | Complaint;
  /** The column behind an expression, where it is one. */
  columnOf(of: BoundExpression): { column: Column; table: TypedTable } | undefined;
}

export interface NamedTable {
  name: string;
  table: TypedTable;
}

export interface RowScopeInput {
  tables: readonly NamedTable[];
  derived: readonly { name: string; type: ValueType }[];
  skipsMisfits: boolean;
}

export function typeOf({ kind, scale, digits, unit, factor }: Column): ValueType {
  return {
    kind,
    scale,
    digits,
    ...(unit !== undefined && { unit }),
    ...(factor !== undefined && { factor }),
  };
}

/** Names of columns, of derived columns, and "table.column" where tables are joined. */
export function rowScope({ tables, derived }: RowScopeInput): Scope {
  const indexes = tables.map(({ table }) => indexNames(table.columns.map(({ name }) => name)));
  const found = (table: number, column: number): BoundExpression => {
    const of = tables[table]?.table.columns[column];
    return { op: "column", table, column, type: of === undefined ? nothing : typeOf(of) };
  };
  const qualified = (name: string): BoundExpression | undefined => {
    for (const [at, { name: own, table }] of tables.entries())
      for (const prefix of [own, table.id, table.name]) {
        if (!name.toLowerCase().startsWith(`${prefix.toLowerCase()}.`)) continue;
        const column = lookUp(indexes[at], name.slice(prefix.length + 1));
        if (column !== undefined) return found(at, column);
      }
    return undefined;
  };
  return {
    find(name) {
      const index = derived.findIndex((one) => one.name === name);
      const own = derived[index];
      if (own !== undefined) return { op: "derived", index, type: own.type };
      const hits = tables.flatMap((_, at) => {
        const column = lookUp(indexes[at], name);
        return column === undefined ? [] : [{ at, column }];
      });
      const [only, ...others] = hits;
      if (only !== undefined && others.length === 0) return found(only.at, only.column);
      const named = qualified(name);
      if (named !== undefined) return named;
      if (only === undefined) return { complaint: unknownColumn(name, tables, derived) };
      const ways = hits.map(({ at }) => `"${tables[at]?.name}.${shorten(name)}"`).join(" or ");
      return { complaint: `"${shorten(name)}" is a column of several tables: write ${ways}.` };
    },
    columnOf(of) {
      if (of.op !== "column") return undefined;
      const table = tables[of.table]?.table;
      const column = table?.columns[of.column];
      return table === undefined || column === undefined ? undefined : { table, column };
    },
  };
}

const nothing: ValueType = { kind: "text", scale: 0, digits: 0 };

interface NameIndex {
  exact: ReadonlyMap<string, number>;
  /** Folded names; -1 where several fold to the same. */
  folded: ReadonlyMap<string, number>;
}

function indexNames(names: readonly string[]): NameIndex {
  const exact = new Map<string, number>();
  const folded = new Map<string, number>();
  for (const [at, name] of names.entries()) {
    if (!exact.has(name)) exact.set(name, at);
    const key = foldText(name);
    folded.set(key, folded.has(key) ? -1 : at);
  }
  return { exact, folded };
}

function lookUp(index: NameIndex | undefined, name: string): number | undefined {
  const at = index?.exact.get(name) ?? index?.folded.get(foldText(name));
  return at === -1 ? undefined : at;
}

function unknownColumn(
  name: string,
  tables: readonly NamedTable[],
  derived: readonly { name: string }[],
): string {
  const isJoined = tables.length > 1;
  const names = tables.flatMap(({ name: own, table }) =>
    table.columns.map((column) => (isJoined ? `${own}.${column.name}` : column.name)),
  );
  const all = [...names, ...derived.map((one) => one.name)];
  return `There is no column "${shorten(name)}" in ${tables.map(({ name: own }) => own).join(", ")}. ${suggestNames(name, all)}`;
}

/** Names of the columns of a result. */
export function resultScope(columns: readonly ResultColumn[]): Scope {
  const index = indexNames(columns.map(({ name }) => name));
  return {
    find(name) {
      const at = lookUp(index, name);
      const column = at === undefined ? undefined : columns[at];
      if (at !== undefined && column !== undefined) return { op: "result", index: at, type: column.type };
      return {
        complaint: `The result has no column "${shorten(name)}". ${suggestNames(
          name,
          columns.map((one) => one.name),
        )}`,
      };
    },
    columnOf: () => undefined,
  };
}

/** Why the values of a column cannot be computed or compared with; undefined where they can. */
export function troubleOf(
  { column, table }: { column: Column; table: TypedTable },
  skipsMisfits: boolean,
): string | undefined {
  const name = shorten(column.name);
  if (column.isAmbiguous) {
    const ways = column.kind === "date" ? ["day-first", "month-first"] : ["point", "comma"];
    return `The ${column.kind === "date" ? "dates" : "numbers"} of "${name}" can be read in two ways, and nothing in ${table.id} says which. State readings: {"${name}": "${ways[0]}"} or "${ways[1]}".`;
  }
  if (column.misfits > 0 && !skipsMisfits) {
    const samples = column.misfitSamples.map(({ row, text }) => {
      const at = cellAddress(table, row, table.columns.indexOf(column));
      return `${at === undefined ? "" : `${at} `}"${text}"`;
    });
    return `${column.misfits} cells of "${name}" are no ${column.kind} (${samples.join(", ")}). State misfits: "skip" to leave them out.`;
  }
  return undefined;
}
