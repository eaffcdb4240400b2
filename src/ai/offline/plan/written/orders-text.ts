import { makesText, textNoun, toldAhead, toldIn } from "../../../../lexicon/requests/delivered/text-nouns.ts";
import { roleVerbs } from "../../../../lexicon/requests/role-verbs.ts";
import { languages } from "../../../../lexicon/words-by-language.ts";
import type { WordsByLanguage } from "../../../../lexicon/words-by-language.ts";

/** Verbs by which a text is ordered, each one word. */
export const writtenVerbs: ReadonlySet<string> = new Set(
  [roleVerbs.DRAFT, roleVerbs.REWRITE, roleVerbs.TRANSLATE].flatMap((words: WordsByLanguage) =>
    languages.flatMap((language) => (words[language] ?? "").split("|")).filter((one) => !one.includes(" ")),
  ),
);

/** "Preparami", "prépare-moi", "prepárame". */
const forMe = /-?(?:mi|moi|me|ci|nous|nos)$/u;

/** Whether a text for somebody is ordered: a verb that writes or makes, and what is written. */
export function ordersText(order: string): boolean {
  if (!textNoun.test(order)) return false;
  const words = order.toLowerCase().split(/[^\p{L}-]+/u);
  return (
    makesText.test(order) ||
    words.some((word) => writtenVerbs.has(word) || writtenVerbs.has(word.replace(forMe, "")))
  );
}

/** "It should say when …", behind the order: what the text is to tell. */
export function goesOnTelling(sentence: string): boolean {
  return toldLead(sentence) !== "" && !/[?？]\s*$/u.test(sentence);
}

/** What stands before the list of what a text is to tell; empty where the sentence is no such order. */
export function toldLead(sentence: string): string {
  const ahead = toldAhead.exec(sentence)?.[0] ?? "";
  const told = toldIn.exec(sentence)?.[0] ?? "";
  return told.length >= ahead.length ? told : ahead;
}
