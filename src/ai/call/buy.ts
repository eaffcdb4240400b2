import { shortHash } from "../../lib/hash.ts";
import type { OperationType, Usage, UsageUnits } from "../../model/calls/usage.ts";
import type { Place } from "../../model/workflow.ts";
import { tooDear } from "./budget.ts";
import type { AnswerDeps } from "./recorded-answer.ts";

/** Something that is charged by the piece, such as a search or a picture. */
export interface Purchase<T> {
  run: string;
  /** The step it is part of, and which of its purchases. */
  stepKey: string;
  number: number;
  place: Place;
  operation: OperationType;
  /** Who is paid, such as "brave". */
  seller: string;
  /** What for, such as "web.search". */
  name: string;
  units: UsageUnits;
  /** The price of all of it, in US dollars. */
  usd: number;
  work(): Promise<T>;
}

export interface BuyDeps extends Pick<AnswerDeps, "budget" | "currency" | "clock" | "report"> {
  /** How many units of the currency a US dollar is. */
  usdRate: number;
}

/** Pays for one piece of work: refused before it is done where the budget does not reach, and on the bill once it is done. */
export async function buy<T>(purchase: Purchase<T>, deps: BuyDeps): Promise<{ value: T; usage: Usage }> {
  const { run, stepKey, number, place, operation, seller, name, units } = purchase;
  const { budget, currency, clock } = deps;
  const price = purchase.usd * deps.usdRate;
  if (!budget.fits(price)) throw tooDear(budget.left(), price, currency);
  const settle = budget.reserve(price);
  const start = clock.now();
  try {
    const value = await purchase.work();
    const usage: Usage = {
      id: `${run}-${shortHash({ stepKey, number, seller, name }, 32)}`,
      ...{ model: seller, operation, prompt: name, promptVersion: 1 },
      ...{ tokensIn: 0, tokensOut: 0, tokensCached: 0, tokensReasoning: 0, bytesIn: 0, bytesOut: 0 },
      ...{ units, price, currency, milliseconds: clock.now() - start, ...place },
    };
    await deps.report(usage);
    settle(price);
    return { value, usage };
  } finally {
    settle(0); // what was not done is not paid for; after it was settled, this does nothing
  }
}
