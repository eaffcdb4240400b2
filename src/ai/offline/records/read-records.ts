import { numberNoun, numberSign } from "../../../lexicon/answers/office-fields.ts";
import { languages as knownLanguages } from "../../../lexicon/words-by-language.ts";
import { isFieldList } from "../../../lib/table/is-field-list.ts";
import { splitSentences, type Sentence } from "../../../lib/text/split-sentences.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { mailHead } from "../forms/find-fields.ts";
import type { ReadWord } from "../answer/look-up/create-word-reader.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import type { Quoted } from "../answer/quoted.ts";
import { tellRow } from "../cells/tell-row.ts";

/** A row of a table, or a line with a label and its value: what stands together in one place. */
export interface OfficeRecord {
  item: EvidenceItem;
  /** Each cell that is filled, in order; of a line, its label and its value. */
  cells: readonly RecordCell[];
  /** A label with its value. */
  isLine: boolean;
  /** What the columns are called. */
  heads: readonly ReadWord[];
  /** What holds for everything around it: headings, the part of the table, the name of the file. */
  above: readonly ReadWord[];
  /** The record as a claim that proves itself. */
  tell(): Quoted;
}

export interface RecordCell {
  text: string;
  words: readonly ReadWord[];
  /** A word or a few that may name the record; a number or a sentence does not. */
  isName: boolean;
}

/** A label with one value. */
export function isField({ isLine, cells }: OfficeRecord): boolean {
  return isLine || (cells.length === 2 && cells[0]?.isName === true);
}

const longestName = 90;
const longestLine = 200;
const mostLabelWords = 8;
/** Tables of more rows are for plans. */
const mostRecords = 2_000;

/** Every row and labelled line of the evidence, read in the language of its document. */
export function readRecords(
  evidence: readonly EvidenceItem[],
  languages: ReadonlyMap<string, string>,
): OfficeRecord[] {
  const records: OfficeRecord[] = [];
  for (const item of evidence) {
    const language = languages.get(item.document) ?? "en";
    const read = wordReaderOf(language).read;
    const above = read([item.document.replaceAll(/[._-]+/gu, " "), ...(item.heading ?? [])].join("\n"));
    if ((item.text.match(mailHead) ?? []).length > 1) continue;
    const rows = splitSentences(item.text).filter(({ kind }) => kind === "row");
    const found =
      rows.length > 0
        ? rowRecords(rows, { item, above, read })
        : lineRecords({ item, above, read, language });
    for (const record of found) if (records.length < mostRecords) records.push(record);
  }
  return records;
}

interface Ground {
  item: EvidenceItem;
  above: readonly ReadWord[];
  read: (text: string) => ReadWord[];
}

function rowRecords(rows: readonly Sentence[], { item, above, read }: Ground): OfficeRecord[] {
  const [first] = rows;
  const isForm =
    looksLikeForm(rows) ||
    ((first?.headers ?? []).length === 0 && isFieldList(rows.map(({ cells = [] }) => cells)));
  const heads = isForm ? [] : read((rows[0]?.headers ?? []).join(" ; "));
  let part: readonly ReadWord[] = [];
  return rows.flatMap((row): OfficeRecord[] => {
    const filled = (row.cells ?? []).filter((cell) => cell !== "");
    const [only = "", ...more] = filled;
    if (more.length === 0) {
      part = read(only);
      return [];
    }
    const tell = () =>
      isForm
        ? quote(item, { ...row, text: `${only.replace(/\s*:$/u, "")}: ${more.join(" ")}` })
        : (tellRow(item, row) ?? quote(item, row));
    return [
      {
        item,
        cells: filled.map((cell) => toCell(cell, read)),
        isLine: isForm && more.length === 1,
        heads,
        above: [...above, ...part],
        tell,
      },
    ];
  });
}

const fewestFields = 4;
const mostAlike = 0.7;

/** Labels with values of many kinds, one below the other: what stands over the others is a field as well, and no head. */
function looksLikeForm(rows: readonly Sentence[]): boolean {
  const pairs = [rows[0]?.headers ?? [], ...rows.map(({ cells = [] }) => cells)]
    .map((cells) => cells.filter((cell) => cell !== ""))
    .filter(({ length }) => length > 0);
  if (pairs.length < fewestFields || pairs.some(({ length }) => length > 2)) return false;
  const kinds = Map.groupBy(
    pairs.flatMap(([, value]) => (value === undefined ? [] : [shapeOf(value)])),
    (shape) => shape,
  );
  const most = [...kinds.values()].reduce((best, { length }) => Math.max(best, length), 0);
  return kinds.size > 2 && most < mostAlike * pairs.length;
}

