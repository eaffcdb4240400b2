import { amountWords } from "../../../lexicon/tables/amount-words.ts";
import { columnHeads } from "../../../lexicon/tables/loose-cues.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import { readNumber } from "../../../lib/text/read-number.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { readAsked, type Asked } from "../answer/look-up/read-asked.ts";
import { languagesOf } from "../answer/look-up/read-places.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import { readGrids, type Grid } from "../cells/read-grids.ts";
import type { PeriodCalculation } from "../periods/answer-periods.ts";
import { asksTogether, togetherIn } from "./asks-together.ts";
import { isAmountHead, isUnitPriceHead } from "./price-heads.ts";
import { saidRow } from "./said-row.ts";
import type { AmountAsk } from "./times-price.ts";

const longestQuestion = 300;

/** "What do the two windows cost together": what a row says of their number times what one of them costs. */
export function rowCost(
  { text, language, computed }: AmountAsk,
  evidence: readonly EvidenceItem[],
): PeriodCalculation | undefined {
  if (text.length > longestQuestion || !amountWords.comesTo.test(text)) return undefined;
  if (!asksTogether(text, language) || amountWords.single.test(text)) return undefined;
  const asked = readAsked(text, wordReaderOf(language));
  const spoken = languagesOf(evidence, language);
  const found = readGrids(evidence, computed).flatMap((grid) => {
    const columns = columnsOf(grid);
    const row =
      columns === undefined
        ? undefined
        : saidRow(asked, grid, {
            language: spoken.get(grid.document) ?? "en",
            without: togetherIn(text, language),
          });
    return columns === undefined || row === undefined ? [] : [{ row, ...columns }];
  });
  const [only, ...more] = found;
  if (only === undefined || more.length > 0 || !isCounted(asked, only.row.cells[only.quantity] ?? ""))
    return undefined;
  const cells = [only.quantity, only.price].map((column) => only.row.addressOf(column));
  return {
    ...{ id: `k-cost-${cells.join("-")}`, expression: "a * b" },
    inputs: ["a", "b"].map((name, at) => ({
      ...{ name, evidence: only.row.evidence, cell: cells[at] ?? "" },
    })),
  };
}

const quantities = new Set(columnHeads.quantity.split("|").map(foldText));

/** How many there are and what one costs, where no column says what they come to. */
function columnsOf({ heads }: Grid): { quantity: number; price: number } | undefined {
  const at = (test: (head: string) => boolean) =>
    heads.flatMap((head, column) => (test(head) ? [column] : []));
  const counted = at((head) => quantities.has(foldText(head.replace(/\s*[([].*$/u, "").trim())));
  const priced = at(isUnitPriceHead);
  const [quantity, price] = [counted[0], priced[0]];
  if (counted.length !== 1 || priced.length !== 1 || heads.some(isAmountHead)) return undefined;
  return quantity === undefined || price === undefined ? undefined : { quantity, price };
}

/** A number that is said is the one that the row holds. */
function isCounted({ wanted }: Asked, quantity: string): boolean {
  const values = readNumber(quantity.trim());
  return wanted.every(({ isNumber, term }) => !isNumber || values.includes(term));
}
