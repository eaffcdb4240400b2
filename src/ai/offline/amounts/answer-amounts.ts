import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import type { PeriodCalculation } from "../periods/answer-periods.ts";
import { combineAmounts } from "./combine/combine-amounts.ts";
import { countEntries } from "./count-entries.ts";
import { overYear } from "./over-year.ts";
import { rowCost } from "./row-cost.ts";
import { timesPrice } from "./times-price.ts";
import type { AmountAsk } from "./times-price.ts";
import { timesRate } from "./times-rate.ts";

interface AmountGround {
  evidence: readonly EvidenceItem[];
  /** Whether the evidence is everything that there is: only then can entries be counted. */
  isWhole: boolean;
  /** Whether things are set side by side rather than looked up. */
  isCompared: boolean;
}

/** What is reckoned from prices and amounts, wherever they stand: so many times a price, a year's worth, things together. */
export function answerAmounts(
  asked: AmountAsk,
  { evidence, isWhole, isCompared }: AmountGround,
): PeriodCalculation | undefined {
  const combined = combineAmounts(asked, evidence);
  if (combined !== undefined || isCompared) return combined;
  return (
    timesPrice(asked, evidence) ??
    overYear(asked, evidence) ??
    rowCost(asked, evidence) ??
    timesRate(asked, evidence) ??
    (isWhole ? countEntries(asked, evidence) : undefined)
  );
}
