import type { PlanResult, SourceCells } from "../../data/run/plan-result.ts";
import { escapeMarks } from "../../lib/inline/escape-marks.ts";
import { deriveFormulas } from "../../model/formulas/derive-formulas.ts";
import type { Evidence } from "../../model/grounding.ts";
import type { Section, UnifiedDocument } from "../../model/unified-document.ts";
import { joinAddresses } from "./join-addresses.ts";
import { endless, sheetNumber, sheetValue } from "./sheet-value.ts";
import { sourceFormulas } from "./source-formulas.ts";
import { numberPattern, sourceSheets } from "./source-sheet.ts";
import type { QueryResult } from "./query-result.ts";

export interface ResultDocument {
  document: UnifiedDocument;
  sources: Evidence[];
}

/** Below one row of heads. */
const firstRow = 2;

export function toDocument(query: QueryResult): ResultDocument {
  const { plan, result, words, title, language, tables, isWorkbook } = query;
  const sheets = isWorkbook ? sourceSheets(plan, tables) : [];
  const formulas = isWorkbook ? formulasOf(query, sheets) : [];
  const sources = sourcesOf(query);
  const cited = (column: number) => sources.flatMap(({ id, columns }) => (columns.has(column) ? [id] : []));
  const table = {
    headers: result.columns.map((column, at) => ({
      value: headOf(column),
      citations: cited(at),
      // a formula says by itself how its value came about
      ...(isWorkbook && isComputed(column) && !hasFormulas(at) && { note: words.replaceAll("*", "") }),
    })),
    rows: result.rows.map((row, at) =>
      row.map((text, column) => {
        const value = cellOf(text, result.columns[column]);
        const formula = formulas[at]?.[column];
        return formula === undefined ? value : { value, formula };
      }),
    ),
    columns: result.columns.map((column, at) => ({ format: formatOf(result, column, at) })),
  };
  const sections: Section[] = [
    { content_type: "table", id: "result", elements: [table] },
    { content_type: "paragraph", id: "how", elements: [{ text: words }] },
    ...sheets.map(({ section }) => section),
  ];
  return {
    document: { metadata: { title, language }, sections },
    sources: sources.map(({ columns: _columns, ...source }) => source),
  };

  function hasFormulas(column: number): boolean {
    return formulas.length > 0 && formulas.every((row) => row[column] !== undefined);
  }
}

function isComputed({ from }: PlanResult["columns"][number]): boolean {
  return from === "aggregate" || from === "derive";
}

function formulasOf({ plan, result }: QueryResult, sheets: ReturnType<typeof sourceSheets>) {
  const own = deriveFormulas(plan["derive"], {
    names: result.columns.map(({ name }) => name),
    numbers: result.rows.map((row) =>
      row.map((text, at) => {
        const column = result.columns[at];
        return column === undefined ? undefined : sheetNumber(text, column);
      }),
    ),
    firstRow,
  });
  const behind = sourceFormulas({ plan, result, sheets, firstRow });
  return own.map((row, at) => row.map((formula, column) => formula ?? behind[at]?.[column]));
}

function headOf({ name, unit, factor }: PlanResult["columns"][number]): string {
  const counted = [factor === undefined ? "" : `× ${factor}`, unit ?? ""].filter((part) => part !== "");
  return escapeMarks(counted.length === 0 ? name : `${name} (${counted.join(" ")})`);
}

function cellOf(text: string | null, column: PlanResult["columns"][number] | undefined) {
  const value = sheetValue(text, column ?? { kind: "text" });
  return typeof value === "string" ? escapeMarks(value) : value;
}

const shownOfEndless = 4;

function formatOf(
  { rows }: PlanResult,
  { kind, unit, from }: PlanResult["columns"][number],
  at: number,
): string {
  if (kind !== "number") return kind;
  const decimals = rows.reduce((most, row) => Math.max(most, row[at]?.split(".")[1]?.length ?? 0), 0);
  const scale = decimals >= endless ? (unit === "%" ? 2 : shownOfEndless) : decimals;
  return numberPattern({ scale, unit, isName: scale === 0 && (from === "key" || from === "row") });
}

type ColumnSource = Evidence & { columns: Set<number> };
const mostAddresses = 12;

/** For each column of a table that was used: where its cells are, and which columns of the result rest on it. */
function sourcesOf(query: QueryResult): ColumnSource[] {
  const found = new Map<string, { cells: SourceCells; columns: Set<number>; addresses: Set<string> }>();
  for (const row of query.result.provenance)
    for (const [column, sources] of row.entries())
      for (const cells of sources) {
        const key = JSON.stringify([cells.table, cells.column]);
        const known = found.get(key) ?? { cells, columns: new Set(), addresses: new Set() };
        known.columns.add(column);
        for (const address of cells.addresses) known.addresses.add(address);
        found.set(key, known);
      }
  return [...found.values()].map(({ cells, columns, addresses }, at) => {
    const listed = joinAddresses([...addresses]);
    const range = [...listed.slice(0, mostAddresses), ...(listed.length > mostAddresses ? ["…"] : [])].join(
      ", ",
    );
    const {
      range: _range,
      line: _line,
      ...position
    } = query.tables.find(({ id }) => id === cells.table)?.parts[0]?.position ?? {};
    return {
      ...{ id: `cells-${at + 1}`, columns, documentId: cells.document },
      document: query.fileNames[cells.document] ?? cells.document,
      position: { ...position, ...(range !== "" && { range }) },
      quote: cells.column,
    };
  });
}
