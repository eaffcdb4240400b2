import { priceQuestions } from "../../../../lexicon/answers/money-questions.ts";
import { refersBack } from "./holds-kind.ts";
import { holdsMoney } from "./holds-money.ts";
import { bestMatch } from "./match-word.ts";
import type { Asked, Wanted } from "./read-asked.ts";
import { isHinted } from "./read-clues.ts";
import type { AnswerPlace } from "./read-places.ts";
import { isThere, type Unheard } from "./read-signals.ts";

/** What stands right behind "what does … cost": the thing whose price is asked for. */
export function pricedThing({ text, wanted, kind }: Asked): Wanted | undefined {
  if (kind !== "amount") return undefined;
  const lead = priceQuestions.map((one) => one.exec(text)).find((found) => found !== null);
  if (lead === undefined) return undefined;
  const end = lead.index + lead[0].length;
  const first = wanted.find(({ start }) => start >= end);
  return first === undefined || first.isLight || first.isVerb || first.isNumber ? undefined : first;
}

/**
 * Whether a sentence tells the price of something else: no document names or hints at the thing that is asked for, or
 * another sentence names it together with an amount.
 */
export function createPricesOther(
  asked: Asked,
  places: readonly AnswerPlace[],
  unheard: Unheard,
): (place: AnswerPlace) => boolean {
  const thing = pricedThing(asked);
  if (thing === undefined) return () => false;
  const isNamed = ({ words, above, before: [last] }: AnswerPlace) =>
    bestMatch(thing, [...words, ...above, ...(refersBack(words) ? (last?.words ?? []) : [])]) >= isThere;
  const isPriced = places.some(
    (place) =>
      place.isStatement &&
      place.sentence.kind !== "row" &&
      bestMatch(thing, place.words) >= isSame &&
      holdsMoney(place.sentence.text),
  );
  if (!unheard.words.has(thing) && !isPriced) return () => false;
  return (place) => !isNamed(place) && !isHinted(thing, place.words) && !place.document.isTopic(thing);
}

const isSame = 0.85;
