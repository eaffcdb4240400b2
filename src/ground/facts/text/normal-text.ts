/** A text in a form to read facts from, and the way back to the places of the original. */
export interface NormalText {
  text: string;
  /** Where in the original a piece of the normal text begins and ends. */
  toOriginal: (start: number, end: number) => { start: number; end: number };
}

/** What is written in another way here; everything else stays as it is. */
const unusual =
  /[\u00ad\u200b-\u200f\u2010\u2011\u202a-\u202e\u2060-\u2064\ufb00-\ufb06\ufe50-\ufe6f\ufeff\uff01-\uffe6\u{1d400}-\u{1d7ff}]|\p{Mn}|(?![0-9])\p{Nd}/u;
/** A character with its marks; bounded, as putting marks in order takes more than linear time. */
const cluster = /[^\p{M}]\p{M}{0,20}|\p{M}{1,20}/gsu;
const invisible = /^[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]$/u;
const wide = /^[\ufe50-\ufe6f\uff01-\uffe6]/u;

/**
 * Full-width and other digits become plain ones, ligatures letters, invisible signs nothing. Raised digits, circled ones
 * and fractions stay: 125¹ is not 1251 and 2½ not 21/2. Digits are told by what they are, never by their look.
 */
export function toNormalText(text: string): NormalText {
  if (!unusual.test(text)) return { text, toOriginal: (start, end) => ({ start, end }) };
  const pieces: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: written, index } of text.matchAll(cluster)) {
    const piece = normal(written);
    pieces.push(piece);
    const isSame = piece === written;
    for (let unit = 0; unit < piece.length; unit += 1) {
      starts.push(isSame ? index + unit : index);
      ends.push(isSame ? index + unit + 1 : index + written.length);
    }
  }
  return {
    text: pieces.join(""),
    toOriginal: (start, end) => ({ start: starts[start] ?? text.length, end: ends[end - 1] ?? text.length }),
  };
}

function normal(written: string): string {
  if (written.length === 1 && written < "\u00ad") return written;
  if (invisible.test(written)) return "";
  if (written === "\u2010" || written === "\u2011") return "-";
  if (written === "ª" || written === "º" || /^\p{No}/u.test(written)) return written;
  if (/^\p{Nd}$/u.test(written)) return digitOf(written);
  if (/^\p{L}/u.test(written) || wide.test(written)) return written.normalize("NFKC");
  return written;
}

/** Decimal digits stand in rows of ten, from zero on. */
function digitOf(written: string): string {
  const compatible = written.normalize("NFKC");
  if (/^[0-9]$/.test(compatible)) return compatible;
  const code = written.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
