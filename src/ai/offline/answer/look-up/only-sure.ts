import type { AnswerKind } from "../../../../lexicon/answers/answer-kinds.ts";
import { countsNear, holdsKind, ownWords, refersBack } from "./holds-kind.ts";
import { isPersonal } from "./is-personal.ts";
import { bestMatch } from "./match-word.ts";
import type { Asked, Wanted } from "./read-asked.ts";
import type { AnswerPlace } from "./read-places.ts";
import { isThere, type Unheard } from "./read-signals.ts";
import { contradicts } from "./says-no.ts";

export interface ScoredPlace {
  place: AnswerPlace;
  score: number;
}

/**
 * From here on a sentence is taken to state the answer, and what the best gains by being ahead of the next. A name is
 * found in many sentences that tell something else of it; words of other languages are less often known to mean the same.
 */
const enough = { en: { least: 1.45, named: 0.25, ahead: 0 }, other: { least: 1.4, named: 0, ahead: 0.3 } };
/** Who asks for a rule that binds him seldom asks for what the rules leave out. */
const bound = { allHeard: 0.85, least: 1.2, ahead: 0.4 };
/** A sentence that tells a cause and speaks of the same thing nearly always tells the one that was asked for. */
const because = { least: 0.55, ahead: 0.5 };
/** How far ahead of the next a sentence is that nothing else comes near to. */
const farAhead = 0.4;
/** How much less it then needs, by kinds of answers that can be seen in a sentence; a thing has many dates and places. */
const less: Readonly<Partial<Record<AnswerKind, number>>> = {
  ...{ amount: 0.8, count: 0.8, share: 0.8, period: 0.8, person: 0.8, date: 0.4, year: 0.4 },
};
/** In a long text, a thing that is named nowhere is not said in other words: it is missing. */
const mostUnheard = -0.5;
/** Of a rule that binds him, somebody knows what it is about, and asks for its time; amounts there are many. */
const times: ReadonlySet<AnswerKind> = new Set(["period", "date"]);
const mostAhead = 1;
/** The sentences that are as good as an answer must be; the best of them may be so by standing alone. */
export function onlySure(sentences: readonly ScoredPlace[], asked: Asked, unheard: Unheard): ScoredPlace[] {
  const [best, next] = sentences.toSorted((a, b) => b.score - a.score);
  if (best === undefined) return [];
  const isCause = tellsCause(asked, best.place);
  const isOther = unheard.isThing || leavesOut(asked, best.place, sentences);
  const isKind = isNarrowed(asked, best.place, unheard);
  const { least, ahead } = isCause ? because : askFor(asked, { isOther, isKind });
  // what a lost key costs is not told by what is far ahead with a lost remote control
  const lead = pricesOther(asked, best.place, unheard)
    ? 0
    : Math.min(mostAhead, best.score - (next?.score ?? 0));
  const isAlone = lead >= farAhead && standsAlone(asked, best.place, unheard);
  if (best.score + ahead * lead < (isAlone ? least - (less[asked.kind] ?? 0) : least)) return [];
  return sentences.filter(
    ({ place, score }) => score >= Math.min(least, best.score) && (!isCause || tellsCause(asked, place)),
  );
}

/** Of a thing in the question only other sentences speak: the rule that binds somebody is more likely one of theirs. */
function leavesOut(asked: Asked, place: AnswerPlace, sentences: readonly ScoredPlace[]): boolean {
  const near = [...place.words, ...place.above, ...place.heading, ...(place.before[0]?.words ?? [])];
  return asked.wanted.some(
    (one) =>
      !one.isLight &&
      !one.isVerb &&
      !one.isNumber &&
      bestMatch(one, near) < isThere &&
      sentences.some(({ place: other }) => other !== place && bestMatch(one, other.words) >= isThere),
  );
}

/** An amount of something else: a thing that the question names is spoken of, and not here. */
function pricesOther(asked: Asked, place: AnswerPlace, unheard: Unheard): boolean {
  if (asked.kind !== "amount" || isPersonal(asked)) return false;
  const last = refersBack(place.words) ? place.before[0]?.words : undefined;
  const near = [...place.words, ...place.above, ...place.heading, ...(last ?? [])];
  return asked.wanted.some(
    (one) =>
      !one.isLight &&
      !one.isVerb &&
      !one.isNumber &&
      !unheard.words.has(one) &&
      !place.document.isTopic(one) &&
      bestMatch(one, near) < isThere,
  );
}

/** Tells a cause, and holds more of the question than stands in other sentences alone: those speak of something else. */
export function tellsCause(asked: Asked, place: AnswerPlace): boolean {
  if (asked.kind !== "reason" || holdsKind(asked, place) !== "yes" || contradicts(asked, place)) return false;
  const own = ownWords(asked, place);
  const carrying = asked.wanted.filter(({ isLight }) => !isLight);
  const held = carrying.filter((one) => bestMatch(one, own) >= isThere);
  const elsewhere = carrying.filter((one) => !held.includes(one) && place.passage.match(one) >= isThere);
  return held.length > elsewhere.length;
}

/** Holds a thing of the kind, and of what it leaves out no other sentence speaks either: that is said in other words. */
function standsAlone(asked: Asked, place: AnswerPlace, { words, weight }: Unheard): boolean {
  if (weight < mostUnheard) return false;
  if (
    asked.asksMore ||
    (isPersonal(asked) && !times.has(asked.kind)) ||
    asked.wanted.some(({ isName }) => isName)
  )
    return false;
  if (holdsKind(asked, place) !== "yes" || isNarrowed(asked, place, { words, weight, isThing: true }))
    return false;
  if (asked.counted !== undefined && !countsNear(asked.counted, place)) return false;
  const carrying = asked.wanted.filter(({ isLight }) => !isLight);
  const isHeld = (one: Wanted) => bestMatch(one, place.words) >= isThere;
  // who built it is not who painted it, and the firm is not its head
  const mayMiss = (one: Wanted) => words.has(one) && asked.kind !== "person";
  return carrying.every((one) => isHeld(one) || mayMiss(one));
}

/** A sentence about leave, where leave for mothers is asked for and nowhere spoken of. */
export function isNarrowed(asked: Asked, { words }: AnswerPlace, unheard: Unheard): boolean {
  return asked.wanted.some(
    (held) =>
      !held.isLight &&
      bestMatch(held, words) >= isThere &&
      [...unheard.words].some((one) => narrows(one, held, asked)),
  );
}

/** "Congé maternité", "leave of absence": what stands right behind a thing says which one of its kind is meant. */
function narrows(one: Wanted, held: Wanted, { text, language }: Asked): boolean {
  if (one.isVerb || held.isVerb || one.start < held.end) return false;
  const between = text.slice(held.end, one.start);
  // English and German join such words to one, or put a small one between
  return joined.test(between) || (/^(?:fr|it|es)$/u.test(language) && /^\s+$/u.test(between));
}

const joined =
  /^\s+(?:of|de|du|des|d['’]|di|del|della|dello|von|for|für|pour|per|para)(?:\s+(?:the|an?|das|die|den|einen?|eine|la|les?|un|une|il|lo|gli|una|el|los|las|l['’]))?\s*$/iu;

function askFor(
  asked: Asked,
  { isOther, isKind }: { isOther: boolean; isKind: boolean },
): { least: number; ahead: number } {
  if (isPersonal(asked) && !isKind)
    return { least: isOther ? bound.least : bound.allHeard, ahead: bound.ahead };
  const { least, named, ahead } = asked.language === "en" ? enough.en : enough.other;
  return { least: asked.wanted.some(({ isName }) => isName) ? least + named : least, ahead };
}
