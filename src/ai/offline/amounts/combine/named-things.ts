import { differenceOf, listJoints, onTop } from "../../../../lexicon/tables/reckoned/combine-words.ts";
import { amountWords } from "../../../../lexicon/tables/amount-words.ts";
import type { ReadWord } from "../../answer/look-up/create-word-reader.ts";
import type { Asked } from "../../answer/look-up/read-asked.ts";
import { togetherIn } from "../asks-together.ts";

/** A piece of a list: the words that name a thing, and how many of it there are. */
export interface NamedThing {
  /** What may be meant, the longest first: beside a joint stand words that belong to the rest of the question. */
  readings: readonly (readonly ReadWord[])[];
  count: number;
}

export interface NamedThings {
  isDifference: boolean;
  things: readonly NamedThing[];
  /** Where the list begins and ends. */
  from: number;
  to: number;
}

const mostWords = 4;
const mostThings = 8;

/** The things of a list whose amounts are asked for together, or of which one is taken from the other. */
export function namedThings({ text, all, language }: Asked): NamedThings | undefined {
  const apart = differenceOf.exec(text);
  const together = togetherIn(text, language);
  if (apart === null && together.length === 0) return undefined;
  const colon = /:\s/u.exec(text);
  const from = apart !== null ? apart.index + apart[0].length : colon === null ? 0 : colon.index + 1;
  const isOpen = apart === null && colon === null;
  const isTelling = ([start, end]: [number, number]) =>
    !together.some(
      (one) =>
        one.from >= start && text.slice(start, one.from).trim() === "" && isRest(text.slice(one.to, end)),
    );
  const pieces = withoutLead(piecesOf(text, from), { text, together, isOpen }).filter(isTelling);
  if (pieces.length < 2 || pieces.length > mostThings || (apart !== null && pieces.length !== 2))
    return undefined;
  const telling = all.filter(
    ({ start, isStop }) => !isStop && !together.some((one) => start >= one.from && start < one.to),
  );
  const things = pieces.map(([start, end], at): NamedThing => {
    // "costs" asks in the midst of a question, and is a thing in a list
    const words = telling.filter(
      (word) => word.start >= start && word.start < end && !(isOpen && amountWords.comesTo.test(word.word)),
    );
    const named = words.filter((word) => !word.isNumber);
    const counted = words.find(({ isNumber, start: own }) => isNumber && own < (named[0]?.start ?? 0));
    const isFirst = at === 0 && isOpen && start === from;
    const isLast = at === pieces.length - 1;
    return {
      readings: readingsOf(named, isFirst, isLast),
      count: counted === undefined ? 1 : Number(counted.term),
    };
  });
  const [first, last] = [things[0]?.readings.at(-1)?.[0], things.at(-1)?.readings[0]?.at(-1)];
  if (first === undefined || last === undefined || things.some(({ readings }) => readings.length === 0))
    return undefined;
  // what comes on top of something that is not in the list
  if (onTop.test(text.slice(0, first.start))) return undefined;
  return { isDifference: apart !== null, things, from: first.start, to: last.end };
}

/** ", taken together?": nothing but what asks for the sum. */
function isRest(text: string): boolean {
  return !/\p{L}/u.test(text);
}

function piecesOf(text: string, from: number): [number, number][] {
  const pieces: [number, number][] = [];
  let start = from;
  for (const { 0: joint, index } of text.slice(from).matchAll(listJoints)) {
    if (text.slice(start, from + index).trim() !== "") pieces.push([start, from + index]);
    start = from + index + joint.length;
  }
  if (text.slice(start).trim() !== "") pieces.push([start, text.length]);
  return pieces;
}

interface Lead {
  text: string;
  together: ReturnType<typeof togetherIn>;
  isOpen: boolean;
}

/** "What does the offer come to in all, plants and labour together": the list begins behind what asks for its sum. */
function withoutLead(pieces: [number, number][], { text, together, isOpen }: Lead): [number, number][] {
  const [first, second] = pieces;
  if (!isOpen || first === undefined || second === undefined || pieces.length < 3) return pieces;
  const isSaid = together.some(({ from, to }) => from >= first[0] && to <= first[1]);
  const hasComma = text.slice(first[1], second[0]).includes(",");
  return isSaid && hasComma ? pieces.slice(1) : pieces;
}

/** The last words before the first joint, the first ones behind the last, and all of what stands between two. */
function readingsOf(words: readonly ReadWord[], isFirst: boolean, isLast: boolean): (readonly ReadWord[])[] {
  if (words.length === 0) return [];
  if (!isFirst && !isLast) return words.length > mostWords ? [] : [words];
  const lengths = Array.from({ length: Math.min(mostWords, words.length) }, (_, at) => at + 1).toReversed();
  return lengths.map((length) => (isFirst ? words.slice(-length) : words.slice(0, length)));
}
