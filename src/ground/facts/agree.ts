import type { Agreement } from "./agreement.ts";
import { agreeNumbers } from "./numbers/agree-numbers.ts";
import type { Fact } from "./fact.ts";
import { holdsWords } from "./holds-words.ts";

/** Whether the evidence holds what the claim says; limits, and hedges of the evidence, are compared by others. */
export function agree(claim: Fact, evidence: Fact): Agreement {
  if (claim.kind === "number" && evidence.kind === "number") return agreeNumbers(claim, evidence);
  return isHeld(claim, evidence) ? "same" : agreeAcross(claim, evidence);
}

function isHeld(claim: Fact, evidence: Fact): boolean {
  if (isCalendar(claim) && isCalendar(evidence))
    return claim.keys.some((key) => evidence.keys.some((other) => covers(key, other)));
  if (claim.kind !== evidence.kind) return false;
  if (claim.kind === "name") return holdsName(claim, evidence);
  if (claim.kind === "quotation")
    return claim.keys.some((key) => evidence.keys.some((other) => holdsWords(` ${other} `, key)));
  if (claim.kind === "address")
    return claim.keys.some((key) =>
      evidence.keys.some((other) => other === key || other.startsWith(`${key}/`)),
    );
  return claim.keys.some((key) => evidence.keys.includes(key));
}

function isCalendar({ kind }: Fact): boolean {
  return kind === "date" || kind === "period";
}

/** A day says its month and year as well, and a year its decade; never the other way round. */
function covers(key: string, other: string): boolean {
  if (key === other) return true;
  if (/^\d{4}(?:-\d\d)?$/u.test(key)) return other.startsWith(`${key}-`);
  if (/^--\d\d$/u.test(key)) return new RegExp(`^(?:\\d{4}|-)${key.slice(1)}(?:-|$)`, "u").test(other);
  if (key.startsWith("--")) return /^\d{4}/u.test(other) && other.slice(4) === key.slice(1);
  return /^\d{3}0s$/u.test(key) && other.slice(0, 3) === key.slice(0, 3) && /^\d{4}(?:-|$)/u.test(other);
}

/** Digits may be a number here and a year, code or part of an amount there. */
function agreeAcross(claim: Fact, evidence: Fact): Agreement {
  if (claim.kind === "identifier" && claim.dimension !== undefined && evidence.dimension !== undefined)
    return claim.dimension === evidence.dimension ? "same" : "no";
  const kinds = `${claim.kind} ${evidence.kind}`;
  // "travel policy 2025" is a name with a number to one language and a year to another
  if (kinds === "identifier period" || kinds === "period identifier")
    return claim.keys.some((key) => /^(?:19|20)\d\d$/u.test(key) && evidence.keys.includes(key))
      ? "same"
      : "no";
  if (kinds === "identifier number") return sharesDigits(claim, evidence) ? "same" : "no";
  if (kinds === "number identifier" || kinds === "number period") {
    if (!sharesDigits(evidence, claim)) return "no";
    return claim.dimension === undefined ? "same" : "unitUnsaid";
  }
  const isBare = evidence.dimension === undefined && evidence.unknownUnit === undefined;
  return kinds === "period number" && isBare && sharesDigits(claim, evidence) ? "same" : "no";
}

function sharesDigits(code: Fact, { digits, keys }: Fact): boolean {
  const plain = code.keys.map((key) => key.replace(/^0{1,40}(?=\d)/u, ""));
  return plain.some((key) => /^\d+$/u.test(key) && (digits ?? keys).includes(key));
}

/** Countries by their codes; other names by their words, each perhaps inflected. */
function holdsName(claim: Fact, evidence: Fact): boolean {
  const coded = (key: string) => key.includes(":");
  if (claim.keys.some((key) => evidence.keys.includes(key))) return true;
  if (claim.keys.some(coded) && evidence.keys.some(coded)) return false;
  return claim.keys
    .filter((key) => !coded(key))
    .some((key) =>
      evidence.keys.some((other) => !coded(other) && holdsRun(other.split(" "), key.split(" "))),
    );
}

function holdsRun(words: readonly string[], wanted: readonly string[]): boolean {
  return words.some(
    (_, from) =>
      from + wanted.length <= words.length &&
      wanted.every((word, index) => isInflected(word, words[from + index] ?? "")),
  );
}

/** Canada and Canadian: the same beginning of four letters and six tenths of the longer one. */
export function isInflected(a: string, b: string): boolean {
  if (a === b) return true;
  let common = 0;
  while (common < a.length && common < b.length && a.charCodeAt(common) === b.charCodeAt(common)) common += 1;
  return common >= 4 && common >= 0.6 * Math.max(a.length, b.length);
}
