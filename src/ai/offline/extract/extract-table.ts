import { largest } from "../../../lib/largest.ts";
import { questionOpening } from "../../../lexicon/requests/follow-up-words.ts";
import { itemNouns } from "../../../lexicon/tables/item-heads.ts";
import { asksForTasks, picksTasks } from "../../../lexicon/requests/task-words.ts";
import { bothOf, picksRows } from "../../../lexicon/requests/delivered/sheet-orders.ts";
import { createTermReader, type TermReader } from "../../../lib/text/create-term-reader.ts";
import { matchTerms } from "../../../lib/text/match-terms.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { readGrids } from "../cells/read-grids.ts";
import type { Grid } from "../cells/read-grids.ts";
import { findFormats } from "../plan/find-formats.ts";
import { topicTerms } from "../write/about-topic.ts";
import { asksForGroups } from "./asks-for-groups.ts";
import { isTaskList } from "./extract-tasks.ts";
import { columnsMeant, isItemTable, itemHeadsOf } from "./item-columns.ts";
import { readWanted } from "./read-wanted.ts";
import type { WantedRows } from "./read-wanted.ts";

export interface ExtractedTable {
  name: string;
  columns: string[];
  rows: { value: string | null; supports: { evidence: string; cell: string }[] }[][];
}

const mostRows = 500;

interface Order {
  text: string;
  language: string;
}

/**
 * The table of a document that holds what is to be extracted, as it stands: with the columns that were asked for, or the
 * whole table that a sheet is to be made of; of one group alone where that is named.
 */
export function extractTable(order: Order, evidence: readonly EvidenceItem[]): ExtractedTable | undefined {
  if (limits.test(order.text)) return undefined;
  const reader = createTermReader(order.language);
  const wanted = readWanted(order.text, reader);
  const { subject } = wanted;
  const grids = withoutWindows(readGrids(evidence, new Set()));
  const found =
    wanted.columns.length < 2
      ? (wholeTable(order, grids, reader) ?? itemTable(order, grids, reader))
      : byColumns(wanted, grids, reader);
  const tasks = found === undefined ? taskTable(order, grids) : undefined;
  const { grid, chosen } = found ?? tasks ?? {};
  if (grid === undefined || chosen === undefined || asksForGroups(order, grid)) return undefined;
  const rows = rowsOfGroup(grid, subject, reader);
  // all rows are no answer where some of them are wanted
  if (found !== undefined && rows.length === grid.rows.length && picksRows.test(order.text)) return undefined;
  const named = grid.heads.flatMap((head, at) => (isSubject(head, subject, reader) ? [at] : []));
  return toTable({ ...grid, rows }, { chosen, named });
}

/** "The milestones with owner and date": a column is called like what is listed. */
function isSubject(head: string, subject: readonly string[], reader: TermReader): boolean {
  const [only, ...more] = termsOf(head, reader);
  return only !== undefined && more.length === 0 && subject.some((term) => matchTerms(only, term) > 0);
}

/** A long table is shown in windows, which differ in the place of their rows alone. */
function withoutWindows(grids: readonly Grid[]): Grid[] {
  const keyOf = ({ document, heads, about }: Grid) =>
    JSON.stringify([document, heads, about.replaceAll(/\p{Lu}{1,3}\d+|\d+/gu, "#")]);
  return [...Map.groupBy(grids, keyOf).values()].flatMap((windows) => {
    const [first] = windows;
    return first === undefined ? [] : [{ ...first, rows: windows.flatMap(({ rows }) => rows) }];
  });
}

