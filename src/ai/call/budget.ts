import { Failure } from "../../model/failure.ts";

export interface Budget {
  /** Can another call of about this price be paid for? */
  fits(price: number): boolean;
  /** Sets an estimated price aside; call what it returns with the real price once it is known. */
  reserve(price: number): (paid: number) => void;
  /** What is left once everything under way is paid for; infinite without a limit. */
  left(): number;
}

export interface BudgetOptions {
  /** Undefined is no limit. */
  limit: number | undefined;
  /** What has been spent before. */
  spent: number;
}

/** Stops before the next call, not after: calls under way count with their estimate. */
export function createBudget({ limit = Number.POSITIVE_INFINITY, spent }: BudgetOptions): Budget {
  let paidSoFar = spent;
  let reserved = 0;
  const left = () => limit - paidSoFar - reserved;
  return {
    left,
    // a call that costs nothing is never too dear, not even when the budget is used up
    fits: (price) => price === 0 || price <= left(),
    reserve(price) {
      reserved += price;
      let open = true;
      return (paid) => {
        if (!open) return;
        open = false;
        reserved -= price;
        paidSoFar += paid;
      };
    },
  };
}

export function tooDear(left: number, price: number, currency: string): Failure {
  const rest = `${Math.max(0, left).toFixed(6)} ${currency}`;
  return new Failure(
    "budget",
    `The next AI call is estimated at ${price.toFixed(6)} ${currency}, and ${rest} of the budget is left. Resume with a larger --budget to go on.`,
  );
}
