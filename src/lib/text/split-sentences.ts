import { abbreviations, germanMonths } from "./abbreviations.ts";
import { describeRow, isTableLine, readTableRows } from "./read-table-rows.ts";
import type { Line } from "./split-lines.ts";
import { splitLines } from "./split-lines.ts";

/** A sentence, list line, heading line or table row; `text.slice(start, end)` is the exact quote. */
export interface Sentence {
  kind: "sentence" | "item" | "heading" | "row";
  /** How it reads by itself: white space joined, list and heading marks gone, a row with its column names. */
  text: string;
  start: number;
  end: number;
  /** Column names and cells of a row. */
  headers?: string[];
  cells?: string[];
}

const itemMark = /^\s*(?:[-*•–▪◦]|\(?\d{1,3}[.)]|\(?[a-z]\))\s+(?=\S)/u;
/** A box of a form, ticked or not, belongs to what it says. */
const boxMark = /^\s*(?:\[[ xX✓✔]\]|[☐☑☒])\s/u;
const headingMark = /^\s*#{1,6}\s+/u;
const labelled = /^\s*[\p{Lu}\p{N}*_][^:.!?|]{0,40}:\**\s/u;

/** "Balance due          273.13": a line of a bill is as long as one of prose, and goes on in no other. */
const amountSetApart = / {3}[^\s\p{L}\p{N}]{0,3} ?\p{N}[\p{N}.,'’]{0,20}(?: ?(?:\p{Lu}{3}|[€$£¥%]))?$/u;
const longestAmount = 60;

export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (const block of toBlocks(splitLines(text))) {
    for (const sentence of block.kind === "table" ? readRows(block.lines) : readBlock(text, block))
      sentences.push(sentence);
  }
  return sentences;
}

interface Block {
  kind: "table" | "sentence" | "item" | "heading";
  lines: Line[];
}

/** Lines that belong together: a table, a list entry with its continuation, a wrapped paragraph. */
function toBlocks(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const [index, line] of lines.entries()) {
    const kind = kindOf(lines, index);
    if (kind === undefined) {
      open = undefined;
    } else if (open !== undefined && continues(open, line, kind)) {
      open.lines.push(line);
    } else {
      open = { kind, lines: [line] };
      blocks.push(open);
    }
  }
  return blocks;
}

function kindOf(lines: readonly Line[], index: number): Block["kind"] | undefined {
  const text = lines[index]?.text ?? "";
  if (text.trim() === "") return undefined;
  const near = [lines[index - 1], lines[index + 1]];
  if (isTableLine(text) && near.some((line) => line !== undefined && isTableLine(line.text))) return "table";
  if (headingMark.test(text)) return "heading";
  return itemMark.test(text) || boxMark.test(text) ? "item" : "sentence";
}

function continues(open: Block, line: Line, kind: Block["kind"]): boolean {
  if (open.kind === "table" || kind === "table") return open.kind === kind;
  if (open.kind === "heading" || kind !== "sentence") return false;
  const before = open.lines.at(-1)?.text.trimEnd() ?? "";
  if (/[.!?:;]$/u.test(before) || labelled.test(line.text)) return false;
  if (amountSetApart.test(before.slice(-longestAmount))) return false;
  // A short line followed by a capital is a line of its own, not a wrapped one.
  return before.length >= 60 || !/^\s*[\p{Lu}\p{N}]/u.test(line.text);
}

function readRows(lines: readonly Line[]): Sentence[] {
  return readTableRows(lines)
    .map((row) => ({ ...row, text: describeRow(row) }))
    .filter((row) => row.text !== "")
    .map(({ text, line, headers, cells }) => ({ kind: "row", text, headers, cells, ...trimmed(line) }));
}

function trimmed(line: Line): { start: number; end: number } {
  return {
    start: line.start + (line.text.length - line.text.trimStart().length),
    end: line.start + line.text.trimEnd().length,
  };
}

function readBlock(text: string, { kind, lines }: Block): Sentence[] {
  const first = lines[0];
  const last = lines.at(-1);
  if (kind === "table" || first === undefined || last === undefined) return [];
  const mark = kind === "item" ? itemMark : headingMark;
  const skip = kind === "sentence" ? 0 : (mark.exec(first.text)?.[0].length ?? 0);
  const from = first.start + skip;
  return cutSentences(text.slice(from, last.end))
    .map(({ start, end }) => ({ kind, start: from + start, end: from + end }))
    .map((sentence) => ({ ...sentence, text: joinSpace(text.slice(sentence.start, sentence.end)) }));
}

function joinSpace(text: string): string {
  return text.replaceAll(/\s+/gu, " ").trim();
}

/** Bounded runs, and so much text around a mark: what decides stands near it, and a book of dots takes no longer than a book. */
const ending = /[.!?…]{1,40}["'”’»)\]]{0,9}(?:\[[^\]\n]{0,40}\]){0,9}(?=\s)|[。！？]+[」』”）]*/gu;
const window = 120;

function cutSentences(text: string): { start: number; end: number }[] {
  const cuts: { start: number; end: number }[] = [];
  let start = 0;
  for (const match of text.matchAll(ending)) {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(start, match.index - window), match.index);
    if (!endsSentence(before, match[0], text.slice(end, end + window).trimStart())) continue;
    cuts.push({ start, end });
    start = end;
  }
  cuts.push({ start, end: text.length });
  return cuts.map((cut) => shrink(text, cut)).filter(({ start: from, end }) => end > from);
}

function endsSentence(before: string, mark: string, after: string): boolean {
  if (after === "") return true;
  if (/^[!?…。！？]/u.test(mark)) return !/^\p{Ll}/u.test(after);
  if (!/^["'“„«(‘[¿¡*_]*[\p{Lu}\p{Lo}\p{N}]/u.test(after)) return false;
  const word = /[\p{L}\p{N}.&'’-]+$/u.exec(before)?.[0] ?? "";
  // "l'art. 5", "dell'ing. Rossi": what is elided before it is no part of the word
  const short = word.toLowerCase().replace(/^\p{L}{1,5}['’](?=\p{L})/u, "");
  if (/^\p{Lu}$/u.test(word) || abbreviations.has(short)) return false;
  // "Report n. 12", "p. 7"
  if (/^[nps]$/u.test(short) && /^\p{N}/u.test(after)) return false;
  if (/^\p{L}(\.\s?\p{L})*$/u.test(word) && word.length < 4 && /^\p{L}\./u.test(after)) return false;
  // "amounts to:a. 4,75 per cent;b. 4 per cent": a list inside a sentence
  if (/[:;,]\s?\p{Ll}$/u.test(before)) return false;
  if (!/^\d{1,2}$/u.test(word)) return true;
  return (
    !germanMonths.test(after) && !/\b(der|die|das|den|dem|am|im|vom|zum|zur|ab|bis)\s+\d{1,2}$/iu.test(before)
  );
}

function shrink(
  text: string,
  { start, end }: { start: number; end: number },
): { start: number; end: number } {
  const piece = text.slice(start, end);
  const from = start + (piece.length - piece.trimStart().length);
  return { start: from, end: Math.max(from, start + piece.trimEnd().length) };
}
