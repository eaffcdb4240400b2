import type { ReadWord } from "../create-word-reader.ts";

type Spelt = Pick<ReadWord, "word" | "term" | "ideas" | "broad" | "narrow">;

const same = 1;
const sameRoot = 0.7;
/** Two words that the lexicon knows, and knows to be two, are alike by chance more often than others. */
const shortestRoot = { unknown: 5, known: 7 };
const longestEnding = 4;
const shortestName = 5;

/** How far words of two languages are one by their spelling: names, and words that travelled, as "Kompressor" did. */
export function matchAcross(asked: Spelt, said: Spelt): number {
  const isKnown = hasMeaning(asked) && hasMeaning(said);
  if (asked.word === said.word) return !isKnown || asked.word.length >= shortestName ? same : 0;
  const [a, b] = [spellAlike(asked.term), spellAlike(said.term)];
  const root = isKnown ? shortestRoot.known : shortestRoot.unknown;
  if (a.length < root || b.length < root) return 0;
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  const rest = Math.max(a.length, b.length) - shared;
  return shared >= root && rest <= longestEnding && shared >= 2 * rest ? sameRoot : 0;
}

function hasMeaning({ ideas, broad, narrow }: Spelt): boolean {
  return ideas.length + broad.length + narrow.length > 0;
}

/** One spelling for what European languages write in several ways: "Elektriker", "électricien" and "elettricista". */
function spellAlike(term: string): string {
  return term
    .replaceAll("sch", "s")
    .replaceAll("ph", "f")
    .replaceAll(/[ckp](?=t)/gu, "")
    .replaceAll(/c(?=[eiy])|z/gu, "s")
    .replaceAll(/ch|ck|k|qu|q/gu, "c")
    .replaceAll("th", "t")
    .replaceAll(/[yj]/gu, "i")
    .replaceAll(/(.)\1/gu, "$1");
}
