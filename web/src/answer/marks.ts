import type { Claim } from "../../../src/model/grounding.ts";
import type { CitedPassage, RoundResult } from "../../../src/model/round-result.ts";
import type { Section } from "../../../src/model/unified-document.ts";
import { citationSetsOf } from "../document/citation-sets.ts";

/** One number in the text: the words of one passage that a statement rests on. */
export interface SourceMark {
  number: number;
  /** Evidence of one part of one document. */
  ids: readonly string[];
  passages: readonly CitedPassage[];
  claims: readonly Claim[];
}

export interface Marks {
  all: readonly SourceMark[];
  /** The marks of a statement, one for each passage that it rests on. */
  of(citations: readonly string[]): SourceMark[];
  byKey(key: string): SourceMark | undefined;
}

export function keyOf(ids: readonly string[]): string {
  return ids.toSorted().join(" ");
}

/** The part of a document that evidence stands in: it is named after its part, as in part~2:10-45. */
export function partOf(id: string): string {
  return id.replace(/[~:].*$/su, "");
}

/** Numbers in the order of reading: first those of the answer, then those of claims that it does not show. */
export function createMarks(
  { claims, evidence, message }: RoundResult,
  more: readonly Section[] = [],
): Marks {
  const byId = new Map(evidence.map((passage) => [passage.id, passage]));
  const split = (sets: readonly (readonly string[])[]) =>
    sets.flatMap((set) => splitByPart(set.filter((id) => byId.has(id))));
  const shown = split([...citationSetsOf(message.sections ?? []), ...citationSetsOf(more)]);
  const cited = new Set(shown.flat());
  // what a table as a whole is marked with is not listed again row by row
  const others = split(claims.map(({ citations }) => citations)).filter((ids) =>
    ids.some((id) => !cited.has(id)),
  );
  const unique = [...new Map([...shown, ...others].map((ids) => [keyOf(ids), ids])).values()];
  const claimsOf = createClaimFinder(claims);
  const all = unique.map((ids, index): SourceMark => ({
    number: index + 1,
    ids,
    passages: ids.flatMap((id) => byId.get(id) ?? []),
    claims: claimsOf(ids),
  }));
  const known = new Map(all.map((mark) => [keyOf(mark.ids), mark]));
  return {
    all,
    byKey: (key) => known.get(key),
    of: (citations) =>
      splitByPart(citations).flatMap(
        (ids) => known.get(keyOf(ids)) ?? ids.flatMap((id) => known.get(id) ?? []),
      ),
  };
}

/** The claims that rest on all of these words, or on nothing but some of them. */
function createClaimFinder(claims: readonly Claim[]): (ids: readonly string[]) => Claim[] {
  const byId = Map.groupBy(
    claims.flatMap((claim) => [...new Set(claim.citations)].map((id) => ({ id, claim }))),
    ({ id }) => id,
  );
  return (ids) => {
    const own = new Set(ids);
    const near = new Set(ids.flatMap((id) => (byId.get(id) ?? []).map(({ claim }) => claim)));
    return [...near].filter(
      ({ citations }) => ids.every((id) => citations.includes(id)) || citations.every((id) => own.has(id)),
    );
  };
}

/** How the value behind a mark was computed, where it was. */
export function computationOf({ claims }: SourceMark): Claim["computation"] {
  return claims.find(({ computation }) => computation !== undefined)?.computation;
}

function splitByPart(ids: readonly string[]): string[][] {
  return [...Map.groupBy(new Set(ids), partOf).values()];
}
