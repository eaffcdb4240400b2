import { hygieneWords } from "../../../lexicon/hygiene-words.ts";
import type { FoundInstruction } from "./screen-instructions.ts";

const mostQuoted = 2;

/** One line for the user: which document, and what was seen in it, in short. Undefined where nothing was. */
export function warnOfInstructions(
  { document, found }: { document: string; found: readonly FoundInstruction[] },
  language: string,
): string | undefined {
  if (found.length === 0) return undefined;
  const { instructions, more } = hygieneWords(language);
  const quotes = [...new Set(found.map(({ words }) => words))];
  const shown = quotes.slice(0, mostQuoted).map((words) => `"${words}"`);
  const rest = quotes.length - shown.length;
  const listed = rest > 0 ? [...shown, more.replace("{count}", String(rest))] : shown;
  return instructions.replace("{document}", () => document).replace("{words}", () => listed.join(", "));
}
