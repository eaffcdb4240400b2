import {
  leftWords,
  longestServing,
  spentWords,
  timeNouns,
  wholeYear,
} from "../../../../lexicon/tables/loose-cues.ts";
import type { Language } from "../../../../lexicon/words-by-language.ts";
import { openCueBook } from "../cue-book.ts";
import type { CueBook } from "../cue-book.ts";
import { compilePhrases, phrasesAt } from "../match-phrases.ts";
import type { QuestionWord } from "../read-words.ts";

export type SheetWish =
  | "left"
  | "year"
  | "longest"
  | "spent"
  | "time"
  | "sum"
  | "average"
  | "difference"
  | "count"
  | "dearest"
  | "cheapest";

/** Each of some kind, or the one with the most or the least. */
export interface Grouping {
  kind: "each" | "most" | "fewest";
  /** What they are called, where it is said. */
  noun: string | undefined;
  isPeople: boolean;
}

export interface Wishes {
  wishes: Set<SheetWish>;
  places: Set<number>;
  grouping?: Grouping;
}

/** What is to be computed, and where the words stand that say so. */
export function readWishes(words: readonly QuestionWord[], language: Language): Wishes {
  const book = openCueBook(language);
  const own = compilePhrases(
    { left: leftWords, year: wholeYear, longest: longestServing, spent: spentWords, time: timeNouns },
    language,
  );
  const tags = new Map<string, SheetWish>([
    ...(["sum", "average", "difference", "count", "dearest", "cheapest"] as const).map(
      (tag) => [tag, tag] as const,
    ),
    ["change", "difference"],
    ["allPeriods", "year"],
  ]);
  const wishes = new Set<SheetWish>();
  const others = new Set<string>();
  const places = new Set<number>();
  const take = (wish: SheetWish, at: number, length: number) => {
    wishes.add(wish);
    for (const word of words.slice(at, at + length)) places.add(word.start);
  };
  for (const at of words.keys()) {
    for (const { tag, length } of phrasesAt(own, words, at)) take(tag, at, length);
    const [cue] = phrasesAt<string>(book.aggregates, words, at);
    const wish = cue === undefined ? undefined : tags.get(cue.tag);
    // "per month" groups nothing where a column holds what is paid in a month
    const next = cue?.tag === "per" ? words[at + cue.length] : undefined;
    const isRate =
      next !== undefined &&
      (phrasesAt(book.periods, words, words.indexOf(next)).length > 0 ||
        forWhat.get(language)?.test(next.fold));
    if (cue !== undefined && wish !== undefined) take(wish, at, cue.length);
    else if (cue !== undefined && !isRate) others.add(cue.tag);
    for (const { tag } of phrasesAt<string>(book.links, words, at).slice(0, 1)) others.add(tag);
  }
  // what turns or narrows a question in another way is for whoever understands all of it
  if (turning.some((tag) => others.has(tag))) return { wishes: new Set(), places };
  const isGrouped = grouped.filter((tag) => others.has(tag)).length === 1;
  const grouping = isGrouped ? groupingIn(words, others, book) : undefined;
  if (grouped.some((tag) => others.has(tag)) && grouping === undefined) return { wishes: new Set(), places };
  for (const { start } of grouping?.words ?? []) places.add(start);
  return { wishes, places, ...(grouping !== undefined && { grouping: grouping.found }) };
}

/** "per gli alberghi", "por la obra": what it is for, and no group. */
const forWhat: ReadonlyMap<Language, RegExp> = new Map([
  ["it", /^(?:il|lo|la|l|i|gli|le)$/u],
  ["es", /^(?:el|la|los|las)$/u],
]);

const turning = ["share", "percent", "median", "rank", "max", "min", "not", "or"];
const grouped = ["per", "most", "fewest"];

/** "Per project", "who … most", "which project … most", with the words that say so. */
function groupingIn(
  words: readonly QuestionWord[],
  tags: ReadonlySet<string>,
  book: CueBook,
): { found: Grouping; words: QuestionWord[] } | undefined {
  const kind = tags.has("per") ? "each" : tags.has("most") ? "most" : "fewest";
  const opening: ReadonlySet<string> = new Set(kind === "each" ? ["per"] : ["which", "who"]);
  const opened = words.flatMap((_, at) =>
    phrasesAt<string>(book.aggregates, words, at)
      .filter(({ tag }) => opening.has(tag))
      .slice(0, 1)
      .map(({ tag, length }) => ({ tag, at, next: at + length })),
  );
  const [only, ...more] = opened;
  if (only === undefined || more.length > 0) return undefined;
  const noun = only.tag === "who" ? undefined : words[only.next];
  if (noun === undefined && only.tag !== "who") return undefined;
  const isPeople = only.tag === "who" || phrasesAt(book.people, words, only.next).length > 0;
  const extremes = words.filter((_, at) =>
    phrasesAt<string>(book.aggregates, words, at).some(({ tag }) => tag === kind),
  );
  const own = [...words.slice(only.at, only.next), ...(noun === undefined ? [] : [noun]), ...extremes];
  return { found: { kind, noun: noun?.text, isPeople }, words: own };
}
