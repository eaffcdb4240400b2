import { cellName } from "../../../lib/cell-address.ts";
import type { AnswerInput } from "../../../prompts/answer-from-evidence.ts";
import { draftRowsOf, isServed, resultOf } from "../tables/answer-by-plan.ts";
import type { Result } from "../tables/answer-by-plan.ts";
import type { ExtractedTable } from "./extract-table.ts";

/** Rows that an order picks out of a table: the wish for them, then the table that came of it. */
export type ListedAnswer = { query: Record<string, unknown>[] } | { table: ExtractedTable | undefined };

/** Undefined where an order picks no rows, or it is not clear which. */
export function answerListed(input: AnswerInput): ListedAnswer | undefined {
  const { draft, rows = "" } = draftRowsOf(input) ?? {};
  if (draft === undefined) return undefined;
  if (!isServed(draft, input)) return input.mayWish ? { query: [draft.plan] } : undefined;
  const result = resultOf(draft, input);
  // of a result that was cut, the rest would be missing
  const isCut = input.served.some((line) => / \(the first \d+ of \d+ rows\)/u.test(line));
  return { table: result === undefined || isCut ? undefined : toTable(result, nameOf(rows, input)) };
}

const longestName = 60;

/** What the rows are, in the words of the order; a German dative is no title, and the file has a name. */
function nameOf(rows: string, { language, evidence }: AnswerInput): string {
  const isDative = language === "de" && /^\p{L}+n(?!\p{L})/u.test(rows);
  if (rows.length <= longestName && !isDative) return rows.charAt(0).toUpperCase() + rows.slice(1);
  const [file = "", ...more] = new Set(evidence.map(({ document }) => document));
  return more.length > 0 ? "" : file.replace(/\.[a-z0-9]{1,5}$/iu, "").replaceAll(/[_-]+/gu, " ");
}

function toTable({ id, table, heads, offset }: Result, name: string): ExtractedTable | undefined {
  if (table.rows.length === 0) return undefined;
  const columns = heads.map((_, at) => at).slice(offset);
  return {
    name,
    columns: columns.map((at) => heads[at] ?? ""),
    rows: table.rows.map((row, at) =>
      columns.map((column) => {
        const value = (row[column] ?? "").trim();
        const cell = cellName(table.firstRow - 1 + at, table.firstColumn - 1 + column);
        return value === "" ? { value: null, supports: [] } : { value, supports: [{ evidence: id, cell }] };
      }),
    ),
  };
}
