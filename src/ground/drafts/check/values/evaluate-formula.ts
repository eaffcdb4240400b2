import { addAll } from "../../../../lib/add-all.ts";
import { largest, smallest } from "../../../../lib/largest.ts";

/** What a formula comes to, and the constants that it brings along; undefined value where it cannot be told. */
export interface Evaluated {
  value: number | undefined;
  numbers: number[];
  texts: string[];
}

/** The number in a cell of the sheet, its address such as B4; undefined where there is none. */
export type CellLookup = (column: number, row: number) => number | undefined;

type Token =
  | { kind: "number"; value: number }
  | { kind: "text"; text: string }
  | { kind: "cell"; column: number; row: number }
  | { kind: "name"; name: string }
  | { kind: "sign"; sign: string };

const longest = 2_000;
const token =
  /\s*(?:(\d+(?:\.\d+)?(?:e[+-]?\d+)?%?)|"((?:[^"]|"")*)"|\$?([A-Z]{1,3})\$?(\d{1,6})(?![\w(])|([A-Z][A-Z.]*)(?=\s*\()|(<=|>=|<>|[-+*/^&=<>(),;:%]))/iy;

/** Sums, differences, products and the usual functions over cells: enough to tell a formula from another. */
export function evaluateFormula(formula: string, cellValue: CellLookup): Evaluated {
  const tokens = readTokens(formula.trim().replace(/^=/, ""));
  const found = tokens ?? [];
  const evaluated: Evaluated = {
    value: undefined,
    numbers: found.flatMap((one) => (one.kind === "number" ? [one.value] : [])),
    texts: found.flatMap((one) => (one.kind === "text" ? [one.text] : [])),
  };
  if (tokens === undefined) return { ...evaluated, texts: [formula] };
  const reader: Reader = { tokens, at: 0, depth: 0, cellValue };
  const value = readSum(reader);
  return { ...evaluated, value: reader.at === tokens.length ? value : undefined };
}

function readTokens(formula: string): Token[] | undefined {
  if (formula.length > longest) return undefined;
  const tokens: Token[] = [];
  let at = 0;
  while (at < formula.trimEnd().length) {
    token.lastIndex = at;
    const found = token.exec(formula);
    if (found === null) return undefined;
    at += found[0].length;
    const [, number, text, column, row, name, sign = ""] = found;
    if (number !== undefined) tokens.push({ kind: "number", value: numberOf(number) });
    else if (text !== undefined) tokens.push({ kind: "text", text: text.replaceAll('""', '"') });
    else if (column !== undefined) tokens.push({ kind: "cell", column: columnOf(column), row: Number(row) });
    else if (name !== undefined) tokens.push({ kind: "name", name: name.toUpperCase() });
    else tokens.push({ kind: "sign", sign });
  }
  return tokens;
}

function numberOf(text: string): number {
  return text.endsWith("%") ? Number(text.slice(0, -1)) / 100 : Number(text);
}

/** A is 1, Z is 26, AA is 27. */
function columnOf(letters: string): number {
  return letters
    .toUpperCase()
    .split("")
    .reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

interface Reader {
  tokens: Token[];
  at: number;
  depth: number;
  cellValue: CellLookup;
}

type Value = number | undefined;

function takeSign(reader: Reader, ...signs: string[]): string | undefined {
  const next = reader.tokens[reader.at];
  if (next?.kind !== "sign" || !signs.includes(next.sign)) return undefined;
  reader.at += 1;
  return next.sign;
}

function readSum(reader: Reader): Value {
  let value = readProduct(reader);
  for (let sign = takeSign(reader, "+", "-"); sign !== undefined; sign = takeSign(reader, "+", "-")) {
    const other = readProduct(reader);
    value =
      value === undefined || other === undefined ? undefined : sign === "+" ? value + other : value - other;
  }
  return value;
}

function readProduct(reader: Reader): Value {
  let value = readOne(reader);
  for (let sign = takeSign(reader, "*", "/"); sign !== undefined; sign = takeSign(reader, "*", "/")) {
    const other = readOne(reader);
    value =
      value === undefined || other === undefined ? undefined : sign === "*" ? value * other : value / other;
  }
  return value;
}

const deepest = 50;

function readOne(reader: Reader): Value {
  const next = reader.tokens[reader.at];
  if (next === undefined || reader.depth > deepest) return undefined;
  reader.at += 1;
  reader.depth += 1;
  const value = readStart(next, reader);
  reader.depth -= 1;
  return takeSign(reader, "%") === undefined || value === undefined ? value : value / 100;
}

function readStart(next: Token, reader: Reader): Value {
  switch (next.kind) {
    case "number":
      return next.value;
    case "cell":
      return reader.cellValue(next.column, next.row);
    case "name":
      return readCall(next.name, reader);
    case "text":
      return undefined;
    case "sign": {
      if (next.sign === "-") return negate(readOne(reader));
      if (next.sign === "+") return readOne(reader);
      const inner = next.sign === "(" ? readSum(reader) : undefined;
      return takeSign(reader, ")") === undefined ? undefined : inner;
    }
  }
}

function negate(value: Value): Value {
  return value === undefined ? undefined : -value;
}

const functions: Readonly<Record<string, (values: number[]) => number | undefined>> = {
  SUM: (values) => values.reduce((sum, value) => sum + value, 0),
  AVERAGE: (values) =>
    values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length,
  MIN: (values) => (values.length === 0 ? undefined : smallest(values)),
  MAX: (values) => (values.length === 0 ? undefined : largest(values)),
  COUNT: (values) => values.length,
  ABS: ([value]) => (value === undefined ? undefined : Math.abs(value)),
  ROUND: ([value, places = 0]) =>
    value === undefined ? undefined : Math.round(value * 10 ** places) / 10 ** places,
};

function readCall(name: string, reader: Reader): Value {
  if (takeSign(reader, "(") === undefined) return undefined;
  const values: number[] = [];
  let isKnown = true;
  do {
    const range = readRange(reader);
    if (range !== undefined) addAll(values, range);
    else {
      const value = readSum(reader);
      if (value === undefined) isKnown = false;
      else values.push(value);
    }
  } while (takeSign(reader, ",", ";") !== undefined);
  const call = functions[name];
  if (takeSign(reader, ")") === undefined || call === undefined) return undefined;
  return isKnown ? call(values) : undefined;
}

const mostCells = 100_000;

/** B2:B9; cells without a number do not count, as in a spreadsheet. */
function readRange(reader: Reader): number[] | undefined {
  const { tokens, at, cellValue } = reader;
  const [from, colon, to] = tokens.slice(at, at + 3);
  if (from?.kind !== "cell" || to?.kind !== "cell" || colon?.kind !== "sign" || colon.sign !== ":")
    return undefined;
  reader.at += 3;
  const values: number[] = [];
  const cells = (to.column - from.column + 1) * (to.row - from.row + 1);
  if (cells > mostCells) return undefined;
  for (let row = from.row; row <= to.row; row += 1)
    for (let column = from.column; column <= to.column; column += 1) {
      const value = cellValue(column, row);
      if (value !== undefined) values.push(value);
    }
  return values;
}
