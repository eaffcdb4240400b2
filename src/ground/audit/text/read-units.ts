import { splitSentences, type Sentence } from "../../../lib/text/split-sentences.ts";
import { findListMarks, type ListMark } from "./find-list-marks.ts";
import { findRecords } from "./find-records.ts";

/** The smallest piece of a passage that says something by itself, with what stands over it. */
export interface PassageUnit {
  kind: "sentence" | "item" | "heading" | "row" | "head";
  text: string;
  start: number;
  end: number;
  /** The words that lead to a list item, outermost first. */
  heads: string[];
  /** Items of one list share it; undefined outside lists. */
  list?: number;
}

export interface Units {
  units: PassageUnit[];
  /** Sentences as they were written, a list with all its items counting as one. */
  sentences: { start: number; end: number }[];
}

interface Cursor {
  units: PassageUnit[];
  lists: number;
  /** Of each open list inside a line: its number in the paragraph, what leads to it, and its number for everybody. */
  open: { list: number; lead: string; id: number }[];
  /** The list of lines that the last sentence belonged to. */
  lines: { id: number; lead: string; outer: { indent: number; text: string }[] } | undefined;
}

/** Cuts plain text into sentences, list items with their heads, headings, rows and records. */
export function readUnits(text: string): Units {
  const records = findRecords(text);
  if (records.length === 0) return readProse(text);
  const found: Units = { units: [], sentences: [] };
  let from = 0;
  for (const { start, end } of [...records, { start: text.length, end: text.length }]) {
    const between = readProse(text.slice(from, start));
    for (const unit of between.units)
      found.units.push({ ...unit, start: unit.start + from, end: unit.end + from });
    for (const one of between.sentences)
      found.sentences.push({ start: one.start + from, end: one.end + from });
    if (end > start) {
      found.units.push({ kind: "row", text: text.slice(start, end), start, end, heads: [] });
      found.sentences.push({ start, end });
    }
    from = end;
  }
  return found;
}

function readProse(text: string): Units {
  const marks = findParagraphs(text).flatMap(({ start, end }) =>
    findListMarks(text.slice(start, end)).map((mark) => ({
      ...mark,
      start: mark.start + start,
      end: mark.end + start,
      list: mark.list + start,
    })),
  );
  const sentences = mergeAtMarks(text, splitSentences(text), marks);
  const cursor: Cursor = { units: [], lists: 0, open: [], lines: undefined };
  let at = 0;
  for (const sentence of sentences) {
    while ((marks[at]?.start ?? Infinity) < sentence.start) at++;
    const own: ListMark[] = [];
    for (let next = at; (marks[next]?.start ?? Infinity) < sentence.end; next++)
      own.push(marks[next] ?? noMark);
    readSentence(text, sentence, { own, cursor });
  }
  return { units: cursor.units, sentences };
}

const mostOuter = 6;
const noMark: ListMark = { start: 0, end: 0, depth: 0, list: 0 };

function findParagraphs(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let start = 0;
  for (const gap of text.matchAll(/\n[ \t\r]*\n/gu)) {
    found.push({ start, end: gap.index });
    start = gap.index + gap[0].length;
  }
  return [...found, { start, end: text.length }];
}

/** "Invoice no. 5", "Rechnungsnr. 5": the number belongs to the word before it. */
const numbered = /(?:nr|no|núm|num|n°|tel|art|ziff|abs|fig)\.$/iu;

