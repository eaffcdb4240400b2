import type { Fact } from "./fact.ts";
import { findFacts } from "./find-facts.ts";
import { readCellNumber } from "./read-cell-number.ts";

/** Data has a decimal point, whatever its language. */
const ofData = /\.(?:csv|tsv|json|xlsx|xls|xlsb|ods)$/iu;

export interface SettledNumber {
  fact: Fact;
  /** Plain decimal; undefined where the text can be read in several ways. */
  value: string | undefined;
}

/** The one number of a cell: 1.234 is one thing in a file of data, and another in a German text. Undefined where it holds none. */
export function settleNumber(
  text: string,
  { language, document }: { language: string; document: string },
): SettledNumber | undefined {
  const fact = readCellNumber(text, language);
  if (fact === undefined) return undefined;
  if (fact.keys.length === 1 || ofData.test(document)) return { fact, value: fact.keys[0] };
  const said = findFacts(text, { language, role: "claim" }).filter(({ kind }) => kind === "number");
  const meant = said.flatMap(({ keys }) => keys).filter((key) => fact.keys.includes(key));
  return { fact, value: said.length === 1 && meant.length === 1 ? meant[0] : undefined };
}
