import { numberAsked, numberBeside, thingNumber } from "../../../lexicon/forms/number-words.ts";
import { detectLanguage } from "../../../lib/text/detect-language.ts";
import { findDates } from "../../../lib/text/find-dates.ts";
import type { AnswerInput } from "../../../prompts/answer-from-evidence.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import { readAsked } from "../answer/look-up/read-asked.ts";
import { languagesOf } from "../answer/look-up/read-places.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import type { FieldClaim } from "./field-claim.ts";
import { findFields } from "./find-fields.ts";

const longestQuestion = 160;
/** How many words before a number may say of what it is. */
const reach = 5;
const isThere = 0.5;
const year = /^(?:19|20)\p{N}\p{N}$/u;

/** "What is the number of the order", where the subject of a mail says "Order 4471, delivery"; undefined elsewhere. */
export function subjectNumber(
  text: string,
  { language: given, evidence }: Pick<AnswerInput, "language" | "evidence">,
): FieldClaim[] | undefined {
  if (text.length > longestQuestion || !numberAsked.test(text)) return undefined;
  const subjects = findFields(evidence).filter(({ field }) => field === "mailSubject");
  const [subject, ...more] = subjects;
  if (subject === undefined || more.some(({ document }) => document !== subject.document)) return undefined;
  const language = given === "unknown" ? detectLanguage(text) : given;
  const asked = readAsked(text, wordReaderOf(language));
  const things = asked.wanted.filter(({ word }) => !numberBeside.test(word));
  if (things.length === 0) return undefined;
  const { value } = subject;
  const spoken = languagesOf(evidence, language).get(subject.document) ?? language;
  const words = wordReaderOf(spoken).read(value);
  const named = [...value.matchAll(thingNumber)].filter(({ 0: number, index }) => {
    if (year.test(number) || isDay(value, index)) return false;
    const before = words.filter(({ end }) => end <= index).slice(-reach);
    return things.every((thing) => bestMatch(thing, before) >= isThere);
  });
  if (named.length !== 1) return undefined;
  return [
    {
      text: `${subject.label}: ${value}`,
      supports: [{ evidence: subject.evidence, quote: subject.quote }],
    },
  ];
}

function isDay(text: string, at: number): boolean {
  return findDates(text).some(({ start, end }) => at >= start && at < end);
}
