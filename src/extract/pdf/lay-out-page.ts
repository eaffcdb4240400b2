import { buildLines } from "./build-lines.ts";
import { findRegions, type Item } from "./find-columns.ts";
import type { Ruling } from "./find-grids.ts";
import { findGapTables, type Block } from "./gap-tables.ts";
import type { Word } from "./page-content.ts";
import { findRuledTables } from "./ruled-tables.ts";
import type { FoundTable } from "./to-table.ts";

interface Placed extends Item {
  table?: FoundTable;
}

/** Maps and drawings with more are read line by line, so that no page takes minutes. */
const mostWords = 20_000;

/** Words of one writing direction as blocks in reading order: columns, tables and lines. */
export function layOutPage(words: readonly Word[], ruling: Ruling, tagged: readonly FoundTable[]): Block[] {
  if (words.length > mostWords) return [{ kind: "lines", lines: buildLines(words) }];
  const used = new Set(tagged.flatMap(({ cells }) => cells.flatMap((cell) => cell.words)));
  const free = words.filter((word) => !used.has(word));
  const { tables, rest } = findRuledTables(free, ruling);
  const items: Placed[] = [
    ...rest.map((word) => ({ box: word.box, word })),
    ...[...tagged, ...tables].map((table) => ({ box: table.box, table })),
  ];
  return findRegions(items).flatMap(layOutRegion);
}

function layOutRegion(items: readonly Placed[]): Block[] {
  const words = items.flatMap(({ word }) => (word === undefined ? [] : [word]));
  const tables = items
    .flatMap(({ table }) => (table === undefined ? [] : [table]))
    .toSorted((a, b) => a.box.y0 - b.box.y0);
  const lines = buildLines(words);
  const blocks: Block[] = [];
  let from = 0;
  for (const table of tables) {
    // Lines above the table come before it.
    let to = from;
    while (to < lines.length && (lines[to]?.baseline ?? 0) <= table.box.y0 + 2) to++;
    blocks.push(...findGapTables(lines.slice(from, to)), { kind: "table", table });
    from = to;
  }
  blocks.push(...findGapTables(lines.slice(from)));
  return blocks;
}
