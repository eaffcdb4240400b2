import { languages, type Language } from "../../../lexicon/words-by-language.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import { isMeasure } from "../tables/limited-column.ts";
import { largest } from "../../../lib/largest.ts";
import type { TableShape } from "../../../model/documents/table-shape.ts";
import type { TableDraft } from "../tables/draft/draft.ts";
import { draftAcrossHeads } from "./draft-across-heads.ts";
import { draftBestAcross } from "./draft-best-across.ts";
import { draftBestGroup } from "./draft-best-group.ts";
import { draftBestRow } from "./draft-best-row.ts";
import { draftGap } from "./gap/draft-gap.ts";
import { findGap, type AskedGap } from "./gap/find-gap.ts";
import { draftOverPlan, isBeyondPlan } from "./gap/draft-over-plan.ts";
import { draftRemainder } from "./gap/draft-remainder.ts";
import { draftMostOften } from "./draft-most-often.ts";
import { draftRowCount } from "./draft-row-count.ts";
import { draftRowShare } from "./draft-row-share.ts";
import { draftRowTotal } from "./draft-row-total.ts";
import { draftCells, draftPickedRows } from "./draft-cells.ts";
import { isForValue, isKey, readSheet, type SheetReading } from "./read-sheet.ts";

const longestQuestion = 300;
const mostTables = 12;

export interface SheetGround {
  language: string;
  /** What stands over the documents. */
  about: string;
  /** Whether nothing else answers: a cell as it stands says more than the same one in a result. */
  isLast?: boolean;
}

/** "For the budget: how much …": why somebody asks. */
const leadIn = /^[^:?\n]{3,40}?\s?:\s+(?=\p{L})/u;

/**
 * The plan for a question of which a table explains every word: what is computed, over which column, for which rows.
 * Undefined where a word stays open, or two tables would do.
 */
export function draftSheet(
  text: string,
  shapes: readonly TableShape[],
  { language, about, isLast = false }: SheetGround,
): TableDraft | undefined {
  const known = languages.find((one) => one === language);
  if (known === undefined || text.length > longestQuestion || shapes.length > mostTables) return undefined;
  const own = shapes.filter(({ viewOf }) => viewOf === undefined);
  for (const said of new Set([text, text.replace(leadIn, "")])) {
    const asked = findGap(said, known);
    // how far two cells are apart is not told by showing one of them
    if (isLast && asked !== undefined && !picksRows(said, asked)) return undefined;
    const gap = isLast ? undefined : asked;
    const found = own.flatMap((shape) => {
      const ground = { language: known, about };
      const apart = isLast
        ? undefined
        : (draftRemainder(said, shape, ground) ?? draftOverPlan(said, shape, ground));
      if (apart !== undefined) return [{ draft: apart, score: 1, isList: false, name: shape.name }];
      if (gap !== undefined && isBeyondPlan(said, gap, known)) return [];
      const reading = readSheet(gap?.text ?? said, shape, { language: known, about });
      const draft =
        reading === undefined
          ? undefined
          : gap === undefined
            ? draftOf(reading, isLast)
            : draftGap(reading, gap);
      return reading === undefined || draft === undefined
        ? []
        : [{ draft, score: scoreOf(reading), isList: asksWhichRows(reading), name: shape.name }];
    });
    const most = largest(
      found.map(({ score }) => score),
      0,
    );
    const [best, ...more] = byTitle(
      found.filter(({ score }) => score === most),
      said,
      known,
    );
    if (best !== undefined) return inParts(best, more);
  }
  return undefined;
}

/** "Il più caro" is the dearest, and "which were dearer than planned" asks for rows. */
function picksRows(text: string, { isPrice, isMore, than }: AskedGap): boolean {
  return (isPrice && than === undefined) || (isMore !== undefined && asksWhich.test(text));
}

const asksWhich =
  /^\P{L}*(?:\p{L}{1,5}\s)?(?:which|what|welche[rsnm]?|quel(?:le)?s?|qual[ei]?|cuál(?:es)?|qué)(?!\p{L})/iu;

