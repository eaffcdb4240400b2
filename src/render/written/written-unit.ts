import { currencyUnits, notCurrencyCodes } from "../../lexicon/facts/currencies.ts";
import { measures } from "../../lexicon/facts/measures.ts";
import { physicalUnits } from "../../lexicon/facts/physical-units.ts";
import { commonUnits, type UnitRow } from "../../lexicon/facts/units.ts";
import { foldText } from "../../lib/text/fold-text.ts";

/** A share stays with its number; a factor is no unit. */
const apart = new Set(["%", "pp", "×"]);

function collect(rows: readonly UnitRow[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const row of rows) {
    if (apart.has(row.dimension)) continue;
    const key = `${row.dimension} ${row.factor}`;
    for (const symbol of row.symbols?.split("|") ?? []) keys.set(symbol, key);
    for (const list of [row.en, row.de, row.fr, row.it, row.es])
      for (const word of list?.split("|") ?? []) keys.set(foldText(word), key);
  }
  return keys;
}

const keys = collect([...commonUnits, ...physicalUnits, ...measures, ...currencyUnits]);
const codes = new Set(Intl.supportedValuesOf("currency").filter((code) => !notCurrencyCodes.has(code)));

/** The same for all ways to write a unit, such as €, EUR and Euro; undefined for what is no unit. */
export function unitKey(text: string): string | undefined {
  // a capital alone is rather the letter of a house or a class than ampere
  if (text === "" || /^\p{Lu}$/u.test(text)) return undefined;
  if (codes.has(text)) return `cur:${text} 1`;
  const bare = text.replace(/\.$/, "");
  return keys.get(text) ?? keys.get(bare) ?? keys.get(foldText(bare));
}

export const isCurrency = (key: string): boolean => key.startsWith("cur:");

/** Three places behind the point: elsewhere three digits behind a mark are thousands. */
const fine = new Set(["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"].map((code) => `cur:${code} 1`));

export const hasThousandths = (key: string): boolean => fine.has(key);

/** Whether the head of a column names the unit already, in whatever form. */
export function saysUnit(head: string, key: string): boolean {
  return head.split(/[\s()[\],;:]+/u).some((word) => unitKey(word) === key);
}
