import { comparingWords, pairWords, reportingVerbs } from "../../../lexicon/tables/cell-words.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import { readNumber } from "../../../lib/text/read-number.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import type { ComputedClaim } from "../tables/answer-by-plan.ts";
import { openCueBook } from "../tables/cue-book.ts";
import type { CueBook } from "../tables/cue-book.ts";
import { compilePhrases, phrasesAt } from "../tables/match-phrases.ts";
import { createWordReader, isSameWord } from "../tables/read-words.ts";
import type { ReadWords, QuestionWord } from "../tables/read-words.ts";
import { findColumn } from "./find-column.ts";
import { nameRows } from "./name-rows.ts";
import type { NamedRows } from "./name-rows.ts";
import { readGrids } from "./read-grids.ts";
import type { Grid } from "./read-grids.ts";
import { tellCells } from "./tell-cells.ts";

export interface CellQuestion {
  text: string;
  language: string;
  /** The other points of the request: "which of the two" speaks of theirs. */
  others: readonly string[];
  /** Evidence that was computed on a wish. */
  computed: ReadonlySet<string>;
}

const longestQuestion = 400;

/** The cell that a question names by its row and its column; undefined where none does, or more than one. */
export function answerCells(
  question: CellQuestion,
  evidence: readonly EvidenceItem[],
): ComputedClaim[] | undefined {
  const language = languages.find((one) => one === question.language);
  if (language === undefined || question.text.length > longestQuestion) return undefined;
  const read = createWordReader(language);
  const ground = {
    read,
    book: openCueBook(language),
    verbs: compilePhrases({ neutral: reportingVerbs }, language),
  };
  const grids = readGrids(evidence, question.computed);
  const found = grids.flatMap((grid) => {
    const claims = isPair(question.text)
      ? comparePair(question, grid, ground)
      : lookUpCell(question.text, grid, ground);
    return claims === undefined ? [] : [claims];
  });
  return found.length === 1 ? found[0] : undefined;
}

interface Ground {
  read: ReadWords;
  book: CueBook;
  verbs: ReturnType<typeof compilePhrases<"neutral">>;
}

function lookUpCell(text: string, grid: Grid, ground: Ground): ComputedClaim[] | undefined {
  const plain = withoutBrackets(text);
  const words = ground.read(plain);
  const column = findColumn(text, words, { grid, ...ground });
  if (column === undefined) return undefined;
  const { language } = ground.book;
  const named = nameRows(words, { grid, read: ground.read, except: column.column, language });
  const [row, ...more] = named?.rows ?? [];
  if (named === undefined || row === undefined || more.length > 0) return undefined;
  const covered = new Set([...named.covered, ...column.covered]);
  if (!isExplained(words, covered, { grid, ground })) return undefined;
  const value = row.cells[column.column] ?? "";
  const wantsNumber = words.some((_, at) =>
    phrasesAt(ground.book.aggregates, words, at).some(({ tag }) => tag === "count"),
  );
  if (value.trim() === "" || (wantsNumber && !/\p{N}/u.test(value))) return undefined;
  return [tellCells(row, [...named.columns, column.column], grid)].flatMap((claim) => claim ?? []);
}

function isPair(text: string): boolean {
  return pairWords.test(text) && (comparingWords.more.test(text) || comparingWords.less.test(text));
}

/** "Which of the two had the higher total": both rows as they stand, the one that is asked for first. */
function comparePair(
  { text, others }: CellQuestion,
  grid: Grid,
  ground: Ground,
): ComputedClaim[] | undefined {
  const bare = [pairWords, comparingWords.more, comparingWords.less].reduce(
    (left, pattern) => left.replace(pattern, " "),
    withoutBrackets(text),
  );
  const words = ground.read(bare);
  const column = findColumn(bare, words, { grid, ...ground });
  if (column === undefined || !isExplained(words, new Set(column.covered), { grid, ground }))
    return undefined;
  const named = others.flatMap((other): NamedRows[] => {
    const own = nameRows(ground.read(withoutBrackets(other)), { grid, read: ground.read, except: -1 });
    return own === undefined || own.rows.length !== 1 ? [] : [own];
  });
  const rows = [
    ...new Map(named.flatMap(({ rows: own, columns }) => own.map((row) => [row, columns] as const))),
  ];
  if (rows.length !== 2) return undefined;
  const valued = rows.flatMap(([row, columns]) => {
    const readings = readNumber(row.cells[column.column] ?? "").map(Number);
    const [value, ...more] = readings.length > 1 ? readings.filter(Number.isInteger) : readings;
    return value === undefined || more.length > 0 ? [] : [{ row, columns, value }];
  });
  const [first, second] = valued.toSorted((a, b) => b.value - a.value);
  if (first === undefined || second === undefined || first.value === second.value) return undefined;
  const ordered = comparingWords.less.test(text) ? [second, first] : [first, second];
  const claims = ordered.flatMap(
    ({ row, columns }) => tellCells(row, [...columns, column.column], grid) ?? [],
  );
  return claims.length === 2 ? claims : undefined;
}

/** Every word names the row or the column, stands over the table, or changes nothing. */
function isExplained(
  words: readonly QuestionWord[],
  covered: ReadonlySet<number>,
  { grid, ground }: { grid: Grid; ground: Ground },
): boolean {
  const title = `${grid.about} ${grid.heads[0] ?? ""}`;
  const about = ground.read(title);
  const meant = ideasIn(title, languages);
  const isMeant = (word: QuestionWord | undefined) =>
    word !== undefined && [...ideasIn(word.text, [ground.book.language])].some((idea) => meant.has(idea));
  const { aggregates, neutral, links, periods } = ground.book;
  for (let at = 0; at < words.length;) {
    const word = words[at];
    const phrase = [neutral, aggregates, links, periods, ground.verbs]
      .flatMap((book) => phrasesAt<string>(book, words, at).filter(({ tag }) => harmless.has(tag)))
      .toSorted((a, b) => b.length - a.length)[0];
    if (covered.has(at) || about.some((own) => isSameWord(own, word))) at += 1;
    else if (phrase !== undefined) at += phrase.length;
    else if (isMeant(word)) at += 1;
    else return false;
  }
  return true;
}

/** What the words of a text can mean, read in these languages: a title may be in another one than the question. */
function ideasIn(text: string, read: readonly string[]): Set<number> {
  return new Set(
    read.flatMap((language) =>
      wordReaderOf(language)
        .read(text)
        .flatMap(({ ideas }) => ideas),
    ),
  );
}

/** Words that ask for a value and compute nothing. */
const harmless: ReadonlySet<string> = new Set(["neutral", "count", "which", "who", "and", "per"]);

function withoutBrackets(text: string): string {
  return text.replaceAll(/\([^()]{0,200}\)/gu, " ");
}
