import { addAll } from "../../lib/add-all.ts";
import type { Citation, Direction, Span, TextLine } from "../layout.ts";
import { breakLongWords } from "../fonts/measure-text.ts";
import type { TypstLine, NoteRun, TypstRun, StyledRun } from "./typst-data.ts";

export interface TypstContext {
  /** Characters that no font has. */
  missing: ReadonlySet<string>;
  /** Leaves out what no file can hold, and remembers that it did. */
  clean(text: string): string;
  note(number: number): NoteRun | undefined;
  /** The marks of sources, as footnotes. */
  cite(citations: readonly Citation[]): NoteRun[];
}

const joiner = /[\p{Default_Ignorable_Code_Point}\p{Emoji_Modifier}]/u;
const plain = /^[\x20-\x7E\u00A0-\u017F–—’“”„«»…€]*$/;

/** Spans as the template reads them; `ems` is the length of a line, so that longer words are broken. */
export function toRuns(spans: readonly Span[], ems: number, context: TypstContext): TypstRun[] {
  const runs: TypstRun[] = [];
  for (const span of spans) {
    for (const [index, line] of context
      .clean(span.text)
      .split(/[\n\u2028\u2029]/)
      .entries()) {
      if (index > 0) runs.push(0);
      addText(runs, { span, text: line.replaceAll("\t", "    "), ems }, context);
    }
    const note = span.footnote === undefined ? undefined : context.note(span.footnote);
    if (note !== undefined) runs.push(note);
    if (span.citations !== undefined) addAll(runs, context.cite(span.citations));
  }
  const isLong = runs.length > longest / 8 || spans.some(({ text }) => text.length > longest);
  return runs.includes(1) ? joinPieces(isLong ? splitLong(runs) : runs) : isLong ? splitLong(runs) : runs;
}

/** The pieces of a broken word in one style are one run: each run is an element of the tagged document. */
function joinPieces(runs: readonly TypstRun[]): TypstRun[] {
  const joined: TypstRun[] = [];
  for (const [index, run] of runs.entries()) {
    const last = joined.at(-1);
    const next = runs[index + 1];
    if (run === 1 && isStyled(last) && isStyled(next) && sameStyle(last, next)) continue;
    if (runs[index - 1] === 1 && isStyled(last) && isStyled(run) && sameStyle(last, run)) {
      last.p ??= [];
      last.p.push(run.t);
    } else joined.push(isStyled(run) ? { ...run } : run);
  }
  return joined;
}

function isStyled(run: TypstRun | undefined): run is StyledRun {
  return typeof run === "object" && "t" in run;
}

function sameStyle(one: StyledRun, other: StyledRun): boolean {
  return (["b", "i", "s", "c", "m", "u"] as const).every((mark) => one[mark] === other[mark]);
}

// The time for a paragraph grows with the square of its length.
const longest = 6_000;

/** Parts a very long paragraph where a line may end anyway. */
function splitLong(runs: readonly TypstRun[]): TypstRun[] {
  const parted: TypstRun[] = [];
  let length = 0;
  for (const run of runs.flatMap(splitText)) {
    const isEnd = length > longest && (run === 0 || run === 1);
    length = isEnd ? 0 : length + lengthOf(run);
    parted.push(isEnd ? 2 : run);
  }
  return parted;
}

function splitText(run: TypstRun): TypstRun[] {
  const text = typeof run === "string" ? run : typeof run === "object" && "t" in run ? run.t : "";
  if (text.length <= longest) return [run];
  const pieces: TypstRun[] = [];
  for (let at = 0; at < text.length;) {
    const space = text.indexOf(" ", at + longest);
    const end = space === -1 ? text.length : space + 1;
    const piece = text.slice(at, end);
    if (at > 0) pieces.push(1);
    pieces.push(typeof run === "object" ? { ...run, t: piece } : piece);
    at = end;
  }
  return pieces;
}

function lengthOf(run: TypstRun): number {
  if (typeof run === "string") return run.length;
  return typeof run === "object" && "t" in run ? run.t.length : 0;
}

interface Stretch {
  span: Span;
  text: string;
  ems: number;
}

function addText(runs: TypstRun[], { span, text, ems }: Stretch, { missing }: TypstContext): void {
  if (text === "") return;
  const styled = styleOf(span);
  const push = (piece: string, isCode = false): void => {
    if (isCode) runs.push({ ...styled, t: piece, m: 1 });
    else runs.push(styled === undefined ? piece : { ...styled, t: piece });
  };
  for (const { part, isMissing } of splitMissing(text, missing)) {
    if (isMissing) {
      push(part, true);
      continue;
    }
    for (const [index, piece] of breakLongWords(part, ems).entries()) {
      if (index > 0) runs.push(1);
      push(piece);
    }
  }
}

function styleOf({ bold, italic, strike, code, link }: Span): Omit<StyledRun, "t"> | undefined {
  const style: Omit<StyledRun, "t"> = {
    ...(bold === true ? { b: 1 } : {}),
    ...(italic === true ? { i: 1 } : {}),
    ...(strike === true ? { s: 1 } : {}),
    ...(code === true ? { c: 1 } : {}),
    ...(link === undefined ? {} : { u: link }),
  };
  return Object.keys(style).length === 0 ? undefined : style;
}

/** What no font has is named by its code, which says more than an empty box. */
export function splitMissing(
  text: string,
  missing: ReadonlySet<string>,
): { part: string; isMissing: boolean }[] {
  if (missing.size === 0 || plain.test(text)) return [{ part: text, isMissing: false }];
  const parts: { part: string; isMissing: boolean }[] = [];
  for (const character of text) {
    const last = parts.at(-1);
    // What joins or varies a character has no meaning behind its code.
    if (last?.isMissing === true && joiner.test(character)) continue;
    const isMissing = missing.has(character);
    const part = isMissing ? codeOf(character) : character;
    if (last !== undefined && last.isMissing === isMissing) last.part += isMissing ? ` ${part}` : part;
    else parts.push({ part, isMissing });
  }
  return parts;
}

export const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

export function toLine(line: TextLine, ems: number, context: TypstContext): TypstLine {
  return { r: toRuns(line.spans, ems, context), d: line.dir };
}

/** A line of our own making or of the document's properties. */
export function textLine(text: string, dir: Direction, context: TypstContext): TypstLine {
  return toLine({ spans: [{ text }], dir }, 60, context);
}
