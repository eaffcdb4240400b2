import { explainPlan } from "../../data/data.ts";
import type { PlanResult } from "../../data/run/plan-result.ts";
import type { TypedTable } from "../../data/table/typed-table.ts";
import { shortHash } from "../../lib/hash.ts";
import { computedFrom, type Evidence } from "../../model/grounding.ts";
import type { RoundDeps } from "../round-deps.ts";
import type { OpenMaterial } from "./open-material.ts";
import { neutralPlan } from "./neutral-plan.ts";
import { writtenMonths } from "./written-months.ts";

export type TablePlan = Record<string, unknown>;

export interface QueriedTables {
  /** Each result as a passage that can be cited cell by cell. */
  passages: Evidence[];
  /** What became of each plan, in words for whoever made it. */
  served: string[];
}

/** Of a result so many rows are kept: whoever needs more asks for less at a time. */
const mostRows = 200;

type Kept = Pick<PlanResult, "columns" | "rows" | "found" | "counts"> & {
  words: string;
  titles?: string[];
  document: string;
  addresses: string[];
};

/** Plans over the tables of the material, each a durable step; what cannot be run comes back with the reason. */
export async function queryTables(
  plans: readonly TablePlan[],
  {
    material,
    language,
  }: { material: Pick<OpenMaterial, "tables" | "documents" | "index">; language: string },
  deps: Pick<RoundDeps, "run" | "tables">,
): Promise<QueriedTables> {
  const queried: QueriedTables = { passages: [], served: [] };
  for (const given of plans) {
    const plan = neutralPlan(given, { tables: material.tables, language });
    const name = `q${shortHash(plan, 10)}`;
    const made = await deps.run.step(`query ${name}`, async ({ signal }): Promise<Kept | string> => {
      const result = await deps.tables.run(plan, material.tables, { signal });
      if ("complaint" in result) return result.complaint;
      const kept = keep(result, { words: explainPlan(plan, result, language), tables: material.tables });
      return { ...kept, titles: titlesOf(plan, material) };
    });
    if (typeof made === "string") {
      queried.served.push(`query ${describePlan(given)}: ${made}`);
      continue;
    }
    queried.passages.push(toPassage(made, { id: name, plan, material }));
    const cut = made.found > made.rows.length ? ` (the first ${made.rows.length} of ${made.found} rows)` : "";
    queried.served.push(`query ${describePlan(given)}: see the evidence "${made.words}"${cut}.`);
  }
  return queried;
}

function keep(
  { columns, rows: plain, found, counts, provenance }: PlanResult,
  { words, tables }: { words: string; tables: readonly TypedTable[] },
): Kept {
  const sources = provenance.flat(2);
  const rows = writtenMonths({ columns, rows: plain, provenance }, tables);
  const [first] = sources;
  const document = first?.document ?? tables[0]?.document ?? "";
  const addresses = [...new Set(sources.flatMap((source) => source.addresses))].slice(0, mostAddresses);
  return { columns, rows: rows.slice(0, mostRows), found, counts, words, document, addresses };
}

/** What stands above the table that a plan reads. */
function titlesOf(plan: TablePlan, { tables, index }: Pick<OpenMaterial, "tables" | "index">): string[] {
  const from = plan["from"];
  const table = tables.find(({ id, name }) => id === from || name === from);
  const first = table?.parts[0]?.id;
  const heading = index.passages.find(({ part }) => part.id === first)?.part.heading ?? [];
  return [...heading.slice(-1), ...(table?.title === undefined ? [] : [table.title])];
}

const mostAddresses = 12;

function toPassage(
  { columns, rows, counts, words, titles = [], document, addresses }: Kept,
  { id, plan, material }: { id: string; plan: TablePlan; material: Pick<OpenMaterial, "documents"> },
): Evidence {
  const heads = columns.map(({ name, unit }) =>
    unit === undefined || name.includes(unit) ? name : `${name} (${unit})`,
  );
  const named = columns.some(({ from }) => from === "key" || from === "row");
  // a single total has no row head of its own: it is told by how it came about
  const head = named ? heads : [computedFrom, ...heads];
  const cells = rows.map((row) => [...(named ? [] : [words]), ...row.map((value) => value ?? "")]);
  const fileName = material.documents.find((one) => one.id === document)?.fileName ?? document;
  return {
    ...{ id, documentId: document, document: fileName },
    position: addresses.length === 0 ? {} : { range: addresses.join(", ") },
    heading: [words],
    quote: [head, ...cells].map((row) => row.join(" | ")).join("\n"),
    table: { head: [head], headRow: 1, rows: cells, firstRow: 2, firstColumn: 1 },
    computed: {
      plan: JSON.stringify(plan),
      words,
      rows: counts.used,
      ...(titles.length > 0 && { of: titles.join(" › ") }),
    },
  };
}

const longestPlan = 160;

function describePlan(plan: TablePlan): string {
  const text = JSON.stringify(plan);
  return text.length <= longestPlan ? text : `${text.slice(0, longestPlan - 1)}…`;
}
