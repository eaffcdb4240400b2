import {
  ownQuestionWords,
  questionWords,
  toldQuestionWords,
} from "../../../../lexicon/requests/ask-words.ts";
import { languages } from "../../../../lexicon/words-by-language.ts";

const opened = new Map<string, RegExp>(
  languages.map((language) => {
    const words = [questionWords, ownQuestionWords, toldQuestionWords]
      .flatMap((all) => (all[language] ?? "").split("|"))
      // "che" and "que" go on with a statement: "a mail that says that …"
      .filter((word) => word !== "" && !/^(?:che|que|qu'|qui|chi)$/u.test(word))
      .toSorted((a, b) => b.length - a.length);
    // behind an apostrophe the next word begins at once
    const ended = words.map((word) => (word.endsWith("'") ? word : `${word}(?![\\p{L}\\p{N}])`));
    return [language, new RegExp(`^(?:${ended.join("|").replaceAll("'", "['’]")})`, "iu")];
  }),
);

/** What opens a question inside an order to write; undefined in a language that is not known. */
export function toldOpening(language: string): RegExp | undefined {
  return opened.get(language);
}
