import { agree } from "../../facts/agree.ts";
import type { Fact } from "../../facts/fact.ts";
import { foldedWords } from "./prepare-claim.ts";
import type { PreparedClaim } from "./prepare-claim.ts";
import { isSameWord } from "./content-words.ts";

/** Held by the claim; held, but with no unit there; there with another unit; only in a quotation of its source; not at all. */
export type ClaimHold = "same" | "unitUnsaid" | "otherUnit" | "source" | "no";

const order: readonly ClaimHold[] = ["same", "unitUnsaid", "source", "otherUnit", "no"];

/** How a claim holds a fact of a statement. */
export function claimHolds(fact: Fact, claim: PreparedClaim): ClaimHold {
  const found = claim.facts.map((own): ClaimHold => agree(fact, own));
  if (fact.kind === "name" && hasName(fact.text, claim.words)) found.push("same");
  if (fact.kind === "identifier" && hasCode(fact, claim)) found.push("same");
  if (isDay(fact, claim)) found.push("unitUnsaid");
  if (fact.kind === "quotation") found.push(holdsQuotation(fact, claim));
  return order.find((hold) => found.includes(hold)) ?? "no";
}

/** "between the 3rd and 21 March" has a day without its month, here or there. */
function isDay({ kind, text, dimension, keys }: Fact, { facts }: PreparedClaim): boolean {
  const dates = facts.filter((own) => own.kind === "date").flatMap((own) => own.keys);
  if (kind === "number" && dimension === undefined)
    return keys.some(
      (key) => /^\d{1,2}$/.test(key) && dates.some((date) => date.endsWith(`-${key.padStart(2, "0")}`)),
    );
  if (kind !== "date" || !/^\d{1,2}\.?$/.test(text)) return false;
  const bare = facts
    .filter((own) => own.kind === "number" && own.dimension === undefined)
    .flatMap((own) => own.keys);
  return keys.some((key) => {
    const [month, day] = [key.slice(0, -3), String(Number(key.slice(-2)))];
    return bare.includes(day) && dates.some((date) => date.startsWith(month));
  });
}

/** All words of a name, inflected or not. */
export function hasName(name: string, words: ReadonlySet<string>): boolean {
  const own = [...foldedWords(name)].filter((word) => word.length > 1);
  return own.length > 0 && own.every((word) => hasWord(word, words));
}

export function hasWord(word: string, words: ReadonlySet<string>): boolean {
  if (words.has(word)) return true;
  if (word.length < 4) return false;
  for (const other of words) if (isSameWord(word, other)) return true;
  return false;
}

/** ISO-9001 is ISO 9001. */
function hasCode({ text }: Fact, { words }: PreparedClaim): boolean {
  const pieces = [...foldedWords(text.replaceAll(/[-/._]/g, " "))];
  return pieces.length > 0 && pieces.every((piece) => words.has(piece));
}

function holdsQuotation({ text }: Fact, { text: claimed, sources }: PreparedClaim): ClaimHold {
  if (quotes(text, claimed)) return "same";
  return sources.some(({ quote }) => quotes(text, quote)) ? "source" : "no";
}

/** Whether a text stands in another word for word; what a quotation leaves out does not count. */
export function quotes(quotation: string, source: string): boolean {
  const flat = flatten(source);
  const pieces = flatten(quotation)
    .split(/\s*\[?(?:\.{3}|…)\]?\s*/u)
    .map((piece) => piece.replaceAll(/^[\s.,;:!?]+|(?<![\s.,;:!?])[\s.,;:!?]+$/gu, ""));
  let from = 0;
  return pieces.every((piece) => {
    const at = flat.indexOf(piece, from);
    from = at + piece.length;
    return at >= 0;
  });
}

export function flatten(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/["“”„«»‹›]/gu, "")
    .replaceAll(/[’‘]/gu, "'")
    .replaceAll(/[‐‑–—]/gu, "-")
    .replaceAll(/\s+/gu, " ")
    .trim();
}
