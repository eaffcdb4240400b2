import { clues } from "../../../../lexicon/clues/clues.ts";
import type { Language } from "../../../../lexicon/words-by-language.ts";

/** Which side of a clue a phrase is on: what people ask, or what papers say. */
type Side = "asks" | "tells";

/** A word of a phrase: its stem, and what it can mean. */
interface ClueWord {
  term: string;
  ideas: readonly number[];
}

interface CluePhrase {
  clue: number;
  side: Side;
  words: readonly ClueWord[];
}

export interface ClueBook {
  /** Every phrase by the stems and by the ideas of its first word. */
  byTerm: ReadonlyMap<string, readonly CluePhrase[]>;
  byIdea: ReadonlyMap<number, readonly CluePhrase[]>;
  /** What is said in one word, which may also end a longer one. */
  endings: ReadonlyMap<string, readonly number[]>;
}

const shortestEnding = 5;
/** So far apart the words of a phrase may stand, in any order. */
const reach = 7;

/** The clues of one language: the words of each phrase that say something, with what else they may be called. */
export function readClueBook(
  language: Language,
  read: (phrase: string) => readonly (ClueWord & { isStop: boolean })[],
): ClueBook {
  const toPhrase = (clue: number, side: Side, said: string): CluePhrase[] => {
    const all = read(said.replaceAll("…", " "));
    const words = all.filter(({ isStop }) => !isStop);
    return words.length === 0 ? [] : [{ clue, side, words }];
  };
  const phrases = clues.flatMap(({ asked, said }, clue) => [
    ...asked[language].flatMap((one) => toPhrase(clue, "asks", one)),
    ...said[language].flatMap((one) => toPhrase(clue, "tells", one)),
  ]);
  const byIdea = new Map<number, CluePhrase[]>();
  const endings = new Map<string, number[]>();
  for (const phrase of phrases) {
    const [first, ...more] = phrase.words;
    if (first === undefined) continue;
    // a single word is meant as it stands
    if (more.length > 0)
      for (const idea of first.ideas) byIdea.set(idea, [...(byIdea.get(idea) ?? []), phrase]);
    if (more.length === 0 && phrase.side === "tells" && first.term.length >= shortestEnding)
      endings.set(first.term, [...(endings.get(first.term) ?? []), phrase.clue]);
  }
  return { byTerm: Map.groupBy(phrases, ({ words }) => words[0]?.term ?? ""), byIdea, endings };
}

type Marked = ClueWord & { hasParts: boolean } & Record<Side, number[]>;

/** Says of each word which clues it belongs to. */
export function markClues(words: readonly Marked[], { byTerm, byIdea, endings }: ClueBook): void {
  for (const [at, word] of words.entries()) {
    const phrases = new Set([
      ...(byTerm.get(word.term) ?? []),
      ...word.ideas.flatMap((idea) => byIdea.get(idea) ?? []),
    ]);
    for (const { clue, side, words: wanted } of phrases)
      for (const found of wordsNear(words, at, wanted))
        if (!found[side].includes(clue)) found[side].push(clue);
    if (word.hasParts)
      for (let cut = 3; cut <= word.term.length - shortestEnding; cut += 1)
        for (const clue of endings.get(word.term.slice(cut)) ?? []) word.tells.push(clue);
  }
}

/** The words of a phrase around its first one; none where one of them is missing. */
function wordsNear(words: readonly Marked[], at: number, [, ...more]: readonly ClueWord[]): Marked[] {
  const first = words[at];
  if (first === undefined) return [];
  const around = words.slice(Math.max(0, at - reach), at + reach + 1).filter((word) => word !== first);
  const found = more.map((wanted) => around.find((word) => isSame(wanted, word)));
  return found.every((word) => word !== undefined) ? [first, ...found] : [];
}

function isSame(wanted: ClueWord, { term, ideas }: ClueWord): boolean {
  return wanted.term === term || wanted.ideas.some((idea) => ideas.includes(idea));
}

/** Whether what a word of the question asks for is what one of the words tells. */
export function isHinted(
  { asks }: { asks: readonly number[] },
  words: readonly { tells: readonly number[] }[],
): boolean {
  return asks.length > 0 && words.some(({ tells }) => tells.some((clue) => asks.includes(clue)));
}
