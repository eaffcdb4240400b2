import { isTableLine, readTableRows } from "../../lib/text/read-table-rows.ts";
import { splitLines } from "../../lib/text/split-lines.ts";
import { splitSentences } from "../../lib/text/split-sentences.ts";

export interface Window {
  text: string;
  start: number;
  end: number;
}

/** Longer parts are cut into windows of whole sentences or rows. */
export const longestWindow = 1800;
/** A longer head of a table is not repeated: with many rows it would take more room than they do. */
export const longestHead = 900;
/** A window is not cut shorter than this for the sake of a paragraph's end. */
const shortestWindow = 900;

/** Windows of whole paragraphs where there are any, else of whole sentences; a row of a table comes with its head. */
export function cutText(text: string): Window[] {
  if (text.length <= longestWindow) return [{ text, start: 0, end: text.length }];
  const heads = /[|\t]/u.test(text) ? headLines(text) : new Map<number, string>();
  const windows: Window[] = [];
  let at = skipSpace(text, 0);
  while (at < text.length) {
    const cut = findCut(text, at);
    const end = trimEnd(text, at, cut);
    const head = heads.get(at);
    const body = text.slice(at, end);
    windows.push({ text: head === undefined ? body : `${head}\n${body}`, start: at, end });
    at = skipSpace(text, cut);
  }
  return windows;
}

function findCut(text: string, start: number): number {
  if (text.length - start <= longestWindow) return text.length;
  const limit = start + longestWindow;
  const blank = lastBlankLine(text, start + shortestWindow, limit);
  if (blank > 0) return blank;
  // from the beginning of a line on, so that what is read looks as it does in the whole
  const from = start + text.slice(start, start + shortestWindow).lastIndexOf("\n") + 1;
  const last = sentenceEnds(text, from, limit + lookAhead).findLast((end) => end <= limit && end > start);
  if (last !== undefined) return last;
  // a sentence longer than a window is a window by itself, but for text that never ends
  const farthest = limit + longestWindow;
  const first = sentenceEnds(text, from, farthest + lookAhead).find((end) => end > start) ?? text.length;
  return first <= farthest ? first : beforePair(text, farthest);
}

/** Enough to see what follows the mark that may end a sentence. */
const lookAhead = 200;

function sentenceEnds(text: string, from: number, to: number): number[] {
  const ends = splitSentences(text.slice(from, to)).map(({ end }) => from + end);
  // where the piece ends is no end of a sentence
  return to < text.length ? ends.slice(0, -1) : ends;
}

/** Not between the halves of one character. */
function beforePair(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}

/** Behind the last empty line between the two places, or 0. */
function lastBlankLine(text: string, from: number, to: number): number {
  let lineEnd = -1;
  for (let at = to - 1; at > from; at -= 1) {
    if (text.charCodeAt(at) === 0x0a) {
      if (lineEnd >= 0) return lineEnd + 1;
      lineEnd = at;
    } else if (!isBlank(text, at)) lineEnd = -1;
  }
  return 0;
}

function isBlank(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 0x20 || code === 0x09 || code === 0x0d || code === 0xa0;
}

function skipSpace(text: string, at: number): number {
  let next = at;
  while (next < text.length && (isBlank(text, next) || text.charCodeAt(next) === 0x0a)) next += 1;
  return next;
}

function trimEnd(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && (isBlank(text, last - 1) || text.charCodeAt(last - 1) === 0x0a)) last -= 1;
  return last;
}

/** For each table row's start, the head of its table as it stands in the text. */
function headLines(text: string): Map<number, string> {
  const heads = new Map<number, string>();
  const lines = splitLines(text);
  let from = 0;
  for (const [index, line] of [...lines, { text: "", start: 0, end: 0 }].entries()) {
    if (isTableLine(line.text)) continue;
    const block = lines.slice(from, index);
    from = index + 1;
    if (block.length < 2) continue;
    for (const row of readTableRows(block)) {
      const head = row.headerLines.map((header) => header.text).join("\n");
      const start = row.line.start + (row.line.text.length - row.line.text.trimStart().length);
      if (head !== "" && head.length <= longestHead) heads.set(start, head);
    }
  }
  return heads;
}
