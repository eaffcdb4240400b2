import { detectLanguage } from "../../lib/text/detect-language.ts";
import type { AnswerInput } from "../../prompts/answer-from-evidence.ts";

/** What is asked, in the language that the answer is to have. */
export function toAsk({ intent, language }: AnswerInput): { text: string; language: string } {
  return { text: intent.text, language: language === "unknown" ? detectLanguage(intent.text) : language };
}

/** What the host computed stands among the evidence, and is no table of a document. */
export function computedOf({ evidence, served }: AnswerInput): ReadonlySet<string> {
  const isResult = (heading: string | undefined) =>
    heading !== undefined && served.some((line) => line.includes(`see the evidence "${heading}"`));
  return new Set(evidence.flatMap(({ id, heading }) => (isResult(heading?.[0]) ? [id] : [])));
}

/** A result that was not told is no passage of a document. */
export function documentsOf(input: AnswerInput): AnswerInput["evidence"] {
  const computed = computedOf(input);
  return input.evidence.filter(({ id }) => !computed.has(id));
}
