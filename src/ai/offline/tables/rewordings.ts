import { aggregateCues } from "../../../lexicon/tables/aggregate-cues.ts";
import { impliedMeasures, valueToo } from "../../../lexicon/tables/neutral-words.ts";
import type { Language } from "../../../lexicon/words-by-language.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import type { TableShape } from "../../../model/documents/table-shape.ts";

const mostWords = 4;

/** A question as it stands, and then in other words that mean the same over these tables. */
export function rewordings(text: string, shapes: readonly TableShape[], language: Language): string[] {
  const implied = imply(text, language);
  const plain = implied === text ? text : implied.replace(valueToo, "");
  const bare = text.replace(valueToo, "");
  return [...new Set([text, plain, bare, ...namedInBrackets(plain, shapes, language)])];
}

/** "The most populous" has the highest population. */
function imply(text: string, language: Language): string {
  const lower = text.toLowerCase();
  for (const { said, meant, language: own } of impliedMeasures) {
    const phrase = own === language ? said.split("|").find((one) => lower.includes(one)) : undefined;
    if (phrase === undefined) continue;
    const at = lower.indexOf(phrase);
    return `${text.slice(0, at)}${meant}${text.slice(at + phrase.length)}`;
  }
  return text;
}

/** "total employment (nonfarm)", "in Georgia (GA)": the head or value in brackets stands for the words before it. */
function namedInBrackets(text: string, shapes: readonly TableShape[], language: Language): string[] {
  const [found, ...more] = text.matchAll(/(?<!\s)\s*\((?:\p{L}+\s)?([^()]{2,60})\)/gu);
  if (found === undefined || more.length > 0) return [];
  const head = foldText(found[1] ?? "");
  const isNamed = ({ name, values = [] }: TableShape["columns"][number]) =>
    foldText(name) === head || values.some((value) => foldText(value) === head);
  if (!shapes.some(({ columns }) => columns.some(isNamed))) return [];
  const before = text.slice(0, found.index).split(/\s+/u);
  const after = text.slice(found.index + found[0].length);
  const counts = Array.from({ length: Math.min(mostWords, before.length - 1) }, (_, at) => at + 1);
  return counts
    .filter((count) => !before.slice(-count).some((word) => computes(word, language)))
    .map((count) => `${before.slice(0, -count).join(" ")} ${found[1] ?? ""}${after}`);
}

const computing = ["average", "median", "max", "min", "share", "percent", "difference", "change"] as const;

/** What is left out must not be what is to be computed. */
function computes(word: string, language: Language): boolean {
  const fold = foldText(word);
  return computing.some((cue) =>
    (aggregateCues[cue][language] ?? "").split("|").some((one) => foldText(one) === fold),
  );
}
