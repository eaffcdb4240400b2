import { gapQuestions, gapWords, plannedWords } from "../../../../lexicon/tables/reckoned/gap-words.ts";
import { languages, type Language } from "../../../../lexicon/words-by-language.ts";
import { compilePhrases, phrasesAt } from "../../tables/match-phrases.ts";
import { createWordReader } from "../../tables/read-words.ts";

/** A question of how far two things are apart, without the words that say so. */
export interface AskedGap {
  /** As long as what was said: what is left out is blank. */
  text: string;
  /** Whether what is said first, or not behind "than", is to be the larger; undefined where neither is said to be. */
  isMore: boolean | undefined;
  /** From one time to a later one. */
  isChange: boolean;
  isPrice: boolean;
  /** Where that begins which the other is compared with. */
  than: number | undefined;
}

const books = new Map(
  languages.map((language) => [
    language,
    {
      words: compilePhrases(gapWords, language),
      planned: compilePhrases({ planned: plannedWords }, language),
      asking: compilePhrases({ asking: gapQuestions }, language),
      read: createWordReader(language),
    },
  ]),
);

const signs = new Map<string, boolean>([
  ...(["dearer", "more", "up", "beyond"] as const).map((tag) => [tag, true] as const),
  ...(["cheaper", "less", "down"] as const).map((tag) => [tag, false] as const),
]);

/** Undefined where nothing of the kind is asked, or in two ways at once. */
export function findGap(text: string, language: Language): AskedGap | undefined {
  const book = books.get(language);
  if (book === undefined) return undefined;
  const words = book.read(text);
  const opening = words.slice(0, mostBefore).some((_, at) => phrasesAt(book.asking, words, at).length > 0);
  if (!opening) return undefined;
  // other things are exceeded as well
  const hasPlan = words.some((_, at) => phrasesAt(book.planned, words, at).length > 0);
  const found: { tag: keyof typeof gapWords; from: number; to: number }[] = [];
  for (let at = 0; at < words.length;) {
    const [phrase] = phrasesAt(book.words, words, at).filter(({ tag }) => tag !== "beyond" || hasPlan);
    const last = phrase === undefined ? undefined : words[at + phrase.length - 1];
    if (phrase !== undefined && last !== undefined)
      found.push({ tag: phrase.tag, from: words[at]?.start ?? 0, to: last.end });
    at += phrase?.length ?? 1;
  }
  const saying = found.filter(({ tag }) => tag !== "than");
  const [only, ...more] = saying;
  if (only === undefined || more.some(({ tag }) => tag !== only.tag)) return undefined;
  const than = found.find(({ tag, from }) => tag === "than" && from > only.from);
  const before = found.find(({ tag }) => tag === "than");
  const isBare = than === undefined && before === undefined;
  // "how much more paper" compares nothing
  if (isBare && (only.tag === "more" || only.tag === "less") && !hasOwnThan.has(language)) return undefined;
  // "more than 20 pieces" is a limit
  const isNext = than !== undefined && text.slice(only.to, than.from).trim() === "";
  if (isNext && /^\s*(?!(?:19|20)\d\d(?!\d))\p{N}/u.test(text.slice(than.to))) return undefined;
  const cut = [...saying, ...(than === undefined ? [] : [than])];
  const plain = cut.reduce(
    (left, { from, to }) => left.slice(0, from) + " ".repeat(to - from) + left.slice(to),
    text,
  );
  return {
    // "by how many": nothing is grouped
    text: plain.replace(/^by(?=\s(?:how|what)\s)/iu, "  "),
    isMore: signs.get(only.tag),
    isChange: only.tag === "up" || only.tag === "down",
    isPrice: only.tag === "dearer" || only.tag === "cheaper" || only.tag === "saved",
    than: than?.from,
  };
}

const mostBefore = 6;

/** "Più caro di": the word for "than" stands everywhere. */
const hasOwnThan: ReadonlySet<Language> = new Set(["it"]);
