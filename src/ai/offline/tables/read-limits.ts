import { findDates } from "../../../lib/text/find-dates.ts";
import type { CueBook } from "./cue-book.ts";
import type { Item, SaidItem, Sign } from "./item.ts";
import { phrasesAt } from "./match-phrases.ts";
import { quantityAt } from "./read-quantity.ts";
import { smallNumber } from "./small-number.ts";
import type { QuestionWord } from "./read-words.ts";

const signs = {
  below: "<",
  above: ">",
  atMost: "<=",
  atLeast: ">=",
  cheaperThan: "<",
  dearerThan: ">",
  equals: "=",
} as const satisfies Record<string, Sign>;
const dateSigns = { before: "<", after: ">", since: ">=", until: "<=" } as const satisfies Record<
  string,
  Sign
>;

interface Ground {
  words: readonly QuestionWord[];
  /** By the place of their first word. */
  dates: ReadonlyMap<number, { length: number; key: string }>;
  book: CueBook;
}

/** Limits that a question states: "between 3 and 5", "less than CHF 100", "since 2020", "in March 2024". */
export function readLimits(text: string, words: readonly QuestionWord[], book: CueBook): Item[] {
  const ground = { words, dates: datesOf(text, words), book };
  const items: Item[] = [];
  for (let at = 0; at < words.length;) {
    const found =
      yearsAt(at, ground) ??
      rangeAt(at, ground) ??
      bareRangeAt(at, ground) ??
      signAt(at, ground) ??
      boundAt(at, ground) ??
      dateBoundAt(at, ground) ??
      plainDateAt(at, ground);
    if (found !== undefined) items.push(found);
    at += found?.length ?? 1;
  }
  return items;
}

/** "over the 3 year period", "la période de trois ans": a length of time, and no limit of a number. */
function yearsAt(at: number, { words, book }: Ground): Item | undefined {
  const nounAt = (place: number) => phrasesAt(book.spanNouns, words, place)[0]?.length ?? 0;
  const skip = (place: number) => place + (isArticle(words[place]) ? 1 : 0);
  const led = phrasesAt(book.bounds, words, at)[0]?.length ?? 0;
  const first = skip(at + led);
  const before = nounAt(first);
  const number = before === 0 ? first : first + before + (isOf(words[first + before]) ? 1 : 0);
  const count = smallNumber(words[number], book.language);
  const isYears = phrasesAt(book.periods, words, number + 1)[0]?.tag === "year";
  const behind = before === 0 ? nounAt(number + 2) : 0;
  if (count === undefined || !isYears || before + behind === 0) return undefined;
  return { kind: "years", count, at, length: number + 2 + behind - at };
}

function rangeAt(at: number, ground: Ground): Item | undefined {
  const { words, book } = ground;
  const opened = [...phrasesAt(book.between, words, at), ...phrasesAt(book.from, words, at)][0];
  if (opened === undefined) return undefined;
  const from = { at, first: at + opened.length, isBetween: opened.tag === "between" };
  return periodRange(from, ground) ?? numberRange(from, ground);
}

