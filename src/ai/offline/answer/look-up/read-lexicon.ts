import { normalizeWord } from "../../../../lib/text/create-term-reader.ts";
import { stopWords } from "../../../../lib/text/stop-words.ts";
import { likeWords } from "../../../../lexicon/answers/like-words.ts";
import { officeMoney } from "../../../../lexicon/answers/office-money.ts";
import { officePapers } from "../../../../lexicon/answers/office-papers.ts";
import { officeTravel } from "../../../../lexicon/answers/office-travel.ts";
import { officeWork } from "../../../../lexicon/answers/office-work.ts";
import { concepts, firstRarer } from "../../../../lexicon/concepts/concepts.ts";
import { furtherKindWords } from "../../../../lexicon/concepts/further-kind-words.ts";
import { kindWords } from "../../../../lexicon/concepts/kind-words.ts";
import { moreKindWords } from "../../../../lexicon/concepts/more-kind-words.ts";
import { readKinds } from "../../../../lexicon/concepts/read-concepts.ts";
import { regionNames } from "../../../../lexicon/facts/regions.ts";
import { metricNames } from "../../../../lexicon/retrieval/metric-names.ts";
import { reportWords } from "../../../../lexicon/retrieval/report-words.ts";
import { languages, type Language } from "../../../../lexicon/words-by-language.ts";
import { formsOf } from "./words/forms-of.ts";

/** How a phrase of the lexicon bears on its number: it means the idea, names the kind, or is one of its things. */
export type Meaning = "ideas" | "broad" | "narrow";

interface Phrase {
  terms: readonly string[];
  idea: number;
  meaning: Meaning;
  /** Where its stem stands for several ideas, as that of "allowed" and "allowance" does: the only forms that are meant. */
  words?: ReadonlySet<string>;
  /** A rarer word whose stem belongs to a more common one, as that of the liver to live in German. */
  yields?: true;
}

/** Every phrase by its first term. */
export type Lexicon = ReadonlyMap<string, readonly Phrase[]>;

/** Words of one language come after those that all share, each language in a room of its own. */
const room = 100_000;
const regionRoom = 50_000;

/** Whether a word is the name of a country. */
export function isRegion({ ideas }: { ideas: readonly number[] }): boolean {
  return ideas.some((idea) => idea >= regionRoom && idea < room);
}

/** Kinds of things and what belongs to them; the place in this list is the kind's number. */
export const kinds = [kindWords, moreKindWords, furtherKindWords].flatMap((table) => readKinds(table));

interface Named {
  name: string;
  idea: number;
  meaning: Meaning;
  isRare: boolean;
}

/** The names of every idea in this language, the usual one first; the place in this list is the idea's number. */
export function namesOfIdeas(language: Language): readonly (readonly string[])[] {
  const groups = [...officeMoney, ...officeWork, ...officeTravel, ...officePapers];
  return [
    ...[...groups, ...metricNames, ...reportWords].map((names) => names[language]?.split("|") ?? []),
    ...concepts.map((concept) => concept[language]),
  ];
}

/** Everything that the lexicon says in this language. */
export function readLexicon(language: Language, termsOf: (text: string) => string[]): Lexicon {
  const lists = namesOfIdeas(language);
  const rarer = lists.length - concepts.length + firstRarer;
  const shared = lists.flatMap((names, idea) =>
    names.map((name) => ({ ...toNamed(name, idea), isRare: idea >= rarer })),
  );
  const codes = [...new Set(regionNames.map(([, code]) => code))];
  const numbers = new Map(codes.map((code, at) => [code, regionRoom + at]));
  const regions = regionNames.map(([name, code]) => toNamed(name, numbers.get(code) ?? 0));
  const first = room * (1 + languages.indexOf(language));
  const alike = likeWords[language]
    .split("|")
    .flatMap((group, at) => group.split(" ").map((name) => toNamed(name.replaceAll("_", " "), first + at)));
  const things = kinds.flatMap(({ broad, narrow }, at) => {
    const names = new Set(broad[language].flatMap(termsOf));
    return [
      ...broad[language].map((name) => toNamed(name, at, "broad")),
      // "parking fee" says by itself that it is a fee, and "parking" alone is none
      ...narrow[language]
        .filter((name) => !termsOf(name).some((term) => names.has(term)))
        .map((name) => toNamed(name, at, "narrow")),
    ];
  });
  const all = [...shared, ...regions, ...alike, ...things]
    .map((named) => ({ ...named, terms: termsOf(named.name) }))
    .filter(({ terms }) => terms.length > 0);
  return Map.groupBy(withWords(all, language), ({ terms }) => terms[0] ?? "");
}

function toNamed(name: string, idea: number, meaning: Meaning = "ideas"): Named {
  return { name, idea, meaning, isRare: false };
}

/** A stem that different words of different ideas share tells nothing by itself; the same word may well have two ideas. */
function withWords(all: readonly (Named & { terms: readonly string[] })[], language: Language): Phrase[] {
  const stops = stopWords(language);
  const common = readStems(all.filter(({ isRare }) => !isRare));
  const every = readStems(all);
  return all.map(({ name, idea, terms, meaning, isRare }) => {
    if (terms.length > 1 || meaning !== "ideas") return { terms, idea, meaning };
    const [term = ""] = terms;
    // a rarer word takes no form away from a more common one
    const ideas = (isRare ? every : common).get(term);
    const own = every.get(term)?.get(idea) ?? new Set<string>();
    const isShared = [...(ideas?.values() ?? [])].some((other) => ![...other].some((word) => own.has(word)));
    const word = normalizeWord(name);
    // the stem of "nächste" is "nach", which means nothing by itself
    if (!isShared && !stops.has(term)) return { terms, idea, meaning };
    const taken = new Set([...(every.get(term)?.values() ?? [])].flatMap((words) => [...words]));
    // "Reise" is a form of "Reis" only as long as it is no word of its own
    const words = new Set([...formsOf(word, language)].filter((form) => form === word || !taken.has(form)));
    return { terms, idea, meaning, words, ...(isRare && { yields: true }) };
  });
}

/** The words of each idea by their stem. */
function readStems(
  all: readonly (Named & { terms: readonly string[] })[],
): ReadonlyMap<string, ReadonlyMap<number, ReadonlySet<string>>> {
  const stems = new Map<string, Map<number, Set<string>>>();
  for (const { name, terms, idea, meaning } of all) {
    const [term = ""] = terms;
    if (terms.length > 1 || meaning !== "ideas") continue;
    const ideas = stems.get(term) ?? new Map<number, Set<string>>();
    stems.set(term, ideas.set(idea, (ideas.get(idea) ?? new Set()).add(normalizeWord(name))));
  }
  return stems;
}