/** "2." of a list, and "no." before a number, look like the end of a sentence. */
function mergeAtMarks(text: string, sentences: readonly Sentence[], marks: readonly ListMark[]): Sentence[] {
  const merged: Sentence[] = [];
  let at = 0;
  for (const sentence of sentences) {
    const last = merged.at(-1);
    const end = last?.end ?? 0;
    while ((marks[at]?.end ?? Infinity) < end) at++;
    const mark = marks[at];
    const isCut =
      last !== undefined &&
      mark !== undefined &&
      mark.start < end &&
      end <= mark.end &&
      sentence.start >= end;
    const isNumber =
      last !== undefined &&
      numbered.test(text.slice(Math.max(0, end - 6), end)) &&
      /^\p{N}/u.test(text.slice(sentence.start, sentence.start + 1)) &&
      !text.slice(end, sentence.start).includes("\n");
    if (last !== undefined && (isCut || isNumber) && last.kind === sentence.kind)
      merged[merged.length - 1] = { ...last, end: sentence.end };
    else merged.push(sentence);
  }
  return merged;
}

function readSentence(
  text: string,
  sentence: Sentence,
  { own, cursor }: { own: ListMark[]; cursor: Cursor },
): void {
  const outer = enterLines(text, sentence, cursor);
  const put = (kind: PassageUnit["kind"], from: number, to: number) => {
    const raw = text.slice(from, to);
    const start = from + raw.length - raw.trimStart().length;
    const said = raw.trim();
    if (said === "") return;
    const heads = [...outer.heads, ...cursor.open.map(({ lead }) => lead).filter((lead) => lead !== "")];
    const list = cursor.open[0]?.id ?? outer.list;
    cursor.units.push({
      kind,
      text: said,
      start,
      end: start + said.length,
      heads,
      ...(list === undefined ? {} : { list }),
    });
  };
  const begins = own[0]?.start === sentence.start;
  if (!begins) cursor.open = [];
  let from = sentence.start;
  for (const [index, mark] of own.entries()) {
    const isHead = index + 1 <= own.length && leadsTo(own, index);
    put(
      index === 0 && !begins ? (isHead ? "head" : sentence.kind) : isHead ? "head" : "item",
      from,
      mark.start,
    );
    enterList(text.slice(from, mark.start).trim(), mark, cursor);
    from = mark.end;
  }
  put(own.length > 0 ? "item" : sentence.kind, from, sentence.end);
}

/** What stands before the first mark of a list leads to it. */
function leadsTo(own: readonly ListMark[], index: number): boolean {
  const mark = own[index];
  const before = own[index - 1];
  return mark !== undefined && (before === undefined || before.depth < mark.depth);
}

function enterList(lead: string, mark: ListMark, cursor: Cursor): void {
  const same = cursor.open.findIndex(({ list }) => list === mark.list);
  if (same >= 0) {
    cursor.open = cursor.open.slice(0, same + 1);
    return;
  }
  const outermost = cursor.open[0]?.id ?? ++cursor.lists;
  cursor.open = [
    ...cursor.open.slice(0, mark.depth),
    { list: mark.list, lead, id: mark.depth === 0 ? ++cursor.lists : outermost },
  ];
}

/** Lists whose items are lines: what leads to them is the line before, and items further out, if they end in a colon. */
function enterLines(text: string, sentence: Sentence, cursor: Cursor): { heads: string[]; list?: number } {
  if (sentence.kind !== "item") {
    cursor.lines = undefined;
    return { heads: [] };
  }
  const before = cursor.units.at(-1);
  const isLed = before?.text.endsWith(":") === true && before.kind !== "row";
  cursor.lines ??= { id: ++cursor.lists, lead: isLed ? before.text : "", outer: [] };
  const { lines } = cursor;
  const lineStart = text.lastIndexOf("\n", sentence.start) + 1;
  const indent = /^\s*/u.exec(text.slice(lineStart, sentence.start))?.[0].length ?? 0;
  const outer = lines.outer.filter((item) => item.indent < indent).slice(-mostOuter);
  lines.outer = [...outer, { indent, text: text.slice(sentence.start, sentence.end).trim() }];
  const heads = [lines.lead, ...outer.map((item) => item.text).filter((item) => item.endsWith(":"))];
  return { heads: heads.filter((head) => head !== ""), list: lines.id };
}
