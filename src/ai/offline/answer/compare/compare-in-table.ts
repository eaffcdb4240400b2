import { largest } from "../../../../lib/largest.ts";
import { countNouns } from "../../../../lexicon/requests/compare-words.ts";
import { factOwner } from "../../../../lexicon/requests/delivered/fact-nouns.ts";
import { kindNouns } from "../../../../lexicon/requests/kind-nouns.ts";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { readGrids, type Grid, type GridRow } from "../../cells/read-grids.ts";
import { tellCells } from "../../cells/tell-cells.ts";
import type { ComputedClaim } from "../../tables/answer-by-plan.ts";
import { cutList } from "../../plan/cut-list.ts";
import type { ReadWord } from "../look-up/create-word-reader.ts";
import { bestMatch } from "../look-up/match-word.ts";
import { languagesOf } from "../look-up/read-places.ts";
import { wordReaderOf } from "../look-up/word-readers.ts";
import { isSame, names, tokensOf, type ReadComparison, type ComparedSide } from "./read-sides.ts";

const mostRows = 20;
const mostColumns = 12;
const mostNaming = 3;
const isSaid = 0.7;

interface Ground {
  grid: Grid;
  /** In which the request is written, and the document. */
  languages: readonly string[];
}

/** Two columns of a table side by side, or two of its rows: on all points, or on those that are named. */
export function compareInTable(
  comparison: ReadComparison,
  evidence: readonly EvidenceItem[],
  language: string,
): ComputedClaim[] {
  const spoken = languagesOf(evidence, language);
  for (const grid of readGrids(evidence, new Set())) {
    const ground = { grid, languages: [...new Set([language, spoken.get(grid.document) ?? language])] };
    const found = twoColumns(comparison, ground) ?? twoRows(comparison, ground);
    if (found !== undefined && found.length > 0) return found;
  }
  return [];
}