/** Rows that keep to a limit are picked by a query, and are no table as it stands. */
const limits =
  /(?<!\p{L})(?:over|above|below|under|(?:more|less|fewer|older|younger|later|earlier) than|at least|at most|since|before|after|without|except|only|über|unter|mehr als|weniger als|mindestens|höchstens|seit|vor|nach|ohne|ausser|außer|nur|ab|plus de|moins de|au moins|au plus|depuis|avant|après|sans|sauf|seulement|oltre|sotto|sopra|più di|meno di|almeno|al massimo|dal|prima|dopo|senza|tranne|solo|soltanto|más de|menos de|al menos|como máximo|desde|antes|después|sin|salvo|sólo)\s+(?:\p{L}+\s){0,2}\p{N}|(?<!\p{L})(?:without|except|ohne|ausser|außer|sans|sauf|senza|tranne|sin|salvo)(?!\p{L})/iu;

interface Found {
  grid: Grid;
  chosen: readonly number[];
}

function byColumns(
  { columns, names, subject }: WantedRows,
  all: readonly Grid[],
  reader: TermReader,
): Found | undefined {
  const grids = all.map((grid) => {
    const heads = grid.heads.map((head) => termsOf(head, reader));
    const isOfItems = isItemTable(grid.heads);
    const meant = columns.flatMap((column, at) => {
      const own = isOfItems ? columnsMeant(names[at] ?? "", grid.heads) : [];
      if (own.length > 0) return [own];
      // a place in a contract is no column elsewhere
      if (column.length === 0) return [];
      return [bothOf.test(names[at] ?? "") ? allHeads(column, heads) : [bestHead(column, heads)]];
    });
    const found = meant.filter(([first = -1]) => first >= 0).length;
    const about = new Set(termsOf(grid.about, reader));
    const near = [...new Set([...subject, ...columns.flat()])].filter((term) => about.has(term)).length;
    const isFit = meant.length > 1 && found * 2 > meant.length;
    return { grid, chosen: [...new Set(meant.flat())], isFit, score: found * weight + near };
  });
  return theBest(grids.filter(({ isFit }) => isFit));
}

/** "The ordered articles as a sheet": the one table of items; "those with a backlog" are picked by another column. */
function itemTable({ text }: Order, grids: readonly Grid[], reader: TermReader): Found | undefined {
  if (!itemNouns.test(text) || questionOpening.test(text) || /\p{N}/u.test(text)) return undefined;
  const [grid, ...more] = grids.filter(({ heads }) => isItemTable(heads));
  if (grid === undefined || more.length > 0) return undefined;
  const topic = topicTerms(text, reader);
  const others = grid.heads.filter((head) => itemHeadsOf(head).size === 0);
  const isPicked = others.some((head) => termsOf(head, reader).some((term) => topic.includes(term)));
  return isPicked ? undefined : { grid, chosen: grid.heads.map((_, at) => at) };
}

function theBest<Scored extends { score: number }>(scored: readonly Scored[]): Scored | undefined {
  const [best, second] = scored.toSorted((a, b) => b.score - a.score);
  return best === undefined || best.score === second?.score ? undefined : best;
}

const sheets = new Set(["xlsx", "csv"]);

/** "Put the project costs into an Excel sheet": the table whose heading, else whose heads, say what it is about. */
function wholeTable({ text }: Order, grids: readonly Grid[], reader: TermReader): Found | undefined {
  const isSheet = findFormats(text).some((format) => sheets.has(format));
  // a year or a number picks rows
  if (!isSheet || questionOpening.test(text) || /\p{N}/u.test(text)) return undefined;
  const topic = topicTerms(text, reader);
  const scored = grids.map((grid) => {
    const file = new Set(termsOf(grid.document.replaceAll(/[.-]+/gu, " "), reader));
    const over = termsOf(grid.about, reader).filter((term) => !file.has(term));
    const heads = grid.heads.flatMap((head) => termsOf(head, reader));
    const isOver = topic.filter((term) => over.some((other) => isAlike(other, term))).length;
    const isHead = topic.filter((term) => heads.some((other) => isAlike(other, term))).length;
    const score = isOver > 0 || isHead * 2 >= topic.length ? isOver * weight + isHead : 0;
    return { grid, chosen: grid.heads.map((_, at) => at), score };
  });
  return theBest(scored.filter(({ score }) => score > 0));
}

