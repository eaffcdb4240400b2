import { columnHeads } from "../../../lexicon/tables/loose-cues.ts";
import { amountWords } from "../../../lexicon/tables/amount-words.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import { readNumber } from "../../../lib/text/read-number.ts";
import { splitSentences } from "../../../lib/text/split-sentences.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import type { ReadWord } from "../answer/look-up/create-word-reader.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import { readAsked, year, type Asked } from "../answer/look-up/read-asked.ts";
import { languagesOf } from "../answer/look-up/read-places.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import { nameRows } from "../cells/name-rows.ts";
import { readGrids, type Grid, type GridRow } from "../cells/read-grids.ts";
import type { PeriodCalculation } from "../periods/answer-periods.ts";
import { createWordReader } from "../tables/read-words.ts";
import { isPriceHead } from "./price-heads.ts";

const longestQuestion = 300;
const isThere = 0.5;
const largestCount = 100_000;

export interface AmountAsk {
  text: string;
  language: string;
  /** Evidence that was computed on a wish. */
  computed: ReadonlySet<string>;
}

/** "24 of us for the sandwich lunch": so many times the price of the row that is named. Undefined where it is not clear what one of them costs. */
export function timesPrice(
  { text, language, computed }: AmountAsk,
  evidence: readonly EvidenceItem[],
): PeriodCalculation | undefined {
  const own = languages.find((one) => one === language);
  if (own === undefined || text.length > longestQuestion) return undefined;
  if (!amountWords.comesTo.test(text) || amountWords.single.test(text)) return undefined;
  const asked = readAsked(text, wordReaderOf(language));
  const counted = countedIn(asked);
  if (counted === undefined) return undefined;
  const spoken = languagesOf(evidence, language);
  const words = createWordReader(own)(text);
  const found = readGrids(evidence, computed).flatMap((grid) => {
    const named = nameRows(words, { grid, read: createWordReader(own), except: -1 });
    const [row, ...more] = named?.rows ?? [];
    if (row === undefined || more.length > 0) return [];
    const read = wordReaderOf(spoken.get(grid.document) ?? "en").read;
    if (!isExplained(asked, counted, read([...row.cells, ...grid.heads, grid.about].join(" ; ")))) return [];
    const column = priceOf(row, grid, asked);
    const isFor = column !== undefined && isPriceOf(counted, { row, grid, column, evidence, read });
    return isFor ? [{ row, column }] : [];
  });
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return undefined;
  const cell = only.row.addressOf(only.column);
  return {
    ...{ id: `k-times-${cell}-${counted.value}`, expression: `a * ${counted.value}` },
    inputs: [{ name: "a", evidence: only.row.evidence, cell }],
  };
}

interface Counted {
  value: number;
  number: ReadWord;
  /** What is counted; undefined where it is people. */
  thing: ReadWord | undefined;
}

/** The only number of a question that is no year, and what it counts. */
function countedIn({ all, text }: Asked): Counted | undefined {
  const numbers = all.flatMap((word, at) => (word.isNumber && !year.test(word.term) ? [{ word, at }] : []));
  const [only, ...more] = numbers;
  if (only === undefined || more.length > 0 || !/^\d+$/u.test(only.word.term)) return undefined;
  const value = Number(only.word.term);
  const next = all[only.at + 1];
  if (value < 2 || value > largestCount) return undefined;
  const counted = { value, number: only.word };
  if (amountWords.ofUs.test(text.slice(only.word.end))) return { ...counted, thing: undefined };
  if (next === undefined || next.isNumber || !/^\s$/u.test(text.slice(only.word.end, next.start)))
    return undefined;
  return { ...counted, thing: amountWords.people.test(next.word) ? undefined : next };
}

/** Every name and most words stand in the row or over it. */
function isExplained({ wanted }: Asked, { number, thing }: Counted, near: readonly ReadWord[]): boolean {
  const rest = wanted.filter(
    ({ isLight, term, word }) =>
      term !== number.term && term !== thing?.term && !amountWords.people.test(word) && !isLight,
  );
  const open = rest.filter(({ word, ...one }) => {
    const isAsking = amountWords.comesTo.test(word) || word === "come";
    return !isAsking && bestMatch({ word, ...one }, near) < isThere;
  });
  return open.every(({ isName, isNumber }) => !isName && !isNumber) && open.length <= 1;
}

/** The only price of a row, or that of the year that was named. */
function priceOf(row: GridRow, { heads }: Grid, { wanted }: Asked): number | undefined {
  const years = wanted.filter(({ term }) => year.test(term)).map(({ term }) => term);
  const priced = heads.flatMap((head, column) => {
    const isNumber = readNumber(row.cells[column]?.trim() ?? "").length === 1;
    return isNumber && isPriceHead(head) ? [{ head, column }] : [];
  });
  const meant = years.length === 1 ? priced.filter(({ head }) => head.includes(years[0] ?? "")) : priced;
  return meant.length === 1 ? meant[0]?.column : undefined;
}

interface Priced {
  row: GridRow;
  grid: Grid;
  column: number;
  evidence: readonly EvidenceItem[];
  read: (text: string) => ReadWord[];
}

/** Whether the price holds for one of what is counted: for a person where it says so, else for the thing that the row names. */
function isPriceOf({ thing }: Counted, { row, grid, column, evidence, read }: Priced): boolean {
  const head = grid.heads[column] ?? "";
  if (thing === undefined) {
    const own = `${head} ${grid.about} ${row.cells.join(" ")}`;
    return amountWords.perPerson.test(own) || isSaidOfAll(grid.document, evidence);
  }
  if (amountWords.perPerson.test(`${head} ${grid.about}`) || isSaidOfAll(grid.document, evidence))
    return false;
  const isUnit = columnHeads.unitPrice.split("|").some((one) => foldText(head).startsWith(foldText(one)));
  const name = row.cells.find((cell) => /\p{L}{3}/u.test(cell)) ?? "";
  return isUnit && bestMatch(thing, read(name)) >= isThere;
}

/** "Prices in pounds per person": a sentence that stands over all tables of its document. */
function isSaidOfAll(document: string, evidence: readonly EvidenceItem[]): boolean {
  const own = evidence.filter((item) => item.document === document);
  const first = own.findIndex(({ table }) => table !== undefined);
  return own
    .slice(0, Math.max(0, first))
    .flatMap(({ text }) => splitSentences(text))
    .some(({ text }) => amountWords.prices.test(text) && amountWords.perPerson.test(text));
}
