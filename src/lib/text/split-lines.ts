/** A line without its line break, with its place in the text. */
export interface Line {
  text: string;
  start: number;
  end: number;
}

export function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const match of text.matchAll(/\r\n|\n|\r|\u2028|\u2029/gu)) {
    lines.push({ text: text.slice(start, match.index), start, end: match.index });
    start = match.index + match[0].length;
  }
  lines.push({ text: text.slice(start), start, end: text.length });
  return lines;
}

/** No line of words is longer; of a longer one its end stands for it. */
const longestLine = 2_000;

/** The line that stands last before a place, blank ones left out; the text before it is not read. */
export function lineAbove(text: string, place: number): string {
  const before = text.slice(0, place).trimEnd().slice(-longestLine);
  return splitLines(before).at(-1)?.text.trim() ?? "";
}
