import {
  currencyUnits,
  namedCurrencies,
  notCurrencyCodes,
  sharedCurrencies,
} from "../../../lexicon/facts/currencies.ts";
import { measures } from "../../../lexicon/facts/measures.ts";
import { physicalUnits } from "../../../lexicon/facts/physical-units.ts";
import type { UnitRow } from "../../../lexicon/facts/units.ts";
import { commonUnits } from "../../../lexicon/facts/units.ts";
import type { WordsByLanguage } from "../../../lexicon/words-by-language.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import { createPhrases } from "../text/phrases.ts";

/** What a unit means: so many of the base unit of its dimension. */
export interface MeasureUnit {
  dimension: string;
  factor: string;
}

const rows: readonly UnitRow[] = [...commonUnits, ...measures, ...physicalUnits, ...currencyUnits];

/** Names of money as ICU has them, in the singular and the plural. */
function namesOfMoney(): { words: WordsByLanguage; value: MeasureUnit }[] {
  return languages.flatMap((language) =>
    namedCurrencies.map((currency) => {
      const style = { style: "currency", currency, currencyDisplay: "name" } as const;
      const format = new Intl.NumberFormat(language, style);
      const names = [1, 2].map((count) =>
        format
          .formatToParts(count)
          .filter(({ type }) => type === "currency")
          .map(({ value }) => value)
          .join(""),
      );
      return {
        words: { [language]: names.map((name) => name.replace(/^d[’']|^de /u, "")).join("|") },
        value: { dimension: `cur:${currency}`, factor: "1" },
      };
    }),
  );
}

/** Units by their names, per language. */
export const unitWords = createPhrases<MeasureUnit>([
  ...rows.map(({ dimension, factor, ...words }) => ({ words, value: { dimension, factor } })),
  ...namesOfMoney(),
]);

/** Units by sign or short form; capitals matter. */
export const unitSymbols: ReadonlyMap<string, MeasureUnit> = new Map(
  rows.flatMap(({ dimension, factor, symbols }) =>
    (symbols?.split("|") ?? []).map((symbol) => [symbol, { dimension, factor }] as const),
  ),
);

/** The longest sign, in tokens: v.H is three. */
export const longestSymbol = 3;

const codes = new Set(Intl.supportedValuesOf("currency").filter((code) => !notCurrencyCodes.has(code)));

export function currencyOfCode(text: string): MeasureUnit | undefined {
  return codes.has(text) ? { dimension: `cur:${text}`, factor: "1" } : undefined;
}

const shared = new Map(
  Object.entries(sharedCurrencies).map(([sign, list]) => [sign, new Set(list.split(" "))] as const),
);

/** Whether two dimensions may be one: $ and US dollars, cents and euros. */
export function mayBeOne(a: string, b: string): boolean {
  if (a === b) return true;
  const isMoney = a.startsWith("cur:") && b.startsWith("cur:");
  if (!isMoney) return false;
  if (a === "cur:¢" || b === "cur:¢") return true;
  const inside = (sign: string, other: string) => shared.get(sign)?.has(other.slice(4)) === true;
  return inside(a, b) || inside(b, a);
}

/** Names that stand for several units, so that digits alone decide nothing. */
const doubtful: Readonly<Record<string, readonly string[]>> = {
  pound: ["cur:GBP", "lb", "g"],
  ton: ["g"],
  cal: ["kcal"],
  "°": ["°C", "°F"],
};

export function mayBeMeant(a: string, b: string): boolean {
  return doubtful[a]?.includes(b) === true || doubtful[b]?.includes(a) === true;
}

export const termDimensions = new Set(["s", "day", "workday", "month"]);
