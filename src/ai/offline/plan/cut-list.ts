/** A place between two items. */
export interface Cut {
  start: number;
  end: number;
}

const opening = "([{«„“";
const closing = ")]}»“”";

/** Where a pattern occurs outside brackets and quotation marks. */
export function cutOutside(text: string, pattern: RegExp): Cut[] {
  const inside = new Uint8Array(text.length + 1);
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (depth > 0 && closing.includes(letter)) depth -= 1;
    else if (opening.includes(letter)) depth += 1;
    inside[at] = depth > 0 ? 1 : 0;
  }
  // a bracket that is never closed opens nothing
  const isOpen = depth > 0;
  return [...text.matchAll(pattern)]
    .map(({ index, 0: found }) => ({ start: index, end: index + found.length }))
    .filter(({ start, end }) => (isOpen || inside[start] === 0) && !isThere(text, start, end));
}

/** "Y a-t-il", "il y a": in Spanish the same letter is "and". */
function isThere(text: string, start: number, end: number): boolean {
  if (text.slice(start, end).trim().toLowerCase() !== "y") return false;
  return (
    /^(?:en\s)?(?:a|avait|aura|aurait)[-\s]t[-\s]/iu.test(text.slice(end, end + 20)) ||
    /(?<!\p{L})il$/iu.test(text.slice(Math.max(0, start - 4), start))
  );
}

// from the first of a run of blanks: begun at each of them it would take the square of its length
const joint =
  /(?<!\s)\s*[,;]\s+(?:(?:and|und|sowie|et|e|ed|y)\s+)?|(?<!\s)\s+(?:and|und|sowie|et|ed|e|y)\s+/giu;
const comma = /(?<!\s)\s*[,;]\s+(?:(?:and|und|sowie|et|e|ed|y)\s+)?/giu;
const last = /(?<!\s)\s+(?:and|und|sowie|et|ed|e|y)\s+/giu;

/** The items of a list in a sentence: parted by commas, the last one by "and". */
export function cutList(text: string): string[] {
  const commas = cutOutside(text, comma);
  const [from] = commas.slice(-1);
  const tail = cutOutside(text, last).filter(({ start }) => from === undefined || start >= from.end);
  // "terms and conditions" inside a list of commas stays one item; only the last joint parts it
  const cuts = commas.length === 0 ? cutOutside(text, joint).slice(0, 1) : [...commas, ...tail.slice(-1)];
  const items: string[] = [];
  let at = 0;
  for (const { start, end } of cuts) {
    items.push(text.slice(at, start));
    at = end;
  }
  items.push(text.slice(at));
  return items
    .map((item) => item.trim().replace(/(?<![\s.;:,])[\s.;:,]+$/u, ""))
    .filter((item) => item !== "");
}
