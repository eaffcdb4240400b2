import { isComplaint } from "../expression.ts";
import type { Complaint } from "../complaint.ts";
import type { BoundPlan } from "../plan/bound-plan.ts";
import { shorten } from "../plan/nearest-names.ts";
import type { CompiledPlan } from "../sql/compile-plan.ts";
import type { SqlOutcome } from "../sql/read-results.ts";
import { mostScanDecimals, scanColumn, longestDecimals, scanRows } from "../sql/scan-sql.ts";
import type { TypedTable } from "../table/typed-table.ts";
import type { PlanNote } from "./plan-result.ts";
import type { PlanRunDeps } from "./run-deps.ts";

interface Scanned {
  tables: readonly TypedTable[];
  compiled: CompiledPlan;
  outcome: SqlOutcome;
}

type Settled = { notes: PlanNote[] } | { tables: TypedTable[] } | Complaint;

/** A scan met cells that do not fit: numbers with more decimals are read again, others are refused or told. */
export async function settleMisfits(
  plan: BoundPlan,
  { tables, compiled, outcome }: Scanned,
  deps: PlanRunDeps,
): Promise<Settled> {
  const notes: PlanNote[] = [];
  for (const [at, { table, column }] of compiled.misfits.entries()) {
    const empty = outcome.misfits[at] ?? 0;
    const index = [plan.from, ...plan.joins][table]?.table ?? -1;
    const own = tables[index];
    const name = own?.columns[column]?.name ?? "";
    if (empty === 0 || own === undefined) continue;
    const found = await diagnose(own, column, deps);
    if (isComplaint(found)) return found;
    const { cells } = found;
    if (cells === 0) continue;
    if (found.scale !== undefined)
      return { tables: withScale(tables, index, { column, scale: found.scale }) };
    if (!plan.skipsMisfits) {
      const samples = found.samples.map(({ row, text }) => `row ${row} "${shorten(text, 40)}"`).join(", ");
      return {
        complaint: `${cells} cells of "${shorten(name)}" are no ${own.columns[column]?.kind} (${samples}). State misfits: "skip" to leave them out.`,
      };
    }
    notes.push({ kind: "misfits", column: name, cells });
  }
  return { notes };
}

interface Diagnosis {
  cells: number;
  scale?: number;
  samples: { row: number; text: string }[];
}

/** More decimals than the sample had, if that is all; else some of the cells. */
async function diagnose(
  table: TypedTable,
  column: number,
  { engine, signal, limits }: PlanRunDeps,
): Promise<Diagnosis | Complaint> {
  const { source } = table;
  const own = table.columns[column];
  const format = source.kind === "file" ? source.formats[column] : undefined;
  if (source.kind !== "file" || own === undefined || format === undefined) return { cells: 0, samples: [] };
  const raw = `k${column}`;
  const { first, isMisfit = "FALSE" } = scanColumn(own, format, { raw, first: "p" });
  const decimals = longestDecimals(format, raw);
  const before = first === undefined ? "" : `, ${first} AS p`;
  const from = `FROM (SELECT *, row_number() OVER () AS n${before} FROM ${scanRows(source)}) WHERE ${isMisfit}`;
  const statements = [
    {
      sql: `SELECT (${own.kind === "number" ? decimals : "NULL"})::VARCHAR, count(*)::VARCHAR ${from}`,
      values: [],
      mostRows: 1,
    },
    { sql: `SELECT n::VARCHAR, left(${raw}, 80) ${from} ORDER BY n LIMIT 3`, values: [], mostRows: 3 },
  ];
  const results = await engine.run({ loads: [], files: [source.path], statements }, { signal, limits });
  if (results === "unavailable") return { cells: 0, samples: [] };
  const [scale, all] = results[0]?.rows[0] ?? [];
  const cells = Number(all ?? 0);
  const samples = (results[1]?.rows ?? []).map(([row, text]) => ({ row: Number(row), text: text ?? "" }));
  const widest = Number(scale ?? 0);
  // longer decimals first: what still does not fit then is no number at all
  const isDoubtful = own.reading === undefined && widest === 3; // 1.234 may be a group of thousands
  if (widest > own.scale && widest <= mostScanDecimals && !isDoubtful)
    return { cells, scale: widest, samples };
  return { cells, samples };
}

function withScale(
  tables: readonly TypedTable[],
  index: number,
  { column, scale }: { column: number; scale: number },
): TypedTable[] {
  return tables.map((table, at) => {
    if (at !== index || table.source.kind !== "file") return table;
    const columns = table.columns.map((own, of) =>
      of === column ? { ...own, scale, digits: own.digits - own.scale + scale } : own,
    );
    return { ...table, columns };
  });
}
