import { computingWords } from "../lexicon/computing-words.ts";
import type { ComputingWords } from "../lexicon/computing-words.ts";
import { listParts } from "./expression.ts";
import type { Expression } from "./expression.ts";
import { readDecimal, roundTo, toDecimal } from "./fraction.ts";
import type { NamedInput } from "./named-input.ts";

export interface Explained {
  inputs: readonly NamedInput[];
  value: string;
  unit?: string | undefined;
}

/** "(B − A) / A × 100 = 25 with A = 120 (Kansas, 2014) and B = 150 (Kansas, 2015)", "sum of 14 values (Amount) = 279.84 CHF". */
export function explainExpression(
  expression: Expression,
  { inputs, value, unit }: Explained,
  language: string,
): string {
  const words = computingWords(language);
  const uses = countUses(expression);
  const told = new Map(
    inputs
      .filter(({ name, values }) => values.length > mostListed && uses.get(name) === 1)
      .map((input) => [input.name, describe(input, words)]),
  );
  const said = sayPart(expression, { words, told }).text;
  const result = sayResult(value, unit, words);
  const named = inputs.filter(({ name }) => uses.has(name) && !told.has(name));
  const givens = named.map((input) => `${input.name} = ${describe(input, words)}`);
  const rest = givens.length === 0 ? "" : ` ${words.with} ${join(givens, words)}`;
  return `${said} ${result}${rest}`;
}

/** A shorter list is written out, a longer one counted. */
const mostListed = 4;

function countUses(expression: Expression): Map<string, number> {
  const uses = new Map<string, number>();
  for (const part of listParts(expression))
    if (part.kind === "name") uses.set(part.name, (uses.get(part.name) ?? 0) + 1);
  return uses;
}

function describe({ values, unit, label }: NamedInput, words: ComputingWords): string {
  const shown =
    values.length > mostListed
      ? words.values.replace("{n}", String(values.length))
      : join(
          values.map((value) => sayNumber(value, words)),
          words,
        );
  const counted = unit === undefined || values.length > mostListed ? shown : `${shown} ${unit}`;
  return label === undefined || label === "" ? counted : `${counted} (${label})`;
}

function join(parts: readonly string[], words: ComputingWords): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${words.and} ${parts.at(-1)}`;
}

function sayNumber(text: string, { decimalMark }: ComputingWords): string {
  return readDecimal(text) === undefined ? text : text.replace(".", decimalMark).replace(/^-/, "−");
}

const shownDecimals = 6;

/** As long as anybody reads it; what was left off is admitted. */
function sayResult(value: string, unit: string | undefined, words: ComputingWords): string {
  const read = readDecimal(value);
  const short = read === undefined ? value : toDecimal(roundTo(read, shownDecimals)).text;
  const isSmall = !/[1-9]/.test(short) && /[1-9]/.test(value);
  const shown = isSmall ? value : short;
  const isWhole = isSmall || read === undefined || toDecimal(read).text === short;
  const counted = unit === "day" ? (/^-?1$/.test(shown) ? words.day[0] : words.day[1]) : unit;
  const number = sayNumber(shown, words);
  return `${isWhole ? "=" : "≈"} ${counted === undefined ? number : `${number} ${counted}`}`;
}

interface Telling {
  words: ComputingWords;
  /** Lists that are told where they stand instead of by name. */
  told: ReadonlyMap<string, string>;
}

interface Said {
  text: string;
  /** What it may stand in without brackets: 0 words, 1 sum, 2 product, 3 anything. */
  rank: number;
}

const signs = { "+": "+", "-": "−", "*": "×", "/": "/" } as const;

function sayPart(part: Expression, telling: Telling): Said {
  switch (part.kind) {
    case "number":
      return { text: sayNumber(part.text, telling.words), rank: 3 };
    case "name":
      return { text: telling.told.get(part.name) ?? part.name, rank: 3 };
    case "negative":
      return { text: `−${inBrackets(sayPart(part.of, telling), 3)}`, rank: 1 };
    case "operation": {
      const rank = part.sign === "+" || part.sign === "-" ? 1 : 2;
      const isOpen = part.sign === "+" || part.sign === "*";
      const left = inBrackets(sayPart(part.left, telling), rank);
      const right = inBrackets(sayPart(part.right, telling), isOpen ? rank : rank + 1);
      return { text: `${left} ${signs[part.sign]} ${right}`, rank };
    }
    case "call":
      return sayCall(part, telling);
  }
}

function inBrackets({ text, rank }: Said, least: number): string {
  return rank >= least ? text : `(${text})`;
}

function sayCall({ name, of }: Extract<Expression, { kind: "call" }>, telling: Telling): Said {
  const { words } = telling;
  const [first = { text: "", rank: 3 }, second = { text: "", rank: 3 }] = of.map((part) =>
    sayPart(part, telling),
  );
  if (name === "difference") return { text: `${inBrackets(first, 1)} − ${inBrackets(second, 2)}`, rank: 1 };
  if (name === "round") {
    const text =
      second.text === "" || second.text === "0" ? words.roundWhole : words.round[second.text === "1" ? 0 : 1];
    return {
      text: text.replace("{A}", () => inBrackets(first, 1)).replace("{n}", () => second.text),
      rank: 0,
    };
  }
  if (name === "percent" || name === "change" || name === "days") {
    const pair = { A: inBrackets(first, 3), B: inBrackets(second, 3) };
    return { text: words[name].replace(/\{([AB])\}/g, (_, key: "A" | "B") => pair[key]), rank: 0 };
  }
  const parts = of.map((part) => inBrackets(sayPart(part, telling), 3));
  return { text: words[name].replace("{A}", () => join(parts, words)), rank: 0 };
}
