import { amountWords } from "../../../lexicon/tables/amount-words.ts";
import { readNumber } from "../../../lib/text/read-number.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import type { ReadWord } from "../answer/look-up/create-word-reader.ts";
import { bestMatch, matchWord } from "../answer/look-up/match-word.ts";
import { readAsked, year, type Asked } from "../answer/look-up/read-asked.ts";
import { languagesOf, readPlaces, type AnswerPlace } from "../answer/look-up/read-places.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import { manyTimes } from "../records/fits-kind.ts";
import type { PeriodCalculation } from "../periods/answer-periods.ts";
import { togetherIn } from "./asks-together.ts";
import { moneyIn } from "./money-in.ts";
import type { AmountAsk } from "./times-price.ts";

const longestQuestion = 300;
const isThere = 0.5;
const isUnit = 0.85;
/** Numbers up to here may be reckoned with although they are written as words. */
const largestWord = 12;

/**
 * "780 francs per container and month" for two containers and six months, or "40 kg at 8.60 a kilo": so many times an
 * amount that a sentence states for one. Every number of the question must be one of them.
 */
export function timesRate(
  { text, language, computed }: AmountAsk,
  evidence: readonly EvidenceItem[],
): PeriodCalculation | undefined {
  if (text.length > longestQuestion || !amountWords.comesTo.test(text)) return undefined;
  const together = togetherIn(text, language);
  const asked = readAsked(text, wordReaderOf(language));
  const counts = countsIn(asked, together);
  if (counts === undefined || (counts.length === 0 && together.length === 0)) return undefined;
  const sources = evidence.filter(({ id, table }) => !computed.has(id) && table === undefined);
  const places = readPlaces(sources, languagesOf(sources, language)).filter(
    ({ isStatement, sentence }) => isStatement && sentence.kind !== "row",
  );
  const found = places.flatMap((place) => {
    const rate = rateIn(place);
    const factors = rate === undefined ? undefined : factorsOf(rate, counts, place);
    const isMeant = factors !== undefined && isAbout(asked, { place, together, counts });
    return rate === undefined || !isMeant || isChanged(rate, factors, places)
      ? []
      : [{ place, rate, factors }];
  });
  const [only, ...more] = found;
  if (only === undefined || more.length > 0) return undefined;
  const { item } = only.place;
  const inputs = [only.rate.amount, ...only.factors.flatMap(({ quote }) => quote ?? [])].map((quote, at) => ({
    ...{ name: "abc"[at] ?? "", evidence: item.id, quote },
  }));
  const times = only.factors.map(({ quote, value }) => (quote === undefined ? value : "b"));
  return {
    id: `k-rate-${only.rate.amount.replaceAll(/\P{N}/gu, "")}-${only.factors.map(({ value }) => value).join("-")}`,
    expression: ["a", ...times].join(" * "),
    inputs,
  };
}

interface Count {
  value: number;
  unit: ReadWord;
  number: ReadWord | undefined;
}

/** Every number of a question with what it counts; undefined where one counts nothing. */
function countsIn({ all, text }: Asked, together: ReturnType<typeof togetherIn>): Count[] | undefined {
  const counts: Count[] = [];
  for (const [at, word] of all.entries()) {
    const both = together.find(({ isBoth, from }) => isBoth && from === word.start);
    const isOne = word.isNumber && Number(word.term) === 1;
    if (both === undefined && (!word.isNumber || isOne)) continue;
    const unit = all
      .slice(at + 1, at + 3)
      .find(({ isStop, isNumber, start }) => !isStop && !isNumber && start >= (both?.to ?? 0));
    const value = both === undefined ? Number(word.term) : 2;
    if (unit === undefined || !Number.isInteger(value) || year.test(word.term)) return undefined;
    if (/[.!?;:]/u.test(text.slice(word.end, unit.start))) return undefined;
    counts.push({ value, unit, number: word.isNumber ? word : undefined });
  }
  return counts;
}

interface Rate {
  amount: string;
  units: ReadWord[];
  end: number;
}

/** The only amount of a sentence, where it is one for each of something. */
function rateIn({ sentence, words, language }: AnswerPlace): Rate | undefined {
  const [only, ...more] = moneyIn(sentence.text);
  if (only === undefined || more.length > 0) return undefined;
  const behind =
    amountWords.rate.exec(sentence.text.slice(only.end)) ??
    amountWords.rateBefore.exec(sentence.text.slice(0, only.start));
  if (behind === null) return undefined;
  const [whole, ...said] = behind;
  const units = said.flatMap((unit) =>
    unit === undefined ? [] : wordReaderOf(language).read(unit).slice(0, 1),
  );
  return units.length === 0 || words.length === 0
    ? undefined
    : { amount: only.text, units, end: only.end + whole.length };
}