function shapeOf(value: string): string {
  if (/^[^\p{L}\p{N}]*\p{N}[\p{N}.,'’\s]*$/u.test(value)) return "number";
  if (/\p{N}{1,2}[./-]\p{N}{1,2}[./-]\p{N}{2,4}|(?:19|20)\p{N}{2}/u.test(value)) return "date";
  return /\p{N}/u.test(value) ? "code" : "text";
}

function toCell(text: string, read: Ground["read"]): RecordCell {
  const isName =
    text.length <= longestName &&
    /\p{L}{2}/u.test(text) &&
    !/^[^\p{L}]*\p{N}[\p{N}.,'’\s]*\P{L}*$/u.test(text);
  return { text, words: read(text), isName };
}

/** "Policy number: BP-7730", or "Total due      273.13": a label, and what stands behind it in the same line. */
const labelled = /^(?<label>\p{L}[^:\n|]{1,70}?)(?:\s?:\s+|\s{2,}|\t)(?<value>\S[^\n|]*)$/u;

interface LabelledLine {
  label: string;
  value: string;
  start: number;
  end: number;
}

function lineRecords({ item, above, read, language }: Ground & { language: string }): OfficeRecord[] {
  const lines = [...item.text.matchAll(/[^\n]+/gu)].map(({ 0: text, index }) => ({ text, index }));
  let part: readonly ReadWord[] = [];
  let until = 0;
  return lines.flatMap((line, at): OfficeRecord[] => {
    if (line.index < until) return [];
    const found = inLine(line) ?? belowLabel(lines, at);
    if (found === undefined) {
      // a line of capitals or without an end is the title of what follows
      if (line.text.length <= longestName && !/[.!?;,]\s*$/u.test(line.text)) part = read(line.text);
      return [];
    }
    const { label, value, start, end } = found;
    until = end;
    const said = item.text.slice(start, end).replaceAll(/\s*\n\s*|\s{2,}/gu, " ");
    // a label that stands in a line of its own is told with its mark
    const isBelow = item.text.slice(start, end).includes("\n") && !label.endsWith(":");
    const text = isBelow ? `${label}: ${value}` : said;
    const noun = numberNoun[knownLanguages.find((own) => own === language) ?? "en"];
    const named = toCell(label.replace(/\s?:$/u, "").replace(numberSign, noun), read);
    const cells = [{ ...named, text: label.replace(/\s?:$/u, "") }, toCell(value, read)];
    const tell = () => quote(item, { start, end, text });
    return [{ item, cells, isLine: true, heads: [], above: [...above, ...part], tell }];
  });
}

/** A label and its value in one line, perhaps as an item of a list. */
function inLine({ text: line, index }: { text: string; index: number }): LabelledLine | undefined {
  const plain = line.trim().replace(/^[-•*–]\s+/u, "");
  const { label = "", value = "" } = labelled.exec(plain)?.groups ?? {};
  const isLine = label !== "" && line.length <= longestLine && label.split(/\s+/u).length <= mostLabelWords;
  const start = index + line.indexOf(plain);
  return isLine ? { label, value, start, end: start + plain.length } : undefined;
}

const mostLinesBelow = 4;

/** "Deliver to:" with the address below it, or a term with what is said of it set in. */
function belowLabel(lines: readonly { text: string; index: number }[], at: number): LabelledLine | undefined {
  const line = lines[at];
  const label = line?.text.trim() ?? "";
  const isLabel = /^\p{L}[^:|.!?]{1,50}:?$/u.test(label) && label.split(/\s+/u).length <= mostLabelWords - 2;
  const isSetIn = (text: string) => /^ {2,4}\S/u.test(text);
  if (line === undefined || !isLabel || isSetIn(line.text)) return undefined;
  const below = lines.slice(at + 1, at + 1 + mostLinesBelow);
  const end = below.findIndex(({ text }) =>
    label.endsWith(":") ? inLine({ text, index: 0 }) !== undefined || /:\s*$/u.test(text) : !isSetIn(text),
  );
  const own = end < 0 ? below : below.slice(0, end);
  const last = own.at(-1);
  const isShort = own.every(({ text }) => text.length <= longestName && !text.includes(" | "));
  if (last === undefined || !isShort) return undefined;
  const start = line.index + line.text.indexOf(label);
  const value = own.map(({ text }) => text.trim()).join(" ");
  return { label, value, start, end: last.index + last.text.trimEnd().length };
}

function quote(item: EvidenceItem, { start, end, text }: Pick<Sentence, "start" | "end" | "text">): Quoted {
  return { text, supports: [{ evidence: item.id, quote: item.text.slice(start, end) }] };
}
