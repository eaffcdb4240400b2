import { columnWords } from "../../../lexicon/tables/cell-words.ts";
import type { CueBook } from "../tables/cue-book.ts";
import { phrasesAt } from "../tables/match-phrases.ts";
import { conceptOf } from "../tables/table-terms.ts";
import { isSameWord } from "../tables/read-words.ts";
import type { ReadWords, QuestionWord } from "../tables/read-words.ts";
import { findRun } from "./match-runs.ts";
import type { Grid } from "./read-grids.ts";

export interface FoundColumn {
  column: number;
  covered: readonly number[];
}

interface Ground {
  grid: Grid;
  read: ReadWords;
  book: CueBook;
}

/** The one column that a question asks for: said outright ("column X"), by its head, or by a word that means the same. */
export function findColumn(
  text: string,
  words: readonly QuestionWord[],
  ground: Ground,
): FoundColumn | undefined {
  const { heads } = ground.grid;
  const outright = outrightColumn(text, ground);
  const found = heads.flatMap((head, column) => {
    const run = findRun(plainHead(head), words, ground.read);
    return run === undefined ? [] : [{ column, run }];
  });
  const meant = found.length > 0 ? found : byConcept(words, ground);
  if (outright !== undefined) {
    const own = meant.find(({ column }) => column === outright);
    // the word that the column explains is explained with it
    const beside = own === undefined ? besideBracket(text, words, ground.read) : [];
    return { column: outright, covered: own === undefined ? beside : coveredBy(own.run) };
  }
  const most = meant.reduce((best, { run }) => Math.max(best, run.length), 0);
  const best = meant.filter(({ run }) => run.length === most);
  // the column that names the rows is mostly named along with the one that is asked for
  const valued = best.filter(({ column }) =>
    ground.grid.rows.some(({ cells }) => /^[^\p{L}]*\p{N}/u.test(cells[column] ?? "")),
  );
  const [only, ...more] = best.length > 1 && valued.length > 0 ? valued : best;
  const isAlone = more.every(({ column }) => column === only?.column);
  return only === undefined || !isAlone ? undefined : { column: only.column, covered: coveredBy(only.run) };
}

function coveredBy({ at, length }: { at: number; length: number }): number[] {
  return Array.from({ length }, (_, offset) => at + offset);
}

/** A head without its unit and its marks. */
function plainHead(head: string): string {
  return head
    .replaceAll(/\([^()]{0,40}\)/gu, " ")
    .replaceAll(/[_*]+/gu, " ")
    .trim();
}

/** "(column income)", "Spalte Betrag": the head that stands behind the word for a column. */
function outrightColumn(text: string, { grid, read }: Ground): number | undefined {
  const named = [...text.matchAll(columnWords)].flatMap(({ index, 0: word }) => {
    const behind = read(text.slice(index + word.length, index + word.length + 80));
    return grid.heads.flatMap((head, column) => {
      const run = findRun(plainHead(head), behind.slice(0, 6), read);
      return run !== undefined && run.at === 0 ? [{ column, length: run.length }] : [];
    });
  });
  const most = named.reduce((best, { length }) => Math.max(best, length), 0);
  const columns = new Set(named.filter(({ length }) => length === most).map(({ column }) => column));
  return columns.size === 1 ? [...columns][0] : undefined;
}

/** "reddito (colonna income)": the word before the bracket is what the column is called here. */
function besideBracket(text: string, words: readonly QuestionWord[], read: ReadWords): number[] {
  const before = read(text.slice(0, Math.max(0, text.search(/\([^()]*$|\(/u)))).at(-1);
  const at = words.findIndex((word) => isSameWord(word, before));
  return at < 0 ? [] : [at];
}

/** Words of five languages for the same head; a total is also a word for a sum. */
function byConcept(words: readonly QuestionWord[], { grid, read, book }: Ground) {
  const heads = grid.heads.map((head) => read(plainHead(head)));
  return words.flatMap((word, at) => {
    const concept = conceptOf([word]);
    const isTotal = phrasesAt(book.aggregates, words, at).some(
      ({ tag, length }) => tag === "sum" && length === 1,
    );
    return heads.flatMap((head, column) => {
      const isMeant =
        (concept >= 0 && conceptOf(head) === concept) ||
        (isTotal && head.length === 1 && totals.has(head[0]?.fold ?? ""));
      return isMeant ? [{ column, run: { at, length: 1 } }] : [];
    });
  });
}

const totals: ReadonlySet<string> = new Set(
  "total totals sum gesamt gesamttotal summe totaux totale totali totales suma".split(" "),
);
