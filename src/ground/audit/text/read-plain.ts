import { findLightMarkup } from "./find-light-markup.ts";

/** What a text says, without markup and invisible signs; every sign knows where it stands in the original. */
export interface Plain {
  text: string;
  /** Of each sign of `text` its offset in the original, and at the end the original's length. */
  offsets: Uint32Array;
  /** Offsets in `text` where words stand that are not said: struck through or commented out. */
  hidden: number[];
}

/** Soft hyphens, zero-width signs, marks of writing direction, variation selectors. */
const invisible =
  /[\u00AD\u061C\u115F\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]|\u034F|\p{Variation_Selector}/u;
/** Full-width forms and ligatures; not superscripts and fractions, which mean something else than their digits. */
const wide = /[\uFB00-\uFB06\uFF01-\uFF5E\uFFE0-\uFFE6\u3000]/u;
/** "Verzugs-" at the end of a line goes on with a hyphen, since a conjunction follows. */
const conjunction = /^(?:und|oder|bzw|sowie|and|or|et|ou|e|o|y|u)(?![\p{L}\p{N}])/u;

export function readPlain(original: string): Plain {
  const offsets = new Uint32Array(original.length * 3 + 1);
  const pieces: string[] = [];
  const hidden: number[] = [];
  let length = 0;
  const put = (text: string, from: number) => {
    for (let index = 0; index < text.length; index++) offsets[length + index] = from;
    pieces.push(text);
    length += text.length;
  };
  let at = 0;
  for (const { start, end, as, hides } of [...findLightMarkup(original), sentinel(original.length)]) {
    while (at < start) at = readSign(original, at, put);
    if (hides) hidden.push(length);
    if (as !== "") put(as, start);
    at = Math.max(at, end);
  }
  offsets[length] = original.length;
  return { text: pieces.join(""), offsets: offsets.slice(0, length + 1), hidden };
}

function sentinel(end: number): { start: number; end: number; as: ""; hides: boolean } {
  return { start: end, end, as: "", hides: false };
}

function readSign(text: string, at: number, put: (text: string, from: number) => void): number {
  const sign = text[at] ?? "";
  if (sign === "-" || sign === "\u2010") {
    const joined = endOfHyphenation(text, at);
    if (joined !== undefined) return joined;
    const goesOn = endOfBreak(text, at);
    if (goesOn !== undefined) {
      put("-", at);
      return goesOn;
    }
  }
  if (wide.test(sign)) put(sign.normalize("NFKC"), at);
  else if (!invisible.test(sign)) put(sign, at);
  return at + 1;
}

/** "2031-" at the end of a line and "0379" on the next are one number, hyphen included. */
function endOfBreak(text: string, at: number): number | undefined {
  if (!/\p{Nd}/u.test(text[at - 1] ?? "")) return undefined;
  const gap = /^[ \t]*\r?\n[ \t]*(?=\p{Nd})/u.exec(text.slice(at + 1, at + 40));
  return gap === null ? undefined : at + 1 + gap[0].length;
}

/** Where the word goes on that a hyphen at the end of a line cut in two. */
function endOfHyphenation(text: string, at: number): number | undefined {
  if (!/\p{Ll}/u.test(text[at - 1] ?? "")) return undefined;
  const ahead = text.slice(at + 1, at + 40);
  const gap = /^[ \t]*\r?\n[ \t]*(?=\p{Ll})/u.exec(ahead);
  if (gap === null || conjunction.test(ahead.slice(gap[0].length))) return undefined;
  return at + 1 + gap[0].length;
}
