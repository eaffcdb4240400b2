import { figureWords, furniture } from "../../../lexicon/requests/summary-words.ts";
import { createTermReader } from "../../../lib/text/create-term-reader.ts";
import { sayWithoutMarks } from "../../../lib/text/note-marks.ts";
import { splitSentences } from "../../../lib/text/split-sentences.ts";
import { roomFor } from "../../../model/wording/room-for.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import type { Quoted } from "../answer/quoted.ts";
import { readGrids } from "../cells/read-grids.ts";
import { tellCells } from "../cells/tell-cells.ts";
import type { ComputedClaim } from "../tables/answer-by-plan.ts";
import { aboutTopic, topicTerms } from "./about-topic.ts";
import { readSentenceLimit } from "../plan/find-wishes.ts";

interface Statement {
  item: EvidenceItem;
  /** Documents and their headings: what stands under one heading is one section. */
  section: string;
  at: number;
  text: string;
  quote: string;
  words: number;
  score: number;
}

/** "Art. 3 …", "§ 4 …": a section that no heading is marked for. */
const article =
  /^(?:[*_#\s]{0,4})(?:art(?:\.|icle|ikel|icolo|ículo)?|§|section|abschnitt|chapter|kapitel|chapitre|capitolo|capítulo)\s*\d/iu;
const longestStatement = 700;
const fewestWords = 5;
const usualStatements = 16;
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
  const reader = createTermReader(language);
  const wanted = new Set(topicTerms(order, reader));
  const seen = new Set<string>();
  const open = { document: "", article: "" };
  const meant = aboutTopic(evidence, wanted, reader);
  const isTopic = meant.length < evidence.length;
  const statements = meant
    .filter(({ table }) => table === undefined)
    .flatMap((item) => statementsOf(item, open))
    .filter(({ text }) => {
      const key = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
      return !seen.has(key) && seen.add(key).size > 0;
    })
    .map((statement, at): Statement => {
      const shared = new Set(
        reader.content(statement.text).flatMap(({ term }) => (wanted.has(term) ? [term] : [])),
      );
      return { ...statement, at, score: statement.score + shared.size };
    });
  const chosen = fill([...Map.groupBy(statements, ({ section }) => section).values()], limitsOf(order));
  const quotes = chosen
    .toSorted((a, b) => a.at - b.at)
    .map(({ item, text, quote }) => ({ text, supports: [{ evidence: item.id, quote }] }));
  // where a text is about one section, its tables belong to it
  return isTopic ? [...quotes, ...rowsOf(meant)] : quotes;
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
function limitsOf(order: string): { statements: number; words: number } {
  const room = /about (\d+) words/u.exec(roomFor([order]) ?? "")?.[1];
  const sentences = readSentenceLimit(order);
  return {
    statements: sentences ?? usualStatements,
    // what other parts of the request found may have to fit as well
    words: room === undefined ? usualWords : Number(room) * share,
  };
}

/** The best of every section, then the second best of every section, and so on. */
function fill(sections: readonly Statement[][], limits: { statements: number; words: number }): Statement[] {
  const ranked = sections.map((own) => own.toSorted((a, b) => b.score - a.score || a.at - b.at));
  const chosen: Statement[] = [];
  let words = 0;
  const longest = ranked.reduce((most, own) => Math.max(most, own.length), 0);
  for (let round = 0; round < longest && chosen.length < limits.statements; round += 1) {
    const row = ranked
      .flatMap((own) => own[round] ?? [])
      .toSorted((a, b) => b.score - a.score || a.at - b.at);
    for (const statement of row) {
      if (chosen.length >= limits.statements) break;
      if (chosen.length > 0 && words + statement.words > limits.words) continue;
      chosen.push(statement);
      words += statement.words;
    }
  }
  return chosen;
}

/** Paragraphs as they stand; of long ones the sentences. Headings, page furniture and front matter state nothing. */
function statementsOf(item: EvidenceItem, open: { document: string; article: string }): Statement[] {
  if (open.document !== item.document) Object.assign(open, { document: item.document, article: "" });
  const paragraphs = item.text.split(/\n+/u).map((line) => line.trim());
  const isShort = paragraphs.every((line) => line.length <= longestStatement);
  const pieces = isShort
    ? paragraphs.map((text) => ({ text, quote: text }))
    : splitSentences(item.text)
        .filter(({ kind }) => kind === "sentence" || kind === "item")
        .map(({ text, start, end }) => ({ text, quote: item.text.slice(start, end) }));
  return sayWithoutMarks(pieces).flatMap(({ text, quote }, at): Statement[] => {
    if (article.test(text) && !/[;:]$/u.test(text)) open.article = text;
    const section = [item.document, ...(item.heading ?? []), open.article].join("\n");
    const words = text.split(/\s+/u).length;
    const isSaid =
      words >= fewestWords &&
      /^[\p{Lu}\p{N}"“„«(¿¡]/u.test(text) &&
      /[.!?;]["”»)]*$/u.test(text) &&
      !/^[#>|`*_-]{1,6}\s?\*{0,2}(?:art|§)/iu.test(text);
    if (!isSaid || furniture.test(text)) return [];
    const said = text.replace(/^\(?\p{N}{1,3}[.)]?\s+/u, ""); // its own number is no figure
    const figures = (said.match(/\p{N}+(?:[.,'’]\p{N}+)*/gu) ?? []).length;
    const score =
      (figures > 0 || figureWords.test(said) ? 2 : 0) + Math.min(figures, 4) / 4 + (at === 0 ? 1 : 0);
    return [{ item, section, at, text, quote, words, score }];
  });
}
