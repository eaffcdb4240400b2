import { dimensions } from "../../../../lexicon/answers/asked-properties.ts";
import {
  afterAsked,
  boundQuestions,
  duringSaid,
  laterSaid,
} from "../../../../lexicon/answers/asked/bound-questions.ts";
import { nameAsked, nameNoun, notIncluded } from "../../../../lexicon/answers/labels/left-out.ts";
import { requestSaid } from "../../../../lexicon/forms/request-words.ts";
import { money, none } from "../../../../lexicon/answers/sentence-words.ts";
import { isNo } from "./says-no.ts";
import { ownWords, refersBack } from "./holds-kind.ts";
import { asksForMoney, asksForPrice, isMoneyWord } from "./holds-money.ts";
import { isPersonal } from "./is-personal.ts";
import { bestMatch } from "./match-word.ts";
import { bringsName, namesSomeone } from "./names-someone.ts";
import type { Asked, Wanted } from "./read-asked.ts";
import { isHinted } from "./read-clues.ts";
import type { AnswerPlace } from "./read-places.ts";
import { isThere } from "./read-signals.ts";

/** Speaks of what a question names, and tells something else of it. */
export function tellsOther(asked: Asked, place: AnswerPlace): boolean {
  return (
    (asked.kind === "person" && !namesSomeone(asked, place)) ||
    holdsOnlyNames(asked, place) ||
    namesNoThing(asked, place) ||
    lacksDimension(asked, place) ||
    countsSome(asked, place) ||
    boundsOther(asked, place) ||
    holdsBefore(asked, place) ||
    namesAsCause(asked, place) ||
    asksForName(asked, place) ||
    leavesOutPrice(asked, place)
  );
}

/** "Please send us the name of the driver" asks for what was asked. */
function asksForName({ text }: Asked, { sentence }: AnswerPlace): boolean {
  return nameAsked.test(text) && requestSaid.test(sentence.text) && nameNoun.test(sentence.text);
}

/** "32 euros a head, drinks not included": what the drinks cost is not said. */
function leavesOutPrice(asked: Asked, { sentence: { text }, words }: AnswerPlace): boolean {
  if (asked.kind !== "amount" || !asksForMoney(asked)) return false;
  const out = notIncluded.exec(text);
  if (out === null || money.test(text.slice(out.index + out[0].length))) return false;
  const before = words.filter(({ end }) => end <= out.index).slice(-reachOfOut);
  const things = asked.wanted.filter((word) => isThing(word) && !isMoneyWord(word.word, asked.language));
  return things.length > 0 && things.every((thing) => bestMatch(thing, before) >= isThere);
}

const reachOfOut = 3;

/** How heavy it is, where neither a weight nor the word for it is there. */
function lacksDimension({ text, kind }: Asked, { sentence, words }: AnswerPlace): boolean {
  if (kind !== "amount") return false;
  return dimensions.some(
    ([asks, noun, unit]) =>
      asks.test(text) && !unit.test(sentence.text) && !words.some(({ word }) => noun.test(word)),
  );
}

/** From which age on is not told by up to which one. */
function boundsOther({ text, kind }: Asked, { sentence }: AnswerPlace): boolean {
  if (kind !== "amount" && kind !== "count") return false;
  const { least, most } = boundQuestions;
  const isAsked = [least.asked.test(text), most.asked.test(text)];
  if (isAsked[0] === isAsked[1]) return false;
  const [own, other] = isAsked[0] === true ? [least, most] : [most, least];
  return other.said.test(sentence.text) && !own.said.test(sentence.text);
}

/** What holds once the trial is over is not told by what holds during the trial. */
function holdsBefore({ text, wanted }: Asked, { sentence, words }: AnswerPlace): boolean {
  const found = afterAsked.map((pattern) => pattern.exec(text)).find((one) => one !== null);
  const thing = found?.groups?.["thing"];
  if (found === undefined || thing === undefined) return false;
  if (!duringSaid.test(sentence.text) || laterSaid.test(sentence.text)) return false;
  const from = found.index + found[0].indexOf(thing);
  const named = wanted.filter(({ start }) => start >= from && start < from + thing.length);
  return named.some((word) => bestMatch(word, words) >= isThere);
}

/** How many there are is not told by how many of them have not paid. */
function countsSome(asked: Asked, { words }: AnswerPlace): boolean {
  if (asked.counted === undefined || asked.wanted.some(({ isVerb, isLight }) => isVerb && !isLight))
    return false;
  return (
    !asked.all.some((_, at) => isNo(asked.all, at)) &&
    words.some(({ word }, at) => isNo(words, at) && !none.test(word))
  );
}

/** "The fee goes up to 35 francs because the bridge must be renewed": what the bridge costs stands nowhere. */
function namesAsCause(asked: Asked, { sentence: { text }, words }: AnswerPlace): boolean {
  if (asked.kind !== "amount" || !asksForMoney(asked)) return false;
  const cut = /(?<=[,;]\s)(?:because|since|weil|da|denn|parce que|car|perché|poiché|porque)\s/iu.exec(
    text,
  )?.index;
  if (cut === undefined || !money.test(text.slice(0, cut)) || money.test(text.slice(cut))) return false;
  const things = asked.wanted.filter((word) => isThing(word) && !isMoneyWord(word.word, asked.language));
  return (
    things.length > 0 &&
    !things.some(
      (thing) =>
        bestMatch(
          thing,
          words.filter(({ start }) => start < cut),
        ) >= isThere,
    )
  );
}

/** Who did it to whom: a sentence that holds no more of the question than a name tells something else of it. */
function holdsOnlyNames(asked: Asked, place: AnswerPlace): boolean {
  if (asked.kind !== "person" || !bringsName(asked)) return false;
  const others = asked.wanted.filter(({ isLight, isName, isNumber }) => !isLight && !isName && !isNumber);
  return others.length > 0 && !others.some((word) => isNamed(word, asked, place));
}

/** A deed that many things share, and none of the things that the question names. */
function namesNoThing(asked: Asked, place: AnswerPlace): boolean {
  // a rule that binds somebody he may well name otherwise
  if (isPersonal(asked) && !asksForPrice(asked)) return false;
  const things = asked.wanted.filter(isThing).filter(({ word }) => !isMoneyWord(word, asked.language));
  return things.length > 0 && !things.some((thing) => isNamed(thing, asked, place));
}

function isThing({ isLight, isVerb, isNumber }: Wanted): boolean {
  return !isLight && !isVerb && !isNumber;
}

function isNamed(word: Wanted, asked: Asked, place: AnswerPlace): boolean {
  const last = refersBack(place.words) ? place.before[0]?.words : undefined;
  const near = [...ownWords(asked, place), ...place.above, ...place.heading, ...(last ?? [])];
  return bestMatch(word, near) >= isThere || isHinted(word, near);
}
