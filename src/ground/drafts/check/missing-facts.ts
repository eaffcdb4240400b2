import { segmentWords } from "../../../lib/text/segment-words.ts";
import type { Fact } from "../../facts/fact.ts";
import { foldWord } from "../../facts/fold-word.ts";
import { isCount } from "./facts-of.ts";
import type { DraftScope } from "./draft-scope.ts";
import { hasName, claimHolds } from "./claim-holds.ts";
import type { PreparedClaim } from "./prepare-claim.ts";
import { requestHolds } from "./prepare-request.ts";

export interface MissingInput {
  facts: readonly Fact[];
  candidates: readonly PreparedClaim[];
  isNamed: boolean;
  language: string;
  scope: DraftScope;
}

export interface MissingFacts {
  /** Why the statement cannot stand; none where nothing is surely missing. */
  reasons: string[];
  doubts: string[];
  /** Facts that only the request has. */
  asked: Fact[];
  /** Facts that are missing, and no fault for that alone. */
  excused: Fact[];
}

/** Facts of a statement that the claims it rests on do not hold, each with where it stands instead. */
export function missingFacts({ facts, candidates, isNamed, language, scope }: MissingInput): MissingFacts {
  const missing: MissingFacts = { reasons: [], doubts: [], asked: [], excused: [] };
  for (const fact of facts) {
    const found = candidates.map((claim) => ({ claim, hold: claimHolds(fact, claim) }));
    if (found.some(({ hold }) => hold === "same")) continue;
    const unitless = found.filter(({ hold }) => hold === "unitUnsaid");
    // "Duration in months: 4" names the unit of 4, though not beside it
    if (unitless.some(({ claim }) => namesUnit(fact, claim))) missing.excused.push(fact);
    else if (unitless.length > 0) excuse(fact, `The claims give no unit for "${fact.text}".`, missing);
    else if (found.some(({ hold }) => hold === "source"))
      excuse(fact, `"${fact.text}" is quoted from the source, not from the claim.`, missing);
    else judge(fact, { found, candidates, isNamed, language, scope }, missing);
  }
  return missing;
}

function namesUnit({ text }: Fact, { words }: PreparedClaim): boolean {
  const unit = segmentWords(text).flatMap(({ text: word }) =>
    /^\p{L}{2}/u.test(word) ? [foldWord(word)] : [],
  );
  return unit.length > 0 && unit.every((word) => words.has(word));
}

interface Judged extends Omit<MissingInput, "facts"> {
  found: { claim: PreparedClaim; hold: ReturnType<typeof claimHolds> }[];
}

function judge(
  fact: Fact,
  { found, candidates, isNamed, language, scope }: Judged,
  missing: MissingFacts,
): void {
  const otherUnit = found.find(({ hold }) => hold === "otherUnit")?.claim;
  if (otherUnit !== undefined) {
    missing.reasons.push(
      `"${fact.text}" stands with another unit in ${otherUnit.id}: "${short(otherUnit.text)}".`,
    );
    return;
  }
  const elsewhere =
    isNamed && !isCount(fact) ? scope.claims.filter((claim) => claimHolds(fact, claim) === "same") : [];
  const [other] = elsewhere;
  if (other !== undefined && fact.weak !== true) {
    missing.reasons.push(`"${fact.text}" stands in ${other.id}, which this statement does not use.`);
    return;
  }
  const doubt = doubtOf(fact, { candidates, language });
  if (requestHolds(fact, scope.request) && (doubt === undefined || fact.kind === "name")) {
    missing.asked.push(fact);
    return;
  }
  if (doubt === undefined) missing.reasons.push(`"${fact.text}" stands in none of the claims.`);
  else excuse(fact, doubt, missing);
}

function excuse(fact: Fact, doubt: string, { doubts, excused }: MissingFacts): void {
  doubts.push(doubt);
  excused.push(fact);
}

/** A fact that is missing and may be right all the same. */
function doubtOf(
  fact: Fact,
  { candidates, language }: { candidates: readonly PreparedClaim[]; language: string },
): string | undefined {
  if (fact.weak === true) return `"${fact.text}" stands in none of the claims.`;
  if (fact.kind === "name") {
    if (candidates.some(({ around }) => hasName(fact.text, around)))
      return `The name "${fact.text}" stands in the source, not in the claim.`;
    const isTranslated = candidates.every((claim) => claim.language !== language);
    if (isTranslated && !/\s/.test(fact.text)) return `"${fact.text}" may be a name in another language.`;
  }
  return isCount(fact) && !candidates.some((claim) => claim.facts.some((own) => counts(fact, own)))
    ? `"${fact.text}" is a count that no claim states.`
    : undefined;
}

function counts(fact: Fact, own: Fact): boolean {
  return own.kind === "number" && own.dimension === undefined && own.unknownUnit === fact.unknownUnit;
}

export function short(text: string): string {
  return text.length <= 120 ? text : `${text.slice(0, 119).trimEnd()}…`;
}
