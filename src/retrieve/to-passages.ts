import { detectLanguage } from "../lib/detect-language.ts";
import { isTableLine, readTableRows } from "../lib/read-table-rows.ts";
import { splitLines } from "../lib/split-lines.ts";
import { splitSentences } from "../lib/split-sentences.ts";
import type { ContentPart } from "../model/document.ts";

/** What is found and cited: a content part, or a window of a long one. */
export interface Passage {
  /** The part's id, or for a window the part's id, "~" and the window's number. */
  id: string;
  part: ContentPart;
  fileName: string;
  language: string;
  /** Exact words of the part; a window of a table repeats the table's head. */
  text: string;
  /** The window's place in the part's text. */
  start: number;
  end: number;
}

/** Longer parts are cut into windows of whole sentences or rows. */
const longestPassage = 1800;

/** Enough of a document to tell its language. */
const languageSample = 4000;

/** Hidden and empty parts are left out; the order of the result is the order of the parts. */
export function toPassages(
  parts: readonly ContentPart[],
  fileNameOf: (documentId: string) => string,
): Passage[] {
  const shown = parts.filter((part) => part.hidden !== true && part.text.trim() !== "");
  const visible = withoutHeadings(shown);
  const languages = detectByDocument(visible);
  return visible.flatMap((part) => {
    const base = {
      part,
      fileName: fileNameOf(part.document),
      language: languages.get(part.document) ?? "unknown",
    };
    const windows = cutWindows(part.text);
    return windows.map((window, index) => ({
      ...base,
      ...window,
      id: windows.length === 1 ? part.id : `${part.id}~${index + 1}`,
    }));
  });
}

/** A heading says nothing by itself: its words stand above every part under it. One with nothing under it stays. */
function withoutHeadings(parts: readonly ContentPart[]): ContentPart[] {
  const toKey = (document: string, trail: readonly string[]) => JSON.stringify([document, ...trail]);
  const trails = new Set(parts.map(({ document, heading = [] }) => toKey(document, heading)));
  return parts.filter(
    ({ document, heading = [], text }) => !trails.has(toKey(document, [...heading, text.trim()])),
  );
}

/** Detected on the whole document: a single cell or heading is too little to go by. */
function detectByDocument(parts: readonly ContentPart[]): Map<string, string> {
  const samples = new Map<string, string>();
  // Sorted, so that the order in which parts arrive cannot change the sample.
  for (const part of parts.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))) {
    const sample = samples.get(part.document) ?? "";
    if (sample.length < languageSample) samples.set(part.document, `${sample}${part.text}\n`);
  }
  return new Map([...samples].map(([document, sample]) => [document, detectLanguage(sample)]));
}

interface Window {
  text: string;
  start: number;
  end: number;
}

function cutWindows(text: string): Window[] {
  if (text.length <= longestPassage) return [{ text, start: 0, end: text.length }];
  const heads = headLines(text);
  const windows: { start: number; end: number }[] = [];
  for (const { start, end } of splitSentences(text)) {
    const last = windows.at(-1);
    if (last !== undefined && end - last.start <= longestPassage) last.end = end;
    else windows.push({ start, end });
  }
  return windows.map(({ start, end }) => {
    const head = heads.get(start);
    const body = text.slice(start, end);
    return { text: head === undefined ? body : `${head}\n${body}`, start, end };
  });
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
      if (head !== "") heads.set(start, head);
    }
  }
  return heads;
}
