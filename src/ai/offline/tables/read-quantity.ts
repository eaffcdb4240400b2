import { currencyUnits } from "../../../lexicon/facts/currencies.ts";
import { magnitudes } from "../../../lexicon/facts/magnitudes.ts";
import type { Language } from "../../../lexicon/words-by-language.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import { readNumber } from "../../../lib/text/read-number.ts";
import { smallNumber } from "./small-number.ts";
import type { QuestionWord } from "./read-words.ts";

/** A number of a question with its unit, in plain form. */
export interface AskedQuantity {
  value: string;
  unit?: string;
  length: number;
}

const isoCodes = new Set(Intl.supportedValuesOf("currency"));

/** "CHF 100", "100 francs", "50%", "1.5 million": the number that begins here; undefined where it can be read in two ways. */
export function quantityAt(
  words: readonly QuestionWord[],
  at: number,
  language: Language,
): AskedQuantity | undefined {
  const before = unitAt(words, at, language);
  const from = at + (before?.length ?? 0);
  const value = numberOf(words[from], language);
  if (value === undefined) return undefined;
  const scaled = scaleOf(words[from + 1], language);
  const full = scaled === undefined ? value : multiply(value, scaled);
  if (full === undefined) return undefined;
  const end = from + 1 + (scaled === undefined ? 0 : 1);
  const behind = before === undefined ? unitAt(words, end, language) : undefined;
  const unit = before?.unit ?? behind?.unit;
  return { value: full, ...(unit !== undefined && { unit }), length: end + (behind?.length ?? 0) - at };
}

function numberOf(word: QuestionWord | undefined, language: Language): string | undefined {
  if (word === undefined) return undefined;
  // "more than ten"
  if (!/^\d/u.test(word.text)) return smallNumber(word, language)?.toString();
  const readings = readNumber(word.text);
  if (readings.length < 2) return readings[0];
  const mark = /[.,]/u.exec(word.text)?.[0];
  const [grouped, split] = readings.toSorted((a, b) => Number(b) - Number(a));
  if (language === "en") return mark === "," ? grouped : split;
  // in French a point is neither
  if (mark === ".") return language === "fr" ? undefined : grouped;
  return split;
}

function scaleOf(word: QuestionWord | undefined, language: Language): string | undefined {
  if (word === undefined) return undefined;
  const row = magnitudes.find((one) =>
    (one[language] ?? "").split("|").some((name) => foldText(name) === word.fold),
  );
  return row?.factor;
}

function multiply(value: string, factor: string): string | undefined {
  const [whole = "", fraction = ""] = value.split(".");
  const zeros = factor.length - 1;
  if (!/^10*$/u.test(factor) || fraction.length > zeros) return undefined;
  return `${whole}${fraction.padEnd(zeros, "0")}`.replace(/^0+(?=\d)/u, "");
}

const percentWord = /^(?:percent|prozent|pourcent|percento)$/u;
const percentPair = /^(?:per cent|pour cent|per cento|por ciento)$/u;

/** A currency by code, sign or word, or a percent sign. */
function unitAt(
  words: readonly QuestionWord[],
  at: number,
  language: Language,
): { unit: string; length: number } | undefined {
  const word = words[at];
  if (word === undefined) return undefined;
  if (word.text === "%" || percentWord.test(word.fold)) return { unit: "%", length: 1 };
  if (percentPair.test(`${word.fold} ${words[at + 1]?.fold ?? ""}`)) return { unit: "%", length: 2 };
  if (isoCodes.has(word.text)) return { unit: word.text, length: 1 };
  const row = currencyUnits.find(
    ({ factor, symbols = "", [language]: names = "" }) =>
      factor === "1" &&
      (symbols.split("|").includes(word.text) ||
        names.split("|").some((name) => foldText(name) === word.fold)),
  );
  return row === undefined ? undefined : { unit: row.dimension.replace(/^cur:/u, ""), length: 1 };
}
