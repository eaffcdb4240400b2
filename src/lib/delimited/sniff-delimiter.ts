import { createRowParser } from "./parse-rows.ts";

export const delimiters = ["\t", ";", "|", ","] as const;
export type Delimiter = (typeof delimiters)[number];

const sampledRows = 20;

/**
 * The sign that cuts the first rows into the most even columns. Of two that do it equally well the comma
 * loses: in such files it stands in numbers. `usual` is what the name of the file promises.
 */
export function sniffDelimiter(head: string, usual: Delimiter = ","): Delimiter {
  let best: { delimiter: Delimiter; score: number } = { delimiter: usual, score: 0 };
  for (const delimiter of delimiters) {
    const score = evenness(head, delimiter) * (delimiter === usual && usual === "\t" ? 2 : 1);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** The share of rows with the usual number of columns; nothing where that is one. */
function evenness(head: string, delimiter: Delimiter): number {
  const parser = createRowParser(delimiter);
  const whole = parser.feed(head);
  const rows = (whole.length === 0 ? parser.end() : whole).slice(0, sampledRows);
  const filled = rows.filter(({ cells }) => cells.length > 1 || (cells[0] ?? "").trim() !== "");
  const counts = new Map<number, number>();
  for (const { cells } of filled) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  let [usual, times] = [1, 0];
  for (const [width, count] of counts) if (width > 1 && count > times) [usual, times] = [width, count];
  return usual === 1 ? 0 : times / filled.length;
}
