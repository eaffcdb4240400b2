import { agree } from "../facts/agree.ts";
import type { Agreement } from "../facts/agreement.ts";
import type { Fact } from "../facts/fact.ts";

/** How well evidence holds a fact of a claim, best first. */
export type Hold = Agreement | "unsigned" | "undated";

const order: readonly Hold[] = ["same", "otherUnit", "unitUnsaid", "unsigned", "undated", "no"];

export function bestHold(holds: readonly Hold[]): Hold {
  return order.find((hold) => holds.includes(hold)) ?? "no";
}

/** Like `agree`, but a claim may say less than its evidence: the year of a date, a number without its sign. */
export function holdFact(claim: Fact, evidence: Fact): Hold {
  const plain = agree(claim, evidence);
  // a year is no share of anything
  if (claim.dimension === "%" && evidence.kind === "period") return "no";
  if (plain !== "no") return plain;
  if (isTime(claim) && isTime(evidence)) return holdTime(claim, evidence);
  if (isTime(claim) && evidence.kind === "number")
    return claim.keys.some((key) => evidence.keys.includes(key)) ? "same" : "no";
  if (claim.kind === "number" && isTime(evidence))
    return claim.dimension === undefined && claim.keys.some((key) => evidence.keys.includes(key))
      ? "same"
      : "no";
  if (isHour(claim, evidence) || isHour(evidence, claim)) return "unitUnsaid";
  if (isCode(claim) && isCode(evidence) && sameDigits(claim, evidence)) return "same";
  if (claim.kind === "number" && evidence.kind === "number") return holdUnsigned(claim, evidence);
  return "no";
}

/** The same digits read as two kinds of facts, such as a time of day and a length of time. */
export function isOneOfTwo(one: Fact, other: Fact): boolean {
  if (one.kind === other.kind) return false;
  if (isHour(one, other) || isHour(other, one)) return true;
  return (other.digits ?? other.keys).some((key) => (one.digits ?? one.keys).includes(key));
}

/** "At 9" for 9:00, and "two hours" for what looks like a time of day. */
function isHour(time: Fact, number: Fact): boolean {
  if (time.kind !== "time" || number.kind !== "number") return false;
  const hours = time.keys.flatMap((key) => /^(\d{1,2}):00(?::00)?$/u.exec(key)?.[1] ?? []).map(Number);
  return (number.digits ?? number.keys).some((key) => hours.includes(Number(key)));
}

function isTime({ kind }: Fact): boolean {
  return kind === "date" || kind === "period";
}

function isCode({ kind }: Fact): boolean {
  return kind === "identifier" || kind === "number";
}

function holdTime(claim: Fact, evidence: Fact): Hold {
  const pairs = claim.keys.flatMap((one) => evidence.keys.map((other) => [one, other] as const));
  if (
    pairs.some(
      ([one, other]) => other.startsWith(`${one}-`) || (one.startsWith("--") && other.endsWith(one.slice(1))),
    )
  )
    return "same";
  return pairs.some(([one, other]) => other.startsWith("--") && one.endsWith(other.slice(1)))
    ? "undated"
    : "no";
}

function sameDigits(claim: Fact, evidence: Fact): boolean {
  if (claim.kind === evidence.kind || claim.dimension !== undefined || evidence.dimension !== undefined)
    return false;
  const bare = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "").toLowerCase();
  return bare(claim.text) === bare(evidence.text);
}

/** "A loss of 802" is −802 in a table; whether the words fit is for others to say. */
function holdUnsigned(claim: Fact, evidence: Fact): Hold {
  const turned = { ...evidence, keys: evidence.keys.filter(isNegative).map((key) => key.slice(1)) };
  if (turned.keys.length === 0 || claim.keys.some(isNegative)) return "no";
  const digits = (evidence.digits ?? []).map((key) => (isNegative(key) ? key.slice(1) : key));
  return agree(claim, { ...turned, digits }) === "no" ? "no" : "unsigned";
}

function isNegative(key: string): boolean {
  return key.startsWith("-") && !key.startsWith("--");
}
