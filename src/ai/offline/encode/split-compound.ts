import type { GlossBook } from "./gloss-book.ts";
import type { GlossToken } from "./read-tokens.ts";

const shortestPart = 4;
const shortestHead = 3;
const longestCompound = 40;

/** The parts of a German compound in reading order: "Reinigungsfirma" is a cleaning company. */
export function splitCompound(word: GlossToken, book: GlossBook): string | undefined {
  if (word.isNoun === undefined && !/^\p{Lu}/u.test(word.text)) return undefined;
  return splitWord(word.word, book);
}

function splitWord(word: string, book: GlossBook): string | undefined {
  if (word.length < shortestHead + shortestPart || word.length > longestCompound) return undefined;
  for (let cut = shortestHead; cut <= word.length - shortestPart; cut += 1) {
    const last = findPart(word.slice(cut), book);
    if (last === undefined) continue;
    const first = findHead(word.slice(0, cut), book);
    if (first !== undefined) return `${first} ${last}`;
  }
  return undefined;
}

/** What joins two parts belongs to neither: "Reinigung-s", "Straße-n". */
function findHead(head: string, book: GlossBook): string | undefined {
  for (const part of [head, head.replace(/(?:es|en|s|n|e)$/u, ""), head.replace(/(?:s|n)$/u, "")]) {
    const gloss = part.length < shortestHead ? undefined : (findPart(part, book) ?? splitWord(part, book));
    if (gloss !== undefined) return gloss;
  }
  return undefined;
}

function findPart(part: string, book: GlossBook): string | undefined {
  const [token] = book.tokens(part);
  return token === undefined ? undefined : book.findNoun({ ...token, isNoun: true });
}
