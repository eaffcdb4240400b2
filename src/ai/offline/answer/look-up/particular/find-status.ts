import { statusChrome, statusWords } from "../../../../../lexicon/answers/status-words.ts";
import { bestMatch, isOneOf } from "../match-word.ts";
import type { Asked, Wanted } from "../read-asked.ts";
import type { AnswerPlace } from "../read-places.ts";

const isSaid = 0.7;
const isNear = 0.5;
/** A thing that many sentences name is no case of its own. */
const mostSentences = 2;

type Scale = keyof typeof statusWords;

/** A sentence, or an item of a list with the line that leads to it. */
export interface StatusPlace {
  place: AnswerPlace;
  lead: AnswerPlace | undefined;
}

/**
 * The one sentence that says whether the thing of a question is included or allowed, however the rest of it is worded.
 * None where another such sentence names as much of the question, or where a word of it is spoken of elsewhere only.
 */
export function findStatus(asked: Asked, places: readonly AnswerPlace[]): StatusPlace | undefined {
  if (asked.kind !== "yes-or-no") return undefined;
  const scale = scaleOf(asked);
  if (scale === undefined) return undefined;
  const things = asked.wanted.filter(isThing);
  const told = places.flatMap((place, at): StatusPlace[] => {
    const { isStatement, sentence } = place;
    const lead = leadOf(at, places);
    const isTold = lead !== undefined || (isStatement && sentence.kind !== "row");
    return isTold && statusWords[scale].said.test((lead ?? place).sentence.text) ? [{ place, lead }] : [];
  });
  const found = told
    .map((one) => ({ ...one, named: things.filter((word) => isNamed(word, one.place)) }))
    .filter(({ named }) => named.some((word) => isRare(word, places)));
  const [only, next] = found.toSorted((a, b) => b.named.length - a.named.length);
  if (only === undefined || next?.named.length === only.named.length) return undefined;
  const { place, lead, named } = only;
  const isExplained = (word: Wanted) =>
    named.includes(word) || isAround(word, place) || !isHeard(word, places);
  return things.every(isExplained) ? { place, lead } : undefined;
}

/** By its own word, or by that for its kind: what holds for alcohol holds for beer. */
function isNamed(word: Wanted, { words }: AnswerPlace): boolean {
  return bestMatch(word, words) >= isSaid || isOneOf(word, words);
}

function scaleOf({ text }: Asked): Scale | undefined {
  return (Object.keys(statusWords) as Scale[]).find((one) => statusWords[one].asked.test(text));
}

/** "Are we covered for hail" is not answered by what is covered in general, where hail is spoken of elsewhere. */
export function createPassesOver(
  asked: Asked,
  places: readonly AnswerPlace[],
): (place: AnswerPlace) => boolean {
  const scale = asked.kind === "yes-or-no" ? scaleOf(asked) : undefined;
  if (scale === undefined) return () => false;
  const { said } = statusWords[scale];
  const things = asked.wanted.filter(isThing);
  const isSpokenOf = things.some((word) => isHeard(word, places));
  const told = places.filter(({ sentence }) => said.test(sentence.text));
  // what is said to be allowed or not elsewhere is passed over by a sentence that does not even name it
  const ruled = things.filter((word) => told.some(({ words }) => bestMatch(word, words) >= isNear));
  return (place) => {
    const near = [...place.words, ...place.above, ...(place.before[0]?.words ?? [])];
    const isNamed = (word: Wanted) => bestMatch(word, near) >= isNear;
    if (isSpokenOf && !things.some(isNamed)) return true;
    return !said.test(place.sentence.text) && !ruled.every(isNamed);
  };
}

const longestList = 20;

/** "Not insured are:" says it of every item of the list below it. */
export function leadOf(at: number, places: readonly AnswerPlace[]): AnswerPlace | undefined {
  const own = places[at];
  if (own?.sentence.kind !== "item") return undefined;
  for (let before = at - 1; before >= Math.max(0, at - longestList); before -= 1) {
    const place = places[before];
    if (place === undefined || !isUnder(own, place)) return undefined;
    if (place.sentence.kind === "item") continue;
    return /:\s*$/u.test(place.sentence.text) ? place : undefined;
  }
  return undefined;
}

/** In the same passage, or in the one before under the same heading: a list may be a passage of its own. */
function isUnder({ item }: AnswerPlace, { item: lead }: AnswerPlace): boolean {
  return item === lead || (item.document === lead.document && isSame(item.heading, lead.heading));
}

function isSame(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return one.join("\n") === other.join("\n");
}

/** What names a thing: neither the word that asks for the status, nor one that only carries the question. */
function isThing({ word, isLight, weight }: Wanted): boolean {
  if (isLight && weight < toldWeight) return false;
  const isAsking = Object.values(statusWords).some(({ said, asked }) => said.test(word) || asked.test(word));
  return !isAsking && !statusChrome.test(word);
}

/** What is told beside a question weighs more than a word that only carries it. */
const toldWeight = 0.4;

function isRare(word: Wanted, places: readonly AnswerPlace[]): boolean {
  const own = places.filter(
    ({ isStatement, words }) => isStatement && bestMatch(word, words) >= isSaid,
  ).length;
  return own <= mostSentences;
}

function isAround(word: Wanted, { passage, heading, document }: AnswerPlace): boolean {
  return passage.match(word) >= isNear || bestMatch(word, heading) >= isNear || document.isTopic(word);
}

function isHeard(word: Wanted, places: readonly AnswerPlace[]): boolean {
  return places.some(
    ({ words, heading }) => bestMatch(word, words) >= isNear || bestMatch(word, heading) >= isNear,
  );
}
