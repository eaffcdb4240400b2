import { addAll } from "../../../lib/add-all.ts";

/** Where two sequences differ: what stands in one in place of what stands in the other. */
export interface Hunk {
  left: { from: number; to: number };
  right: { from: number; to: number };
}

export interface WordAlignment {
  common: number;
  pairs: (readonly [left: number, right: number])[];
  hunks: Hunk[];
}

/** Longer sentences are compared by their beginnings and ends alone. */
const mostSteps = 400_000;

/** The longest common subsequence of two sequences, and the gaps between. */
export function align<T>(
  left: readonly T[],
  right: readonly T[],
  isSame: (one: T, other: T) => boolean,
): WordAlignment {
  const same = (at: number, to: number) => {
    const [one, other] = [left[at], right[to]];
    return one !== undefined && other !== undefined && isSame(one, other);
  };
  let start = 0;
  while (start < left.length && start < right.length && same(start, start)) start++;
  let end = 0;
  while (
    end < left.length - start &&
    end < right.length - start &&
    same(left.length - 1 - end, right.length - 1 - end)
  )
    end++;
  const pairs: (readonly [number, number])[] = [];
  for (let at = 0; at < start; at++) pairs.push([at, at]);
  const [rows, columns] = [left.length - start - end, right.length - start - end];
  if (rows * columns <= mostSteps)
    addAll(
      pairs,
      middle(rows, columns, (at, to) => same(start + at, start + to)).map(
        ([at, to]) => [start + at, start + to] as const,
      ),
    );
  for (let at = end; at > 0; at--) pairs.push([left.length - at, right.length - at]);
  return { common: pairs.length, pairs, hunks: gapsOf(pairs, left.length, right.length) };
}

function middle(
  rows: number,
  columns: number,
  same: (at: number, to: number) => boolean,
): (readonly [number, number])[] {
  const width = columns + 1;
  const best = new Uint16Array((rows + 1) * width);
  for (let at = rows - 1; at >= 0; at--) {
    for (let to = columns - 1; to >= 0; to--) {
      best[at * width + to] = same(at, to)
        ? (best[(at + 1) * width + to + 1] ?? 0) + 1
        : Math.max(best[(at + 1) * width + to] ?? 0, best[at * width + to + 1] ?? 0);
    }
  }
  const pairs: (readonly [number, number])[] = [];
  for (let at = 0, to = 0; at < rows && to < columns;) {
    if (same(at, to)) pairs.push([at++, to++]);
    else if ((best[(at + 1) * width + to] ?? 0) >= (best[at * width + to + 1] ?? 0)) at++;
    else to++;
  }
  return pairs;
}

function gapsOf(pairs: readonly (readonly [number, number])[], left: number, right: number): Hunk[] {
  const hunks: Hunk[] = [];
  let [one, other] = [0, 0];
  for (const [at, to] of [...pairs, [left, right] as const]) {
    if (at > one || to > other) hunks.push({ left: { from: one, to: at }, right: { from: other, to } });
    [one, other] = [at + 1, to + 1];
  }
  return hunks;
}
