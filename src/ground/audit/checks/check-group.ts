import type { CellPiece, Context } from "../context.ts";
import { brief, fault, type AuditFinding } from "../finding.ts";
import type { ReadClaim } from "../read-claim.ts";
import { foldWord, readTokens } from "../text/read-tokens.ts";

const fewestRows = 3;
const mostKinds = 12;

/** Rows of one kind that something was computed over, while the claim speaks of another kind of the same column. */
export function checkGroup(claim: ReadClaim, { computed, cells }: Context): AuditFinding[] {
  if (computed.length !== 1 || new Set(cells.map(({ read }) => read)).size !== 1) return [];
  const rows = new Set(cells.map(({ row }) => row));
  const [first] = cells;
  if (first === undefined || rows.size < fewestRows) return [];
  const said = new Set(wordsOf(claim.statement));
  const isSaid = (value: string) => {
    const words = wordsOf(value);
    return words.length > 0 && words.every((word) => said.has(word));
  };
  return first.read.columnHeads.flatMap((_, column): AuditFinding[] => {
    const [own, others] = kindsOf(first, column, rows);
    const other = own === undefined || isSaid(own) ? undefined : others.find(isSaid);
    return other === undefined
      ? []
      : [
          fault(
            brief(other, 60),
            `it was computed over rows of "${brief(own ?? "", 60)}", not "${brief(other, 60)}"`,
          ),
        ];
  });
}

/** The one kind of the rows in a column, and the kinds of the rows that are left; no kind where there are several. */
function kindsOf(
  { read: { table } }: CellPiece,
  column: number,
  rows: ReadonlySet<number>,
): [string | undefined, string[]] {
  const all = table.rows.map((row) => (row[column] ?? "").trim());
  const mine = new Set(all.filter((_, row) => rows.has(row)));
  const others = [...new Set(all)].filter((value) => !mine.has(value) && /\p{L}{3}/u.test(value));
  return mine.size === 1 && others.length < mostKinds ? [[...mine][0], others] : [undefined, []];
}

function wordsOf(text: string): string[] {
  return readTokens(text.replaceAll("_", " ")).map(({ word }) => foldWord(word));
}
