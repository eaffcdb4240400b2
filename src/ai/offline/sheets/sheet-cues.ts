import type { AggregateCue } from "../../../lexicon/tables/aggregate-cues.ts";
import { doneWords, spentWords, wholeYear } from "../../../lexicon/tables/loose-cues.ts";
import { addressNouns } from "../../../lexicon/tables/reckoned/kind-heads.ts";
import {
  byVerb,
  happeningVerbs,
  modalVerbs,
  moneyNouns,
  ordinalsBefore,
  relatingVerbs,
  ticketNouns,
} from "../../../lexicon/tables/sheet-words.ts";
import { languages, type Language } from "../../../lexicon/words-by-language.ts";
import { openCueBook } from "../tables/cue-book.ts";
import type { CueBook } from "../tables/cue-book.ts";
import type { Item } from "../tables/item.ts";
import { compilePhrases, phrasesAt } from "../tables/match-phrases.ts";
import { readLimits } from "../tables/read-limits.ts";
import { createWordReader } from "../tables/read-words.ts";
import type { QuestionWord } from "../tables/read-words.ts";

export type SheetCue = AggregateCue | "not" | "or" | "spent" | "cost";

/** What a question wants done, and where the words stand that say so or say nothing. */
export interface SheetCues {
  words: readonly QuestionWord[];
  cues: ReadonlyMap<SheetCue, number>;
  /** Which place is asked for: 2 for "the second largest". */
  place: number;
  limits: readonly Item[];
  /** Where the words begin that are explained by a cue or a limit, and those that change nothing. */
  explained: ReadonlySet<number>;
  neutral: ReadonlySet<number>;
  /** Whether money or a currency is spoken of. */
  asksForMoney: boolean;
  book: CueBook;
}

function openBooks(language: Language) {
  return {
    book: openCueBook(language),
    own: compilePhrases({ spent: spentWords, ...byVerb }, language),
    empty: compilePhrases({ empty: doneWords }, language),
    happening: compilePhrases(
      {
        ...{ happening: happeningVerbs, relating: relatingVerbs, modal: modalVerbs },
        ...{ money: moneyNouns, ticket: ticketNouns, year: wholeYear, address: addressNouns },
      },
      language,
    ),
  };
}

const books: ReadonlyMap<Language, ReturnType<typeof openBooks>> = new Map(
  languages.map((own) => [own, openBooks(own)]),
);

export function readSheetCues(said: string, language: Language): SheetCues & { text: string } {
  const { text, place } = withoutOrdinal(said, language);
  const words = createWordReader(language)(text);
  const { book, own, empty, happening } = books.get(language) ?? openBooks(language);
  const limits = readLimits(text, words, book);
  const taken = new Set(limits.flatMap(({ at, length }) => spanOf(words, at, length)));
  const cues = new Map<SheetCue, number>();
  const explained = new Set<number>();
  const neutral = new Set<number>();
  for (let at = 0; at < words.length;) {
    const start = words[at]?.start ?? 0;
    const [found] = taken.has(start) ? [] : cuesAt(words, at, { book, own });
    // "the most" ends before "most expensive" does
    const [next] = found === undefined ? [] : cuesAt(words, at + 1, { book, own });
    const cue =
      found !== undefined && next !== undefined && next.length + 1 > found.length && isArticle(words[at])
        ? undefined
        : found;
    for (const phrase of [
      ...phrasesAt<string>(book.neutral, words, at),
      ...phrasesAt<string>(empty, words, at),
      ...phrasesAt<string>(happening, words, at),
    ].slice(0, 3))
      for (const one of spanOf(words, at, phrase.length)) neutral.add(one);
    if (cue !== undefined) {
      if (!cues.has(cue.tag)) cues.set(cue.tag, start);
      for (const one of spanOf(words, at, cue.length)) explained.add(one);
    }
    at += cue?.length ?? 1;
  }
  const asksForMoney = words.some((_, at) =>
    phrasesAt<string>(happening, words, at).some(({ tag }) => tag === "money"),
  );
  return { text, words, cues, place, limits, explained, neutral, asksForMoney, book };
}

function cuesAt(
  words: readonly QuestionWord[],
  at: number,
  { book, own }: Pick<ReturnType<typeof openBooks>, "book" | "own">,
): { tag: SheetCue; length: number }[] {
  const costs = phrasesAt(book.others, words, at).flatMap(({ tag, length }) =>
    tag === "cost" ? [{ tag: "cost" as const, length }] : [],
  );
  const spends = phrasesAt(book.spending, words, at).map(({ length }) => ({ tag: "spent" as const, length }));
  const turns = phrasesAt(book.links, words, at).flatMap(({ tag, length }) =>
    tag === "not" || tag === "or" ? [{ tag, length }] : [],
  );
  const listing = at === 0 ? phrasesAt(book.listing, words, at) : [];
  return [
    ...listing,
    ...phrasesAt(book.aggregates, words, at),
    ...costs,
    ...spends,
    ...phrasesAt(own, words, at),
    ...turns,
  ].toSorted((a, b) => b.length - a.length);
}

const articles = new Set("the der die das den dem le la les il lo i gli el los las".split(" "));

function isArticle(word: QuestionWord | undefined): boolean {
  return articles.has(word?.fold ?? "");
}

function spanOf(words: readonly QuestionWord[], at: number, length: number): number[] {
  return words.slice(at, at + length).map(({ start }) => start);
}

/** "The second largest" asks for the largest, and for the second of them. */
function withoutOrdinal(text: string, language: Language): { text: string; place: number } {
  for (const [at, pattern] of ordinalsBefore[language].entries()) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const [whole, ordinal = ""] = found;
    const rest = whole.slice(ordinal.length);
    return {
      text: `${text.slice(0, found.index)}${rest}${text.slice(found.index + whole.length)}`,
      place: at + 2,
    };
  }
  return { text, place: 1 };
}
