import { currencyUnits, notCurrencyCodes, namedCurrencies } from "../../lexicon/facts/currencies.ts";
import { magnitudes } from "../../lexicon/facts/magnitudes.ts";
import { measures } from "../../lexicon/facts/measures.ts";
import { physicalUnits } from "../../lexicon/facts/physical-units.ts";
import { commonUnits } from "../../lexicon/facts/units.ts";
import type { UnitRow } from "../../lexicon/facts/units.ts";
import { foldText } from "../../lib/text/fold-text.ts";

interface Names {
  /** A sign to the name that results carry: "Fr." to CHF, "€" to EUR. */
  symbols: Map<string, string>;
  /** Words of five languages, folded. */
  words: Map<string, string>;
}

function collectNames(): Names {
  const names: Names = { symbols: new Map(), words: new Map() };
  take(names, currencyUnits, ({ dimension, factor }, symbol) => {
    if (factor !== "1") return symbol;
    const name = dimension.slice(4);
    return name === "peso" ? "" : name;
  });
  take(names, [...commonUnits, ...physicalUnits, ...measures], (_, symbol) => symbol);
  for (const code of namedCurrencies) names.symbols.set(code, code);
  return names;
}

function take(
  { symbols, words }: Names,
  rows: readonly UnitRow[],
  nameOf: (row: UnitRow, symbol: string) => string,
): void {
  for (const row of rows) {
    const first = row.symbols?.split("|")[0] ?? "";
    for (const symbol of row.symbols?.split("|") ?? []) symbols.set(symbol, nameOf(row, first));
    for (const list of [row.en, row.de, row.fr, row.it, row.es])
      for (const word of list?.split("|") ?? [])
        if (first !== "" || row.dimension.startsWith("cur:")) words.set(foldText(word), nameOf(row, first));
  }
}

const { symbols, words }: { symbols: ReadonlyMap<string, string>; words: ReadonlyMap<string, string> } =
  collectNames();
const isCode = /^[A-Z]{3}$/;
const allCodes = new Set(Intl.supportedValuesOf("currency").filter((code) => !notCurrencyCodes.has(code)));

/** The unit that a sign or a code stands for, without words that mean something else as well. */
export function unitOfSign(text: string): string | undefined {
  return symbols.has(text.trim()) || isCode.test(text.trim()) ? unitOf(text) : undefined;
}

/** The unit that a sign or a word stands for; undefined for anything else. */
export function unitOf(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed.length > 30) return undefined;
  const known = symbols.get(trimmed) ?? symbols.get(trimmed.replace(/\.$/, ""));
  if (known !== undefined) return known === "" ? undefined : known;
  if (isCode.test(trimmed)) return allCodes.has(trimmed) ? trimmed : undefined;
  const word = words.get(foldText(trimmed.replace(/\.$/, "")));
  return word === "" ? undefined : word;
}

const thousandSigns = ["000", "000s", "'000", "tchf", "teur", "kchf", "keur"];

const factors: ReadonlyMap<string, string> = new Map([
  ...magnitudes
    .filter(({ factor }) => factor.length > 3)
    .flatMap(({ factor, en, de, fr, it, es }) =>
      [en, de, fr, it, es].flatMap((list) =>
        (list?.split("|") ?? []).map((word) => [foldText(word), factor] as const),
      ),
    ),
  ...thousandSigns.map((sign) => [sign, "1000"] as const),
]);

/** "1000" for thousands, Tsd., milliers; undefined for other words. */
export function factorOf(word: string): string | undefined {
  return factors.get(foldText(word).replace(/\.$/, ""));
}
