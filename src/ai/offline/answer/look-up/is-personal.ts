import { personalWords } from "../../../../lexicon/answers/personal-words.ts";
import { languages } from "../../../../lexicon/words-by-language.ts";
import type { Asked } from "./read-asked.ts";

const personal = new Map<string, ReadonlySet<string>>(
  languages.map((own) => [own, new Set(personalWords[own].split("|"))]),
);

/** Whether somebody asks for himself and his own. */
export function isPersonal({ all, language }: Asked): boolean {
  return all.some(({ word }) => personal.get(language)?.has(word) === true);
}
