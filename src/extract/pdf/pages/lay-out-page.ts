import { buildLines, type PageLine } from "../build-lines.ts";
import { findRegions, type PageItem } from "../find-columns.ts";
import type { PageRules } from "../tables/grids/find-grids.ts";
import { findGapTables, type PageBlock } from "../tables/gap-tables.ts";
import { findLabelValues } from "../tables/label-values.ts";
import { findNumberTables } from "../tables/number-tables.ts";
import type { Rule, PageWord } from "./page-content.ts";
import { findProseBeside } from "../tables/prose-beside.ts";
import { chunkLine, type ChunkLine } from "../tables/chunk-line.ts";
import { toSpanRules, type SpanRules } from "../tables/span-heads.ts";
import { partByRules } from "../tables/part-by-rules.ts";
import { findRuledTables } from "../tables/grids/ruled-tables.ts";
import type { FoundTable } from "../tables/to-table.ts";

interface Placed extends PageItem {
  table?: FoundTable;
}

/** Maps and drawings with more are read line by line, so that no page takes minutes. */
const mostWords = 20_000;
/** A page with fewer figures holds no table that page columns would cut. */
const fewestFigures = 6;
const digit = /\d/;

/** Words of one writing direction as blocks in reading order: columns, tables and lines. */
export function layOutPage(
  words: readonly PageWord[],
  ruling: PageRules,
  tagged: readonly FoundTable[],
): PageBlock[] {
  if (words.length > mostWords) return [{ kind: "lines", lines: buildLines(words) }];
  const used = new Set(tagged.flatMap(({ cells }) => cells.flatMap((cell) => cell.words)));
  const free = words.filter((word) => !used.has(word));
  const ruled = findRuledTables(free, ruling);
  const wide = findWideTables(ruled.rest, ruling.rules);
  const items: Placed[] = [
    ...wide.rest.map((word) => ({ box: word.box, word })),
    ...[...tagged, ...ruled.tables, ...wide.tables].map((table) => ({ box: table.box, table })),
  ];
  return findRegions(items).flatMap((region) => layOutRegion(region, ruling.rules));
}

/** Tables first: the columns of a page would else cut through them. */
function findWideTables(
  words: readonly PageWord[],
  rules: readonly Rule[],
): { tables: FoundTable[]; rest: readonly PageWord[] } {
  const tables: FoundTable[] = [];
  const used = new Set<PageWord>();
  const span = toSpanRules(rules);
  for (const zone of partByRules(words, rules).filter(hasFigures)) {
    const whole = chunkLines(buildLines(zone), span);
    const prose = findProseBeside(whole);
    const lines =
      prose.size === 0 ? whole : chunkLines(buildLines(zone.filter((word) => !prose.has(word))), span);
    for (const { from, to, table } of findNumberTables(lines, { strict: true, rules: span })) {
      tables.push(table);
      for (const { line } of lines.slice(from, to)) for (const word of line.words) used.add(word);
    }
  }
  return { tables, rest: used.size === 0 ? words : words.filter((word) => !used.has(word)) };
}

function chunkLines(lines: readonly PageLine[], { uprights }: SpanRules): ChunkLine[] {
  return lines.map((line) => chunkLine(line, uprights));
}

function hasFigures(words: readonly PageWord[]): boolean {
  return words.filter(({ text }) => digit.test(text)).length >= fewestFigures;
}

function layOutRegion(items: readonly Placed[], rules: readonly Rule[]): PageBlock[] {
  const words = items.flatMap(({ word }) => (word === undefined ? [] : [word]));
  const tables = items
    .flatMap(({ table }) => (table === undefined ? [] : [table]))
    .toSorted((a, b) => a.box.y0 - b.box.y0);
  const lines = buildLines(words);
  const blocks: PageBlock[] = [];
  let from = 0;
  const layOut = (part: readonly PageLine[]) => {
    for (const block of layOutLines(part, rules)) blocks.push(block);
  };
  for (const table of tables) {
    // Lines above the table come before it.
    let to = from;
    while (to < lines.length && (lines[to]?.baseline ?? 0) <= table.box.y0 + 2) to++;
    layOut(lines.slice(from, to));
    blocks.push({ kind: "table", table });
    from = to;
  }
  layOut(lines.slice(from));
  return blocks;
}

function layOutLines(lines: readonly PageLine[], rules: readonly Rule[]): PageBlock[] {
  const blocks: PageBlock[] = [];
  const span = toSpanRules(rules);
  const found = lines.some(({ words }) => words.some(({ text }) => digit.test(text)))
    ? findNumberTables(chunkLines(lines, span), { strict: false, rules: span })
    : [];
  let at = 0;
  for (const { from, to, table } of found) {
    for (const block of layOutRest(lines.slice(at, from))) blocks.push(block);
    blocks.push({ kind: "table", table });
    at = to;
  }
  for (const block of layOutRest(lines.slice(at))) blocks.push(block);
  return blocks;
}

/** What holds no table of figures: tables of words, then labels with their values. */
function layOutRest(lines: readonly PageLine[]): PageBlock[] {
  return findGapTables(lines).flatMap((block) =>
    block.kind === "lines" ? findLabelValues(block.lines) : [block],
  );
}
