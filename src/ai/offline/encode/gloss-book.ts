import type { GlossedLanguage } from "../../../lexicon/gloss/gloss-words.ts";
import { readHeld, type HeldWords } from "./read-held.ts";
import { createTokenReader, type GlossToken } from "./read-tokens.ts";
import { pairNames } from "./pair-names.ts";

/** What a name of the lexicon is called in English. */
interface Sense {
  name: string;
  english: string;
  weight: number;
  hasCapital: boolean;
}

export interface GlossBook {
  language: GlossedLanguage;
  tokens(text: string): GlossToken[];
  /** English for these words taken together, or undefined where they are no word or phrase that is known. */
  find(words: readonly GlossToken[]): string | undefined;
  /** English for a part of a compound, which is no word that only holds sentences together. */
  findNoun(word: GlossToken): string | undefined;
  /** How many words the longest phrase has that begins with this one. */
  longest(first: GlossToken): number;
}

const mostWords = 6;

/** Everything that is known about a language's words in English; made once for a language. */
export function createGlossBook(language: GlossedLanguage): GlossBook {
  const tokens = createTokenReader(language);
  const held = readHeld(language);
  const isHeld = (word: string) => held.find(word) !== undefined;
  const { senses, lengths } = readSenses(language, { tokens, isHeld });
  for (const form of held.forms) noteLength(lengths, form.split(" "));
  const isAsking = (word: string) => asking.test(held.find(word) ?? "");
  return {
    language,
    tokens,
    find(words) {
      const known = findHeld(words, held);
      if (known !== undefined) return known;
      // what is asked for stays in sight: "quanto costa" is more than a cost
      if (words.length > 1 && words.some(({ word }) => isAsking(word))) return undefined;
      return bestOf(words, senses) ?? held.find(words.map(({ word }) => word).join(" "));
    },
    findNoun: (word) =>
      held.find(word.word, true) ?? (isHeld(word.word) ? undefined : bestOf([word], senses)),
    longest: ({ word, stem, base }) =>
      Math.max(lengths.get(word) ?? 1, lengths.get(stem) ?? 1, lengths.get(base) ?? 1),
  };
}

/** A form with a full stop in the table holds for the last word of a clause only, as "sein" is "be" there and else "its". */
function findHeld(words: readonly GlossToken[], held: HeldWords): string | undefined {
  const [first] = words;
  const said = words.map(({ word }) => word).join(" ");
  const last = words.at(-1)?.isLast === true ? held.find(`${said}.`) : undefined;
  if (last !== undefined) return last;
  const isSmall = /^\p{Ll}/u.test(first?.text ?? "") ? false : undefined;
  return held.find(said, words.length === 1 ? (first?.isNoun ?? isSmall) : isSmall);
}

const asking = /^(?:how|what|who|whom|whose|when|where|why|which|until when|from when)\b/u;

function noteLength(lengths: Map<string, number>, words: readonly string[]): void {
  const [first = ""] = words;
  if (words.length > (lengths.get(first) ?? 1)) lengths.set(first, words.length);
}

interface Senses {
  said: ReadonlyMap<string, readonly Sense[]>;
  stems: ReadonlyMap<string, readonly Sense[]>;
  bases: ReadonlyMap<string, readonly Sense[]>;
}

/** Each name with every English one that it goes with, by its words and by their stems. */
function readSenses(
  language: GlossedLanguage,
  { tokens, isHeld }: { tokens: (text: string) => GlossToken[]; isHeld: (word: string) => boolean },
): { senses: Senses; lengths: Map<string, number> } {
  const senses = {
    said: new Map<string, Sense[]>(),
    stems: new Map<string, Sense[]>(),
    bases: new Map<string, Sense[]>(),
  };
  const lengths = new Map<string, number>();
  const add = (map: Map<string, Sense[]>, words: readonly string[], own: readonly Sense[]) => {
    const key = words.join(" ");
    map.set(key, [...(map.get(key) ?? []), ...own]);
    noteLength(lengths, words);
  };
  for (const [name, own] of Map.groupBy(sumWeights(language), (sense) => sense.name)) {
    const words = tokens(name);
    const told = words.filter(({ word }) => !isHeld(word)).length;
    if (words.length > mostWords || (words.length > 1 && told === 0)) continue;
    add(
      senses.said,
      words.map(({ word }) => word),
      own,
    );
    // a single word among articles and the like says what it says in this form only
    if (words.length > 1 && told < 2) continue;
    add(
      senses.stems,
      words.map(({ stem }) => stem),
      own,
    );
    add(
      senses.bases,
      words.map(({ base }) => base),
      own,
    );
  }
  return { senses, lengths };
}

/** Names that meet in several ideas belong together most. */
function sumWeights(language: GlossedLanguage): Sense[] {
  const senses = new Map<string, Sense>();
  for (const { name, english, weight } of pairNames(language)) {
    const key = `${name}=${english}`;
    const known = senses.get(key);
    if (known === undefined) senses.set(key, { name, english, weight, hasCapital: /^\p{Lu}/u.test(name) });
    else known.weight += weight;
  }
  return [...senses.values()];
}

/** A German noun may be made of a verb; a word without a capital is no noun. */
const asNoun = 0.5;
const asVerb = 0.15;
/** What only a table of irregular forms brings together with its basic form. */
const irregular = 0.5;
/** A word that the lexicon knows in this form with at least this weight is not another one of its stem. */
const sure = 0.3;

/** The sense with the most weight, names that look like what is said before others of the same stem. */
function bestOf(words: readonly GlossToken[], { said, stems, bases }: Senses): string | undefined {
  const [first] = words;
  const text = words.map(({ word }) => word).join(" ");
  const isPhrase = words.length > 1;
  let best: string | undefined;
  let most = 0;
  const weigh = (found: readonly Sense[] | undefined, least: number) => {
    for (const { name, english, weight, hasCapital } of found ?? []) {
      if (isAcronym(name) && first?.text !== name) continue;
      // the island of "La Réunion" is no meeting
      if (isPhrase && hasCapital && /^\p{Ll}/u.test(first?.text ?? "")) continue;
      const isOther = first?.isNoun !== undefined && first.isNoun !== hasCapital;
      const fit = isOther ? (hasCapital ? asVerb : asNoun) : 1;
      const sum = weight * fit * Math.max(likeness(name.toLowerCase(), text), least);
      if (sum > most) [best, most] = [english, sum];
    }
  };
  weigh(said.get(text), 0);
  if (first?.isName === true || most > sure) return best;
  weigh(stems.get(words.map(({ stem }) => stem).join(" ")), 0);
  weigh(
    bases.get(words.map(({ base }) => base).join(" ")),
    words.some(({ stem, base }) => stem !== base) ? irregular : 0,
  );
  return best;
}

/** "EAU" are the Emirates, "eau" is water. */
function isAcronym(name: string): boolean {
  return name.length > 1 && /^[\p{Lu}.]+$/u.test(name);
}

/** A longer ending makes another form of a word, another ending often another word. */
function likeness(one: string, other: string): number {
  if (one === other) return 1;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const longer = Math.max(one.length, other.length);
  if (same === Math.min(one.length, other.length) && longer - same <= longestEnding) return otherForm;
  const share = (same / longer) ** 4;
  return share < leastShare ? 0 : share;
}

const otherForm = 0.9;
const longestEnding = 3;
/** Below this a stem has brought together words that have little to do with each other: "opération" and "opéra". */
const leastShare = 0.12;
