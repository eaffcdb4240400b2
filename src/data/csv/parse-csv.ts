export interface CsvRow {
  /** Where it begins, from 1. */
  line: number;
  cells: string[];
}

export interface Dialect {
  delimiter: string;
  quote: string;
}

/** Rows of delimited text; quotation marks count at the beginning of a cell only, and what follows a closed one is kept. */
export function parseCsv(text: string, { delimiter, quote }: Dialect, mostRows = Infinity): CsvRow[] {
  const rows: CsvRow[] = [];
  let at = 0;
  let line = 1;
  while (at < text.length && rows.length < mostRows) {
    const row: CsvRow = { line, cells: [] };
    for (;;) {
      const cell = readCsvCell(text, at, { delimiter, quote });
      row.cells.push(cell.text);
      line += cell.lines;
      at = cell.end;
      if (text[at] !== delimiter) break;
      at += 1;
    }
    rows.push(row);
    if (text[at] === "\r" && text[at + 1] === "\n") at += 1;
    if (at < text.length) line += 1;
    at += 1;
  }
  return rows;
}

interface ReadCell {
  text: string;
  end: number;
  lines: number;
}

/** From here to the delimiter, the end of the line or the end of the text. */
function readCsvCell(text: string, from: number, { delimiter, quote }: Dialect): ReadCell {
  if (text[from] !== quote) {
    const end = endOfPlain(text, from, delimiter);
    return { text: text.slice(from, end), end, lines: 0 };
  }
  const pieces: string[] = [];
  let at = from + 1;
  for (;;) {
    const close = text.indexOf(quote, at);
    pieces.push(text.slice(at, close < 0 ? text.length : close));
    if (close < 0) return { ...countLines(pieces.join("")), end: text.length };
    at = close + 1;
    if (text[at] !== quote) break;
    pieces.push(quote);
    at += 1;
  }
  const end = endOfPlain(text, at, delimiter);
  pieces.push(text.slice(at, end));
  return { ...countLines(pieces.join("")), end };
}

function endOfPlain(text: string, from: number, delimiter: string): number {
  const mark = delimiter.charCodeAt(0);
  let at = from;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === mark || code === 10 || code === 13) break;
  }
  return at;
}

function countLines(text: string): { text: string; lines: number } {
  let lines = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lines += 1;
  return { text, lines };
}

const delimiters = [",", ";", "\t", "|"];
const sampledRows = 50;

/** The sign that cuts the first rows into the most even columns; of two equal ones not the comma, which stands in numbers. */
export function sniffDialect(head: string): Dialect {
  let best = { delimiter: ",", score: 0 };
  for (const delimiter of delimiters) {
    const rows = parseCsv(head, { delimiter, quote: '"' }, sampledRows).filter(({ cells }) =>
      cells.some((cell) => cell.trim() !== ""),
    );
    const widths = new Map<number, number>();
    for (const { cells } of rows) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
    let score = 0;
    for (const [width, times] of widths) if (width > 1) score = Math.max(score, times / rows.length);
    if (score > best.score || (score === best.score && score > 0 && best.delimiter === ","))
      best = { delimiter, score };
  }
  return { delimiter: best.delimiter, quote: '"' };
}
