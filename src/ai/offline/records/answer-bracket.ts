import { columnConcepts } from "../../../lexicon/tables/column-concepts.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { asksForSeveral } from "../answer/asks-for-several.ts";
import type { ReadWord } from "../answer/look-up/create-word-reader.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import { readAsked, year, type Asked } from "../answer/look-up/read-asked.ts";
import { languagesOf } from "../answer/look-up/read-places.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import { readGrids, type Grid, type GridRow } from "../cells/read-grids.ts";
import { tellCells } from "../cells/tell-cells.ts";
import type { ComputedClaim } from "../tables/answer-by-plan.ts";
import { isWithin, readBracket } from "./read-bracket.ts";
import { wantsComputing } from "./wants-computing.ts";
import { isSmall } from "./weigh-words.ts";

const longestQuestion = 400;
const isThere = 0.5;
/** How much of the rest of the question must stand over the table. */
const leastCoverage = 0.5;
const fewestBrackets = 2;

interface BracketAsk {
  text: string;
  language: string;
  /** Evidence that was computed on a wish. */
  computed: ReadonlySet<string>;
}

/**
 * The row whose bracket holds the number of the question: "seven years" falls into "more than 5 and up to 10 years".
 * Undefined where the question has more than one number, its unit is another one, or the table is about something else.
 */
export function answerBracket(
  { text, language, computed }: BracketAsk,
  evidence: readonly EvidenceItem[],
): ComputedClaim[] | undefined {
  if (text.length > longestQuestion || asksForSeveral(text, language)) return undefined;
  const asked = readAsked(text, wordReaderOf(language));
  const counted = countedIn(asked);
  if (counted === undefined) return undefined;
  const spoken = languagesOf(evidence, language);
  const found = readGrids(evidence, computed).flatMap((grid) => {
    const read = wordReaderOf(spoken.get(grid.document) ?? "en").read;
    return bracketColumns(grid).flatMap((column): ComputedClaim[] => {
      const heads = read(grid.heads.join(" ; "));
      const near = [...heads, ...read(grid.about)];
      if (!isUnitOf(counted.unit, { grid, column, read }) || !isAbout(asked, counted, near)) return [];
      if (wantsComputing(asked, [...near.map(({ word }) => word)], { sums: true })) return [];
      const row = rowOf(counted.value, grid, column);
      const filled = row?.cells.flatMap((cell, at) => (cell.trim() === "" ? [] : [at])) ?? [];
      const told = row === undefined ? undefined : tellCells(row, filled, grid);
      return told === undefined ? [] : [told];
    });
  });
  return found.length === 1 ? found : undefined;
}

interface Counted {
  value: number;
  number: ReadWord;
  unit: ReadWord;
}

const bounding =
  /(?:more|less|fewer|longer|older|younger) than\s*$|(?:at least|at most|up to|over|under|mehr als|weniger als|über|unter|mindestens|höchstens|plus de|moins de|au moins|au plus|più di|meno di|oltre|almeno|más de|menos de|al menos)\s*$/iu;

/** The only number of a question that is no year, with the noun behind it. */
function countedIn({ all, text }: Asked): Counted | undefined {
  const numbers = all.flatMap((word, at) => (word.isNumber && !year.test(word.term) ? [{ word, at }] : []));
  const [only, ...more] = numbers;
  const unit = only === undefined ? undefined : all[only.at + 1];
  if (only === undefined || unit === undefined || more.length > 0 || unit.isNumber) return undefined;
  const value = Number(only.word.term.replaceAll(/['’]/gu, ""));
  // what is limited in another way asks for other rows
  const isBound = bounding.test(text.slice(0, only.word.start));
  const isNext = /^[\s\u00a0-]{1,2}$/u.test(text.slice(only.word.end, unit.start));
  return isBound || !isNext || !Number.isFinite(value) ? undefined : { value, number: only.word, unit };
}

/** Columns in which every cell says from where to where its row holds. */
function bracketColumns({ rows, heads }: Grid): number[] {
  return heads.flatMap((_, column) => {
    const cells = rows.map(({ cells: own }) => own[column]?.trim() ?? "").filter((cell) => cell !== "");
    const brackets = cells.map(readBracket);
    const wide = brackets.filter((one) => one !== undefined && one.low !== one.high);
    const isYears = cells.some((cell) => /^(?:19|20)\d\d\P{N}+(?:19|20)\d\d$/u.test(cell));
    const isAll = brackets.every((one) => one !== undefined) && !isYears;
    return isAll && wide.length >= fewestBrackets ? [column] : [];
  });
}

const ages = new Set(
  columnConcepts
    .filter((group) => group.startsWith("age|"))
    .flatMap((group) => group.split("|").map(foldText)),
);
const yearNouns = new Set(
  columnConcepts
    .filter((group) => group.startsWith("year|"))
    .flatMap((group) => group.split("|").map(foldText)),
);
const yearsOld = new Set([...yearNouns, "ans", "an", "jahren", "jahrig", "jahrige"].map(foldText));

/** The noun behind the number stands in the brackets or over them; years are what an age is counted in. */
function isUnitOf(
  unit: ReadWord,
  { grid, column, read }: { grid: Grid; column: number; read: (text: string) => ReadWord[] },
): boolean {
  const head = read(grid.heads[column] ?? "");
  const said = [...head, ...grid.rows.flatMap(({ cells }) => read(cells[column] ?? ""))];
  const isAge = yearsOld.has(foldText(unit.word)) && head.some(({ word }) => ages.has(foldText(word)));
  return isAge || bestMatch(unit, said) >= isThere;
}

/** Apart from the number and its unit, most of the question stands over the table, and a word that matters in it. */
function isAbout({ wanted, language }: Asked, { number, unit }: Counted, near: readonly ReadWord[]): boolean {
  const others = wanted.filter(({ term }) => term !== number.term && term !== unit.term);
  const rest = others.filter(({ isLight }) => !isLight);
  const all = rest.reduce((sum, { weight }) => sum + weight, 0);
  const found = others.filter((one) => bestMatch(one, near) >= isThere && !isSmall(one.word, language));
  const said = found.reduce((sum, { weight }) => sum + weight, 0);
  const isNamed = rest.every((word) => !word.isName || word.isNumber || found.includes(word));
  const isYearSaid = rest.every((word) => !year.test(word.term) || found.includes(word));
  return isNamed && isYearSaid && found.some(({ isNumber }) => !isNumber) && said >= leastCoverage * all;
}

function rowOf(value: number, { rows }: Grid, column: number): GridRow | undefined {
  const [only, ...more] = rows.filter(({ cells }) => {
    const bracket = readBracket(cells[column]?.trim() ?? "");
    return bracket !== undefined && isWithin(value, bracket);
  });
  return more.length > 0 ? undefined : only;
}
