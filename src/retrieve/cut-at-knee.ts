export interface KneeLimits {
  least: number;
  most: number;
  /** The smallest relative drop that counts as a knee. */
  drop: number;
}

/** How many of these descending scores to keep: up to the steepest relative drop, within the limits. */
export function cutAtKnee(scores: readonly number[], limits: KneeLimits): number {
  const useful = scores.slice(0, limits.most + 1).filter((score) => score > 0);
  let keep = Math.min(useful.length, limits.most);
  let steepest = limits.drop;
  for (let count = limits.least; count < useful.length; count += 1) {
    const before = useful[count - 1] ?? 0;
    const drop = (before - (useful[count] ?? 0)) / Math.max(before, 1e-9);
    if (drop <= steepest) continue;
    steepest = drop;
    keep = Math.min(count, limits.most);
  }
  return keep;
}
