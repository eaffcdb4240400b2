import { amountQuestions } from "../../lexicon/retrieval/amount-questions.ts";
import { fiscalYearWords } from "../../lexicon/retrieval/fiscal-year-words.ts";

const letters = "[\\p{L}\\p{N}]";
const amounts = new RegExp(
  `(?<!${letters})(?:${Object.values(amountQuestions).join("|")})(?!${letters})`,
  "iu",
);
const yearWords = new RegExp(
  `(?<!${letters})(?:${Object.values(fiscalYearWords).join("|")})(?=\\s{1,3}(?:19|20)\\d\\d)`,
  "giu",
);

/** Whether a figure is asked for. */
export function asksForAmount(text: string): boolean {
  return amounts.test(text);
}

/** "fiscal year 2018" as "2018": beside a year the words tell nothing, and in another language they mislead. */
export function withoutYearWords(text: string): string {
  return text.replaceAll(yearWords, " ");
}
