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
