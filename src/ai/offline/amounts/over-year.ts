import { amountWords } from "../../../lexicon/tables/amount-words.ts";
import { rateWords } from "../../../lexicon/tables/rate-words.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { findAnswers } from "../answer/look-up/find-answers.ts";
import type { PeriodCalculation } from "../periods/answer-periods.ts";
import { moneyIn } from "./money-in.ts";
import type { AmountAsk } from "./times-price.ts";

const longestQuestion = 300;
/** What a year costs, from the one amount that is stated for a month or a quarter; undefined where two are, or none. */
export function overYear(
  { text, language, computed }: AmountAsk,
  evidence: readonly EvidenceItem[],
): PeriodCalculation | undefined {
  if (text.length > longestQuestion || !rateWords.yearly.test(text) || !amountWords.comesTo.test(text))
    return undefined;
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
