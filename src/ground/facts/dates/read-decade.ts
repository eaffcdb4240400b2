import { decadeNames, decadeWords } from "../../../lexicon/facts/date-words.ts";
import { createPhrases, phraseAt } from "../text/phrases.ts";
import type { Scan } from "../text/scan.ts";
import { foldedOf, isDigits, isGlued, isMark, isNear, isWord, textOf } from "../text/scan.ts";

const words = createPhrases([{ words: decadeWords, value: true }], "own");
const names = createPhrases(
  decadeNames.map(({ decade, ...forms }) => ({ words: forms, value: String(decade) })),
  "own",
);

/** The 1990s, die 90er Jahre, les années 90, gli anni '90, los años noventa. */
export function readDecade(scan: Scan, first: number): { keys: string[]; next: number } | undefined {
  const at = isMark(scan, first, "'’‘") && isGlued(scan, first + 1) ? first + 1 : first;
  if (isDigits(scan, at)) return decadeInDigits(scan, at);
  const named = phraseAt(scan, first, names(scan.language));
  const [decade] = named?.values ?? [];
  if (named !== undefined && decade !== undefined)
    return { keys: keysOf(decade), next: skipYears(scan, named.next) };
  const word = phraseAt(scan, first, words(scan.language));
  if (word === undefined) return undefined;
  const digits = isMark(scan, word.next, "'’‘") ? word.next + 1 : word.next;
  const text = textOf(scan, digits);
  const isDecade = isDigits(scan, digits) && isNear(scan, word.next) && /^(?:\d0|(?:1\d|20)\d0)$/u.test(text);
  return isDecade ? { keys: keysOf(text), next: digits + 1 } : undefined;
}

function decadeInDigits(scan: Scan, at: number): { keys: string[]; next: number } | undefined {
  const text = textOf(scan, at);
  const isDecade = /^(?:\d0|(?:1\d|20)\d0)$/u.test(text);
  const at2 = isMark(scan, at + 1, "-'’") && isGlued(scan, at + 1) ? at + 2 : at + 1;
  const isEnding =
    isWord(scan, at2) && isGlued(scan, at2) && /^(?:s|er|ern|iger)$/u.test(foldedOf(scan, at2));
  return isDecade && isEnding ? { keys: keysOf(text), next: skipYears(scan, at2 + 1) } : undefined;
}

/** "90er Jahre", "90er-Jahre" */
function skipYears(scan: Scan, at: number): number {
  const from = isMark(scan, at, "-") && isGlued(scan, at) ? at + 1 : at;
  return isNear(scan, from) && /^(?:jahre|jahren)$/u.test(foldedOf(scan, from)) ? from + 1 : at;
}

/** Two digits from 30 on are of the last century; the twenties may be of either. */
function keysOf(decade: string): string[] {
  if (decade.length === 4) return [`${decade}s`];
  return Number(decade) >= 30 ? [`19${decade}s`] : [`19${decade}s`, `20${decade}s`];
}
