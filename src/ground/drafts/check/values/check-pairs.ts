import { agree } from "../../../facts/agree.ts";
import type { Fact } from "../../../facts/fact.ts";
import { isValue } from "../facts-of.ts";
import { claimHolds } from "../claim-holds.ts";
import { short } from "../missing-facts.ts";
import type { ClaimUnit } from "../read-claim-units.ts";
import type { PreparedClaim } from "../prepare-claim.ts";

/** A value of a statement and what the statement tells it by. */
export interface Pair {
  value: Fact;
  features: ReadonlySet<string>;
  /** All facts of its clause. */
  beside?: readonly Fact[];
  /** Names, dates and years beside it. */
  subjects?: readonly Fact[];
  language?: string;
}

interface Place {
  claim: PreparedClaim;
  unit: ClaimUnit;
}

/**
 * Whether a value belongs to what it is told by. A clause with the value is the wrong one if a clause with another
 * value of this sort has all the words that tell it, and more: then that one was meant. Returns the reason, or nothing.
 */
export function wrongPair(
  { value, features, beside = [] }: Pair,
  claims: readonly PreparedClaim[],
): string | undefined {
  const places = claims.flatMap((claim) => claim.units.map((unit) => ({ claim, unit })));
  const claimHolds = ({ unit }: Place) => unit.facts.some((own) => agree(value, own) === "same");
  const holding = places.filter(claimHolds);
  if (holding.length === 0) return undefined;
  // what is told together with it, as in "from 10 to 12", is no rival
  const isTold = (own: Fact) => beside.some((fact) => fact !== value && agree(fact, own) === "same");
  const rivals = places.filter(
    (place) => !claimHolds(place) && place.unit.facts.some((own) => isAlike(value, own) && !isTold(own)),
  );
  const telling = new Set(features);
  for (const key of value.keys)
    for (const own of [`${value.kind} ${key}`, `${value.kind} ${key} ${value.dimension ?? ""}`])
      telling.delete(own);
  const beaten = holding.map((place) => ({
    place,
    rival: rivals.find((rival) => isBetter(rival, place, telling)),
  }));
  const [first] = beaten;
  if (first?.rival === undefined || beaten.some(({ rival }) => rival === undefined)) return undefined;
  const { place, rival } = first;
  const own = rival.unit.facts.find((other) => isAlike(value, other));
  return `"${value.text}" belongs to "${short(clauseOf(place))}"; what it is told by stands with "${own?.text ?? ""}" in ${rival.claim.id}: "${short(clauseOf(rival))}".`;
}

/**
 * Every claim with the value says whose it is, or when, and the statement says somebody else or another time.
 * In another language a name may be another word.
 */
export function clashingPair(
  { value, features, subjects = [], language }: Pair,
  claims: readonly PreparedClaim[],
): string | undefined {
  if (!isValue(value)) return undefined;
  const holding = claims.filter((claim) => claim.facts.some((own) => agree(value, own) === "same"));
  const clashes = holding.map(
    (claim) => letterClash(features, claim) ?? clashOf(subjects, claim, language !== claim.language),
  );
  const [first] = clashes;
  if (first === undefined || clashes.includes(undefined)) return undefined;
  return `"${value.text}" stands with "${first.theirs.text}", not with "${first.own.text}": "${short(holding[0]?.text ?? "")}".`;
}

/** Group A is not group B. */
function letterClash(features: ReadonlySet<string>, { units }: PreparedClaim): Clash | undefined {
  const letters = (all: Iterable<string>) => [...all].filter((feature) => feature.startsWith("letter "));
  const own = letters(features);
  const theirs = letters(units.flatMap((unit) => [...unit.features]));
  const [first] = own;
  const [other] = theirs;
  if (first === undefined || other === undefined || own.some((letter) => theirs.includes(letter)))
    return undefined;
  return { own: { text: first.slice(-1) }, theirs: { text: other.slice(-1) } };
}

interface Clash {
  own: { text: string };
  theirs: { text: string };
}

const groups: readonly (readonly Fact["kind"][])[] = [["name"], ["period", "date"]];

function clashOf(subjects: readonly Fact[], claim: PreparedClaim, isTranslated: boolean): Clash | undefined {
  for (const kinds of groups) {
    if (isTranslated && kinds.includes("name")) continue;
    const own = subjects.filter(({ kind }) => kinds.includes(kind));
    const theirs = claim.facts.filter(({ kind, weak }) => kinds.includes(kind) && weak !== true);
    const [first] = own;
    const [other] = theirs;
    if (first === undefined || other === undefined) continue;
    const isShared = own.some(
      (fact) => claimHolds(fact, claim) === "same" || theirs.some((their) => agree(their, fact) === "same"),
    );
    if (!isShared) return { own: first, theirs: other };
  }
  return undefined;
}

function isBetter(rival: Place, place: Place, features: ReadonlySet<string>): boolean {
  let hasMore = false;
  for (const feature of features) {
    const [here, there] = [place.unit.features.has(feature), rival.unit.features.has(feature)];
    if (here && !there) return false;
    if (there && !here) hasMore = true;
  }
  return hasMore;
}

function clauseOf({ claim, unit }: Place): string {
  return claim.text.slice(unit.start, unit.end);
}

/** A number in the same unit; one without a unit may be in any. */
function isAlike(value: Fact, own: Fact): boolean {
  if (value.kind !== own.kind) return false;
  // a percentage always says that it is one
  if ((value.dimension === "%") !== (own.dimension === "%")) return false;
  return value.dimension === undefined || own.dimension === undefined || value.dimension === own.dimension;
}
