import type { Agreement } from "../agreement.ts";
import { compare, distance, multiply } from "./decimal.ts";
import type { Fact } from "../fact.ts";
import { mayBeMeant, mayBeOne } from "./unit-tables.ts";

/** Two numbers agree in value and unit, in digits alone, or not at all. */
export function agreeNumbers(claim: Fact, evidence: Fact): Agreement {
  const [claimed, found] = [claim.digits ?? claim.keys, evidence.digits ?? evidence.keys];
  if (claim.dimension === undefined) {
    const isHeld = holds(claimed, found, claim) || holds(claim.keys, evidence.keys, claim);
    if (!isHeld) return "no";
    return claim.unknownUnit !== undefined && evidence.dimension !== undefined ? "unitUnsaid" : "same";
  }
  if (evidence.dimension === undefined) return isWithoutUnit(claim, found) ? "unitUnsaid" : "no";
  if (inOneUnit(claim, evidence)) return agreeRates(claim, evidence);
  if (!holds(claimed, found, claim)) return "no";
  return mayBeMeant(claim.dimension, evidence.dimension) ? "unitUnsaid" : "otherUnit";
}

/** The digits stand there without a unit; five per cent is 0.05 in many a workbook. */
function isWithoutUnit(claim: Fact, found: readonly string[]): boolean {
  if (holds(claim.digits ?? claim.keys, found, claim)) return true;
  const share = claim.dimension === "%" ? claim.keys.map((key) => multiply(key, "0.01")) : [];
  return share.some((value) => found.includes(value));
}

const secondsOfDay = "86400";

function inOneUnit(claim: Fact, evidence: Fact): boolean {
  const [own, other] = [claim.dimension ?? "", evidence.dimension ?? ""];
  if (mayBeOne(own, other)) return holds(claim.keys, evidence.keys, claim);
  const inSeconds = (values: readonly string[]) => values.map((value) => multiply(value, secondsOfDay));
  if (own === "s" && other === "day") return holds(claim.keys, inSeconds(evidence.keys), claim);
  return (
    own === "day" && other === "s" && inSeconds(claim.keys).some((value) => evidence.keys.includes(value))
  );
}

/** A price may leave out what it is for; 120 km are not 120 km/h. */
function agreeRates({ dimension, per }: Fact, evidence: Fact): Agreement {
  if (per === evidence.per) return "same";
  if (per !== undefined && evidence.per !== undefined) return "otherUnit";
  return dimension?.startsWith("cur:") === true || dimension === "%" ? "same" : "unitUnsaid";
}

function holds(claimed: readonly string[], found: readonly string[], { hedge, roundedBy }: Fact): boolean {
  const isRough = hedge === true && roundedBy !== undefined;
  return claimed.some((value) =>
    found.some((other) => value === other || (isRough && isRounded(value, other, roundedBy))),
  );
}

/** Only what was said to be rounded may be: by half of its last digit and at most 5 % of the exact value. */
function isRounded(value: string, exact: string, by: string): boolean {
  const off = distance(value, exact);
  const most = multiply(exact.replace(/^-/u, ""), "0.05");
  return (compare(off, by) ?? 1) <= 0 && (compare(off, most) ?? 1) <= 0;
}
