import { forEach } from "../../../../lexicon/tables/reckoned/combine-words.ts";
import { aggregateCues } from "../../../../lexicon/tables/aggregate-cues.ts";
import { rateWords } from "../../../../lexicon/tables/reckoned/rate-words.ts";
import { languages } from "../../../../lexicon/words-by-language.ts";
import { readNumber } from "../../../../lib/text/read-number.ts";
import { splitSentences } from "../../../../lib/text/split-sentences.ts";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import type { ReadWord } from "../../answer/look-up/create-word-reader.ts";
import { bestMatch } from "../../answer/look-up/match-word.ts";
import type { Asked } from "../../answer/look-up/read-asked.ts";
import { wordReaderOf } from "../../answer/look-up/word-readers.ts";
import { readGrids, type Grid, type GridRow } from "../../cells/read-grids.ts";
import { moneyIn } from "../money-in.ts";
import { isAmountHead, isPriceHead } from "../price-heads.ts";

/** An amount with what it is for. */
export interface FoundAmount {
  /** The words that name it. */
  words: readonly ReadWord[];
  /** What it is the amount of: the head of its column, or the time that it is due for. */
  of: string;
  source: { evidence: string } & ({ cell: string } | { quote: string });
  value: string;
  /** Below the rows that it sums up. */
  isTotal: boolean;
  isForEach: boolean;
}

const isThere = 0.5;
const totals = new Set(languages.flatMap((own) => aggregateCues.sum[own]?.split("|") ?? []));

/** Every amount of the evidence that has a name: cells of the column that is meant, and parts of sentences. */
export function findAmounts(
  asked: Asked,
  evidence: readonly EvidenceItem[],
  { computed, spoken }: { computed: ReadonlySet<string>; spoken: ReadonlyMap<string, string> },
): FoundAmount[] {
  const readIn = (document: string) => wordReaderOf(spoken.get(document) ?? "en").read;
  const cells = readGrids(evidence, computed).flatMap((grid) => cellsOf(asked, grid, readIn(grid.document)));
  const said = evidence
    .filter(({ id, table }) => !computed.has(id) && table === undefined)
    .flatMap((item) => partsOf(item, readIn(item.document)));
  return [...cells, ...said];
}

function cellsOf(asked: Asked, grid: Grid, read: (text: string) => ReadWord[]): FoundAmount[] {
  const column = amountColumn(asked, grid, read);
  if (column === undefined) return [];
  return grid.rows.flatMap((row): FoundAmount[] => {
    const name = row.cells.slice(0, column).find((cell) => /\p{L}{3}/u.test(cell));
    // which of two readings is meant the host knows by the document
    const [value] = numbersOf(row.cells[column] ?? "");
    if (name === undefined || value === undefined) return [];
    const words = read(name).filter(({ isStop }) => !isStop);
    const isTotal = words.some(({ word }) => totals.has(word));
    return [
      {
        ...{ words: words.filter(({ word }) => !totals.has(word)), of: grid.heads[column] ?? "", value },
        ...{ source: { evidence: row.evidence, cell: row.addressOf(column) }, isTotal, isForEach: false },
      },
    ];
  });
}

/** The column that the question names, else the only one with amounts. */
function amountColumn(
  asked: Asked,
  { heads, rows }: Grid,
  read: (text: string) => ReadWord[],
): number | undefined {
  const numeric = heads.flatMap((_, column) => (column > 0 && holdsNumbers(rows, column) ? [column] : []));
  const scored = numeric.map((column) => {
    const words = read((heads[column] ?? "").replaceAll(unitMarks, " ")).filter(({ isStop }) => !isStop);
    const said = words.filter((word) => asked.wanted.some((one) => bestMatch(one, [word]) >= isThere));
    return { column, share: words.length === 0 ? 0 : said.length / words.length, said: said.length };
  });
  const whole = scored.filter(({ share }) => share === 1);
  if (whole.length > 0) return whole.length === 1 ? whole[0]?.column : undefined;
  if (scored.some(({ said }) => said > 0)) return undefined;
  const amounts = numeric.filter((column) => isAmountHead(heads[column] ?? ""));
  const priced = numeric.filter((column) => isPriceHead(heads[column] ?? ""));
  const meant =
    amounts.length > 0
      ? amounts
      : numeric.length === 1
        ? numeric
        : priced.length === numeric.length
          ? priced
          : [];
  return meant.length === 1 ? meant[0] : undefined;
}

