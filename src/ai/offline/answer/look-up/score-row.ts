import { deadlineAsked } from "../../../../lexicon/answers/ruling-words.ts";
import { aggregateCues } from "../../../../lexicon/tables/aggregate-cues.ts";
import { superlatives } from "../../../../lexicon/facts/superlatives.ts";
import { columnHeads } from "../../../../lexicon/tables/loose-cues.ts";
import { languages } from "../../../../lexicon/words-by-language.ts";
import { largest } from "../../../../lib/largest.ts";
import type { ReadWord } from "./create-word-reader.ts";
import { cellsFit, manyTimes } from "../../records/fits-kind.ts";
import { isAskedOf } from "../../records/is-asked-of.ts";
import { wantsComputing } from "../../records/wants-computing.ts";
import { bestMatch, matchWord } from "./match-word.ts";
import type { Asked, Wanted } from "./read-asked.ts";
import type { AnswerPlace } from "./read-places.ts";
import { wordReaderOf } from "./word-readers.ts";

/** What stands around a row and is the same for all rows of its table: the heads of the columns, and headings. */
interface TableHeads {
  /** For each word of the question, whether they hold it. */
  held: readonly boolean[];
  words: readonly string[];
}

/** All words of the question must be found; of the label most must be asked for. */
const leastLabel = 0.5;
const isThere = 0.5;
/** A row that holds every word of the question answers; one whose whole label was asked for is a sure thing among sentences. */
const fits = 1.5;
const sure = 2.2;

/** "(1)" behind a label leads to a note below the table. */
const footnote = /\((?:\d{1,2}|[a-z])\)/gu;

/** How well a row answers, on the scale of sentences; below zero where it does not. Rows are read in the order of their table. */
export function scoreRows(
  asked: Asked,
  rows: readonly AnswerPlace[],
  language: string,
): Map<AnswerPlace, number> {
  const reader = wordReaderOf(language);
  const scores = new Map<AnswerPlace, number>();
  const known = new Map<readonly string[], TableHeads>();
  const parts: AnswerPlace[] = [];
  let section: readonly ReadWord[] = [];
  for (const place of rows) {
    const { cells = [], headers = [] } = place.sentence;
    const filled = cells.filter((cell) => cell !== "");
    const label = reader.read((filled[0] ?? "").replaceAll(footnote, " "));
    if (filled.length < 2) {
      section = label;
      continue;
    }
    const heads =
      known.get(headers) ?? readHeads(asked, [...reader.read(headers.join(" ; ")), ...place.heading]);
    known.set(headers, heads);
    // "who hands the archive back": a row may be named by another of its texts
    const others = filled
      .slice(1)
      .filter(isText)
      .map((cell) => reader.read(cell));
    const each = [label, ...others].map((own) => scoreRow(asked, { label: own, section, heads }));
    const near = [...place.words, ...reader.read(headers.join(" ; ")), ...place.heading, ...section];
    const isFit = cellsFit(asked.kind, filled) && isAskedOf(asked, near) && isCountedIn(asked, label, near);
    scores.set(place, isFit ? largest(each, -1) : -1);
    const isTotal = [...label, ...section].some(({ word }) => totalWords.has(word));
    if (!isTotal && !heads.words.some((word) => totalWords.has(word))) parts.push(place);
  }
  // of several rows that fit, none is the total of them
  const fitting = parts.filter((place) => (scores.get(place) ?? -1) >= fits);
  if (fitting.length > 1 && asked.all.some(({ word }) => totalWords.has(word)))
    for (const place of fitting) scores.set(place, -1);
  return scores;
}

/** "How many boats", "how long is the boat": of a row called "boat" only a column can say so, or a cell with days in it. */
function isCountedIn(
  { kind, counted }: Asked,
  label: readonly ReadWord[],
  near: readonly ReadWord[],
): boolean {
  if (kind === "period") return near.some(({ word }) => manyTimes.test(word));
  if (kind !== "count" || counted === undefined || bestMatch(counted, label) < isThere) return true;
  const others = near.filter(
    (word) => !label.some(({ start, term }) => start === word.start || term === word.term),
  );
  return bestMatch(counted, others) >= isThere || others.some(({ word }) => counting.has(word));
}

const counting = new Set(columnHeads.quantity.split("|"));

/** Words that ask for everything together; a row or column that bears one of them holds it. */
const totalWords = new Set(languages.flatMap((own) => aggregateCues.sum[own]?.split("|") ?? []));

const longestText = 120;

function isText(cell: string): boolean {
  return cell.length <= longestText && /\p{L}{3}.*\s.*\p{L}{3}/u.test(cell) && !/\p{N}/u.test(cell);
}

function readHeads({ wanted }: Asked, words: readonly ReadWord[]): TableHeads {
  const held = wanted.map((one) => bestMatch(one, words) >= isThere);
  return { held, words: words.map(({ word }) => word) };
}

interface ReadRow {
  label: readonly ReadWord[];
  /** The label of the part of the table that it stands in. */
  section: readonly ReadWord[];
  heads: TableHeads;
}

function scoreRow(asked: Asked, { label, section, heads }: ReadRow): number {
  const near = [...label, ...section];
  const isFound = (wanted: Wanted, at: number) =>
    heads.held[at] === true || bestMatch(wanted, near) >= isThere;
  if (asked.wanted.every(({ isLight }) => isLight)) return -1;
  // what is to be done until then is said by the column: "applications until"
  const mayMiss = (wanted: Wanted) =>
    wanted.isVerb && asked.kind === "date" && deadlineAsked.test(asked.text);
  const isMet = (wanted: Wanted, at: number) =>
    wanted.isLight || wanted.isPhrase || isFound(wanted, at) || mayMiss(wanted);
  if (!asked.wanted.every(isMet)) return -1;
  if (asksToCompute(asked, [...near.map(({ word }) => word), ...heads.words])) return -1;
  const own = label.filter(({ isStop }) => !isStop);
  const told = own.filter((word) => asked.wanted.some((wanted) => matchWord(wanted, word) >= isThere));
  const precision = own.length === 0 ? 0 : told.length / own.length;
  const isNamed = asked.wanted.some((wanted) => !wanted.isLight && bestMatch(wanted, label) >= isThere);
  return isNamed && precision >= leastLabel ? fits + (sure - fits) * precision : -1;
}

const extremes = new Map<string, ReadonlySet<string>>(
  languages.map((own) => [own, new Set(superlatives[own]?.split("|"))]),
);

/** "Highest", "how much more", "average": no single row says it, unless a label or a head has the very word. */
function asksToCompute(asked: Asked, near: readonly string[]): boolean {
  const words = extremes.get(asked.language);
  const isExtreme = asked.all.some(({ word }) => words?.has(word) === true && !near.includes(word));
  return isExtreme || wantsComputing(asked, near, { sums: false });
}
