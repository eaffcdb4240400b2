import { amountWords } from "../../../lexicon/tables/amount-words.ts";
import { rateWords } from "../../../lexicon/tables/reckoned/rate-words.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { readAsked } from "../answer/look-up/read-asked.ts";
import { languagesOf } from "../answer/look-up/read-places.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import { readGrids } from "../cells/read-grids.ts";
import { findAnswers } from "../answer/look-up/find-answers.ts";
import type { PeriodCalculation } from "../periods/answer-periods.ts";
import { moneyIn } from "./money-in.ts";
import { saidRow } from "./said-row.ts";
import type { AmountAsk } from "./times-price.ts";

const longestQuestion = 300;

/** What a year costs, from the one amount that is stated for a month or a quarter; undefined where two are, or none. */
export function overYear(
  { text, language, computed }: AmountAsk,
  evidence: readonly EvidenceItem[],
): PeriodCalculation | undefined {
  if (text.length > longestQuestion || !rateWords.yearly.test(text) || !amountWords.comesTo.test(text))
    return undefined;
  const row = rowOverYear({ text, language, computed }, evidence);
  if (row !== undefined) return row;
  const plain = text.replace(rateWords.yearly, " ").replaceAll(/\s+(?=[,?])/gu, "");
  const sources = evidence.filter(({ id, table }) => !computed.has(id) && table === undefined);
  const [only, ...more] = findAnswers({ text: plain, language }, sources);
  const [support] = only?.supports ?? [];
  if (only === undefined || more.length > 0 || support === undefined || !("quote" in support))
    return undefined;
  const times = amountWords.inYear.filter(([, said]) => said.test(only.text)).map(([count]) => count);
  const amounts = moneyIn(support.quote).map((one) => one.text);
  const [count, ...others] = times;
  const [amount, ...rest] = amounts;
  if (count === undefined || others.length > 0 || amount === undefined || rest.length > 0) return undefined;
  // a sentence about the year states it itself
  if (rateWords.yearly.test(only.text)) return undefined;
  return {
    ...{ id: `k-year-${count}-${amount.replaceAll(/\P{N}/gu, "")}`, expression: `a * ${count}` },
    inputs: [{ name: "a", evidence: support.evidence, quote: amount }],
  };
}

/** The same of the row of a table, where one of its columns is for a month or a quarter and none for a year. */
function rowOverYear(
  { text, language, computed }: AmountAsk,
  evidence: readonly EvidenceItem[],
): PeriodCalculation | undefined {
  const asked = readAsked(text, wordReaderOf(language));
  const year = rateWords.yearly.exec(text);
  if (year === null || asked.wanted.some(({ isNumber }) => isNumber)) return undefined;
  const without = [{ from: year.index, to: year.index + year[0].length }];
  const spoken = languagesOf(evidence, language);
  const found = readGrids(evidence, computed).flatMap((grid) => {
    const rates = grid.heads.flatMap((head, column) =>
      amountWords.inYear.flatMap(([count, said]) => (said.test(head) ? [{ count, column }] : [])),
    );
    const [rate, ...more] = rates;
    if (rate === undefined || more.length > 0 || grid.heads.some((head) => rateWords.yearly.test(head)))
      return [];
    const row = saidRow(asked, grid, { language: spoken.get(grid.document) ?? "en", without });
    return row === undefined || !/\p{N}/u.test(row.cells[rate.column] ?? "") ? [] : [{ row, ...rate }];
  });
  const [only, ...more] = found;
  if (only === undefined || more.length > 0) return undefined;
  const cell = only.row.addressOf(only.column);
  return {
    ...{ id: `k-year-${only.count}-${cell}`, expression: `a * ${only.count}` },
    inputs: [{ name: "a", evidence: only.row.evidence, cell }],
  };
}
