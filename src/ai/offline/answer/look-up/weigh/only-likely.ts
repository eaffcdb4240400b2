import type { ScoredPlace } from "../only-sure.ts";
import type { AnswerPlace } from "../read-places.ts";
import { readSignals, scoreSignals } from "../read-signals.ts";
import { readBars } from "./read-bars.ts";
import type { Sight } from "./read-features.ts";
import { weighPlaces, type WeighedPlace } from "./weigh-places.ts";

/**
 * How likely the best sentence must be, in a paper and in a paragraph; there where something speaks against it; and those
 * together that rules take for the answer.
 */
const enough = {
  paper: { likely: 0.7, barred: 0.8, ruled: 0.5 },
  paragraph: { likely: 0.88, barred: Number.POSITIVE_INFINITY, ruled: 0.4 },
};
/** On the scale of rows: what is as likely as it must be. */
const fits = 1.5;

interface Likely {
  /** The sentences that rules take for the answer and that are not unlikely to be it, or else those that are likely. */
  sure: ScoredPlace[];
  /** Of two sentences one after the other that are likely enough only together, the second. */
  pair?: AnswerPlace;
}

export function onlyLikely(sight: Sight): Likely {
  const { ruled } = sight;
  const weighed = weighPlaces({ ...sight, places: nearest(sight) }).toSorted((a, b) => b.chance - a.chance);
  const [best] = weighed;
  if (best === undefined) return { sure: [] };
  const chances = new Map(weighed.map(({ place, chance }) => [place, chance]));
  // several that say the like share what chance there is
  const shared = ruled.reduce((sum, { place }) => sum + (chances.get(place) ?? 0), 0);
  if (ruled.length > 0 && shared >= levelsOf(sight).ruled) return { sure: [...ruled] };
  const needed = leastFor(sight, best.place);
  if (best.chance < needed)
    // whether something is so is not said by one of two
    return sight.asked.kind === "yes-or-no"
      ? { sure: [] }
      : { sure: [], ...findPair(weighed, (place) => leastFor(sight, place)) };
  return {
    sure: weighed
      .filter(({ chance }) => chance > 0)
      .map(({ place, chance }) => ({ place, score: fits + Math.log(chance / needed) })),
  };
}

const levelsOf = ({ isPaper }: Sight) => (isPaper ? enough.paper : enough.paragraph);

function leastFor(sight: Sight, place: AnswerPlace): number {
  const isBarred = sight.passesOver(place) || Object.values(readBars(sight.asked, place)).includes(true);
  return isBarred ? levelsOf(sight).barred : levelsOf(sight).likely;
}

/** How much of what both have the less likely one must bring. */
const leastShare = 0.1;

/** It is one of the two, and cannot be told which: both are quoted, as they stand. */
function findPair(
  [best, ...others]: readonly WeighedPlace[],
  leastOf: (place: AnswerPlace) => number,
): { pair?: AnswerPlace } {
  if (best === undefined || best.place.sentence.kind !== "sentence") return {};
  const beside = others.find(
    ({ place, chance }) =>
      place.item === best.place.item &&
      Math.abs(place.index - best.place.index) === 1 &&
      place.sentence.kind === "sentence" &&
      chance >= leastShare * (chance + best.chance) &&
      chance + best.chance >= Math.max(leastOf(place), leastOf(best.place)),
  );
  if (beside === undefined) return {};
  return { pair: beside.place.index > best.place.index ? beside.place : best.place };
}

/** Of very many sentences each would have next to no chance: those that hold most of the question are weighed. */
const mostWeighed = 80;

function nearest({ asked, places, rarity }: Sight): readonly AnswerPlace[] {
  if (places.length <= mostWeighed) return places;
  const scored = places.map((place) => ({ place, score: scoreSignals(readSignals(asked, place, rarity)) }));
  const best = new Set(
    scored
      .toSorted((a, b) => b.score - a.score)
      .slice(0, mostWeighed)
      .map(({ place }) => place),
  );
  return places.filter((place) => best.has(place));
}
