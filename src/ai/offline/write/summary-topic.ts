import { decisionWords, paperNouns, subjectLead } from "../../../lexicon/requests/summary-words.ts";
import { roleVerbs } from "../../../lexicon/requests/role-verbs.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import type { TermReader } from "../../../lib/text/create-term-reader.ts";
import { matchTerms } from "../../../lib/text/match-terms.ts";
import { splitSentences } from "../../../lib/text/split-sentences.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { isTaskWord } from "../answer/pick-passages.ts";
import { isDocumentWord } from "../answer/survey-passages.ts";
import { isFormatWord } from "../plan/find-formats.ts";
import { aboutTopic, handingWords } from "./about-topic.ts";
import { withoutLength, withoutReader } from "./without-reader.ts";

export const summaryVerbs = new RegExp(
  `(?<!\\p{L})(?:${languages.flatMap((language) => roleVerbs.SUMMARIZE[language].split("|")).join("|")}|boil)(?!\\p{L})`,
  "iu",
);

/** A word that so many passages hold is what the document is about. */
const everywhere = 0.3;

/** The sentence of a request that orders the summary, without whom it is for; what led up to it is no subject. */
export function summaryOrder(text: string): string {
  const sentences = splitSentences(text).map((sentence) => sentence.text);
  const order = sentences.find((sentence) => summaryVerbs.test(sentence)) ?? text;
  const rest = sentences.slice(sentences.indexOf(order) + 1);
  return withoutReader([order, ...rest].join(" "));
}

/**
 * Whether a summary is to be made section by section: of everything, of what the documents are about, or of sections
 * with a heading of its own for the topic. A topic that only some sentences speak of is looked for among them.
 */
export function isBySections(order: string, reader: TermReader, evidence: readonly EvidenceItem[]): boolean {
  const topic = reader
    .content(withoutLength(order))
    .filter(({ text }) => !isNoTopic(text.toLowerCase()))
    .map(({ term }) => term);
  if (topic.length === 0) return true;
  if (aboutTopic(evidence, new Set(topic), reader).length < evidence.length) return true;
  const titles = evidence.flatMap(({ document, heading = [] }) => [
    document.replaceAll(/[._-]+/gu, " "),
    heading[0] ?? "",
  ]);
  const inTitles = reader.content([...new Set(titles)].join("\n")).map(({ term }) => term);
  const passages = evidence.map(({ text }) => new Set(reader.content(text).map(({ term }) => term)));
  const isTitled = (term: string) => inTitles.some((other) => matchTerms(other, term) > 0);
  // what the reader of one paper calls it is the paper, also where it calls itself by half of that
  const isOne = new Set(evidence.map(({ document }) => document)).size === 1;
  if (isOne && topic.some(isTitled) && !subjectLead.test(order) && !decisionWords.test(order)) return true;
  return topic.every(
    (term) =>
      isTitled(term) || passages.filter((terms) => terms.has(term)).length >= everywhere * passages.length,
  );
}

function isNoTopic(word: string): boolean {
  return (
    isTaskWord(word) ||
    handingWords.has(word) ||
    isDocumentWord(word) ||
    isFormatWord(word) ||
    paperNouns.test(word) ||
    /^\p{N}+$/u.test(word)
  );
}
