import { columnName } from "../../lib/cell-address.ts";
import { foldText } from "../../lib/text/fold-text.ts";
import { deriveFormulas } from "../../model/formulas/derive-formulas.ts";
import { fitFormula } from "../../model/formulas/fit-formula.ts";
import { planColumns } from "../../model/formulas/plan-columns.ts";
import type { Evidence } from "../../model/grounding.ts";
import type { Section } from "../../model/unified-document.ts";
import { toText } from "../to-text.ts";
import { isTotalLabel } from "./total-label.ts";

type TableSection = Extract<Section, { content_type: "table" }>;
type TableElement = TableSection["elements"][number];
type Cell = TableElement["rows"][number][number];

export interface TableGround {
  section: TableSection;
  byId: ReadonlyMap<string, Evidence>;
}

/** Below one row of heads. */
const firstRow = 2;

/** Totals, and what a plan derived from columns that are here too, as formulas that come to the values shown. */
export function withFormulas(element: TableElement, ground: TableGround): TableElement {
  const numbers = element.rows.map((row) => row.map(numberIn));
  const computed = computedBehind(element, ground);
  const names = computed === undefined ? [] : namesOf(element, computed);
  const derived = deriveFormulas(computed?.plan["derive"], { numbers, firstRow, names });
  const rows = element.rows.map((row, at) =>
    row.map((cell, column): Cell => {
      const formula = derived[at]?.[column] ?? totalFormula(element, numbers, { row: at, column });
      if (formula === undefined) return cell;
      return { ...(typeof cell === "object" && cell !== null ? cell : { value: cell }), formula };
    }),
  );
  if (computed === undefined) return { ...element, rows };
  const keys = planKeys(computed.plan);
  const headers = element.headers.map((head, at) => {
    const name = names[at];
    const isExplained = derived.every((row) => row[at] !== undefined);
    const isFirst = at === 0 && names.every((own) => own === undefined);
    if (((name === undefined || keys.has(name) || isExplained) && !isFirst) || Array.isArray(head))
      return head;
    return { ...(typeof head === "object" && head !== null ? head : { value: head }), note: computed.words };
  }) as TableElement["headers"];
  return { ...element, headers, rows };
}

/** What was not computed: the columns that a result is grouped by, or that it shows as they are. */
function planKeys({ groupBy, select }: Record<string, unknown>): Set<unknown> {
  const keys = Array.isArray(groupBy) ? (groupBy as Record<string, unknown>[]) : [];
  return new Set([
    ...keys.flatMap(({ as, column }) => [as ?? column]),
    ...(Array.isArray(select) ? (select as unknown[]) : []),
  ]);
}

function numberIn(cell: Cell): number | undefined {
  const value = typeof cell === "object" && cell !== null ? cell.value : cell;
  return typeof value === "number" ? value : undefined;
}

interface Behind {
  plan: Record<string, unknown>;
  /** How it was computed. */
  words: string;
  /** The columns of the result that the first of its cited rows is of, in order. */
  letters: string[];
}

/** The plan that all of the table's computed sources come from; undefined where there is none, or more than one. */
function computedBehind(element: TableElement, { section, byId }: TableGround): Behind | undefined {
  const cited = element.rows.map((row) => idsIn(row[0]));
  const all = [...cited.flat(), ...(section.citations ?? []), ...idsIn(element)];
  const computed = all.flatMap((id) => byId.get(id)?.computed ?? []);
  const [only, ...others] = new Set(computed.map(({ plan }) => plan));
  if (only === undefined || others.length > 0) return undefined;
  try {
    const plan: unknown = JSON.parse(only);
    if (typeof plan !== "object" || plan === null) return undefined;
    return {
      plan: { ...plan },
      letters: firstLetters(all),
      words: (computed[0]?.words ?? "").replaceAll("*", ""),
    };
  } catch {
    return undefined; // the plan of a calculation over single cells is an expression
  }
}

/** "q1:A2", "q1:B2", "q1:A3": A and B of the first row. */
function firstLetters(ids: readonly string[]): string[] {
  const cells = [...new Set(ids)].flatMap((id) => {
    const [, letters, row] = /:([A-Z]+)(\d+)$/.exec(id) ?? [];
    return letters === undefined ? [] : [{ letters, row }];
  });
  return cells.filter(({ row }) => row === cells[0]?.row).map(({ letters }) => letters);
}

function idsIn(holder: unknown): string[] {
  const { citations } = (typeof holder === "object" && holder !== null ? holder : {}) as {
    citations?: unknown;
  };
  return Array.isArray(citations) ? citations.filter((id): id is string => typeof id === "string") : [];
}

/** How the plan calls each column of the table: by the cell that the first row cites for it, else by its head. */
function namesOf({ headers, rows }: TableElement, { plan, letters }: Behind): (string | undefined)[] {
  const known = planColumns(plan);
  const isCited = letters.length === headers.length && rows.length > 0;
  return headers.map((head, at) => {
    const cited = known.find(({ column }) => isCited && columnName(column) === letters[at]);
    const wanted = foldText(toText(Array.isArray(head) ? "" : head).replace(/(?<!\s)\s*\([^()]*\)$/u, ""));
    return (cited ?? known.find(({ name }) => foldText(name) === wanted))?.name;
  });
}

const leastAddends = 2;

/** The last row is called a total, and is one. */
function totalFormula(
  { rows }: TableElement,
  numbers: readonly (readonly (number | undefined)[])[],
  { row, column }: { row: number; column: number },
): string | undefined {
  const shown = numbers[row]?.[column];
  if (shown === undefined || row !== rows.length - 1 || row < leastAddends) return undefined;
  const above = numbers.slice(0, row).map((own) => own[column]);
  if (!isTotalLabel(toText(rows[row]?.[0])) || above.includes(undefined)) return undefined;
  const value = above.reduce((sum: number, own) => sum + (own ?? 0), 0);
  const letter = columnName(column);
  return fitFormula([{ text: `SUM(${letter}${firstRow}:${letter}${firstRow + row - 1})`, value }], shown);
}
