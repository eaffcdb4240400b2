import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import type { ReadWord } from "../answer/look-up/create-word-reader.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import type { Wanted } from "../answer/look-up/read-asked.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import type { PeriodRow, PeriodTable } from "./period-tables.ts";
import type { Cue, PeriodQuestion } from "./read-period-question.ts";

export interface FoundRow {
  table: PeriodTable;
  found: PeriodRow;
  /** Cues that are no part of the name of the row or of what the table shows. */
  cues: readonly Cue[];
  /** How many words of the question its name explains. */
  named: number;
}

const isThere = 0.7;
const isAround = 0.5;

/** The rows of a table that a question names in full; every other word must be said around them or ask for something. */
export function findPeriodRows(
  question: PeriodQuestion,
  table: PeriodTable,
  ground: { evidence: readonly EvidenceItem[]; language: string },
): FoundRow[] {
  const candidates = table.rows.flatMap((found): FoundRow[] => {
    const own = explainedBy(question, found);
    if (own === undefined) return [];
    const near = [...table.around, ...found.group];
    const isSaid = (word: Wanted) => own.has(word) || bestMatch(word, near) >= isAround;
    // "total" may be said over the table; what else is computed is only a name where the row is called so
    const cues = question.cues.filter(
      (cue) =>
        !isExplained(cue, question.subject, cue.tag === "sum" ? isSaid : (word: Wanted) => own.has(word)),
    );
    const open = question.subject.filter((word) => !isSaid(word) && !isLight(word, cues));
    if (!open.every((word) => isOwner(word, question.text, { ...ground, document: table.grid.document })))
      return [];
    return [{ table, found, cues, named: own.size }];
  });
  const most = candidates.reduce((best, { named }) => Math.max(best, named), 0);
  const best = candidates.filter(({ named }) => named === most);
  // of rows with the same name the one is meant whose group was named too
  const inGroup = best.filter(({ found }) =>
    question.subject.some((word) => bestMatch(word, found.group) >= isThere),
  );
  return best.length > 1 && inGroup.length > 0 ? inGroup : best;
}

/** The words of the question that name a row; undefined where a word of its name was not said. */
function explainedBy({ subject, cues }: PeriodQuestion, row: PeriodRow): Set<Wanted> | undefined {
  // the row below all others that has no name is the total
  if (row.label === undefined)
    return row.isLast && cues.some(({ tag }) => tag === "sum") ? new Set() : undefined;
  if (row.words.length === 0) return undefined;
  const isNamed = (word: ReadWord) => subject.some((one) => bestMatch(one, [word]) >= isThere);
  if (!row.words.every(isNamed)) return undefined;
  return new Set(subject.filter((word) => bestMatch(word, row.words) >= isThere));
}

function isExplained(cue: Cue, subject: readonly Wanted[], isSaid: (word: Wanted) => boolean): boolean {
  const own = subject.filter(({ start }) => start >= cue.start && start < cue.end);
  return own.length > 0 && own.every(isSaid);
}

/** A word that carries the question, or that asks for a computation. */
function isLight(word: Wanted, cues: readonly Cue[]): boolean {
  return word.isLight || cues.some(({ start, end }) => word.start >= start && word.start < end);
}

/** The name of whoever wrote the document may stand anywhere in it, or be shortened to its initials. */
function isOwner(
  word: Wanted,
  text: string,
  { evidence, language, document }: { evidence: readonly EvidenceItem[]; language: string; document: string },
): boolean {
  if (!word.isName && !/\p{Lu}&\p{Lu}/u.test(text.slice(Math.max(0, word.start - 2), word.end + 2)))
    return false;
  const own = evidence.filter((item) => item.document === document);
  const initials = /(?<!\p{L})\p{Lu}(?:\s?&\s?\p{Lu})+(?!\p{L})/u.exec(
    text.slice(Math.max(0, word.start - 4)),
  )?.[0];
  if (initials !== undefined) {
    const spelled = new RegExp(
      initials
        .split(/\s?&\s?/u)
        .map((letter) => String.raw`(?<!\p{L})${letter}\p{L}*`)
        .join(String.raw`\s?(?:&|and|und|et|e|y)\s?`),
      "u",
    );
    if (own.some((item) => spelled.test(item.text) || spelled.test((item.heading ?? []).join(" "))))
      return true;
  }
  const read = wordReaderOf(language).read;
  return own.some(
    (item) => bestMatch(word, read(`${item.text}\n${(item.heading ?? []).join(" ")}`)) >= isThere,
  );
}