const mostParts = 6;

interface Found {
  draft: TableDraft;
  isList: boolean;
  name: string;
}

/** Of tables that say the same the one of whose title more was said: "delivered", "for members". */
function byTitle<Own extends Found>(found: readonly Own[], said: string, language: Language): readonly Own[] {
  if (found.length < 2) return found;
  const words = wordReaderOf(language)
    .read(said)
    .filter(({ isStop, isNumber }) => !isStop && !isNumber);
  const scored = found.map((one) => {
    const title = wordReaderOf(language).read(one.name.replaceAll(/[._-]+/gu, " "));
    return { one, score: words.filter((word) => bestMatch(word, title) >= isSaid).length };
  });
  const most = largest(scored.map(({ score }) => score));
  const best = scored.filter(({ score }) => score === most);
  return best.length === 1 ? best.map(({ one }) => one) : found;
}

const isSaid = 0.7;

/** Rows that are picked from tables with the same heads are one list in parts; of anything else two tables are two answers. */
function inParts(best: Found, more: readonly Found[]): TableDraft | undefined {
  if (more.length === 0) return best.draft;
  const listed = [best, ...more].map(({ draft: { plan }, isList }) =>
    isList && plan["orderBy"] === undefined && plan["aggregates"] === undefined
      ? JSON.stringify(plan["select"])
      : undefined,
  );
  const isOneList = listed[0] !== undefined && listed.every((heads) => heads === listed[0]);
  return isOneList && more.length < mostParts
    ? { ...best.draft, others: more.map(({ draft }) => draft) }
    : undefined;
}

/** "Which courses": of what the rows are, and not one thing about them. */
function asksWhichRows({ cues, isRowNoun, asked }: SheetReading): boolean {
  return cues.cues.has("which") && isRowNoun && asked.kind !== "count" && asked.kind !== "amount";
}

/** How much of a question its heads and values explain: what only the title explains fits other tables too. */
function scoreOf({ heads, values, limits }: SheetReading): number {
  const named = heads.reduce((sum, { score }) => sum + score, 0);
  return named + 2 * values.length + limits.conditions.length;
}

/** What sets numbers apart in ways that are for whoever understands the question word by word. */
const turning = [
  "share",
  "percent",
  "median",
  "rank",
  "difference",
  "change",
  "different",
  "not",
  "or",
  "top",
  "bottom",
] as const;

/** An amount whose row and column are both said in full: no sentence knows it better. */
function namesCell({ shape, asked, values, heads }: SheetReading): boolean {
  const [row, ...more] = values;
  const isRow = row !== undefined && row.isFull && row.values.length === 1 && isKey(row.column, shape);
  const numbers = heads.filter(({ column }) => isMeasure(shape.columns[column]));
  return more.length === 0 && isRow && asked.kind === "amount" && numbers.length === 1;
}

function draftOf(reading: SheetReading, isLast: boolean): TableDraft | undefined {
  const { cues } = reading.cues;
  const share = draftRowShare(reading) ?? (isLast ? undefined : draftMostOften(reading));
  if (share !== undefined) return share;
  if (reading.open.length > 0 || turning.some((cue) => cues.has(cue))) return undefined;
  // "per year" groups nothing where each row is a year and the average is asked for
  if (
    cues.has("per") &&
    !isForValue(reading) &&
    !(cues.has("average") && reading.heads.some(({ column }) => isKey(column, reading.shape)))
  )
    return undefined;
  if (reading.asked.kind === "yes-or-no" || reading.asked.kind === "reason") return undefined;
  return (
    draftAcrossHeads(reading) ??
    draftBestAcross(reading) ??
    draftBestGroup(reading) ??
    draftBestRow(reading) ??
    draftRowTotal(reading) ??
    draftRowCount(reading) ??
    (isLast || namesCell(reading) ? draftCells(reading) : draftPickedRows(reading))
  );
}
