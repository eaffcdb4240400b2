import { largest, smallest } from "../../../../lib/largest.ts";
import type { ReadWord } from "./create-word-reader.ts";
import { countsNear, holdsKind, ownWords, refersBack } from "./holds-kind.ts";
import { definingVerb } from "../../../../lexicon/answers/sentence-words.ts";
import { bestMatch, matchWord } from "./match-word.ts";
import { year, type Asked, type Wanted } from "./read-asked.ts";
import type { AnswerPlace } from "./read-places.ts";
import { contradicts, isOpposite } from "./says-no.ts";

/** What speaks for and against a sentence as the answer; shares run from 0 to 1. */
export interface Signals {
  /** Weight of the question's words that the sentence holds itself. */
  inSentence: number;
  /** The same with headings and what it refers back to. */
  nearby: number;
  /** The same with the whole passage. */
  inPassage: number;
  /** No word that carries the question is missing nearby. */
  complete: number;
  /** How much of the question is there, not as a share: two words of two tell less than six of six. */
  mass: number;
  /** Weight of the heaviest word missing nearby, as a share of all. */
  worstGap: number;
  /** Some name or number of the question is not nearby. */
  missingNames: number;
  missingNumber: number;
  /** Share of neighbouring word pairs of the question that stand close together in the sentence. */
  pairs: number;
  /** Nothing of the kind asked for is there; "strict" where it could not be overlooked. */
  kindMissing: number;
  kindStrict: number;
  /** For "how many X": no number belongs to X. */
  countedMissing: number;
  /** For "what is X": X is only mentioned. */
  onlyMentions: number;
  /** One says that it is so, the other that it is not. */
  negated: number;
  opposed: number;
}

/** How much each signal counts. Set on one half of the developer sample; the other half only measures. */
const weights: Readonly<Record<keyof Signals, number>> = {
  ...{ inSentence: 1, nearby: 0.5, inPassage: 0.3, complete: 0.1, mass: 0.6, worstGap: -0.4 },
  ...{ missingNames: -0.9, missingNumber: -1.5, pairs: 0.1 },
  ...{ kindMissing: -0.5, kindStrict: -3, countedMissing: -0.7, onlyMentions: -0.8 },
  ...{ negated: -1.2, opposed: -0.8 },
};

export function scoreSignals(signals: Signals): number {
  let score = 0;
  for (const [name, weight] of Object.entries(weights)) score += weight * signals[name as keyof Signals];
  return score;
}

/** From here on a word counts as being there. */
export const isThere = 0.5;
/** What stands in a heading, in the sentence before and further off tells a little less. */
const share = {
  topic: 0.7,
  heading: 0.85,
  referred: 0.85,
  before: 0.6,
  far: 0.55,
  samePart: 0.7,
  passage: 0.6,
};
const fullMass = 6;

export function readSignals(asked: Asked, place: AnswerPlace, rarity: readonly number[]): Signals {
  const total = rarity.reduce((sum, weight) => sum + weight, 0) || 1;
  const own = ownWords(asked, place);
  const rows = asked.wanted.map((wanted, at) => ({
    wanted,
    weight: rarity[at] ?? 0,
    ...findWord(wanted, place, own),
  }));
  const shareOf = (pick: (row: (typeof rows)[number]) => number) =>
    rows.reduce((sum, row) => sum + row.weight * pick(row), 0) / total;
  const isMissing = (of: (wanted: Wanted) => boolean) =>
    rows.some(({ wanted, near }) => of(wanted) && near < isThere);
  const holds = holdsKind(asked, place);
  const asks = asked.kind !== "yes-or-no";
  return {
    inSentence: shareOf(({ sentence }) => sentence),
    nearby: shareOf(({ near }) => near),
    inPassage: shareOf(({ passage }) => passage),
    complete: toNumber(!isMissing(({ isLight }) => !isLight)),
    mass: Math.min(1, rows.reduce((sum, row) => sum + massOf(row), 0) / fullMass),
    worstGap:
      largest(
        rows.map((row) => (1 - row.near) * row.weight),
        0,
      ) / total,
    missingNames: toNumber(isMissing(({ isName }) => isName)),
    // a sentence that names other years speaks of those
    missingNumber:
      toNumber(isMissing(({ word, isLight }) => !isLight && /\p{N}/u.test(word))) +
      toNumber(isMissing((one) => !one.isLight && namesOtherYear(one, place.words))),
    pairs: sharePairs(asked.wanted, place.words),
    kindMissing: toNumber(holds === "no"),
    kindStrict: toNumber(holds === "never"),
    countedMissing: toNumber(asked.counted !== undefined && !countsNear(asked.counted, place)),
    onlyMentions: toNumber(asked.kind === "definition" && !defines(asked, place)),
    negated: toNumber(asks && contradicts(asked, place)),
    opposed: toNumber(asks && isOpposite(asked, place)),
  };
}

function toNumber(value: boolean): number {
  return value ? 1 : 0;
}

function massOf({ wanted, sentence }: { wanted: Wanted; sentence: number }): number {
  return wanted.isLight ? 0 : wanted.weight * sentence;
}

