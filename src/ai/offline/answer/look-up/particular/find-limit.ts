import {
  boundsAfterNumbers,
  boundsBeforeNumbers,
  type BoundKind,
} from "../../../../../lexicon/facts/bounds.ts";
import { languages } from "../../../../../lexicon/words-by-language.ts";
import type { ReadWord } from "../create-word-reader.ts";
import { bestMatch, matchWord } from "../match-word.ts";
import { year, type Asked, type Wanted } from "../read-asked.ts";
import type { AnswerPlace } from "../read-places.ts";
import { isThere } from "../read-signals.ts";

const limiting: ReadonlySet<BoundKind> = new Set([
  ...(["atLeast", "atMost", "moreThan", "lessThan", "within", "over"] as const),
]);

interface Bounds {
  before: RegExp;
  after: RegExp;
}

const bounds = new Map<string, Bounds>(
  languages.map((own) => {
    const wordsOf = (rows: typeof boundsBeforeNumbers) =>
      rows
        .filter(({ bound }) => limiting.has(bound))
        .flatMap((row) => row[own]?.toLowerCase().split("|") ?? [])
        .toSorted((a, b) => b.length - a.length)
        .join("|")
        .replaceAll(" ", "['’\\s]+");
    return [
      own,
      {
        before: new RegExp(
          `(?<!\\p{L})(?:${wordsOf(boundsBeforeNumbers)})(?:\\s\\p{L}{1,10}){0,2}\\s?$`,
          "u",
        ),
        after: new RegExp(`^\\s?(?:${wordsOf(boundsAfterNumbers)})(?!\\p{L})`, "u"),
      },
    ];
  }),
);

const isSameUnit = 0.7;
const reach = 40;

/**
 * The rule that decides whether so much needs, allows or costs something: "a receipt for 15 francs" is decided by
 * "receipts are required above CHF 10". None where another sentence says as much of the question, or several rules fit.
 */
export function findLimit(asked: Asked, places: readonly AnswerPlace[]): AnswerPlace | undefined {
  if (asked.kind !== "yes-or-no") return undefined;
  const [only, ...more] = measuredIn(asked.all);
  if (only === undefined || more.length > 0 || year.test(only.number.term)) return undefined;
  const things = asked.wanted.filter(
    (word) => !word.isLight && !word.isNumber && matchWord(word, only.unit) < isSameUnit,
  );
  if (!things.some(({ isVerb }) => !isVerb)) return undefined;
  const told = places
    .filter(({ isStatement, sentence }) => isStatement && sentence.kind !== "row")
    .map((place) => ({ place, named: things.filter((word) => bestMatch(word, place.words) >= isThere) }));
  const rules = told
    .filter(({ place, named }) => named.some(({ isVerb }) => !isVerb) && limits(place, only.unit))
    .toSorted((a, b) => b.named.length - a.named.length);
  const [best, next] = rules;
  if (best === undefined || best.named.length === next?.named.length) return undefined;
  const isLess = told.every(({ named }) => named.length <= best.named.length);
  const isElsewhere = (word: Wanted) =>
    rules.some(({ place, named }) => place !== best.place && named.includes(word));
  const isOpen = things.some((word) => !best.named.includes(word) && !word.isVerb && isElsewhere(word));
  return isLess && !isOpen ? best.place : undefined;
}

interface Measured {
  number: ReadWord;
  unit: ReadWord;
}

/** Every number with the unit that stands beside it: "15 francs", "CHF 10". */
function measuredIn(words: readonly ReadWord[]): Measured[] {
  return words.flatMap((number, at) => {
    if (!number.isNumber) return [];
    const near = [words[at + 1], words[at - 1]].filter(
      (word): word is ReadWord =>
        word !== undefined &&
        !word.isNumber &&
        word.ideas.length > 0 &&
        Math.min(Math.abs(word.start - number.end), Math.abs(number.start - word.end)) <= 2,
    );
    return near.map((unit) => ({ number, unit })).slice(0, 1);
  });
}

/** Whether a sentence sets a limit in that unit. */
function limits({ words, language, sentence: { text } }: AnswerPlace, unit: ReadWord): boolean {
  const own = bounds.get(language);
  if (own === undefined) return false;
  return measuredIn(words).some((one) => {
    if (matchWord(unit, one.unit) < isSameUnit) return false;
    const [from, to] = [Math.min(one.number.start, one.unit.start), Math.max(one.number.end, one.unit.end)];
    const before = text.slice(Math.max(0, from - reach), from).toLowerCase();
    return own.before.test(before) || own.after.test(text.slice(to, to + reach).toLowerCase());
  });
}
