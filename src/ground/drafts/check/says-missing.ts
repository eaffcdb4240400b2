import { notProven, notStated } from "../../../lexicon/draft-words.ts";
import type { DraftScope } from "./draft-scope.ts";
import { factsOf } from "./facts-of.ts";
import { flatten, claimHolds } from "./claim-holds.ts";
import type { PreparedClaim } from "./prepare-claim.ts";
import { contentWords, isSameWord } from "./content-words.ts";

const toPhrases = (lists: Partial<Record<string, string>>) =>
  // the longest first: "non indica" is the beginning of "non indicato"
  Object.values(lists)
    .flatMap((list) => (list ?? "").split("|").map(flatten))
    .toSorted((a, b) => b.length - a.length);
const absent = toPhrases(notStated);
const unshown = toPhrases(notProven);

/** What a text says of something that was looked for and not found. */
export interface SaidMissing {
  /** What it speaks of. */
  missing: PreparedClaim[];
  /** It says so, and nothing else. */
  isPlain: boolean;
  /** It says that the documents do not hold what only could not be proven. */
  isWrong: boolean;
}

/** Undefined where it does not say that anything is missing or could not be proven. */
export function saysMissing(text: string, language: string, { claims }: DraftScope): SaidMissing | undefined {
  const missing = claims.filter(({ isMissing }) => isMissing);
  if (missing.length === 0) return undefined;
  const flat = ` ${flatten(text).replaceAll(/[.,;:!?]+/gu, " ")} `;
  const said = (phrases: readonly string[]) => phrases.find((words) => flat.includes(` ${words}`));
  const [away, open] = [said(absent), said(unshown)];
  const phrase = open ?? away;
  if (phrase === undefined) return undefined;
  const words = contentWords(flat.replace(phrase, " "), language).map(({ term }) => term);
  const facts = factsOf(text, language).filter(({ weak }) => weak !== true);
  const shareOf = (claim: PreparedClaim) => {
    const known = [...claim.terms];
    const shared = words.filter((term) => known.some((other) => isSameWord(term, other)));
    return words.length === 0 ? 0 : shared.length / words.length;
  };
  const whole = missing.filter(
    (claim) => shareOf(claim) === 1 && facts.every((fact) => claimHolds(fact, claim) === "same"),
  );
  const about = whole.length > 0 ? whole : missing.filter((claim) => shareOf(claim) >= 0.5);
  if (about.length === 0) return undefined;
  const isWrong = open === undefined && about.every(({ isUnproven }) => isUnproven);
  return { missing: about, isPlain: whole.length > 0 && !isWrong, isWrong };
}
