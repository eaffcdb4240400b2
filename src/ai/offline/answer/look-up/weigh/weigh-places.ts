import type { AnswerPlace } from "../read-places.ts";
import { closePlaceWeights, closeNoneWeights } from "./close-weights.ts";
import { closest, readClosely } from "./read-closely.ts";
import { readFeatures, type Sight } from "./read-features.ts";
import { weighFeatures } from "./weigh-features.ts";
import { noneWeights, placeWeights } from "./weights.ts";

export interface WeighedPlace {
  place: AnswerPlace;
  /** How likely it is, among all sentences and none of them, to be the answer; from 0 to 1. */
  chance: number;
}

/**
 * How likely each sentence is to answer; together with no answer at all the chances are 1. Everything that can be seen
 * of it is weighed first, and the likeliest are then read together with the question.
 */
export function weighPlaces(sight: Sight): WeighedPlace[] {
  const seen = readFeatures(sight);
  const chances = weighFeatures(seen, { place: placeWeights, none: noneWeights });
  const first = seen.places.map((one, at) => ({ ...one, chance: chances[at] ?? 0 }));
  const near = closest(first);
  const close = readClosely(sight, near);
  const closer = weighFeatures(close, { place: closePlaceWeights, none: closeNoneWeights });
  const known = new Map(near.map(({ place }, at) => [place, closer[at] ?? 0]));
  return first.map(({ place }) => ({ place, chance: known.get(place) ?? 0 }));
}
