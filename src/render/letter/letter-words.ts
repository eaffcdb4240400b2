import { closings, greetings } from "../../lexicon/draft-words.ts";
import type { WordsByLanguage } from "../../lexicon/words-by-language.ts";

/** Addressed to a person without being a greeting: lines of an address. */
const notGreetings = new Set(["attn", "attention", "zu handen", "z. hd.", "à l'attention de"]);
const more = {
  greetings: ["gentil", "stimat", "distinguid", "muy señor", "good day"],
  closings: ["gruss", "gruß"],
};

const greeting = begins(greetings, more.greetings);
const closing = begins(closings, more.closings);
/** Longer texts that begin with thanks are sentences. */
const longestClosing = 80;
const longestGreeting = 120;

function begins(words: WordsByLanguage, others: readonly string[]): RegExp {
  const listed = Object.values(words).flatMap((list) => list.split("|"));
  const kept = [...listed, ...others].filter((word) => !notGreetings.has(word));
  const sources = kept
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(".", String.raw`\.`));
  return new RegExp(`^(?:${sources.join("|")})`, "iu");
}

export function isGreeting(text: string): boolean {
  const [line = ""] = text.trim().split("\n", 1);
  return line.length <= longestGreeting && greeting.test(line);
}

/** A line that ends a letter: a few words, no sentence about something. */
export function isClosing(text: string): boolean {
  const [line = ""] = text.trim().split("\n", 1);
  if (line.length > longestClosing || /[.:;?]$/u.test(line)) return false;
  return closing.test(line);
}
