import { functions, isComplaint } from "./expression.ts";
import type { Expression, FunctionName, ArithmeticSign } from "./expression.ts";
import type { Complaint } from "./complaint.ts";

const longest = 2000;
const deepest = 50;

interface Token {
  kind: "number" | "name" | "sign";
  text: string;
}

/** Signs as people and models write them. */
const signs: Readonly<Record<string, string>> = {
  "×": "*",
  "·": "*",
  "÷": "/",
  "−": "-",
  "–": "-",
  ";": ",",
};

const token =
  /\s+|(?<number>\d{1,60}(?:\.\d{1,60})?)(?![\d.\p{L}_])|(?<name>[\p{L}_][\p{L}\p{N}_]{0,99})|(?<sign>[-+*/(),×·÷−–;])/uy;

/** Numbers, names, + - * / ( ), unary minus and the known functions. */
export function readExpression(text: string): Expression | Complaint {
  if (text.length > longest)
    return { complaint: `The expression has ${text.length} characters; at most ${longest} are allowed.` };
  const tokens = readTokens(text);
  if (isComplaint(tokens)) return tokens;
  if (tokens.length === 0) return { complaint: "The expression is empty." };
  const reader = { tokens, at: 0, depth: 0 };
  const read = readSum(reader);
  if (isComplaint(read)) return read;
  const rest = tokens[reader.at];
  return rest === undefined ? read : { complaint: `"${rest.text}" is not expected there.` };
}

function readTokens(text: string): Token[] | Complaint {
  const tokens: Token[] = [];
  const scan = new RegExp(token);
  while (scan.lastIndex < text.length) {
    const at = scan.lastIndex;
    const match = scan.exec(text);
    if (match === null) return { complaint: describeUnknown(text.slice(at, at + 30)) };
    const { number, name, sign } = match.groups ?? {};
    if (number !== undefined) tokens.push({ kind: "number", text: number });
    if (name !== undefined) tokens.push({ kind: "name", text: name });
    if (sign !== undefined) tokens.push({ kind: "sign", text: signs[sign] ?? sign });
  }
  return tokens;
}

function describeUnknown(rest: string): string {
  if (rest.startsWith("%")) return "There is no % sign here: write / 100, or percent(part, whole).";
  if (rest.startsWith("^")) return "There are no powers here: write the product.";
  if (/^\d/.test(rest))
    return `"${rest}" does not begin with a plain number: write digits and at most one point, as in 1234.5.`;
  return `"${rest}" cannot be read: an expression has numbers, names, + - * / ( ) and functions.`;
}

interface Reader {
  tokens: readonly Token[];
  at: number;
  depth: number;
}

function isNext({ tokens, at }: Reader, text: string): boolean {
  const next = tokens[at];
  return next?.kind === "sign" && next.text === text;
}

function readSum(reader: Reader): Expression | Complaint {
  return readChain(reader, { signs: ["+", "-"], read: readProduct });
}

function readProduct(reader: Reader): Expression | Complaint {
  return readChain(reader, { signs: ["*", "/"], read: readFactor });
}

function readChain(
  reader: Reader,
  level: { signs: readonly ArithmeticSign[]; read: (reader: Reader) => Expression | Complaint },
): Expression | Complaint {
  let left = level.read(reader);
  for (;;) {
    if (isComplaint(left)) return left;
    const sign = level.signs.find((known) => isNext(reader, known));
    if (sign === undefined) return left;
    reader.at += 1;
    const right = level.read(reader);
    if (isComplaint(right)) return right;
    left = { kind: "operation", sign, left, right };
  }
}

function readFactor(reader: Reader): Expression | Complaint {
  reader.depth += 1;
  const read = reader.depth > deepest ? { complaint: tooDeep } : readNested(reader);
  reader.depth -= 1;
  return read;
}

const tooDeep = `The expression is nested more than ${deepest} deep.`;

function readNested(reader: Reader): Expression | Complaint {
  const next = reader.tokens[reader.at];
  reader.at += 1;
  if (next === undefined) return { complaint: "The expression ends where a value is expected." };
  if (next.kind === "number") return { kind: "number", text: next.text };
  if (next.kind === "name")
    return isNext(reader, "(") ? readCall(reader, next.text) : { kind: "name", name: next.text };
  if (next.text === "-" || next.text === "+") {
    const of = readFactor(reader);
    return isComplaint(of) || next.text === "+" ? of : { kind: "negative", of };
  }
  if (next.text !== "(") return { complaint: `"${next.text}" stands where a value is expected.` };
  const inner = readSum(reader);
  return isComplaint(inner) ? inner : close(reader, inner);
}

function close(reader: Reader, inner: Expression): Expression | Complaint {
  if (!isNext(reader, ")")) return { complaint: "A bracket is not closed." };
  reader.at += 1;
  return inner;
}

const otherNames: Readonly<Record<string, FunctionName>> = { avg: "average", mean: "average" };

function toFunction(name: string): FunctionName | undefined {
  const plain = name.toLowerCase();
  const known = Object.keys(functions).find((one): one is FunctionName => one === plain);
  return known ?? (Object.hasOwn(otherNames, plain) ? otherNames[plain] : undefined);
}

function readCall(reader: Reader, written: string): Expression | Complaint {
  const name = toFunction(written);
  if (name === undefined)
    return {
      complaint: `There is no function "${written}". There are: ${Object.keys(functions).join(", ")}.`,
    };
  const of: Expression[] = [];
  do {
    reader.at += 1; // the bracket or the comma
    if (of.length === 0 && isNext(reader, ")")) break;
    const argument = readSum(reader);
    if (isComplaint(argument)) return argument;
    of.push(argument);
  } while (isNext(reader, ","));
  const { least, most } = functions[name];
  if (of.length < least || of.length > most)
    return { complaint: `${name} takes ${takes[name] ?? "at least one value"}, not ${of.length}.` };
  return close(reader, { kind: "call", name, of });
}

const takes: Partial<Record<FunctionName, string>> = {
  abs: "one value",
  round: "a value and the number of decimals",
  percent: "two values, part and whole",
  change: "two values, old and new",
  difference: "two values",
  days: "two dates",
};
