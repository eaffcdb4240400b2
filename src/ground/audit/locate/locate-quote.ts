import { findAll } from "../text/find-all.ts";
import { squeeze, type Squeezed } from "../text/squeeze.ts";

/** A stretch of the original text. */
export interface TextRange {
  start: number;
  end: number;
}

const ellipsis = /(?<!\s)\s*(?:\[\s*(?:…|\.{3,})\s*\]|\(\s*(?:…|\.{3,})\s*\)|…|\.{3,})\s*/u;
/** A quote this long is nobody's chance hit, even if it was cut in the middle of a word. */
const longEnough = 16;

/**
 * Where the words of a quote stand in a passage, by exact offsets. "…" in a quote leaves words out:
 * its pieces must follow one another, and the span reaches from the first to the last.
 */
export function locateQuote(quote: string, passage: Squeezed, original: string): TextRange | undefined {
  const whole = placeOf(squeeze(quote).text, passage, 0);
  if (whole !== undefined) return toSpan(whole, passage, original);
  const pieces = quote
    .split(ellipsis)
    .map((piece) => squeeze(piece).text)
    .filter((piece) => piece !== "");
  if (pieces.length < 2) return undefined;
  let first: TextRange | undefined;
  let from = 0;
  for (const piece of pieces) {
    const found = placeOf(piece, passage, from);
    if (found === undefined) return undefined;
    first ??= found;
    from = found.end;
  }
  return first === undefined ? undefined : toSpan({ start: first.start, end: from }, passage, original);
}

/** In squeezed offsets; the punctuation that a writer adds at the end of a quote does not count. */
function placeOf(wanted: string, passage: Squeezed, from: number): TextRange | undefined {
  for (const piece of new Set([wanted, trimEnd(wanted)])) {
    const hits = findAll(passage.text, piece, from);
    const hit =
      hits.find((start) => standsFree(passage, start, start + piece.length)) ??
      (piece.length >= longEnough ? hits[0] : undefined);
    if (hit !== undefined) return { start: hit, end: hit + piece.length };
  }
  return undefined;
}

function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[.,;:!?]/u.test(text[end - 1] ?? "")) end--;
  return text.slice(0, end);
}

/** "5" is not found in "15", nor "ten" in "often": the signs next to it in the original belong to other words. */
function standsFree({ text, offsets }: Squeezed, start: number, end: number): boolean {
  return !runsOn(start - 1, start) && !runsOn(end - 1, end);

  function runsOn(left: number, right: number): boolean {
    const one = text[left];
    const other = text[right];
    if (one === undefined || other === undefined) return false;
    if ((offsets[right] ?? 0) - (offsets[left] ?? 0) > 1) return false;
    const isNumber = /\p{N}/u.test(one) || /\p{N}/u.test(other);
    return /[\p{L}\p{N}]/u.test(one) && /[\p{L}\p{N}]/u.test(other) && (isNumber || /\p{L}/u.test(one));
  }
}

function toSpan({ start, end }: TextRange, { offsets }: Squeezed, original: string): TextRange {
  const last = offsets[end - 1] ?? 0;
  // a letter outside the basic plane takes two places
  const width =
    /[\uDC00-\uDFFF]/u.test(original[last + 1] ?? "") && /[\uD800-\uDBFF]/u.test(original[last] ?? "")
      ? 2
      : 1;
  return { start: offsets[start] ?? 0, end: last + width };
}
