import type { Evidence, Support } from "../grounding.ts";

/** The evidence with a table put together again for a support whose cells lie in another piece of it than the one it names. */
export function withWholeTables(
  supports: readonly Support[],
  evidence: readonly Evidence[],
  isThere: (support: Support, evidence: readonly Evidence[]) => boolean,
): readonly Evidence[] {
  const lost = supports.filter((support) => "cell" in support && !isThere(support, evidence));
  const ids = new Set(lost.flatMap((support) => ("evidence" in support ? [support.evidence] : [])));
  if (ids.size === 0) return evidence;
  return evidence.map((item) => (ids.has(item.id) ? wholeTable(item, evidence) : item));
}

/** Pieces of one table have one name with a number behind it, and rows that go on. */
export function wholeTable(item: Evidence, evidence: readonly Evidence[]): Evidence {
  const { table } = item;
  const nameOf = (id: string) => id.replace(/~\d+$/u, "");
  if (table === undefined) return item;
  const pieces = evidence
    .filter(({ id, table: own }) => own !== undefined && nameOf(id) === nameOf(item.id))
    .toSorted((a, b) => (a.table?.firstRow ?? 0) - (b.table?.firstRow ?? 0));
  const [first] = pieces;
  const rows = pieces.flatMap((piece) => piece.table?.rows ?? []);
  const end = (first?.table?.firstRow ?? 0) + rows.length;
  const last = pieces.at(-1)?.table;
  // a piece that is missing in between would move the rows behind it
  if (first?.table === undefined || last === undefined || last.firstRow + last.rows.length !== end)
    return item;
  const quote = pieces.map((piece) => piece.quote).join("\n");
  return { ...item, quote, table: { ...table, rows, firstRow: first.table.firstRow } };
}