/** "The two quotes by price": a table of as many rows as there are things, on the points that are named; undefined where none fits, or two do. */
export function compareAllRows(
  { count, points, about }: { count: number; points: readonly string[]; about: string },
  evidence: readonly EvidenceItem[],
  language: string,
): ComputedClaim[] | undefined {
  const spoken = languagesOf(evidence, language);
  const found = readGrids(evidence, new Set()).flatMap((grid) => {
    if (grid.rows.length !== count || !speaksOfIt(about, grid, language)) return [];
    const ground = { grid, languages: [...new Set([language, spoken.get(grid.document) ?? language])] };
    const wanted = points.map((point) => bestAmong(point, grid.heads, ground));
    if (wanted.some((columns) => columns.length === 0)) return [];
    const all = grid.heads.flatMap((head, at) => (head === "" ? [] : [at]));
    const columns = [...new Set([0, ...(points.length > 0 ? wanted.flat() : all)])];
    const told = grid.rows.map((row) => tellOf(row, columns, grid));
    return told.every((claims) => claims.length > 0) ? [told.flat()] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/**
 * The same where each thing is a column and each row says one point of all of them: "the two offers: rent and term".
 * Undefined where a table has other columns besides, or a point is no row of it.
 */
export function compareAllColumns(
  { count, points, about }: { count: number; points: readonly string[]; about: string },
  evidence: readonly EvidenceItem[],
  language: string,
): ComputedClaim[] | undefined {
  const spoken = languagesOf(evidence, language);
  const found = readGrids(evidence, new Set()).flatMap((grid) => {
    const things = grid.heads.slice(1);
    const isOfThem = things.length === count && new Set(things).size === count && !things.includes("");
    if (!isOfThem || !speaksOfIt(about, grid, language)) return [];
    const ground = { grid, languages: [...new Set([language, spoken.get(grid.document) ?? language])] };
    const labels = grid.rows.map(({ cells }) => cells[0] ?? "");
    const wanted = points.map((point) => {
      const rows = bestAmong(point, labels, ground);
      // "the price of a colour page": the row is called by the thing, its cells are the price
      const owner = factOwner.exec(point)?.[0].replace(ownerLead, "") ?? "";
      return rows.length > 0 || owner === "" ? rows : calledSo(owner, labels);
    });
    const chosen = points.length > 0 ? wanted.flat() : labels.map((_, at) => at);
    if (wanted.some((rows) => rows.length !== 1) || chosen.length > mostRows) return [];
    const all = grid.heads.map((_, at) => at);
    const told = [...new Set(chosen)].map((at) => tellOf(grid.rows[at], all, grid));
    return told.every((claims) => claims.length > 0) ? [told.flat()] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Labels that are this name and nothing else. */
function calledSo(name: string, labels: readonly string[]): number[] {
  const words = tokensOf(name);
  return labels.flatMap((label, at) => {
    const own = tokensOf(label);
    const isWhole =
      own.length === words.length && own.every((token, index) => isSame(token, words[index] ?? ""));
    return isWhole ? [at] : [];
  });
}

/** "Of a …", "des …": what leads to the owner. */
const ownerLead =
  /^(?:of (?:the|an?|our|this)?|for (?:the|our)|von|vom|der|des|du|de la|de l['’]|del|della|dell['’]|dei|degli|delle|dello)\s*/iu;

/** What the things are for stands over the table or in it. */
function speaksOfIt(about: string, { about: over, heads, rows }: Grid, language: string): boolean {
  const reader = wordReaderOf(language);
  const wanted = reader.read(about).filter(({ isStop, word }) => !isStop && word.length > 2);
  const said = reader.read([over, ...heads, ...rows.flatMap(({ cells }) => cells.slice(0, 1))].join(" "));
  return wanted.length === 0 || wanted.some((word) => bestMatch(word, said) >= isSaid);
}

/** Where both are heads of one table, its rows say both side by side. */
function twoColumns({ sides, points, hint }: ReadComparison, ground: Ground): ComputedClaim[] | undefined {
  const { grid } = ground;
  const columns = sides.map((side) => sideAmong(side, grid.heads));
  if (columns.some((column) => column === undefined || column < 1) || columns[0] === columns[1])
    return undefined;
  const labels = grid.rows.map(({ cells }) => cells[0] ?? "");
  const wanted = points.map((point) => bestAmong(point, labels, ground));
  if (wanted.some((rows) => rows.length === 0)) return undefined;
  const hinted = points.length > 0 ? [] : hintedAmong(hint, labels, ground);
  const chosen = points.length > 0 ? wanted.flat() : hinted.length > 0 ? hinted : labels.map((_, at) => at);
  if (chosen.length > mostRows) return undefined;
  const own = [0, ...columns.flatMap((column) => column ?? [])];
  return [...new Set(chosen)].flatMap((at) => tellOf(grid.rows[at], own, grid));
}

/** Where both name a row, what its columns say of each. */
function twoRows({ sides, points, hint }: ReadComparison, ground: Ground): ComputedClaim[] | undefined {
  const { grid } = ground;
  const naming = [0, 1, 2].slice(0, mostNaming).find((column) => rowsAt(column, sides, grid) !== undefined);
  const rows = naming === undefined ? undefined : rowsAt(naming, sides, grid);
  if (naming === undefined || rows === undefined) return undefined;
  const wanted = points.map((point) => bestAmong(point, grid.heads, ground));
  if (wanted.some((columns) => columns.length === 0)) return undefined;
  const hinted = points.length > 0 ? [] : hintedAmong(hint, grid.heads, ground);
  const all = grid.heads.flatMap((head, at) => (head === "" ? [] : [at]));
  const chosen = points.length > 0 ? wanted.flat() : hinted.length > 0 ? hinted : all;
  const columns = [...new Set([naming, ...chosen])];
  if (columns.length > mostColumns) return undefined;
  const told = rows.map((row) => tellOf(row, columns, grid));
  return told.every((claims) => claims.length > 0) ? told.flat() : undefined;
}

function rowsAt(column: number, sides: ReadComparison["sides"], { rows }: Grid): GridRow[] | undefined {
  const labels = rows.map(({ cells }) => cells[column] ?? "");
  const found = sides.map((side) => sideAmong(side, labels));
  if (found.includes(undefined) || found[0] === found[1]) return undefined;
  return found.flatMap((at) => rows[at ?? -1] ?? []);
}

function tellOf(row: GridRow | undefined, columns: readonly number[], grid: Grid): ComputedClaim[] {
  return row === undefined ? [] : [tellCells(row, columns, grid) ?? []].flat();
}

/** Which of the labels is meant: the very same, else the only one with all its words, else the only one with its own. */
function sideAmong(side: ComparedSide, labels: readonly string[]): number | undefined {
  const isWhole = (label: string) => {
    const tokens = tokensOf(label);
    return tokens.length === side.words.length && side.words.every((word, at) => isSame(tokens[at], word));
  };
  const hasAll = (label: string) => {
    const tokens = tokensOf(label);
    return side.words.every((word) => tokens.some((token) => isSame(token, word)));
  };
  const ways = [isWhole, hasAll, ...(side.own.length > 0 ? [(label: string) => names(side, label)] : [])];
  for (const fits of ways) {
    const found = labels.flatMap((label, at) => (label !== "" && fits(label) ? [at] : []));
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}

/** What stands behind the two names them only where all of it does. */
function hintedAmong(hint: string, labels: readonly string[], ground: Ground): number[] {
  const found = cutList(hint).map((one) => bestAmong(one, labels, ground));
  return found.every((some) => some.length > 0) ? found.flat() : [];
}

/** The labels that a point means: those that say most of it, and least besides; several where it is a price in each. */
function bestAmong(point: string, labels: readonly string[], { languages, grid }: Ground): number[] {
  const [own = "en"] = languages;
  const said = wordReaderOf(own)
    .read(point)
    .filter(({ isStop, word }) => !isStop && (word.length > 1 || /\p{N}/u.test(word)));
  const kind = kindNouns.find(({ noun }) => said.some(({ word }) => noun.test(word)));
  const over = languages.flatMap((language) => wordReaderOf(language).read(grid.about));
  const isOver = (word: ReadWord) => !word.isNumber && bestMatch(word, over) >= isSaid;
  const scoreOf = (label: string) => {
    const head = languages.flatMap((language) => wordReaderOf(language).read(label));
    const isOfKind = kind?.holds.test(label) === true;
    const isLoose = (word: string) =>
      countNouns.test(word) || (kind?.noun.test(word) === true && (isOfKind || isPriced(grid)));
    const told = said.filter((word) => bestMatch(word, head) >= isSaid);
    if (said.some((word) => !told.includes(word) && !isLoose(word.word) && !isOver(word))) return 0;
    const places = new Set(head.filter(({ isStop }) => !isStop).map(({ start }) => start)).size;
    if (told.length === 0) return isOfKind ? sameKind : 0;
    return told.length / Math.max(told.length, places) + told.length;
  };
  const scores = labels.map(scoreOf);
  const most = largest(scores, 0);
  const found = scores.flatMap((score, at) => (score > 0 && score === most ? [at] : []));
  return found.length === 1 || most === sameKind ? found : [];
}

const sameKind = 0.1;

/** A list of prices says so over it, and not in each head. */
function isPriced({ about }: Grid): boolean {
  return /(?:price|rate|fee|tariff|preis|tarif|gebühr|prix|prezz|tariffe|precio)/iu.test(about);
}