interface Found {
  sentence: number;
  near: number;
  passage: number;
}

/** How far a word of the question is in the sentence, near it, and in its passage. */
function findWord(wanted: Wanted, place: AnswerPlace, own: readonly ReadWord[]): Found {
  // what a heading says holds for every sentence below it
  const sentence = Math.max(bestMatch(wanted, own), share.heading * bestMatch(wanted, place.above));
  // another year in the sentence itself is the one that it speaks of
  if (wanted.isNumber && sentence === 0 && namesOtherYear(wanted, place.words))
    return { sentence, near: 0, passage: 0 };
  // a number of the sentence before belongs to that one
  if (wanted.isNumber && sentence === 0 && !year.test(wanted.term))
    return { sentence, near: 0, passage: share.passage * place.passage.match(wanted) };
  const isReferring = refersBack(place.words);
  const [last, ...further] = place.before;
  const before = (isReferring ? share.referred : share.before) * bestMatch(wanted, last?.words ?? []);
  const far =
    isReferring || wanted.isName
      ? share.far *
        largest(
          further.map(({ words }) => bestMatch(wanted, words)),
          0,
        )
      : 0;
  const isPart =
    sentence < isThere &&
    wanted.sameName.some((part) => place.words.some((word) => matchWord(part, word) > isThere));
  const anywhere = place.passage.match(wanted);
  const near = Math.max(
    ...[sentence, before, far, share.heading * bestMatch(wanted, place.heading)],
    isPart ? share.samePart * anywhere : 0,
    place.document.isTopic(wanted) ? share.topic : 0,
  );
  return { sentence, near, passage: Math.max(near, share.passage * anywhere) };
}

function namesOtherYear({ term }: Wanted, words: readonly ReadWord[]): boolean {
  return year.test(term) && words.some((word) => year.test(word.term) && word.term !== term);
}

const close = 4;

function sharePairs(wanted: readonly Wanted[], words: readonly ReadWord[]): number {
  if (wanted.length < 2) return 0;
  const places = wanted.map((one) =>
    words.flatMap((word, at) => (matchWord(one, word) > isThere ? [at] : [])),
  );
  const pairs = places.slice(1).filter((own, at) => isClose(own, places[at] ?? []));
  return pairs.length / (wanted.length - 1);
}

/** Whether a place of one list is near one of the other; both go up, so that one walk tells. */
function isClose(one: readonly number[], other: readonly number[]): boolean {
  let at = 0;
  for (const place of one) {
    while (at < other.length && (other[at] ?? 0) < place - close) at += 1;
    if (at < other.length && Math.abs((other[at] ?? 0) - place) <= close) return true;
  }
  return false;
}

/** "X is …", with X near the beginning: what a definition looks like. */
function defines({ wanted }: Asked, { words, sentence }: AnswerPlace): boolean {
  const at = wanted
    .filter(({ isLight }) => !isLight)
    .map((one) => words.findIndex((word) => matchWord(one, word) > 0.6));
  if (at.length === 0 || at.some((one) => one < 0)) return false;
  const last = largest(at);
  if (sentence.kind === "row") return last < 6;
  return smallest(at) < 8 && words.slice(last + 1, last + 5).some(({ word }) => definingVerb.test(word));
}

const leastShare = 0.6;

/** A word that stands in every other sentence tells little about which one answers. */
export function weighByRarity({ wanted }: Asked, places: readonly AnswerPlace[]): number[] {
  const top = Math.log(1 + places.length) || 1;
  const held = new Map<string, number>();
  for (const { words } of places)
    for (const term of new Set(words.map((word) => word.term))) held.set(term, (held.get(term) ?? 0) + 1);
  return wanted.map(({ term, weight }) => {
    const rarity = Math.log(1 + places.length / (1 + (held.get(term) ?? 0))) / top;
    return weight * (leastShare + (1 - leastShare) * Math.min(1, rarity));
  });
}

/** Among so many sentences a word that matters would be said somewhere. */
const manySentences = 60;
const unheardWeight = -1.1;
/** What is done has many names, what a thing is called has few. */
const verbShare = 0.2;

export interface Unheard {
  weight: number;
  words: ReadonlySet<Wanted>;
  /** Whether one of them is what a thing is called. */
  isThing: boolean;
}

/** What a question loses because some of its words stand nowhere at all; in a short text that tells little. */
export function weighUnheard({ wanted }: Asked, places: readonly AnswerPlace[]): Unheard {
  const passages = new Set(places.map(({ passage }) => passage));
  const headings = new Set(places.map(({ heading }) => heading));
  const isHeard = (one: Wanted) =>
    [...passages].some((passage) => passage.match(one) >= isThere) ||
    [...headings].some((heading) => bestMatch(one, heading) >= isThere);
  const unheard = wanted.filter((one) => !one.isLight && !isHeard(one));
  const count = unheard.reduce((sum, { isVerb }) => sum + (isVerb ? verbShare : 1), 0);
  return {
    weight: unheardWeight * count * Math.min(1, places.length / manySentences),
    words: new Set(unheard),
    isThing: unheard.some(({ isVerb }) => !isVerb),
  };
}
