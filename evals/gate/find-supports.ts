import type { Evidence, Support } from "../../src/model/grounding.ts";
import type { ListedSupport } from "./gate-row.ts";

/** How a listed support came to name a passage; a figure of the evaluation itself, not of the gate. */
export type Way = "passage" | "block" | "row" | "pieces" | "cell" | "lost";

export interface FoundSupport {
  way: Way;
  supports: Support[];
}

/** Names the passage that holds what a gold file lists by file and place. */
export function findSupport(listed: ListedSupport, evidence: readonly Evidence[]): FoundSupport {
  if (listed.cell !== undefined) return findCell(listed.cell, evidence);
  const quote = listed.quote ?? "";
  const block = listed.at.to === undefined ? [] : findBlock(listed, evidence);
  if (block.length > 0) return { way: "block", supports: block };
  const near = evidence.filter(({ position }) => isNear(position, listed.at));
  return (
    findQuote(quote, near.length > 0 ? near : evidence) ??
    findQuote(quote, evidence) ??
    findPieces(quote, near.length > 0 ? near : evidence) ?? { way: "lost", supports: [] }
  );
}

function isNear({ page, line }: Evidence["position"], at: ListedSupport["at"]): boolean {
  if (at.page !== undefined) return page === at.page;
  // passages name the line on which they begin
  return at.line === undefined || line === undefined || line <= (at.to ?? at.line);
}

/** All lines of a block, of which the listed words are only the beginning; rows where it is a table. */
function findBlock(
  { quote = "", at: { line = 1, to = line } }: ListedSupport,
  evidence: readonly Evidence[],
): Support[] {
  const wanted = squeeze(quote);
  return evidence.flatMap(({ id, quote: text, position, table }): Support[] => {
    if (table !== undefined) {
      const first = table.rows.findIndex((cells) => squeeze(cells.join("")).startsWith(wanted));
      if (first < 0) return [];
      const rows = Math.min(to - line + 1, table.rows.length - first);
      const from = table.firstRow + first;
      const last = toLetters(table.firstColumn + (table.rows[first]?.length ?? 1) - 1);
      return [{ evidence: id, cell: `${toLetters(table.firstColumn)}${from}:${last}${from + rows - 1}` }];
    }
    const begins = position.line ?? 1;
    const lines = text.split("\n").filter((_, index) => begins + index >= line && begins + index <= to);
    return lines.length === 0 ? [] : [{ evidence: id, quote: lines.join("\n") }];
  });
}

function findQuote(quote: string, evidence: readonly Evidence[]): FoundSupport | undefined {
  const wanted = squeeze(quote);
  // the last one that begins before the place is the nearest to it
  const inText = evidence.findLast((item) => squeeze(item.quote).includes(wanted));
  if (inText !== undefined) return { way: "passage", supports: [{ evidence: inText.id, quote }] };
  const inRows = evidence.find((item) => squeezeRows(item).includes(wanted));
  return inRows === undefined ? undefined : { way: "row", supports: [{ evidence: inRows.id, quote }] };
}

function squeezeRows({ table }: Evidence): string {
  if (table === undefined) return "";
  return squeeze([...table.head, ...table.rows].flat().join(""));
}

/** Words that lie in several passages or cells: each one's share of them, as long as can be. */
function findPieces(quote: string, evidence: readonly Evidence[]): FoundSupport | undefined {
  const words = quote.split(/\s+/u).filter((word) => word !== "");
  const holders = evidence.flatMap(({ id, quote: text, table }) =>
    (table === undefined ? [text] : [...table.head, ...table.rows].flat()).map((piece) => ({
      id,
      text: spaced(piece),
    })),
  );
  const supports: Support[] = [];
  for (let from = 0; from < words.length;) {
    const found = longestFrom(words.slice(from), holders);
    if (found === undefined) return undefined;
    supports.push({ evidence: found.id, quote: words.slice(from, from + found.count).join(" ") });
    from += found.count;
  }
  return { way: "pieces", supports };
}

function longestFrom(words: readonly string[], holders: readonly { id: string; text: string }[]) {
  for (let count = words.length; count > 0; count -= 1) {
    const piece = spaced(words.slice(0, count).join(" "));
    const holder = holders.find(({ text }) => text.includes(piece));
    if (holder !== undefined) return { id: holder.id, count };
  }
  return undefined;
}

/** Whole words only. */
function spaced(text: string): string {
  return ` ${text.normalize("NFKC").replaceAll(/\s+/gu, " ").trim()} `;
}

/** White space, kinds of quotation marks and hyphens, and table bars aside. */
function squeeze(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[‘’‚]/gu, "'")
    .replaceAll(/[“”„«»]/gu, '"')
    .replaceAll(/[\u00AD\s|]+/gu, "");
}

function findCell(cell: string, evidence: readonly Evidence[]): FoundSupport {
  const tables = evidence.filter(({ table }) => table !== undefined);
  const found = findBySheet(cell, tables) ?? findByHeads(cell, tables) ?? findByAddress(cell, tables);
  return found === undefined ? { way: "lost", supports: [] } : { way: "cell", supports: [found] };
}

function findBySheet(cell: string, tables: readonly Evidence[]): Support | undefined {
  const mark = cell.lastIndexOf("!");
  if (mark < 0) return undefined;
  const own = tables.filter(({ position }) => position.sheet === cell.slice(0, mark));
  return findByAddress(cell.slice(mark + 1), own);
}

/** "row label / column heading" of a table without addresses of its own. */
function findByHeads(cell: string, tables: readonly Evidence[]): Support | undefined {
  const [label = "", heading] = cell.split(" / ").map(squeeze);
  if (heading === undefined) return undefined;
  for (const { id, table } of tables) {
    if (table === undefined) continue;
    // a heading may stand under a number of its own, and below the first row
    const column = [...table.head, ...table.rows]
      .map((cells) => cells.findIndex((text) => squeeze(text).endsWith(heading)))
      .find((index) => index >= 0);
    const row = table.rows.findIndex((cells) => cells.some((text) => squeeze(text) === label));
    if (column === undefined || row < 0) continue;
    return { evidence: id, cell: `${toLetters(table.firstColumn + column)}${table.firstRow + row}` };
  }
  return undefined;
}

/** The table whose rows hold the address; long tables may be several passages. */
function findByAddress(cell: string, tables: readonly Evidence[]): Support | undefined {
  const row = Number(/\d+/.exec(cell)?.[0]);
  const holder = tables.find(({ table }) => {
    if (table === undefined) return false;
    return row >= Math.min(table.headRow, table.firstRow) && row < table.firstRow + table.rows.length;
  });
  return holder === undefined ? undefined : { evidence: holder.id, cell };
}

function toLetters(column: number): string {
  let rest = column;
  let letters = "";
  while (rest > 0) {
    letters = String.fromCodePoint(65 + ((rest - 1) % 26)) + letters;
    rest = Math.floor((rest - 1) / 26);
  }
  return letters;
}