/** "The tasks, who does them and by when": the one list of tasks. */
function taskTable({ text }: Order, grids: readonly Grid[]): Found | undefined {
  if (!asksForTasks.test(text) || picksTasks.test(text)) return undefined;
  const [grid, ...more] = grids.filter(({ heads }) => isTaskList(heads));
  return grid === undefined || more.length > 0 ? undefined : { grid, chosen: grid.heads.map((_, at) => at) };
}

const shortestEnding = 4;

/** German compounds say it with their end: "Projektkosten" are costs. */
function isAlike(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return matchTerms(a, b) > 0 || (short.length >= shortestEnding && long.endsWith(short));
}

/** "All those of logistics in Hull": the rows that say it; what stands over the table or in its heads picks none of them. */
function rowsOfGroup(
  { rows, heads, about }: Grid,
  subject: readonly string[],
  reader: TermReader,
): Grid["rows"] {
  const known = termsOf([about, ...heads].join(" "), reader);
  const picking = subject.filter((term) => !known.some((other) => isAlike(other, term)));
  const said = rows.map((row) => ({
    row,
    terms: new Set(row.cells.flatMap((cell) => termsOf(cell, reader))),
  }));
  const kept = picking.reduce((left, term) => {
    const own = left.filter(({ terms }) => terms.has(term));
    return own.length === 0 ? left : own;
  }, said);
  return kept.map(({ row }) => row);
}

function termsOf(words: string, reader: TermReader): string[] {
  return reader.content(words.replaceAll(/[_/]/gu, " ")).map(({ term }) => term);
}

/** A head that is asked for says more than a word over the table. */
const weight = 5;

/** The head that shares most with a column that is asked for; -1 where none does. */
function bestHead(column: readonly string[], heads: readonly (readonly string[])[]): number {
  const scores = heads.map((head) => {
    const shared = column.filter((term) => head.some((own) => matchTerms(own, term) > 0)).length;
    return shared === 0 ? 0 : shared + 1 / (1 + head.length);
  });
  const most = largest(scores, 0);
  return most === 0 ? -1 : scores.indexOf(most);
}

/** "Both prices": every head that says it. */
function allHeads(column: readonly string[], heads: readonly (readonly string[])[]): number[] {
  const found = heads.flatMap((head, at) =>
    column.some((term) => head.some((own) => matchTerms(own, term) > 0)) ? [at] : [],
  );
  return found.length === 0 ? [-1] : found;
}

/** What names a row stands in it, asked for or not; its number alone names nothing. */
function toTable(
  { heads, rows, document }: Grid,
  { chosen, named }: { chosen: readonly number[]; named: readonly number[] },
): ExtractedTable | undefined {
  const isNumbered = rows.every(({ cells: [first = ""] }) => /^\p{Lu}{0,3}[-.]?\p{N}{0,4}\.?$/u.test(first));
  const naming = isNumbered ? [0, ...named, ...columnsMeant("description", heads)] : [0];
  const all = chosen.includes(-1)
    ? heads.map((_, at) => at)
    : [...new Set([...naming, ...chosen])].toSorted((a, b) => (isNumbered ? a - b : 0));
  const columns = all.filter((at) => (heads[at] ?? "") !== "");
  const filled = rows.filter(({ cells }) => columns.filter((at) => (cells[at] ?? "") !== "").length > 1);
  if (columns.length < 2 || filled.length === 0 || filled.length > mostRows) return undefined;
  return {
    name: document.replace(/\.[a-z0-9]{1,5}$/iu, "").replaceAll(/[_-]+/gu, " "),
    columns: columns.map((at) => heads[at] ?? ""),
    rows: filled.map(({ cells, evidence, addressOf }) =>
      columns.map((at) => {
        const value = (cells[at] ?? "").trim();
        return value === ""
          ? { value: null, supports: [] }
          : { value, supports: [{ evidence, cell: addressOf(at) }] };
      }),
    ),
  };
}
