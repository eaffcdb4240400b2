import { stopWords } from "../../../lib/text/stop-words.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import type { Scan } from "../text/scan.ts";
import { foldedOf, isGlued, isMark, isNear, isWord, textOf } from "../text/scan.ts";

/** The word or sign right behind a number that no lexicon knows, which may be its unit: 5 tablets, 20-page, 3 ₿. */
export function findUnknownUnit(scan: Scan, next: number): string | undefined {
  const isHyphen = isMark(scan, next, "-") && isGlued(scan, next) && isGlued(scan, next + 1);
  const at = isHyphen ? next + 1 : next;
  if (!isNear(scan, at)) return undefined;
  const text = textOf(scan, at);
  if (/^\p{Sc}$/u.test(text)) return text;
  if (isHyphen || scan.language !== "de") return nounAt(scan, at);
  // German nouns have capitals; "5 neue Autos" are counted in Autos
  const isAdjective = isWord(scan, at) && /^\p{Ll}+(?:e|en|er|es)$/u.test(text) && isNear(scan, at + 1);
  const noun = isAdjective ? at + 1 : at;
  return /^\p{Lu}/u.test(textOf(scan, noun)) ? nounAt(scan, noun) : undefined;
}

/** A word that is none of the usual ones. */
function nounAt(scan: Scan, at: number): string | undefined {
  const text = textOf(scan, at);
  if (!isWord(scan, at) || text.length < 2) return undefined;
  const isUsual = languagesOf(scan.language).some((language) => {
    const words = stopWords(language);
    return words.has(text.toLowerCase()) || words.has(foldedOf(scan, at));
  });
  return isUsual ? undefined : text;
}

function languagesOf(language: string): readonly string[] {
  return language === "unknown" ? languages : [language];
}