/** "over 2001 to 2017", "2001 to 2017": two periods with "to" between them are a span, whatever stands before. */
function bareRangeAt(at: number, ground: Ground): Item | undefined {
  const { words, book } = ground;
  const led = [...phrasesAt(book.bounds, words, at), ...phrasesAt<string>(book.inYear, words, at)];
  for (const length of [0, ...led.map((phrase) => phrase.length)]) {
    const first = at + length + (length > 0 && isArticle(words[at + length]) ? 1 : 0);
    const found = periodRange({ at, first, isBetween: false }, ground);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "a negative change": below nought. */
function signAt(at: number, { words, book }: Ground): Item | undefined {
  const [found] = phrasesAt(book.signs, words, at);
  if (found === undefined) return undefined;
  const sign = found.tag === "negative" ? "<" : ">";
  return { ...{ kind: "bound", sign, value: "0", isPrice: false }, at, length: found.length };
}

interface Opened {
  at: number;
  first: number;
  isBetween: boolean;
}

function periodRange({ at, first, isBetween }: Opened, ground: Ground): Item | undefined {
  const low = periodAt(first, ground);
  if (low === undefined) return undefined;
  const link = linkAt(first + low.length, isBetween, ground);
  const high = link === undefined ? undefined : periodAt(first + low.length + link, ground);
  if (link === undefined || high === undefined || low.key.length !== high.key.length) return undefined;
  const said: SaidItem = { kind: "periodRange", from: low.key, to: high.key };
  return { ...said, at, length: first + low.length + link + high.length - at };
}

function numberRange({ at, first, isBetween }: Opened, ground: Ground): Item | undefined {
  const { words, book } = ground;
  const low = quantityAt(words, first, book.language);
  if (low === undefined) return undefined;
  const link = linkAt(first + low.length, isBetween, ground);
  const high = link === undefined ? undefined : quantityAt(words, first + low.length + link, book.language);
  if (link === undefined || high === undefined) return undefined;
  if (low.unit !== undefined && high.unit !== undefined && low.unit !== high.unit) return undefined;
  const unit = low.unit ?? high.unit;
  const said: SaidItem = {
    kind: "range",
    from: low.value,
    to: high.value,
    ...(unit !== undefined && { unit }),
  };
  return { ...said, at, length: first + low.length + link + high.length - at };
}

/** "and" closes between, "to" closes from; articles and "the year" may stand behind it. */
function linkAt(at: number, isBetween: boolean, ground: Ground): number | undefined {
  const { words, book } = ground;
  const link = phrasesAt(book.to, words, at).find(({ tag }) => (tag === "and") === isBetween);
  return link === undefined ? undefined : link.length + articlesAt(at + link.length, ground);
}

function articlesAt(at: number, ground: Ground): number {
  const { words, book } = ground;
  const year = phrasesAt(book.inYear, words, at)[0];
  if (year !== undefined && periodAt(at + year.length, ground) !== undefined) return year.length;
  return isArticle(words[at]) ? 1 : 0;
}

function boundAt(at: number, { words, book }: Ground): Item | undefined {
  for (const { tag, length } of phrasesAt(book.bounds, words, at)) {
    const skipped = isArticle(words[at + length]) ? 1 : 0;
    const quantity = quantityAt(words, at + length + skipped, book.language);
    if (quantity === undefined) continue;
    const { value, unit } = quantity;
    return {
      ...{ kind: "bound", sign: signs[tag], value, isPrice: tag === "cheaperThan" || tag === "dearerThan" },
      ...(unit !== undefined && { unit }),
      ...{ at, length: length + skipped + quantity.length },
    };
  }
  return undefined;
}

function dateBoundAt(at: number, ground: Ground): Item | undefined {
  const { words, book } = ground;
  for (const { tag, length } of phrasesAt(book.dateBounds, words, at)) {
    const skipped = articlesAt(at + length, ground);
    const period = periodAt(at + length + skipped, ground);
    if (period === undefined) continue;
    return {
      ...{ kind: "periodBound", sign: dateSigns[tag], key: period.key },
      ...{ at, length: length + skipped + period.length },
    };
  }
  return undefined;
}

function plainDateAt(at: number, ground: Ground): Item | undefined {
  const { words, book } = ground;
  const led = phrasesAt(book.inYear, words, at)[0];
  const behind = led === undefined ? undefined : periodAt(at + led.length, ground);
  if (led !== undefined && behind !== undefined)
    return openEnded(behind.key, { at, length: led.length + behind.length }, ground);
  const bare = periodAt(at, ground);
  return bare === undefined ? undefined : openEnded(bare.key, { at, length: bare.length }, ground);
}

/** "2022", or "2022 or later". */
function openEnded(key: string, place: { at: number; length: number }, { words, book }: Ground): Item {
  const [open] = phrasesAt(book.openEnds, words, place.at + place.length);
  if (open === undefined) return { kind: "period", key, ...place };
  const sign = open.tag === "later" ? ">=" : "<=";
  return { kind: "periodBound", sign, key, at: place.at, length: place.length + open.length };
}

function periodAt(at: number, { words, dates }: Ground): { key: string; length: number } | undefined {
  const word = words[at];
  if (word === undefined) return undefined;
  const date = dates.get(at);
  if (date !== undefined) return date.key === "" ? undefined : { key: date.key, length: date.length };
  const quarter = /^q([1-4])$/u.exec(word.fold)?.[1];
  const next = words[at + 1]?.text ?? "";
  if (quarter !== undefined && isYear(next)) return { key: `${next}-Q${quarter}`, length: 2 };
  return isYear(word.text) && !isUnit(words[at + 1]) ? { key: word.text, length: 1 } : undefined;
}

function isYear(text: string): boolean {
  return /^(?:19|20)\d\d$/u.test(text);
}

function isUnit(word: QuestionWord | undefined): boolean {
  return word !== undefined && /^[%€$£¥]$/u.test(word.text);
}

const articles = new Set(
  "a an the ein eine einen einem einer der die das den dem le la les l un une il lo i gli uno una el los las".split(
    " ",
  ),
);

const ofWords = new Set("of von de d di".split(" "));

function isOf(word: QuestionWord | undefined): boolean {
  return word !== undefined && ofWords.has(word.fold);
}

function isArticle(word: QuestionWord | undefined): boolean {
  return word !== undefined && articles.has(word.fold);
}

/** Dates by the words that they take; "" where one can be read in two ways or names no year. */
function datesOf(text: string, words: readonly QuestionWord[]): Ground["dates"] {
  const dates = new Map<number, { length: number; key: string }>();
  let first = 0;
  for (const { keys, start, end } of findDates(text.normalize("NFC")).toSorted((a, b) => a.start - b.start)) {
    while ((words[first]?.start ?? Infinity) < start) first += 1;
    let length = 0;
    while ((words[first + length]?.end ?? Infinity) <= end) length += 1;
    const [key = "", ...more] = keys;
    if (length > 0 && !dates.has(first))
      dates.set(first, { length, key: more.length > 0 || key.startsWith("-") ? "" : key });
  }
  return dates;
}
