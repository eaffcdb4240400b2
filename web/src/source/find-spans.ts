export interface TextSpan {
  start: number;
  end: number;
}

const isLetter = /[\p{L}\p{N}]/u;

/** Where quotes stand in a text, by letters and digits alone; spans that touch are one, in order. */
export function findSpans(text: string, quotes: readonly string[]): TextSpan[] {
  const found = quotes.flatMap((quote) => findOne(text, quote) ?? []).toSorted((a, b) => a.start - b.start);
  const merged: TextSpan[] = [];
  for (const span of found) {
    const last = merged.at(-1);
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

function findOne(text: string, quote: string): TextSpan | undefined {
  const exact = quote === "" ? -1 : text.indexOf(quote);
  if (exact >= 0) return { start: exact, end: exact + quote.length };
  const { letters, places } = bareWithPlaces(text);
  const wanted = bareWithPlaces(quote).letters;
  const at = wanted === "" ? -1 : letters.indexOf(wanted);
  const [first, last] = [places[at], places[at + wanted.length - 1]];
  return at < 0 || first === undefined || last === undefined
    ? undefined
    : { start: first.start, end: last.end };
}

function bareWithPlaces(text: string): { letters: string; places: TextSpan[] } {
  const places: TextSpan[] = [];
  let letters = "";
  let start = 0;
  for (const whole of text) {
    const end = start + whole.length;
    for (const letter of whole.normalize("NFKC").toLowerCase())
      if (isLetter.test(letter)) {
        letters += letter;
        for (let unit = 0; unit < letter.length; unit += 1) places.push({ start, end });
      }
    start = end;
  }
  return { letters, places };
}
