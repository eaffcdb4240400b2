import { splitLines, type Line } from "../text/split-lines.ts";
import type { Block } from "./block.ts";
import { findCode } from "./find-code.ts";
import { findCsv } from "./find-csv.ts";
import { findDelimited } from "./find-delimited.ts";
import { findFences } from "./find-fences.ts";
import { findJsonBlocks } from "./find-json-blocks.ts";
import { findLists } from "./find-lists.ts";
import { findLogs } from "./find-logs.ts";
import { findMail } from "./find-mails.ts";
import { findMarkup } from "./find-markup.ts";
import { findQuotes } from "./find-quotes.ts";
import { findTables } from "./find-tables.ts";
import { findTranscripts } from "./find-transcripts.ts";

type Finder = (lines: readonly Line[], text: string) => Block[];

/** From the surest form to the vaguest: what one has found, the next do not look at. */
const finders: readonly Finder[] = [
  (_, text) => findFences(text),
  findDelimited,
  (lines) => [findMail(lines)].filter((mail) => mail !== undefined),
  (lines, text) => findJsonBlocks(text, lines),
  (lines, text) => findMarkup(text, lines),
  findLogs,
  findTranscripts,
  findCode,
  findTables,
  findCsv,
  findQuotes,
  findLists,
];

/** Stretches of a text that have a form of their own, in order and apart from each other. */
export function findBlocks(text: string): Block[] {
  let blocks: Block[] = [];
  let runs: Line[][] = [splitLines(text)];
  for (const [index, find] of finders.entries()) {
    // fences are looked for in the whole text, at once
    const found = keepApart(index === 0 ? find([], text) : runs.flatMap((run) => find(run, text)));
    const free = found.filter((block) => isFree(block, blocks));
    if (free.length === 0) continue;
    blocks = [...blocks, ...free].toSorted((a, b) => a.start - b.start);
    runs = runs.flatMap((run) => splitRun(run, blocks));
  }
  return joinCode(text, blocks);
}

/** In order; of two that overlap, the earlier one. */
function keepApart(blocks: readonly Block[]): Block[] {
  let until = 0;
  return blocks
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start, end }) => {
      const isApart = start >= until && start < end;
      if (isApart) until = end;
      return isApart;
    });
}

function isFree({ start, end }: Block, known: readonly Block[]): boolean {
  const next = known[firstEndingAfter(known, start)];
  return next === undefined || next.start >= end;
}

/** Data and tables in the middle of a program are part of it. */
function joinCode(text: string, blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const isNext =
      last !== undefined &&
      (last.kind === "code" || block.kind === "code") &&
      last.inner === undefined &&
      block.inner === undefined &&
      /^[ \t,;]*(?:\r\n|\n|\r)?[ \t]*$/u.test(text.slice(last.end, block.start));
    if (last === undefined || !isNext) joined.push(block);
    else joined[joined.length - 1] = { ...last, kind: "code", end: block.end };
  }
  return joined;
}

/** The lines that no block touches, as runs of neighbours; both are in order. */
function splitRun(run: readonly Line[], blocks: readonly Block[]): Line[][] {
  const rest: Line[][] = [[]];
  let next = firstEndingAfter(blocks, run[0]?.start ?? 0);
  for (const line of run) {
    let block = blocks[next];
    while (block !== undefined && block.end <= line.start) block = blocks[(next += 1)];
    const isTaken = block !== undefined && block.start <= line.end;
    if (!isTaken) rest.at(-1)?.push(line);
    else if (rest.at(-1)?.length !== 0) rest.push([]);
  }
  return rest.filter((lines) => lines.length > 0);
}

function firstEndingAfter(blocks: readonly Block[], start: number): number {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((blocks[middle]?.end ?? 0) > start) high = middle;
    else low = middle + 1;
  }
  return low;
}
