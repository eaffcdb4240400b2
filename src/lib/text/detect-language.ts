import type * as eldSmall from "eld/small";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { isRomansh } from "./is-romansh.ts";
import { segmentWords } from "./segment-words.ts";

const require = createRequire(import.meta.url);

/** Enough to be sure, and it keeps a whole book from being counted. */
const longestSample = 4000;

/** ISO 639-1 code of the text's main language; "unknown" for a single word, no letters, or a guess. */
export function detectLanguage(text: string): string {
  const sample = text.slice(0, longestSample);
  const words = segmentWords(sample).filter((word) => /\p{L}/u.test(word.text));
  if (words.length < 2) return "unknown";
  if (isRomansh(words.map((word) => word.text))) return "rm";
  const guess = loadEld().eld.detect(sample);
  return guess.language !== "" && guess.isReliable() ? guess.language : "unknown";
}

/** Loading the n-grams takes half a second: only those who ask for a language pay, and only once. */
function loadEld(): typeof eldSmall {
  return require(fileURLToPath(import.meta.resolve("eld/small"))) as typeof eldSmall;
}
