import type { RuledVerdict } from "../../src/model/grounding.ts";

/** How often each verdict was given. */
export type Tally = Record<RuledVerdict, number>;

export function tally(verdicts: readonly RuledVerdict[]): Tally {
  const counts: Tally = { VALID: 0, UNDECIDED: 0, INVALID: 0, NOT_IN_CONTEXT: 0 };
  for (const verdict of verdicts) counts[verdict] += 1;
  return counts;
}

/** Rejected for whatever reason: it will not be delivered, and no model is asked. */
export function rejected({ INVALID, NOT_IN_CONTEXT }: Tally): number {
  return INVALID + NOT_IN_CONTEXT;
}

/** VALID, UNDECIDED and rejected, as they stand in every table of these evaluations. */
export function toCells(counts: Tally): string[] {
  return [counts.VALID, counts.UNDECIDED, rejected(counts)].map(String);
}

/** Per cent with one digit; 0 of nothing. */
export function percent(hits: number, all: number): number {
  return all === 0 ? 0 : Math.round((hits / all) * 1_000) / 10;
}

export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return new Map([...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