interface Factor {
  value: number;
  /** As it stands in the sentence; undefined for a number that the question says, or a small one. */
  quote: string | undefined;
  unit: ReadWord;
}

/** How many of each unit there are: as the question says, else as the only other number of the sentence does. */
function factorsOf(
  { units, amount }: Rate,
  counts: readonly Count[],
  place: AnswerPlace,
): Factor[] | undefined {
  const own = countsOf(place, amount);
  const factors = units.map((unit): Factor | undefined => {
    const asked = counts.filter((count) => matchWord(count.unit, unit) >= isUnit);
    if (asked.length > 0)
      return asked.length > 1 ? undefined : { value: asked[0]?.value ?? 0, quote: undefined, unit };
    const [said, ...more] = own.filter((count) => isSameUnit(count.unit, unit));
    if (said === undefined || more.length > 0) return undefined;
    const isSmall = said.value <= largestWord && Number.isInteger(said.value);
    return { value: said.value, quote: isSmall ? undefined : said.quote, unit };
  });
  const known = factors.flatMap((factor) => factor ?? []);
  const isAll = counts.every(({ unit }) => units.some((one) => matchWord(unit, one) >= isUnit));
  return known.length < units.length || !isAll || known.filter(({ quote }) => quote !== undefined).length > 1
    ? undefined
    : known;
}

function isSameUnit(one: ReadWord, other: ReadWord): boolean {
  return one.word === other.word || matchWord(one, other) >= isUnit;
}

/** The numbers of a sentence beside its amount, each with the word behind it. */
function countsOf(
  { item, sentence, words }: AnswerPlace,
  amount: string,
): { value: number; quote: string; unit: ReadWord }[] {
  const from = sentence.text.indexOf(amount);
  return words.flatMap((word, at) => {
    const unit = words[at + 1];
    const isApart = word.end <= from || word.start >= from + amount.length;
    if (!word.isNumber || !isApart || unit === undefined || unit.isNumber) return [];
    // "three hours a week" goes on for who knows how long
    if (timeUnit.test(amountWords.rate.exec(sentence.text.slice(unit.end))?.[1] ?? "")) return [];
    const said = sentence.text.slice(word.start, word.end);
    const [value, ...more] = /^\p{N}/u.test(said) ? readNumber(said) : [word.term];
    const isNumber = value !== undefined && more.length === 0 && !Number.isNaN(Number(value));
    // a bare number is cited where it stands alone in its passage
    const alike = (item.text.match(/\p{N}[\p{N}.,'’]*/gu) ?? []).filter(
      (one) => one.replace(/[.,]$/u, "") === said,
    );
    const isCited = alike.length === 1 || !/^\p{N}/u.test(said);
    return isNumber && isCited ? [{ value: Number(value), quote: said, unit }] : [];
  });
}

const timeUnit =
  /^(?:nights?|nacht|nächten?|nuits?|nott[ei]|noches?|day|week|month|year|tag|woche|monat|jahr|jour|semaine|mois|an|année|giorno|settimana|mese|anno|día|semana|mes|año)$/iu;

/** Everything that the question names stands in the sentence or over it. */
function isAbout(
  { wanted, text }: Asked,
  {
    place,
    together,
    counts,
  }: { place: AnswerPlace; together: ReturnType<typeof togetherIn>; counts: readonly Count[] },
): boolean {
  const asks = amountWords.comesTo.exec(text);
  const isSaid = ({ start }: ReadWord) =>
    (asks !== null && start >= asks.index && start < asks.index + asks[0].length) ||
    together.some(({ from, to }) => start >= from && start < to) ||
    counts.some(({ unit }) => unit.start === start);
  const telling = wanted.filter(
    (word) =>
      !word.isLight &&
      !word.isVerb &&
      !word.isNumber &&
      !isSaid(word) &&
      !amountWords.comesTo.test(word.word),
  );
  if (!telling.every((word) => bestMatch(word, [...place.words, ...place.heading]) >= isThere)) return false;
  // "for four nights" may be nights of anything, "the twelve stalls" are things
  const isThing =
    counts.length > 0 && !counts.some(({ unit }) => manyTimes.test(unit.word) || timeUnit.test(unit.word));
  return isThing || telling.some((word) => bestMatch(word, place.words) >= isThere);
}

/** Whoever takes many may pay less: a sentence with a discount and so many of the same, or fewer. */
function isChanged({ units }: Rate, factors: readonly Factor[], places: readonly AnswerPlace[]): boolean {
  return places.some(({ sentence, words }) => {
    if (!amountWords.discount.test(sentence.text)) return false;
    return words.some((word, at) => {
      const next = words[at + 1];
      const factor = next === undefined ? undefined : factors.find(({ unit }) => isSameUnit(unit, next));
      return word.isNumber && factor !== undefined && units.length > 0 && Number(word.term) <= factor.value;
    });
  });
}
