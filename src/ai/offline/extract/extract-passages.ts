import { largest } from "../../../lib/largest.ts";
import { createTermReader } from "../../../lib/text/create-term-reader.ts";
import { matchTerms } from "../../../lib/text/match-terms.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import type { Quoted } from "../answer/quoted.ts";
import { readWanted } from "./read-wanted.ts";

const mostPassages = 24;
const longestPassage = 2_000;
/** Of the best: what says less is about something else. */
const enough = 0.6;

interface Paragraph {
  evidence: string;
  text: string;
  terms: readonly string[];
  headingTerms: ReadonlySet<string>;
}

/** Where no table holds what is to be extracted: the paragraphs that speak of its columns and its subject, with figures. */
export function extractPassages(
  { text, language }: { text: string; language: string },
  evidence: readonly EvidenceItem[],
): Quoted[] {
  const reader = createTermReader(language);
  const { columns, subject } = readWanted(text, reader);
  if (columns.length < 2) return [];
  const paragraphs = evidence.flatMap((item): Paragraph[] => {
    if (item.table !== undefined) return [];
    const heading = new Set(reader.content((item.heading ?? []).join(" ")).map(({ term }) => term));
    return item.text
      .split(/\n+/u)
      .map((line) => line.trim())
      .filter((line) => line.length <= longestPassage && /(?<!\p{L})\p{N}/u.test(line))
      .map((line) => {
        const terms = [...new Set(reader.content(line).map(({ term }) => term))];
        return { evidence: item.id, text: line, terms, headingTerms: heading };
      });
  });
  const weigh = createWeights([...columns.flat(), ...subject], paragraphs);
  const scored = paragraphs.map((paragraph) => ({
    paragraph,
    ...score(paragraph, { columns, subject, weigh }),
  }));
  const fit = scored.filter(({ held }) => held * 2 > columns.length);
  const most = fit.reduce((best, { points }) => Math.max(best, points), 0);
  return fit
    .filter(({ points }) => points >= most * enough)
    .slice(0, mostPassages)
    .map(({ paragraph }) => ({
      text: paragraph.text,
      supports: [{ evidence: paragraph.evidence, quote: paragraph.text }],
    }));
}

/** A word that stands everywhere tells nothing apart. */
function createWeights(terms: readonly string[], paragraphs: readonly Paragraph[]): (term: string) => number {
  const weights = new Map(
    [...new Set(terms)].map((term) => {
      const holders = paragraphs.filter((paragraph) => says(paragraph, term)).length;
      return [term, holders === 0 ? 0 : Math.log(1 + paragraphs.length / holders)] as const;
    }),
  );
  return (term) => weights.get(term) ?? 0;
}

function says({ terms }: Paragraph, term: string): boolean {
  return terms.some((other) => matchTerms(term, other) > 0);
}

interface Scoring {
  columns: readonly (readonly string[])[];
  subject: readonly string[];
  weigh: (term: string) => number;
}

/** How many columns a paragraph has words for, and how much of all that was asked it says with its headings. */
function score(paragraph: Paragraph, { columns, subject, weigh }: Scoring) {
  const held = columns.filter((column) => column.some((term) => says(paragraph, term))).length;
  const worth = (term: string) => {
    if (says(paragraph, term)) return weigh(term);
    return paragraph.headingTerms.has(term) ? weigh(term) / 2 : 0;
  };
  // a column is there by one of its words; another word of it may mean something else
  const inColumns = columns.reduce((sum, column) => sum + largest(column.map(worth), 0), 0);
  const points = subject.reduce((sum, term) => sum + worth(term), inColumns);
  return { held, points };
}
