import { largest } from "../../../../../lib/largest.ts";
import type { Features } from "./word-groups.ts";

/** How much each thing that is seen counts. */
export type WeightTable = Readonly<Record<string, number>>;

/** How likely each place is; together with none of them the chances are 1. */
export function weighFeatures(
  { places, none }: { places: readonly { features: Features }[]; none: Features },
  weights: { place: WeightTable; none: WeightTable },
): number[] {
  const scores = places.map(({ features }) => scoreOf(features, weights.place));
  const noneScore = scoreOf(none, weights.none);
  const top = largest(scores, noneScore);
  const parts = scores.map((score) => Math.exp(score - top));
  const all = parts.reduce((sum, part) => sum + part, Math.exp(noneScore - top));
  return parts.map((part) => part / all);
}

function scoreOf(features: Features, weights: WeightTable): number {
  let score = 0;
  for (const [name, value] of features) score += value * (weights[name] ?? 0);
  return score;
}
