/** What went wrong in a scenario, counted; every number but `kills` has to be 0. */
export interface Tally {
  kills: number;
  /** A workflow whose id was printed did not come to its end, or to another one than undisturbed. */
  notResumable: number;
  /** Answers that were paid for twice, though the first had come well before the process ended. */
  paidTwice: number;
  /** Processes that did not end by themselves, and runs that nobody is at and that are not done. */
  stuck: number;
  orphans: number;
  /** Databases that are not whole. */
  damaged: number;
  /** Raw stacks on stderr. */
  stacks: number;
  /** What exactly, for the first few. */
  notes: string[];
}

export function emptyTally(): Tally {
  return {
    ...{ kills: 0, notResumable: 0, paidTwice: 0, stuck: 0, orphans: 0, damaged: 0, stacks: 0 },
    notes: [],
  };
}

const counted = ["notResumable", "paidTwice", "stuck", "orphans", "damaged", "stacks"] as const;
export type Fault = (typeof counted)[number];

export function blame(tally: Tally, fault: Fault, note: string): void {
  tally[fault] += 1;
  tally.notes.push(`${fault}: ${note}`);
}

export function addUp(tallies: readonly Tally[]): Tally {
  const sum = emptyTally();
  for (const tally of tallies) {
    sum.kills += tally.kills;
    for (const fault of counted) sum[fault] += tally[fault];
    sum.notes.push(...tally.notes.slice(0, 20));
  }
  return sum;
}

export const tallyHead = [
  "scenario",
  "kills",
  "not resumable",
  "paid twice",
  "stuck",
  "orphans",
  "integrity",
  "raw stacks",
];

export function tallyRow(name: string, tally: Tally): string[] {
  return [
    name,
    String(tally.kills),
    String(tally.notResumable),
    String(tally.paidTwice),
    String(tally.stuck),
    String(tally.orphans),
    tally.damaged === 0 ? "ok" : `${tally.damaged} damaged`,
    String(tally.stacks),
  ];
}
