import { fewLines } from "../../../lexicon/requests/summary-words.ts";
import { createTermReader } from "../../../lib/text/create-term-reader.ts";
import { roomFor } from "../../../model/wording/room-for.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import type { Quoted } from "../answer/quoted.ts";
import { readGrids } from "../cells/read-grids.ts";
import { tellCells } from "../cells/tell-cells.ts";
import type { ComputedClaim } from "../tables/answer-by-plan.ts";
import { aboutTopic, topicTerms } from "./about-topic.ts";
import { readLineLimit, readSentenceLimit } from "../plan/find-wishes.ts";
import { readStatements } from "./read-statements.ts";
import type { SummaryStatement } from "./read-statements.ts";
import { withoutLength, withoutReader } from "./without-reader.ts";

const usualStatements = 16;
/** "In a few lines": nobody counts, and nobody wants to read ten. */
const fewStatements = 6;
const usualWords = 600;
const share = 0.85;

/**
 * What documents say, section by section: the statement with most figures and words of the order from each, then the
 * next one, until the room that was asked for is full; in their order, each once.
 */
export function surveySections(
  order: string,
  language: string,
  evidence: readonly EvidenceItem[],
): (Quoted | ComputedClaim)[] {
  const wanted = wantedIn(order, language);
  const meant = aboutTopic(evidence, wanted, createTermReader(language));
  return surveyThese(order, language, { evidence, meant });
}

function wantedIn(order: string, language: string): Set<string> {
  return new Set(topicTerms(withoutLength(withoutReader(order)), createTermReader(language)));
}

/** The same of sections of which it is known that they are meant. */
export function surveyThese(
  order: string,
  language: string,
  { evidence, meant }: { evidence: readonly EvidenceItem[]; meant: readonly EvidenceItem[] },
): (Quoted | ComputedClaim)[] {
  const reader = createTermReader(language);
  const wanted = wantedIn(order, language);
  const seen = new Set<string>();
  const open = { document: "", article: "" };
  const isTopic = meant.length < evidence.length;
  const limits = limitsOf(order);
  const said = meant
    .filter(({ table }) => table === undefined)
    .flatMap((item) => readStatements(item, open, limits.by))
    .filter(({ text }) => {
      const key = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
      return !seen.has(key) && seen.add(key).size > 0;
    })
    .map((statement) => ({
      ...statement,
      terms: new Set(reader.content(statement.text).flatMap(({ term }) => (wanted.has(term) ? [term] : []))),
    }));
  const weigh = createWeights(said.map(({ terms }) => terms));
  const statements = said.map(({ terms, ...statement }, at): SummaryStatement => {
    return { ...statement, at, score: statement.score + weigh(terms) };
  });
  const chosen = fill([...Map.groupBy(statements, ({ section }) => section).values()], limits);
  const quotes = chosen
    .toSorted((a, b) => a.at - b.at)
    .map(({ item, text, quote }) => ({ text, supports: [{ evidence: item.id, quote }] }));
  // where a text is about one section, its tables belong to it
  return isTopic ? [...quotes, ...rowsOf(meant)] : quotes;
}

const mostByWords = 1;

/** What words of the order add to a statement: those that every statement holds tell nothing apart. */
function createWeights(all: readonly ReadonlySet<string>[]): (terms: ReadonlySet<string>) => number {
  const counts = new Map<string, number>();
  for (const terms of all) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const weight = (term: string) => 1 - (counts.get(term) ?? 0) / (all.length + 1);
  return (terms) =>
    Math.min(
      mostByWords,
      [...terms].reduce((sum, term) => sum + weight(term), 0),
    );
}

const mostRows = 40;

function rowsOf(items: readonly EvidenceItem[]): ComputedClaim[] {
  const rows = readGrids(items, new Set()).flatMap((grid) =>
    grid.rows.map((row) =>
      tellCells(
        row,
        grid.heads.map((_, column) => column),
        grid,
      ),
    ),
  );
  return rows.flatMap((row) => row ?? []).slice(0, mostRows);
}

/** How much was asked for: sentences, or words of so many pages. */
function limitsOf(order: string): { statements: number; words: number; by: "paragraph" | "sentence" } {
  const room = /about (\d+) words/u.exec(roomFor([order]) ?? "")?.[1];
  const sentences = readSentenceLimit(order) ?? readLineLimit(order);
  const isShort = sentences !== undefined || fewLines.test(order);
  return {
    by: isShort ? "sentence" : "paragraph",
    statements: sentences ?? (isShort ? fewStatements : usualStatements),
    // what other parts of the request found may have to fit as well
    words: room === undefined ? usualWords : Number(room) * share,
  };
}

/** What a section has said before makes its next statement weigh less. */
const saidBefore = 1;

/** The best of every section, and the next ones as far as they outweigh the best of others. */
function fill(
  sections: readonly SummaryStatement[][],
  limits: { statements: number; words: number },
): SummaryStatement[] {
  const ranked = sections.flatMap((own) =>
    own
      .toSorted((a, b) => b.score - a.score || a.at - b.at)
      .map((statement, rank) => ({ statement, worth: statement.score - rank * saidBefore })),
  );
  const chosen: SummaryStatement[] = [];
  let words = 0;
  for (const { statement } of ranked.toSorted(
    (a, b) => b.worth - a.worth || a.statement.at - b.statement.at,
  )) {
    if (chosen.length >= limits.statements) break;
    if (chosen.length > 0 && words + statement.words > limits.words) continue;
    chosen.push(statement);
    words += statement.words;
  }
  return chosen;
}
