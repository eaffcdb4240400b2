import { largest } from "../../../../../lib/largest.ts";
import type { AnswerPlace } from "../read-places.ts";
import { readFeatures, type Sight } from "./read-features.ts";
import type { Features } from "./word-groups.ts";
import { noneWeights, placeWeights } from "./weights.ts";

export interface WeighedPlace {
  place: AnswerPlace;
  /** How likely it is, among all sentences and none of them, to be the answer; from 0 to 1. */
  chance: number;
}

/** How likely each sentence is to answer; together with no answer at all the chances are 1. */
export function weighPlaces(sight: Sight): WeighedPlace[] {
  const seen = readFeatures(sight);
  const chances = weighFeatures(seen, { place: placeWeights, none: noneWeights });
  return seen.places.map(({ place }, at) => ({ place, chance: chances[at] ?? 0 }));
}

type WeightTable = Readonly<Record<string, number>>;

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