/** A currency or a unit in brackets is no part of what a column is called. */
const unitMarks = /[([][^()[\]]{0,12}[)\]]|(?<!\p{L})(?:CHF|EUR|USD|GBP)(?!\p{L})/gu;
const mostNumbers = 0.6;

function holdsNumbers(rows: readonly GridRow[], column: number): boolean {
  const filled = rows.map(({ cells }) => cells[column] ?? "").filter((cell) => cell.trim() !== "");
  return (
    filled.length > 0 &&
    filled.filter((cell) => numbersOf(cell).length > 0).length >= mostNumbers * filled.length
  );
}

/** A cell that holds an amount and nothing else but a currency. */
function numbersOf(cell: string): string[] {
  const plain = cell.replaceAll(/[$€£¥*]|(?<!\p{L})(?:CHF|EUR|USD|GBP|Fr\.)(?!\p{L})/gu, "").trim();
  return readNumber(plain);
}

const labelled = /^(?<label>\p{L}[^:\n|]{1,60}?)(?:\s?:\s+|\s{2,}|\t)(?<value>\S[^\n|]*)$/u;

/** Lines with a label, and parts of sentences that hold one amount each. */
function partsOf(item: EvidenceItem, read: (text: string) => ReadWord[]): FoundAmount[] {
  const lines = item.text.split("\n").flatMap((line): FoundAmount[] => {
    const { label = "", value = "" } = labelled.exec(line.trim())?.groups ?? {};
    const [number] = numbersOf(value);
    if (label === "" || number === undefined) return [];
    const words = read(label.replaceAll(/\([^()]*\)/gu, " ")).filter(({ isStop }) => !isStop);
    return [
      {
        ...{
          words,
          of: "",
          value: number,
          isTotal: words.some(({ word }) => totals.has(word)),
          isForEach: false,
        },
        source: { evidence: item.id, quote: value.trim() },
      },
    ];
  });
  if (lines.length > 0) return lines;
  return splitSentences(item.text)
    .filter(({ kind }) => kind === "sentence")
    .flatMap(({ text }) => clausesOf(text, item, read));
}

/** "95 for fuel and 48 for linen": each amount with the words beside it. */
function clausesOf(sentence: string, item: EvidenceItem, read: (text: string) => ReadWord[]): FoundAmount[] {
  const parts = sentence.split(/(?<=\p{L})(?:,\s|\s(?:and|und|et|e|ed|y)\s)(?=[^,]{0,30}\p{N})/u);
  const isParted = parts.every((part) => moneyIn(part).length === 1);
  return (isParted ? parts : [sentence]).flatMap((part): FoundAmount[] => {
    const [amount, ...more] = moneyIn(part);
    if (amount === undefined || more.length > 0) return [];
    const [value] = numbersOf(amount.text.replaceAll(/\p{L}+\.?/gu, " "));
    if (value === undefined) return [];
    const words = read(part).filter(({ isStop, isNumber }) => !isStop && !isNumber);
    const rate = rateWords.shorter.exec(part)?.[0] ?? rateWords.yearly.exec(part)?.[0] ?? "";
    return [
      {
        ...{
          words,
          of: rate.toLowerCase(),
          value,
          isTotal: false,
          isForEach: forEach.test(part.replace(rate, " ")),
        },
        source: { evidence: item.id, quote: amount.text },
      },
    ];
  });
}
