import { numberNoun, numberSign } from "../../../lexicon/answers/office-fields.ts";
import { languages as knownLanguages } from "../../../lexicon/words-by-language.ts";
import { findDates } from "../../../lib/text/find-dates.ts";
import { splitSentences, type Sentence } from "../../../lib/text/split-sentences.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { mailHead } from "../forms/find-fields.ts";
import type { ReadWord } from "../answer/look-up/create-word-reader.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import type { Quoted } from "../answer/quoted.ts";
import { tellRow } from "../cells/tell-row.ts";
import { isFormOf, isLyingForm, pairedFields } from "./form-rows.ts";
import { labelledLines, tellLine } from "./labelled-lines.ts";

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
  const paired = pairedFields(item.text, rows);
  if (paired.length > 0)
    return paired.map(({ label, value, start, end }) => ({
      ...{ item, isLine: true, heads: [], above },
      cells: [toCell(label, read), toCell(value, read)],
      tell: () => quote(item, { start, end, text: `${label.replace(/\s?:$/u, "")}: ${value}` }),
    }));
  const [only] = rows;
  if (only !== undefined && isLyingForm(rows)) return lyingFields(only, { item, above, read });
  const isForm = isFormOf(rows);
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

/** Each head with what stands below it. */
function lyingFields(row: Sentence, { item, above, read }: Ground): OfficeRecord[] {
  return (row.cells ?? []).flatMap((value, column): OfficeRecord[] => {
    const label = row.headers?.[column] ?? "";
    if (value === "" || label === "") return [];
    const tell = () => tellRow(item, row, column) ?? quote(item, row);
    return [
      {
        item,
        cells: [toCell(label, read), toCell(value, read)],
        isLine: true,
        heads: [],
        above,
        tell,
      },
    ];
  });
}

function toCell(text: string, read: Ground["read"]): RecordCell {
  const isName =
    text.length <= longestName &&
    /\p{L}{2}/u.test(text) &&
    !/^[^\p{L}]*\p{N}[\p{N}.,'’\s]*\P{L}*$/u.test(text);
  return { text, words: read(text), isName };
}

function lineRecords({ item, above, read, language }: Ground & { language: string }): OfficeRecord[] {
  const headed = headedLine({ item, above, read });
  if (headed !== undefined) return [headed];
  let part: readonly ReadWord[] = [];
  return labelledLines(item.text).flatMap((found): OfficeRecord[] => {
    if (!("label" in found)) {
      // a line of capitals or without an end is the title of what follows
      if (found.text.length <= longestName && !/[.!?;,]\s*$/u.test(found.text)) part = read(found.text);
      return [];
    }
    const { label, value, start, end } = found;
    const noun = numberNoun[knownLanguages.find((own) => own === language) ?? "en"];
    const named = toCell(label.replace(/\s?:$/u, "").replace(numberSign, noun), read);
    const cells = [{ ...named, text: label.replace(/\s?:$/u, "") }, toCell(value, read)];
    const quotes = found.pieces ?? [item.text.slice(start, end)];
    const tell = () => ({
      ...{
        text: tellLine(item.text, found),
        supports: quotes.map((one) => ({ evidence: item.id, quote: one })),
      },
    });
    return [{ item, cells, isLine: true, heads: [], above: [...above, ...part], tell }];
  });
}

const mostHeaded = 12;
const longestWeekday = 16;

/** "Next meeting" as a heading, and below it a day and nothing else: the heading is the label. */
function headedLine({ item, above, read }: Ground): OfficeRecord | undefined {
  const label = item.heading?.at(-1);
  const value = item.text.trim();
  const isLine = !value.includes("\n") && value.split(/\s+/u).length <= mostHeaded && !value.includes(":");
  const [day] = isLine && label !== undefined ? findDates(value) : [];
  if (label === undefined || day === undefined || day.start > longestWeekday) return undefined;
  const start = item.text.indexOf(value);
  const tell = () => quote(item, { start, end: start + value.length, text: value });
  return {
    item,
    cells: [toCell(label, read), toCell(value, read)],
    isLine: true,
    heads: [],
    above,
    tell,
  };
}

function quote(item: EvidenceItem, { start, end, text }: Pick<Sentence, "start" | "end" | "text">): Quoted {
  return { text, supports: [{ evidence: item.id, quote: item.text.slice(start, end) }] };
}
