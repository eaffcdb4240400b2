/** A word with its place in the text; offsets are UTF-16. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/** Unicode word borders, so that Chinese, Japanese and Thai come apart as well as Latin text. */
const segmenter = new Intl.Segmenter("und", { granularity: "word" });

export function segmentWords(text: string): Word[] {
  const words: Word[] = [];
  walkWords(text, (start, end) => words.push({ text: text.slice(start, end), start, end }));
  return words;
}

/** What a character does to a word; the names are those of Unicode's word borders (UAX 29). */
const other = 0;
const letter = 1;
const digit = 2;
/** Joins what stands on both sides of it, such as "_". */
const joiner = 3;
/** Belongs to the character before it: accents, soft hyphens. */
const extend = 4;
/** Between two letters, two digits, or either: part of the word, as in "don't" and "1,000.5". */
const midLetter = 5;
const midDigit = 6;
const midBoth = 7;
/** Left to the segmenter. */
const unknown = 8;

const ranges: readonly [kind: number, ...borders: (readonly [number, number])[]][] = [
  [other, [0x00, 0xbf], [0xd7, 0xd7], [0xf7, 0xf7], [0x2000, 0x200b], [0x2010, 0x2017]],
  [other, [0x201a, 0x2023], [0x2025, 0x2026], [0x2030, 0x203e], [0x20a0, 0x20bf], [0x2190, 0x21ff]],
  [letter, [0x41, 0x5a], [0x61, 0x7a], [0xaa, 0xaa], [0xb5, 0xb5], [0xba, 0xba], [0xc0, 0xd6], [0xd8, 0xf6]],
  [letter, [0xf8, 0x2af], [0x386, 0x386], [0x388, 0x38a], [0x38c, 0x38c], [0x38e, 0x3a1], [0x3a3, 0x3f5]],
  [letter, [0x400, 0x481], [0x48a, 0x52f], [0x1e00, 0x1eff]],
  [digit, [0x30, 0x39]],
  [joiner, [0x5f, 0x5f], [0x202f, 0x202f]],
  [extend, [0xad, 0xad], [0x300, 0x36f]],
  [midLetter, [0x3a, 0x3a], [0xb7, 0xb7]],
  [midDigit, [0x2c, 0x2c], [0x3b, 0x3b]],
  [midBoth, [0x27, 0x27], [0x2e, 0x2e], [0x2018, 0x2019]],
  [unknown, [0xb8, 0xb8]],
];

const kinds = ((): Uint8Array => {
  const table = new Uint8Array(0x2200).fill(unknown);
  for (const [kind, ...borders] of ranges) for (const [from, to] of borders) table.fill(kind, from, to + 1);
  return table;
})();

/**
 * Calls back for each word in order. Latin, Greek and Cyrillic text goes a way many times faster than the segmenter,
 * with the same borders; what stands between two white spaces and holds anything else is left to the segmenter.
 */
export function walkWords(text: string, visit: (start: number, end: number) => void): void {
  let at = 0;
  while (at < text.length) {
    const kind = kindAt(text, at);
    if (kind === letter || kind === digit || kind === joiner) {
      const end = endOfWord(text, at);
      if (end >= 0) {
        // a single "_" is no word
        if (kind !== joiner || end > at + 1) visit(at, end);
        at = end;
        continue;
      }
    } else if (kind !== unknown) {
      at += 1;
      continue;
    }
    at = walkForeign(text, at, visit);
  }
}

function kindAt(text: string, at: number): number {
  return kinds[text.charCodeAt(at)] ?? unknown;
}

/** Where the word that starts here ends, or -1 where only the segmenter can tell. */
function endOfWord(text: string, start: number): number {
  let last = kindAt(text, start);
  let at = start + 1;
  for (; at < text.length; at += 1) {
    const kind = kindAt(text, at);
    if (kind === letter || kind === digit || kind === joiner) last = kind;
    else if (kind === unknown || (kind === extend && last === joiner)) return -1;
    else if (kind !== extend) {
      const next = endOfMiddle(text, at, { kind, last });
      if (next < 0) return -1;
      if (next === at) break;
      // the loop goes on with the letter or digit after it
      at = next - 1;
    }
  }
  return at;
}

/** Behind a mark that stands inside a word, its own place where it ends the word, -1 where that is unknown. */
function endOfMiddle(text: string, at: number, { kind, last }: { kind: number; last: number }): number {
  const joins =
    last === letter ? kind === midLetter || kind === midBoth : kind === midDigit || kind === midBoth;
  if (kind === other || last === joiner || !joins) return at;
  let next = at + 1;
  while (kindAt(text, next) === extend && next < text.length) next += 1;
  if (next >= text.length) return at;
  const after = kindAt(text, next);
  if (after === unknown) return -1;
  return after === last ? next : at;
}

/** Up to the next white space, and on while the next piece begins with a letter of such a script. */
function walkForeign(text: string, start: number, visit: (start: number, end: number) => void): number {
  let end = start;
  for (let next = start; next < text.length && (next === start || kindAt(text, next) === unknown);) {
    end = next;
    while (end < text.length && !isSpace(text, end)) end += 1;
    next = end;
    while (next < text.length && isSpace(text, next)) next += 1;
  }
  for (const { segment, index, isWordLike } of segmenter.segment(text.slice(start, end)))
    if (isWordLike === true) visit(start + index, start + index + segment.length);
  return end;
}

function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 0x20 || (code >= 0x09 && code <= 0x0d);
}
