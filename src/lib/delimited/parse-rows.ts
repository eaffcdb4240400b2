export interface DelimitedRow {
  /** Where it begins, from 1. */
  line: number;
  cells: string[];
}

export interface RowParser {
  /** The rows that end in this piece of text. */
  feed(text: string): DelimitedRow[];
  /** The row that the text ends in, if it does not end with a line. */
  end(): DelimitedRow[];
  /** The line of a quotation mark that is still open. */
  openQuote(): number | undefined;
}

interface State {
  delimiter: string;
  /** What comes next: a row, a cell, more of a cell, more of a quoted one, or what follows its quotes. */
  mode: "row" | "cell" | "plain" | "quoted" | "closed";
  cells: string[];
  cell: string;
  /** Of the row so far. */
  size: number;
  line: number;
  rowLine: number;
  quoteLine: number;
  rows: DelimitedRow[];
}

const largestRow = 64 * 1_048_576;
const mostCells = 1_000_000;
const [quoteCode, lineCode] = [34, 10];

/**
 * Rows of delimited text, piece by piece. Quotation marks count at the beginning of a cell only; whatever
 * follows a closed one is kept. Lines without any, nearly all in most files, are simply split. Lines must
 * end in a line feed. Throws a RangeError at a row that never ends.
 */
export function createRowParser(delimiter: string): RowParser {
  const start = { cells: [], cell: "", size: 0, line: 1, rowLine: 1, quoteLine: 1, rows: [] };
  const state: State = { delimiter, mode: "row", ...start };
  const taken = () => state.rows.splice(0);
  return {
    feed(text) {
      for (let at = 0; at < text.length;) at = splitLine(state, text, at) ?? step(state, text, at);
      return taken();
    },
    end() {
      if (state.mode !== "row") endRow(state);
      return taken();
    },
    openQuote: () => (state.mode === "quoted" ? state.quoteLine : undefined),
  };
}

/** All rows of a text, however its lines end. */
export function parseRows(text: string, delimiter: string): DelimitedRow[] {
  const parser = createRowParser(delimiter);
  const rows = parser.feed(text.includes("\r") ? text.replaceAll(/\r\n?/g, "\n") : text);
  return [...rows, ...parser.end()];
}

/** Just behind the line, where a whole one without quotes begins here. */
function splitLine(state: State, text: string, at: number): number | undefined {
  if (state.mode !== "row") return undefined;
  state.rowLine = state.line;
  const end = text.indexOf("\n", at);
  const whole = end === -1 ? undefined : text.slice(at, end);
  if (whole === undefined || whole.includes('"')) {
    state.mode = "cell";
    return undefined;
  }
  state.rows.push({ line: state.line, cells: whole.split(state.delimiter) });
  state.line += 1;
  return end + 1;
}

/** Goes on through a row that quotes or that ends in a later piece; returns where it stopped. */
function step(state: State, text: string, at: number): number {
  if (state.mode === "quoted") return readQuoted(state, text, at);
  const code = text.charCodeAt(at);
  if (code === state.delimiter.charCodeAt(0)) {
    endCell(state);
    state.mode = "cell";
  } else if (code === lineCode) {
    state.line += 1;
    endRow(state);
  } else if (code === quoteCode && state.mode === "closed") {
    keep(state, '"');
    state.mode = "quoted";
  } else if (code === quoteCode && state.mode === "cell") {
    state.mode = "quoted";
    state.quoteLine = state.line;
  } else return readPlain(state, text, at);
  return at + 1;
}

function readQuoted(state: State, text: string, from: number): number {
  const quote = text.indexOf('"', from);
  const piece = text.slice(from, quote === -1 ? text.length : quote);
  for (let at = piece.indexOf("\n"); at !== -1; at = piece.indexOf("\n", at + 1)) state.line += 1;
  keep(state, piece);
  if (quote === -1) return text.length;
  state.mode = "closed";
  return quote + 1;
}

function readPlain(state: State, text: string, from: number): number {
  const delimiterCode = state.delimiter.charCodeAt(0);
  let at = from;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === delimiterCode || code === lineCode) break;
  }
  keep(state, text.slice(from, at));
  state.mode = "plain";
  return at;
}

function keep(state: State, text: string): void {
  state.size += text.length;
  if (state.size > largestRow || state.cells.length > mostCells)
    throw new RangeError(
      `a row of more than ${largestRow / 1_048_576} MB or ${mostCells} cells from line ${state.rowLine} on; a quotation mark may be missing there`,
    );
  state.cell += text;
}

function endCell(state: State): void {
  keep(state, "");
  state.cells.push(state.cell);
  state.cell = "";
}

function endRow(state: State): void {
  endCell(state);
  state.rows.push({ line: state.rowLine, cells: state.cells });
  state.cells = [];
  state.size = 0;
  state.mode = "row";
}
