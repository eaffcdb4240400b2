import { peopleGroups } from "../../../lexicon/answers/asked/people-groups.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import type { Asked, Wanted } from "../answer/look-up/read-asked.ts";

const groups = new Map<string, ReadonlySet<string>>(
  languages.map((own) => [own as string, new Set(peopleGroups[own]?.split("|").map(foldText))]),
);

/** "The fee for students": where no word says anything of them, what others pay is no answer. */
export function leavesOutWhom({ kind, wanted, language }: Asked, isSaid: (word: Wanted) => boolean): boolean {
  if (kind !== "amount" && kind !== "thing" && kind !== "share") return false;
  const known = groups.get(language);
  return wanted.some((word) => known?.has(foldText(word.word)) === true && !isSaid(word));
}
