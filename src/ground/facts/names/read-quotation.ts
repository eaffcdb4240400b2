import { smallest } from "../../../lib/largest.ts";
import { foldWord } from "../fold-word.ts";
import type { Fact } from "../fact.ts";
import type { Scan } from "../text/scan.ts";
import { isGlued } from "../text/scan.ts";

const closings: Readonly<Record<string, string>> = {
  "“": "”",
  "„": "“”",
  "«": "»",
  "»": "«",
  "‹": "›",
  "‘": "’",
  "‚": "‘’",
  '"': '"',
  "'": "'",
};
const longest = 300;

/** Finds quotations in one walk over a text; each closing mark is looked for once. */
export function createQuotationReader(scan: Scan): (at: number) => Fact | undefined {
  const { text, tokens } = scan;
  const nextOf = new Map<string, number>();
  const find = (mark: string, from: number): number => {
    const known = nextOf.get(mark);
    if (known !== undefined && known >= from) return known;
    const found = text.indexOf(mark, from);
    const place = found < 0 ? Infinity : found;
    nextOf.set(mark, place);
    return place;
  };
  let closedUntil = 0;
  return (at) => {
    const token = tokens[at];
    if (token === undefined || token.kind !== "mark" || token.start < closedUntil) return undefined;
    const closing = Object.hasOwn(closings, token.text) ? closings[token.text] : undefined;
    if (closing === undefined || !opens(scan, at)) return undefined;
    const end = smallest(closing.split("").map((mark) => find(mark, token.end)));
    if (end - token.end > longest || end - token.end < 2) return undefined;
    const inner = text.slice(token.end, end);
    if (inner.includes("\n\n") || (isPlain(token.text) && !closes(text, end))) return undefined;
    // the same mark opens and closes: what closed does not open again
    if (closing.includes(token.text)) closedUntil = end + 1;
    return toFact(scan, inner, { start: token.start, end: end + 1 });
  };
}

function isPlain(mark: string): boolean {
  return mark === "'" || mark === '"' || mark === "‘" || mark === "‚";
}

/** A plain mark opens only behind a blank or bracket and before a letter or digit; 5" are inches. */
function opens(scan: Scan, at: number): boolean {
  const text = scan.tokens[at]?.text ?? "";
  if (text === "»") return isGlued(scan, at + 1) && !isGlued(scan, at);
  if (!isPlain(text)) return true;
  const isFree = !isGlued(scan, at) || /^[([{<|:;=—–-]$/u.test(scan.tokens[at - 1]?.text ?? "");
  return isFree && isGlued(scan, at + 1) && scan.tokens[at + 1] !== undefined;
}

function closes(text: string, end: number): boolean {
  return !/^[\p{L}\p{N}]/u.test(text.slice(end + 1, end + 3));
}

/** A title in quotation marks is a name; anything else a quotation, whose left-out pieces are marked by a bar. */
function toFact(scan: Scan, inner: string, at: { start: number; end: number }): Fact | undefined {
  const pieces = inner
    .split(/\[(?:…|\.\.\.)\]|\((?:…|\.\.\.)\)|…|\.\.\./u)
    .map((piece) => wordsOf(piece).join(" "))
    .filter((piece) => piece !== "");
  if (pieces.length === 0) return undefined;
  const kind = isTitle(inner, scan.language) ? "name" : "quotation";
  return { kind, keys: [pieces.join(" | ")], text: scan.text.slice(at.start, at.end), ...at };
}

/** Letters and digits, folded. */
export function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []).map(foldWord);
}

/** Few words, each of some length with a capital, and no mark of a sentence at the end. */
function isTitle(inner: string, language: string): boolean {
  const words = inner.match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length === 0 || words.length > 8 || /[.!?,;]\s*$/u.test(inner)) return false;
  const long = words.filter((word) => word.length > 3);
  const isCapital = (word: string) => /^\p{Lu}/u.test(word);
  if (language === "de") return words.length <= 4 && words.every(isCapital);
  return isCapital(words[0] ?? "") && long.every(isCapital) && words.some(isCapital);
}
