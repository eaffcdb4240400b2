import { betweenYears } from "../../../../lexicon/requests/compare-words.ts";
import { detectLanguage } from "../../../../lib/text/detect-language.ts";
import type { AnswerInput, EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { findCompared } from "./find-compared.ts";
import { readStatements } from "../../write/read-statements.ts";
import type { QuotedAnswer } from "../answer-by-quoting.ts";
import { compareOn } from "./compare-on.ts";
import { differingUnder } from "./differing-under.ts";
import { papersOfYears } from "./papers-of-years.ts";
import { tokensOf } from "./read-sides.ts";

type Quote = QuotedAnswer["claims"][number];

/** "What has changed for private cars?": what two papers say of this one thing, where both do and say it differently; else empty. */
export function compareChange(text: string, input: AnswerInput): Quote[] {
  const [topic, ...more] = findCompared(text);
  if (topic === undefined || more.length > 0 || isPaper(topic, input.evidence)) return [];
  const language = input.language === "unknown" ? detectLanguage(text) : input.language;
  const named = papersOfYears(text, input.evidence);
  // years that name no paper stand in one of them
  if (named === undefined && betweenYears.test(text)) return [];
  const documents = named ?? [...new Set(input.evidence.map(({ document }) => document))];
  if (documents.length !== 2) return [];
  const papers = documents.map((document) => input.evidence.filter((item) => item.document === document));
  const sections = differingUnder(topic, language, papers);
  // papers that nobody named have to say it in much the same words
  if (sections.length > 0) return named !== undefined || pairUp(sections, papers).length > 0 ? sections : [];
  const found = compareOn({ id: "topic", text: topic }, { ...input, evidence: papers.flat() });
  return pairUp(found, papers);
}

/** What is called like one of the papers is compared as a whole. */
function isPaper(topic: string, evidence: readonly EvidenceItem[]): boolean {
  const words = tokensOf(topic);
  return evidence.some(({ document, heading = [] }) => {
    const title = tokensOf(`${document} ${heading[0] ?? ""}`);
    return words.every((word) => title.includes(word));
  });
}

const enough = 0.5;

/** Each sentence with the one of the other paper that says it in much the same words, and not the same. */
function pairUp(claims: readonly Quote[], papers: readonly (readonly EvidenceItem[])[]): Quote[] {
  const open = { document: "", article: "" };
  const said = papers.map((own) =>
    own
      .flatMap((item) => readStatements(item, open, "sentence"))
      .map(({ text, quote, item }) => ({ text, supports: [{ evidence: item.id, quote }] })),
  );
  const texts = new Set(claims.map(({ text }) => text));
  const [left = [], right = []] = said;
  const pairs = left.flatMap((one) => {
    const other = closest(one.text, right);
    const isFound = other !== undefined && (texts.has(one.text) || texts.has(other.text));
    return isFound && other.text !== one.text ? [[one, other]] : [];
  });
  return [...pairs.map(([one]) => one), ...pairs.map(([, other]) => other)].flatMap((one) => one ?? []);
}

function closest<Said extends { text: string }>(text: string, others: readonly Said[]): Said | undefined {
  const scored = others
    .map((other) => ({ other, score: likeness(text, other.text) }))
    .toSorted((a, b) => b.score - a.score);
  return scored[0] !== undefined && scored[0].score >= enough ? scored[0].other : undefined;
}

function likeness(a: string, b: string): number {
  const [one, other] = [a, b].map((text) => new Set(tokensOf(text).filter((word) => !/\p{N}/u.test(word))));
  if (one === undefined || other === undefined) return 0;
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(one.size, other.size, 1);
}
