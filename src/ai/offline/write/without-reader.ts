import { audience, readerBehind } from "../../../lexicon/requests/audience-words.ts";
import { fewLines } from "../../../lexicon/requests/summary-words.ts";
import { findWishes } from "../plan/find-wishes.ts";

/** An order to write without those for whom it is: they are no subject of the text. */
export function withoutReader(order: string): string {
  const lengths = lengthsOf(order).toSorted((a, b) => order.indexOf(b) - order.indexOf(a));
  const cut = lengths.reduce((left, length) => {
    const end = left.indexOf(length) + length.length;
    return left.slice(0, end) + left.slice(end).replace(readerBehind, " ");
  }, order);
  return cut.replaceAll(audience, " ");
}

/** Nor is how long it is to be: "in ein paar Sätzen". */
export function withoutLength(order: string): string {
  return lengthsOf(order).reduce((left, length) => left.replace(length, " "), order);
}

function lengthsOf(order: string): string[] {
  const few = fewLines.exec(order)?.[0];
  return [...findWishes(order), ...(few === undefined ? [] : [few])].filter((words) => order.includes(words));
}
