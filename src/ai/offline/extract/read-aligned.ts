/** A table that is only set in columns, with blanks between them. */
export interface AlignedTable {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  /** As it stands, heads and all. */
  text: string;
}

const fewestColumns = 3;

/** Tables in plain text: a line of heads, and lines with as many cells below it. */
export function readAligned(text: string): AlignedTable[] {
  const found: { heads: string[]; rows: string[][]; lines: string[] }[] = [];
  let open: (typeof found)[number] | undefined;
  for (const line of text.split("\n")) {
    const cells = line.trim().split(/(?<!\s)\s{2,}|\t/u);
    if (open?.heads.length === cells.length) {
      open.rows.push(cells);
      open.lines.push(line);
      continue;
    }
    const isHead = cells.length >= fewestColumns && cells.every((cell) => /\p{L}/u.test(cell));
    open = isHead ? { heads: cells, rows: [], lines: [line] } : undefined;
    if (open !== undefined) found.push(open);
  }
  return found
    .filter(({ rows }) => rows.length > 0)
    .map(({ heads, rows, lines }) => ({ heads, rows, text: lines.join("\n").trim() }));
}
