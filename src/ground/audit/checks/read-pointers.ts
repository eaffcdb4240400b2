import type { Fact } from "../../facts/fact.ts";
import { isSpan } from "../../facts/dates/read-spans.ts";
import type { Context } from "../context.ts";
import type { ReadClaim } from "../read-claim.ts";
import type { Pointers } from "./find-rival.ts";

/** The topic words of a claim, and its facts but those whose place is asked for. */
export function readPointers(
  claim: ReadClaim,
  { readStems }: Context,
  without: readonly Fact[] = [],
): Pointers {
  const stems = readStems(claim.statement, claim.language).filter(
    ({ start, end }) => !without.some((fact) => fact.start < end && fact.end > start),
  );
  return { stems, facts: claim.facts.filter((fact) => !without.includes(fact) && fact.weak !== true) };
}

/** "2001 to 2017" is a time that both years bound: neither of them points to a column of its own. */
export function endsOfSpans({ statement, facts }: ReadClaim): Fact[] {
  const times = facts.filter(({ kind }) => kind === "period" || kind === "date");
  return times.flatMap((from, at) => {
    const to = times[at + 1];
    return to !== undefined && isSpan(statement, from, to) ? [from, to] : [];
  });
}
