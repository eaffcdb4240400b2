import { totalWords } from "../../lexicon/table-words.ts";
import { foldText } from "../../lib/text/fold-text.ts";

const totals = new Set(
  Object.values(totalWords)
    .flatMap((list) => list.split("|"))
    .map(foldText),
);

/** Whether the label of a row calls it a total. */
export function isTotalLabel(label: string): boolean {
  return totals.has(foldText(label.slice(0, 100)).replace(/(?<![:.])[:.]+$/, ""));
}
