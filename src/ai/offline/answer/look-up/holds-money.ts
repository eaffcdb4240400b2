import {
  clockTime,
  counting,
  measured,
  moneyWords,
  priceWords,
  timed,
} from "../../../../lexicon/answers/money-questions.ts";
import { money } from "../../../../lexicon/answers/sentence-words.ts";
import { languages } from "../../../../lexicon/words-by-language.ts";
import { countingNumber, numberWords } from "../question-cues.ts";
import type { Asked } from "./read-asked.ts";

const words = new Map<string, RegExp>(
  languages.map((own) => [own, new RegExp(`^(?:${moneyWords[own].replaceAll("*", "\\p{L}*")})$`, "u")]),
);

/** Whether the amount that is asked for is one of money. */
export function asksForMoney({ all, language }: Asked): boolean {
  return all.some(({ word }) => isMoneyWord(word, language));
}

export function isMoneyWord(word: string, language: string): boolean {
  return words.get(language)?.test(word) === true;
}

/** Whether it is one that no percentage answers. */
export function asksForPrice({ all }: Asked): boolean {
  return all.some(({ word }) => priceWords.test(word));
}

const percentage =
  /(?:\p{N}{1,3}\s?(?:to|bis|à|a|[-–])\s?)?\p{N}[\p{N}.,]{0,20}\s?(?:%|(?:per cent|percent|prozent|pour cent|per cento|por ciento)(?!\p{L}))/giu;
/** "In 1968,": a mark behind it makes no amount of a year. */
const endedYear = /(?<!\p{N})(?:1\d|20)\d\d(?=[.,](?:\s|$))/gu;

/** "0800 555 0417" calls somebody. */
const phone = /(?<!\p{N})\(?(?:0|\+)\p{N}{1,4}\)?(?:[\s/-]\p{N}{2,4}){2,4}(?!\p{N})/gu;

const dated =
  /(?<![\p{N}.])\p{N}{1,2}[./]\s?\p{N}{1,2}[./]\s?\p{N}{2,4}(?!\p{N})|\p{N}{4}-\p{N}{2}-\p{N}{2}/gu;
const currency =
  /[$€£¥]|(?<!\p{L})(?:chf|eur|usd|gbp|francs?|franken|franchi|francos?|euros?|dollars?|dollari|pounds?|pence|pfund|rappen|cents?|centimes?|centesimi|thousand|million\p{L}*|billion\p{L}*|milliard\p{L}*)(?!\p{L})/iu;

/** Money, or a number that may be some: days, dates, copies and percentages are none. */
export function holdsMoney(text: string): boolean {
  const amounts = text.replaceAll(percentage, " ");
  if (money.test(amounts)) return true;
  const rest = [dated, phone, timed, clockTime, measured, counting, endedYear].reduce(
    (left, other) => left.replaceAll(other, " "),
    amounts,
  );
  return countingNumber.test(rest) || (numberWords.test(rest) && currency.test(amounts));
}
