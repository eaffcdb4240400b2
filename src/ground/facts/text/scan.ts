import { foldWord } from "../fold-word.ts";

/** A run of letters, a run of digits, or one other sign; white space lies between tokens. */
export interface ScanToken {
  kind: "word" | "digits" | "mark";
  text: string;
  /** Of a word: without capitals and marks. */
  folded: string;
  start: number;
  end: number;
}

/** A text taken apart, and how it is to be read. */
export interface Scan {
  text: string;
  tokens: readonly ScanToken[];
  language: string;
  role: "claim" | "evidence";
}

const pieces = /(\p{L}[\p{L}\p{M}]*)|([0-9]+)|\S/gu;

export function createScan(text: string, language: string, role: Scan["role"]): Scan {
  const tokens: ScanToken[] = [];
  for (const match of text.matchAll(pieces)) {
    const [piece, word, digits] = match;
    const place = { text: piece, start: match.index, end: match.index + piece.length };
    if (word !== undefined) tokens.push({ kind: "word", folded: foldWord(piece), ...place });
    else tokens.push({ kind: digits === undefined ? "mark" : "digits", folded: piece, ...place });
  }
  return { text, tokens, language, role };
}

/** Nothing stands between this token and the one before it. */
export function isGlued({ tokens }: Scan, at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return before !== undefined && token !== undefined && before.end === token.start;
}

/** The white space before a token. */
export function gapBefore({ text, tokens }: Scan, at: number): string {
  return text.slice(
    tokens[at - 1]?.end ?? 0,
    Math.min(tokens[at]?.start ?? 0, (tokens[at - 1]?.end ?? 0) + 4),
  );
}

/** Glued, or parted as words of one line or of a wrapped one are; never by a tab or an empty line. */
export function isNear(scan: Scan, at: number): boolean {
  const token = scan.tokens[at];
  const before = scan.tokens[at - 1];
  if (token === undefined || before === undefined) return false;
  const length = token.start - before.end;
  if (length === 0) return true;
  if (length > 3) return false;
  let lines = 0;
  for (let at = before.end; at < token.start; at += 1) {
    const code = scan.text.charCodeAt(at);
    if (code === 9) return false;
    if (code === 10) lines += 1;
  }
  return lines < 2;
}

export function isMark({ tokens }: Scan, at: number, marks: string): boolean {
  const token = tokens[at];
  return token !== undefined && token.kind === "mark" && marks.includes(token.text);
}

export function isWord({ tokens }: Scan, at: number): boolean {
  return tokens[at]?.kind === "word";
}

export function isDigits({ tokens }: Scan, at: number): boolean {
  return tokens[at]?.kind === "digits";
}

export function textOf({ tokens }: Scan, at: number): string {
  return tokens[at]?.text ?? "";
}

export function foldedOf({ tokens }: Scan, at: number): string {
  return tokens[at]?.folded ?? "";
}

/** Nothing but white space stands before it on its line. */
export function isLineStart(scan: Scan, at: number): boolean {
  const before = scan.tokens[at - 1];
  if (before === undefined) return true;
  return scan.text.slice(before.end, scan.tokens[at]?.start ?? before.end).includes("\n");
}
