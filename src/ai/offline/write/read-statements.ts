import {
  attendance,
  courtesy,
  dayOrTime,
  decisionWords,
  figureWords,
  formerWords,
  furniture,
  leansBack,
} from "../../../lexicon/requests/summary-words.ts";
import { sayWithoutMarks } from "../../../lib/text/note-marks.ts";
import { splitSentences } from "../../../lib/text/split-sentences.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";

export interface SummaryStatement {
  item: EvidenceItem;
  /** Documents and their headings: what stands under one heading is one section. */
  section: string;
  at: number;
  text: string;
  quote: string;
  words: number;
  score: number;
}

/** What was opened last: an article that no heading is marked for holds for what follows it. */
export interface OpenSection {
  document: string;
  article: string;
}

/** "Art. 3 …", "§ 4 …": a section that no heading is marked for. */
const article =
  /^(?:[*_#\s]{0,4})(?:art(?:\.|icle|ikel|icolo|ículo)?|§|section|abschnitt|chapter|kapitel|chapitre|capitolo|capítulo)\s*\d/iu;
const bullet = /^[-–•*]\s+(?=\S)/u;
const longestStatement = 700;
const fewestWords = 5;

/** Paragraphs as they stand, or sentences; of long paragraphs the sentences. Headings, page furniture and front matter state nothing. */
export function readStatements(item: EvidenceItem, open: OpenSection, by: "paragraph" | "sentence") {
  if (open.document !== item.document) Object.assign(open, { document: item.document, article: "" });
  return sayWithoutMarks(piecesOf(item, by)).flatMap(({ text, quote }, at): SummaryStatement[] => {
    if (article.test(text) && !/[;:]$/u.test(text)) open.article = text;
    const headings = item.heading ?? [];
    const section = [item.document, ...(headings.length > 0 ? headings : [item.id]), open.article].join("\n");
    const words = text.split(/\s+/u).length;
    if (!isSaid(text, words)) return [];
    return [{ item, section, at, text, quote, words, score: scoreOf(text, at, by) }];
  });
}

function piecesOf(item: EvidenceItem, by: "paragraph" | "sentence"): { text: string; quote: string }[] {
  const lines = item.text.split(/\n+/u).map((line) => line.trim().replace(bullet, ""));
  if (by === "paragraph" && lines.every((line) => line.length <= longestStatement))
    return lines.map((text) => ({ text, quote: text }));
  return splitSentences(item.text)
    .filter(({ kind }) => kind === "sentence" || kind === "item")
    .map(({ text, start, end }) => ({ text: text.replace(bullet, ""), quote: item.text.slice(start, end) }));
}

function isSaid(text: string, words: number): boolean {
  return (
    words >= fewestWords &&
    /^[\p{Lu}\p{N}"“„«(¿¡]/u.test(text) &&
    /[.!?;]["”»)]*$/u.test(text) &&
    !/^[#>|`*_-]{1,6}\s?\*{0,2}(?:art|§)/iu.test(text) &&
    !statesNothing(text)
  );
}

/** Page furniture, who was there, when and where, what is only polite, and lines in capitals. */
export function statesNothing(said: string): boolean {
  // "**Present:** …" is marked, and no statement either
  const text = said.replace(/^[*_]{1,3}/u, "");
  return (
    furniture.test(text) ||
    attendance.test(text) ||
    (courtesy.test(text) && !goesOn.test(text)) ||
    isCoverLine(text) ||
    !/\p{Ll}/u.test(text)
  );
}

/** Behind the thanks something else is said. */
const goesOn = /(?<!\p{N})[.!?]\s+\p{Lu}/u;

const fewestFragments = 3;
const longestFragment = 5;

/** "Sample Ltd, Tuesday, 5 May 2026, 9:00, room 4.": when and where, and no statement. */
function isCoverLine(text: string): boolean {
  const fragments = text.split(/[,;]\s/u);
  return (
    fragments.length >= fewestFragments &&
    dayOrTime.test(text) &&
    fragments.every((fragment) => fragment.trim().split(/\s+/u).length <= longestFragment)
  );
}

const weighty =
  /[€$£%]|(?<!\p{L})(?:CHF|EUR|GBP|USD|francs?|franken|franchi|euros?|euro|pounds?|per cent|percent|prozent|pour cent|per cento|por ciento)(?!\p{L})/iu;
/** A number to call, or an address for mail. */
export const phone = /(?:^|\D)(?:\+\d|0\d{2,3})[\s/.-]?\d{2,3}[\s.-]?\d{2}[\s.-]?\d{2}(?!\d)|\S@\S/u;

/** Figures, dates and decisions weigh; what was before, how to call and what leans on another sentence weighs less. */
function scoreOf(text: string, at: number, by: "paragraph" | "sentence"): number {
  const said = text.replace(/^\(?\p{N}{1,3}[.)]?\s+/u, ""); // its own number is no figure
  const figures = (said.match(/\p{N}+(?:[.,'’]\p{N}+)*/gu) ?? []).length;
  const hasFigure = figures > 0 || figureWords.test(said);
  return (
    (hasFigure ? 2 : 0) +
    Math.min(figures, 4) / 4 +
    (at === 0 ? 1 : 0) +
    (weighty.test(said) || dayOrTime.test(said) ? 0.5 : 0) +
    (decisionWords.test(said) ? 1 : 0) -
    (formerWords.test(said) ? 1 : 0) -
    (phone.test(said) ? 2 : 0) -
    (by === "sentence" && leansBack.test(said) ? 1.5 : 0) -
    (/[?]["”»)]*$/u.test(said) ? 2 : 0)
  );
}
