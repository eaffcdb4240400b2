import type { Lexicon } from "../read-lexicon.ts";

const shortestPart = 4;
const longestCompound = 60;
const mostKnown = 50_000;

/** What stands before a verb and makes another one of it. */
const leading =
  /^(?:auf|aus|bei|durch|ein|ent|her|hin|los|miss|mit|nach|unter|über|ver|vor|weg|wider|wieder|zer|zurück|zusammen)$/u;

/** "Reinigungsfirma": what its last part means, and its first one, where the lexicon knows them. */
export function createPartReader(
  lexicon: Lexicon,
  termOf: (word: string) => string,
): (word: string) => readonly number[] {
  const known = new Map<string, readonly number[]>();
  const ideasOf = (part: string) =>
    (lexicon.get(part) ?? []).flatMap(({ terms, idea, meaning, yields }) =>
      terms.length === 1 && meaning === "ideas" && yields === undefined ? [idea] : [],
    );
  // the stem of a long word may have lost half of its last part: each part is brought to its own
  const lastIdeas = (part: string) => ideasOf(termOf(part));
  // "Reinigung-s", "Straße-n": what joins the parts belongs to neither
  const firstIdeas = (part: string) =>
    [part, part.replace(/(?:s|n|en|es|e)$/u, "")].flatMap((one) =>
      one.length < shortestPart ? ideasOf(one) : ideasOf(termOf(one)),
    );
  const read = (word: string) => {
    if (word.length < 2 * shortestPart || word.length > longestCompound) return [];
    const found = new Set<number>();
    for (let cut = shortestPart - 1; cut <= word.length - shortestPart + 1; cut += 1) {
      // "untervermieten" is no way to let
      const last = leading.test(word.slice(0, cut)) ? [] : lastIdeas(word.slice(cut));
      if (last.length === 0) continue;
      for (const idea of [...last, ...firstIdeas(word.slice(0, cut))]) found.add(idea);
      break;
    }
    return [...found];
  };
  return (word) => {
    const ideas = known.get(word) ?? read(word);
    if (known.size < mostKnown) known.set(word, ideas);
    return ideas;
  };
}
