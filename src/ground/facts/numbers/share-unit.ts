import { compare, multiply } from "./decimal.ts";
import type { Fact } from "../fact.ts";
import type { NumberScale } from "../text/fact-reading.ts";
import type { Scan } from "../text/scan.ts";

/** Between the ends of a range or the sides of a thing. */
const tight = /^\s?(?:[-–—/×x*]|\(|to|bis|à|a|au|al|ad)\s?$/iu;
const loose = /^\s?(?:and|or|und|oder|auf|et|ou|e|o|y|u|respectively|resp\.|bzw\.)\s?$/iu;
const longest = 16;

/** A number with what its digits were multiplied with. */
export interface Scaled {
  fact: Fact;
  scale: NumberScale;
}

/**
 * "5 to 10 days" are 5 days and 10 days, "CHF 5–10" both francs, "5 or 10 million" both millions.
 * Changes the facts.
 */
export function shareUnit(scan: Scan, before: Scaled, after: Scaled): void {
  if (after.fact.start - before.fact.end > longest) return;
  const between = scan.text.slice(before.fact.end, after.fact.start);
  const isTight = tight.test(between);
  if (!isTight && !(before.scale.magnitude.length === 0 && loose.test(between))) return;
  const isMoney = before.fact.dimension?.startsWith("cur:") === true;
  if (isMoney && isTight && isMillions(after)) {
    readMillions(before, after);
    takeUnit(before, after, scan.role);
  } else if (isBare(before)) takeUnit(before, after, scan.role);
  else if (isMoney && isBare(after)) {
    const { scale } = after;
    takeUnit(after, { ...before, scale: { ...before.scale, magnitude: [] } }, scan.role);
    if (isTight)
      takeUnit(
        before,
        { fact: before.fact, scale: { ...before.scale, magnitude: scale.magnitude } },
        scan.role,
      );
  }
}

function isBare({ fact }: Scaled): boolean {
  return fact.dimension === undefined && fact.unknownUnit === undefined;
}

/** The second of "£5–10m" was read as metres. */
function isMillions({ fact }: Scaled): boolean {
  return fact.dimension === "m" && /\dm$/u.test(fact.text);
}

/** Changes the second number. */
function readMillions({ fact }: Scaled, after: Scaled): void {
  const digits = (after.fact.digits ?? []).map((value) => multiply(value, "1000000"));
  Object.assign(after.fact, { dimension: fact.dimension, digits, keys: digits });
  after.scale = { factor: "1", magnitude: ["1000000"] };
}

/** Changes the taker: what the giver has and it has not. */
function takeUnit(taker: Scaled, giver: Scaled, role: Scan["role"]): void {
  const { dimension, per, unknownUnit } = giver.fact;
  const { factor, magnitude } = giver.scale;
  const isScaled = taker.scale.magnitude.length === 0 && magnitude.length > 0 && isSmall(taker.fact);
  const digits = taker.fact.digits ?? taker.fact.keys;
  const scaled = isScaled ? digits.flatMap((value) => magnitude.map((by) => multiply(value, by))) : [];
  const all = isScaled && role === "claim" ? scaled : [...scaled, ...digits];
  taker.fact.digits = all;
  taker.fact.keys = all.map((value) => multiply(value, factor));
  if (dimension !== undefined) taker.fact.dimension = dimension;
  if (per !== undefined) taker.fact.per = per;
  if (unknownUnit !== undefined) taker.fact.unknownUnit = unknownUnit;
}

/** "from 500,000 to 2 million" are no 500,000 millions. */
function isSmall({ digits }: Fact): boolean {
  return digits?.every((value) => (compare(value, "1000") ?? 1) < 0) === true;
}
