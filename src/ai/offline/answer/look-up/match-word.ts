import { matchTerms } from "../../../../lib/text/match-terms.ts";
import type { ReadWord } from "./create-word-reader.ts";
import { matchAcross } from "./words/match-across.ts";

/** How far a word of a text stands for one of a question: 1 the same, 0 something else. */
export function matchWord(asked: ReadWord, said: ReadWord): number {
  if (asked.language !== said.language) return matchForeign(asked, said);
  if (asked.term === said.term && !isChance(asked, said)) return 1;
  if (share(asked.ideas, said.ideas)) return alike;
  if (asked.isNumber || said.isNumber) return 0;
  const related = Math.max(matchRelated(asked.term, said.term), matchParts(asked, said));
  return asked.hasParts && said.hasParts ? Math.max(related, matchTerms(asked.term, said.term)) : related;
}

/** German "nächste" has the stem of "nach". */
function isChance(asked: ReadWord, said: ReadWord): boolean {
  return said.hasParts && said.isStop && !asked.isStop && asked.word !== said.word;
}

/** Between languages words are one by what they mean; by their spelling only names are, and what was borrowed. */
function matchForeign(asked: ReadWord, said: ReadWord): number {
  if (asked.isNumber || said.isNumber) return asked.term === said.term ? 1 : 0;
  if (share(asked.ideas, said.ideas)) return asked.term === said.term ? 1 : alike;
  return Math.max(matchAcross(asked, said), matchParts(asked, said));
}

const alike = 0.85;
/** A thing stands for its kind and a kind for its things; one part of a compound for the whole. */
const sameKind = 0.6;
const samePart = 0.5;
const farPart = 0.4;

function matchParts(asked: ReadWord, said: ReadWord): number {
  if (share(asked.broad, said.narrow) || share(asked.narrow, said.broad)) return sameKind;
  if (share(asked.ideas, said.parts)) return samePart;
  if (share(asked.parts, said.ideas)) return isTwiceRemoved(asked, said) ? farPart : samePart;
  return 0;
}

/** A part of what is asked for, and that in another word: a flat rate is no allowance for children. */
function isTwiceRemoved(asked: ReadWord, said: ReadWord): boolean {
  return asked.hasParts && said.hasParts && !asked.term.includes(said.term.slice(0, shortestStem));
}

function share(one: readonly number[], other: readonly number[]): boolean {
  return one.length > 0 && other.length > 0 && one.some((idea) => other.includes(idea));
}

const sameStem = 0.7;
const shortestStem = 5;
/** From here on the beginning alone tells enough. */
const longStem = 7;
const longestEnding = 5;
const shortestOwn = 5;
/** Beginnings that a great many words share. */
const commonStart =
  /^(?:ver|be|ge|ent|er|zer|über|uber|unter|aus|ein|ab|auf|an|vor|zu|um|mit|nach|wieder|inter|trans|super|contra|contre|entre|sotto|sopra|pre|pro|re|con|com|in|im|dis|de|des|ex|sub|sur)(?=.{4})/u;

/** The same beginning with other endings, or one letter apart: "emigrate" and "emigration", a slip of the pen. */
function matchRelated(a: string, b: string): number {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  if (same < 2) return 0;
  const longer = Math.max(a.length, b.length);
  const shorter = Math.min(a.length, b.length);
  // "verschieben" and "verschicken" share no more than what stands before many verbs
  const own = same - (commonStart.exec(a)?.[0].length ?? 0);
  const isStem =
    (own === same || own >= shortestOwn) &&
    (same >= longStem || (same >= shortestStem && same >= 0.6 * longer));
  if (isStem && longer - same <= longestEnding) return sameStem;
  return shorter >= shortestStem && isSlip(a, b, same) ? sameStem : 0;
}

function isSlip(a: string, b: string, same: number): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  if (a.length !== b.length) {
    const [short, long] = a.length < b.length ? [a, b] : [b, a];
    return short.slice(same) === long.slice(same + 1);
  }
  const isSwap =
    a[same] === b[same + 1] && a[same + 1] === b[same] && a.slice(same + 2) === b.slice(same + 2);
  return isSwap || a.slice(same + 1) === b.slice(same + 1);
}

/** Whether a word is another one with one letter wrong, missing, doubled or swapped. */
export function isMistyped(word: string, meant: string): boolean {
  let same = 0;
  while (same < word.length && word[same] === meant[same]) same += 1;
  const shorter = Math.min(word.length, meant.length);
  return word !== meant && same >= 2 && shorter >= shortestStem && isSlip(word, meant, same);
}

/** Whether one of the words names the kind that a thing of the question is one of: beer is alcohol, and alcohol no beer. */
export function isOneOf(asked: ReadWord, words: readonly ReadWord[]): boolean {
  const kinds = asked.narrow.filter((kind) => words.some(({ broad }) => broad.includes(kind)));
  // "damage by hail" names another one of the kind
  return kinds.length > 0 && !words.some(({ narrow }) => share(narrow, kinds));
}

/** The best that any of the words does for a word of the question. */
export function bestMatch(asked: ReadWord, words: readonly ReadWord[]): number {
  let best = 0;
  for (const word of words) {
    best = Math.max(best, matchWord(asked, word));
    if (best === 1) return 1;
  }
  return best;
}
