import { regionNames } from "../../../lexicon/facts/regions.ts";
import { commonNouns } from "../../../lexicon/gloss/common-nouns.ts";
import { commonWords } from "../../../lexicon/gloss/common-words.ts";
import { glossWords, type GlossedLanguage } from "../../../lexicon/gloss/gloss-words.ts";
import { readConcepts } from "../../../lexicon/concepts/read-concepts.ts";
import { kinds, namesOfIdeas } from "../answer/look-up/read-lexicon.ts";

/** A name of the lexicon with an English one of the same idea, and how well the two go together. */
export interface NamePair {
  name: string;
  english: string;
  weight: number;
}

/** Every name of a language beside the English names of its ideas. */
export function pairNames(language: GlossedLanguage): NamePair[] {
  const english = namesOfIdeas("en");
  const ideas = namesOfIdeas(language).flatMap((names, idea) => pairLists(names, english[idea] ?? []));
  const things = kinds.flatMap(({ broad, narrow }) => [
    ...pairLists(broad[language], broad.en),
    ...pairThings(narrow[language], narrow.en, broad.en[0] ?? ""),
  ]);
  return [...ideas, ...things, ...pairRegions(), ...pairCommon(language)].filter(
    ({ english: name }) => name !== "",
  );
}

/** The earlier a name stands in its list, the more it is the idea's own; the usual English name goes with all of them. */
function pairLists(names: readonly string[], english: readonly string[]): NamePair[] {
  const places = rankNames(english);
  return rankNames(names).flatMap((one) =>
    places.map((other) => {
      const isParallel = one.rank === other.rank;
      const isNoun = nounEndings.test(one.name) && englishNouns.test(other.name);
      const nearness =
        1 / (1 + other.rank) +
        (isParallel ? parallel : 0) +
        (isNoun ? noun : 0) +
        alike * likeness(one, other);
      const weight = (nearness * brevity(one, other)) / (1 + one.rank / slowness);
      return { name: one.name, english: other.name.toLowerCase(), weight };
    }),
  );
}

/** Forms of one word share its place: "cost|costs|price" are two words. */
function rankNames(names: readonly string[]): Ranked[] {
  const starts: string[] = [];
  return names.map((name) => {
    const spelling = fold(name);
    const start = spelling.slice(0, startOfWord);
    if (!starts.includes(start)) starts.push(start);
    return { name, spelling, words: name.split(" ").length, rank: starts.indexOf(start) };
  });
}

interface Ranked {
  name: string;
  /** Without what languages spell differently. */
  spelling: string;
  words: number;
  rank: number;
}

const startOfWord = 4;
/** Nouns by their looks: German ones by their capital, others by their endings. */
const nounEndings =
  /^\p{Lu}|(?:tion|ment|age|[ae]nce|té|ture|eur|zione|mento|aggio|[ae]nza|tà|tura|tore|ción|miento|encia|dad|dor)$/u;
const englishNouns = /(?:ion|ment|age|[ae]nce|ity|ure|er|or|ing|ness|ship|al)$/u;
const noun = 0.4;
const parallel = 0.5;
const alike = 0.8;
const slowness = 2;
const thing = 0.8;
const kindOnly = 0.1;

/** Lists of the same length name the same things in the same order; else a thing is known by its spelling or by its kind. */
function pairThings(names: readonly string[], english: readonly string[], kind: string): NamePair[] {
  const isParallel = names.length === english.length;
  const things = rankNames(english);
  return rankNames(names).flatMap((one, at) => [
    // "GmbH" says no more as a legal form
    { name: one.name, english: kind.toLowerCase(), weight: /\p{Lu}$/u.test(one.name) ? 0 : kindOnly },
    ...things.flatMap((other, place) => {
      const near = Math.max(isParallel && at === place ? 1 : 0, likeness(one, other));
      const weight = thing * near * brevity(one, other);
      return near > 0 ? [{ name: one.name, english: other.name.toLowerCase(), weight }] : [];
    }),
  ]);
}

/** Words so common that they stand for no idea of their own; other forms of those that hold sentences together. */
function pairCommon(language: GlossedLanguage): NamePair[] {
  const common = readConcepts(commonNouns + commonWords).flatMap((concept) =>
    concept[language].map((name) => ({ name, english: concept.en[0] ?? "", weight: usual })),
  );
  const forms = glossWords(language)
    .filter(([form]) => form.length >= shortestForm && !form.includes(" "))
    .map(([name, english]) => ({ name, english, weight: 1 }));
  return [...common, ...forms];
}

const usual = 6;
const shortestForm = 4;

/** Countries go by the first name that English has for them. */
function pairRegions(): NamePair[] {
  const names = new Map<string, string>();
  for (const [name, code] of regionNames) if (!names.has(code)) names.set(code, name);
  return regionNames.map(([name, code]) => ({
    name,
    english: (names.get(code) ?? "").toLowerCase(),
    weight: 1,
  }));
}

/** A gloss of many words for one word would drown the sentence, and a question is no name. */
function brevity({ words }: Ranked, english: Ranked): number {
  const more = english.words - words;
  const isQuestion = /^(?:how|what|who|when|where|why|which)\b/u.test(english.name);
  return (more <= 0 ? 1 : shorter ** more) * (isQuestion ? shorter ** 2 : 1);
}

const shorter = 0.6;

/** Words with the same beginning mostly come from the same word: "Termin" and "term" are too short to tell. */
function likeness({ spelling: one }: Ranked, { spelling: other }: Ranked): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const share = same / Math.max(one.length, other.length);
  return same >= shortestStart && share >= smallestShare ? share : 0;
}

const shortestStart = 4;
const smallestShare = 0.6;

function fold(name: string): string {
  const plain = name.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
  return plain.replaceAll(/[kz]/gu, "c");
}
