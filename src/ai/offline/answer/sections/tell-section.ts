import { decisions, decisionWords } from "../../../../lexicon/requests/summary-words.ts";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { largest } from "../../../../lib/largest.ts";
import { readStatements, type SummaryStatement } from "../../write/read-statements.ts";
import { bestMatch } from "../look-up/match-word.ts";
import { languagesOf } from "../look-up/read-places.ts";
import { wordReaderOf } from "../look-up/word-readers.ts";
import type { Quoted } from "../quoted.ts";
import { tellAbout } from "../tell-about.ts";
import { titleOf } from "./title-of.ts";

const mostStatements = 4;
/** One part of a compound, as in "Dach" and "Dachsanierung". */
const isCalled = 0.5;

/** One topic of a summary: its section, else the sentence that speaks of it. */
export function tellTopic(topic: string, language: string, evidence: readonly EvidenceItem[]): Quoted[] {
  const section = tellSection(topic, language, evidence);
  return section.length > 0 ? section : tellAbout(topic, language, evidence);
}

/** What the section says that is called like a topic: its decisions, and what weighs most; empty where none or two are called so. */
function tellSection(topic: string, language: string, evidence: readonly EvidenceItem[]): Quoted[] {
  const wanted = wordReaderOf(language)
    .read(topic)
    .filter(({ isStop, word }) => !isStop && word.length > 2);
  if (wanted.length === 0) return [];
  const spoken = languagesOf(evidence, language);
  const scored = evidence
    .filter(({ table }) => table === undefined)
    .map((item) => {
      const title = wordReaderOf(spoken.get(item.document) ?? language).read(titleOf(item));
      const fits = wanted.map((word) => bestMatch(word, title));
      const isFit = fits.every((fit) => fit >= isCalled);
      return { item, score: isFit ? fits.reduce((sum, fit) => sum + fit, 0) : 0 };
    });
  const most = largest(
    scored.map(({ score }) => score),
    0,
  );
  const found = most === 0 ? [] : scored.filter(({ score }) => score === most).map(({ item }) => item);
  const names = new Set(found.map((item) => `${item.document}\n${titleOf(item)}`));
  if (names.size !== 1) return [];
  const open = { document: "", article: "" };
  return weightiest(found.flatMap((item) => readStatements(item, open, "sentence"))).map(
    ({ text, quote, item }) => ({ text, supports: [{ evidence: item.id, quote }] }),
  );
}

/** In the order of the section. */
function weightiest(statements: readonly SummaryStatement[]): SummaryStatement[] {
  const weigh = ({ text, score }: SummaryStatement) =>
    score + (decisions.test(text) ? 2 : 0) + (decisionWords.test(text) ? 1 : 0);
  const chosen = new Set(statements.toSorted((a, b) => weigh(b) - weigh(a)).slice(0, mostStatements));
  return statements.filter((statement) => chosen.has(statement));
}
