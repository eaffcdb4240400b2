import type { AnswerKind } from "../../../../../lexicon/answers/answer-kinds.ts";
import { countsNear, refersBack } from "../holds-kind.ts";
import { isPersonal } from "../is-personal.ts";
import { bestMatch } from "../match-word.ts";
import { tellsCause, type ScoredPlace } from "../only-sure.ts";
import { isHinted } from "../read-clues.ts";
import type { AnswerPlace } from "../read-places.ts";
import { isThere, readSignals, scoreSignals } from "../read-signals.ts";
import { contradicts, isOpposite } from "../says-no.ts";
import { isOther, speaksOfIt } from "../speaks-of.ts";
import { tellsOther } from "../tells-other.ts";
import type { Sight } from "./read-features.ts";
import { weighPlaces, type WeighedPlace } from "./weigh-places.ts";
import { fewSentences } from "./word-groups.ts";

/** How likely the best sentence must be: where rules alone take it for the answer, in a paper, and in a paragraph. */
const enough = { ruled: 0.13, paper: 0.55, paragraph: 0.8 };
/** On the scale of rows: what is as likely as it must be. */
const fits = 1.5;

interface Likely {
  /** The sentences that rules take for the answer and that are not unlikely to be it, or else those that are likely. */
  sure: ScoredPlace[];
  /** Of two sentences one after the other that are likely enough only together, the second. */
  pair?: AnswerPlace;
}

export function onlyLikely(sight: Sight, ruled: readonly ScoredPlace[]): Likely {
  const weighed = weighPlaces({ ...sight, places: nearest(sight) }).toSorted((a, b) => b.chance - a.chance);
  const [best] = weighed;
  if (best === undefined) return { sure: [] };
  const chances = new Map(weighed.map(({ place, chance }) => [place, chance]));
  const [first] = ruled.toSorted((a, b) => b.score - a.score);
  if (first !== undefined && (chances.get(first.place) ?? 0) >= enough.ruled) return { sure: [...ruled] };
  const { asked, places } = sight;
  const least = isPersonal(asked) || places.length > fewSentences ? enough.paper : enough.paragraph;
  if (isBarred(sight, best.place)) return { sure: [] };
  if (best.chance < least) return { sure: [], ...findPair(weighed, { sight, least }) };
  return {
    sure: weighed
      .filter(({ chance }) => chance > 0)
      .map(({ place, chance }) => ({ place, score: fits + Math.log(chance / least) })),
  };
}

/** How much of what both have the less likely one must bring. */
const leastShare = 0.1;

/** It is one of the two, and cannot be told which: both are quoted, as they stand. */
function findPair(
  [best, ...others]: readonly WeighedPlace[],
  { sight, least }: { sight: Sight; least: number },
): { pair?: AnswerPlace } {
  if (best === undefined || best.place.sentence.kind !== "sentence") return {};
  const beside = others.find(
    ({ place, chance }) =>
      place.item === best.place.item &&
      Math.abs(place.index - best.place.index) === 1 &&
      place.sentence.kind === "sentence" &&
      chance + best.chance >= least &&
      chance >= leastShare * (chance + best.chance) &&
      !isBarred(sight, place),
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

/** What no likeliness makes good: says the opposite, counts something else, or has no word for what was asked. */
function isBarred(sight: Sight, place: AnswerPlace): boolean {
  const { asked, passesOver } = sight;
  const isAsking = asked.kind !== "yes-or-no";
  return (
    passesOver(place) ||
    isOther(asked, place) ||
    tellsOther(asked, place) ||
    (isAsking && (contradicts(asked, place) || isOpposite(asked, place))) ||
    (asked.counted !== undefined && !countsNear(asked.counted, place)) ||
    (asked.kind === "reason" && !tellsCause(asked, place)) ||
    (ownKinds.has(asked.kind) && leavesOutThing(sight, place)) ||
    !(speaksOfIt(asked, place) || asked.wanted.some((word) => isHinted(word, place.words)))
  );
}

/** Every thing has its own amount, its own time and its own cause. */
const ownKinds: ReadonlySet<AnswerKind> = new Set(["amount", "count", "share", "period", "date", "reason"]);

/** A thing of the question that neither the sentence nor what stands over and before it names or hints at. */
function leavesOutThing({ asked }: Sight, place: AnswerPlace): boolean {
  // what the sentence before names has its own amount or time, unless this one goes on with it
  const last = refersBack(place.words) ? place.before[0]?.words : undefined;
  const near = [...place.words, ...place.heading, ...(last ?? [])];
  return asked.wanted.some(
    (word) =>
      !word.isLight &&
      !word.isVerb &&
      !word.isNumber &&
      bestMatch(word, near) < isThere &&
      !isHinted(word, near) &&
      !place.document.isTopic(word),
  );
}
