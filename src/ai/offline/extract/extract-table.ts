import { largest } from "../../../lib/largest.ts";
import { createTermReader } from "../../../lib/text/create-term-reader.ts";
import { matchTerms } from "../../../lib/text/match-terms.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { readGrids } from "../cells/read-grids.ts";
import type { Grid } from "../cells/read-grids.ts";
import { readWanted } from "./read-wanted.ts";

export interface ExtractedTable {
  name: string;
  columns: string[];
  rows: { value: string | null; supports: { evidence: string; cell: string }[] }[][];
}

const mostRows = 500;

/** The table of a document that holds what is to be extracted, with the columns that were asked for, as it stands. */
export function extractTable(
  { text, language }: { text: string; language: string },
  evidence: readonly EvidenceItem[],
): ExtractedTable | undefined {
  const reader = createTermReader(language);
  const { columns, subject } = readWanted(text, reader);
  if (columns.length < 2) return undefined;
  const termsOf = (words: string) => reader.content(words.replaceAll(/[_/]/gu, " ")).map(({ term }) => term);
  const grids = readGrids(evidence, new Set()).map((grid) => {
    const heads = grid.heads.map(termsOf);
    const chosen = columns.map((column) => bestHead(column, heads));
    const about = new Set(termsOf(grid.about));
    const near = [...new Set([...subject, ...columns.flat()])].filter((term) => about.has(term)).length;
    return { grid, chosen, score: chosen.filter((at) => at >= 0).length * weight + near };
  });
  const fit = grids.filter(({ chosen }) => chosen.filter((at) => at >= 0).length * 2 > columns.length);
  const [best, second] = fit.toSorted((a, b) => b.score - a.score);
  if (best === undefined || best.score === second?.score) return undefined;
  return toTable(best.grid, best.chosen);
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

/** What names a row stands in it, asked for or not. */
function toTable({ heads, rows, document }: Grid, chosen: readonly number[]): ExtractedTable | undefined {
  const all = chosen.includes(-1) ? heads.map((_, at) => at) : [...new Set([0, ...chosen])];
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
