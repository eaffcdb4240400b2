import { amountWords } from "../../../../lexicon/tables/amount-words.ts";
import { rateWords } from "../../../../lexicon/tables/reckoned/rate-words.ts";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import type { ReadWord } from "../../answer/look-up/create-word-reader.ts";
import { bestMatch } from "../../answer/look-up/match-word.ts";
import { readAsked, type Asked } from "../../answer/look-up/read-asked.ts";
import { languagesOf } from "../../answer/look-up/read-places.ts";
import { wordReaderOf } from "../../answer/look-up/word-readers.ts";
import type { PeriodCalculation } from "../../periods/answer-periods.ts";
import { togetherIn } from "../asks-together.ts";
import type { AmountAsk } from "../times-price.ts";
import { findAmounts, type FoundAmount } from "./find-amounts.ts";
import { namedThings, type NamedThing, type NamedThings } from "./named-things.ts";

const longestQuestion = 300;
const isSame = 0.85;
const isThere = 0.5;
const names = "abcdefgh".split("");

/**
 * What the things of a list come to together, or how far two of them are apart: each must have one amount, all of the
 * same kind. Undefined where one has none or two, or where the question says more than the list.
 */
export function combineAmounts(
  { text, language, computed }: AmountAsk,
  evidence: readonly EvidenceItem[],
): PeriodCalculation | undefined {
  if (text.length > longestQuestion) return undefined;
  const asked = readAsked(text, wordReaderOf(language));
  const named = namedThings(asked);
  if (named === undefined) return undefined;
  const spoken = languagesOf(evidence, language);
  const amounts = findAmounts(asked, evidence, { computed, spoken });
  const found = named.things.map((thing) => amountOf(thing, amounts, text));
  const all = found.flatMap((one) => one ?? []);
  if (all.length < found.length || !areAlike(all) || !isExplained(asked, named, { all, evidence }))
    return undefined;
  const terms = all.map(({ amount, count }, at) => {
    const name = names[at] ?? "";
    return { name, term: count === 1 ? name : `${count} * ${name}`, source: amount.source };
  });
  const keys = all.map(({ amount: { source } }) =>
    "cell" in source ? source.cell : source.quote.replaceAll(/\P{N}/gu, ""),
  );
  return {
    id: `k-${named.isDifference ? "apart" : "together"}-${keys.join("-")}`,
    expression: named.isDifference ? "abs(a - b)" : terms.map(({ term }) => term).join(" + "),
    inputs: terms.map(({ name, source }) => ({ name, ...source })),
  };
}

/** Also as it is written, in whatever language a short table is read. */
function isSaid(word: ReadWord, words: readonly ReadWord[]): boolean {
  return bestMatch(word, words) >= isSame || words.some((one) => one.word === word.word);
}

interface Meant {
  amount: FoundAmount;
  count: number;
  words: readonly ReadWord[];
}

/** The only amount that a reading names; the longest reading that names any counts. */
function amountOf(
  { readings, count }: NamedThing,
  amounts: readonly FoundAmount[],
  text: string,
): Meant | undefined {
  for (const words of readings) {
    const fits = amounts.filter((amount) => words.every((word) => isSaid(word, amount.words)));
    if (fits.length === 0) continue;
    const amount = onlyOf(words, fits, text);
    if (amount === undefined || (count !== 1 && !amount.isForEach)) return undefined;
    return { amount, count, words };
  }
  return undefined;
}

/** Of several, the total that bears the name, else the one that has no other name, else the only one for the time that is asked for. */
function onlyOf(
  words: readonly ReadWord[],
  fits: readonly FoundAmount[],
  text: string,
): FoundAmount | undefined {
  const isWhole = (amount: FoundAmount) => amount.words.every((word) => isSaid(word, words));
  const asked = rateWords.shorter.test(text) || amountWords.inYear.some(([, rate]) => rate.test(text));
  for (const meant of [
    fits.filter((one) => one.isTotal && isWhole(one)),
    fits.filter(isWhole),
    fits.filter(({ of, source }) => "quote" in source && asked && of !== ""),
    fits,
  ]) {
    if (meant.length === 0) continue;
    return new Set(meant.map(({ value }) => value)).size === 1 ? meant[0] : undefined;
  }
  return undefined;
}

/** Amounts of one column, or for one time, and no total beside a single row. */
function areAlike(all: readonly Meant[]): boolean {
  const [first, ...others] = all.map(({ amount }) => amount);
  if (first === undefined || others.length === 0) return false;
  const sources = all.map(({ amount: { source } }) => JSON.stringify(source));
  return (
    new Set(sources).size === sources.length &&
    others.every(
      (other) =>
        other.of.toLowerCase() === first.of.toLowerCase() &&
        other.isTotal === first.isTotal &&
        "cell" in other.source === "cell" in first.source,
    )
  );
}

interface Ground {
  all: readonly Meant[];
  evidence: readonly EvidenceItem[];
}

/** Whatever else is said names a column, or stands over everything: other things, numbers and conditions do not. */
function isExplained(
  asked: Asked,
  { from, to, isDifference }: NamedThings,
  { all, evidence }: Ground,
): boolean {
  const together = togetherIn(asked.text, asked.language);
  const hasColon = /:\s/u.test(asked.text.slice(0, from));
  const read = wordReaderOf(asked.language).read;
  const ids = new Set(all.map(({ amount }) => amount.source.evidence));
  const over = evidence
    .filter(({ id }) => ids.has(id))
    .flatMap(({ document, heading = [] }) => [document.replaceAll(/[._-]+/gu, " "), ...heading]);
  const near = [...read(over.join(" ; ")), ...read(all.map(({ amount }) => amount.of).join(" ; "))];
  return asked.wanted
    .filter(({ start }) => start < from || start >= to)
    .filter(({ start }) => !together.some((one) => start >= one.from && start < one.to))
    .filter((word) => !all.some(({ words }) => words.some(({ start }) => start === word.start)))
    .every((word) => {
      if (word.isNumber) return bestMatch(word, near) === 1;
      if (word.isLight || word.isVerb || amountWords.comesTo.test(word.word)) return true;
      // what stands before a colon says why somebody asks
      return hasColon || bestMatch(word, near) >= isThere || (isDifference && word.start < from);
    });
}
