import type { Line } from "../text/split-lines.ts";
import type { Block } from "./block.ts";

interface CsvRecord {
  fields: string[];
  /** How many lines it takes: a quoted field may hold line breaks. */
  lines: number;
}

const separators = [",", ";"] as const;
const mostLinesPerRecord = 20;
const fewestRecords = 3;
/** Records that show what a text is: a glance first, so that prose costs little. */
const samples = [4, 20] as const;

/** Values that stand apart by commas or semicolons, with quoted fields over several lines. */
export function findCsv(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const first = lines[at];
    const separator = separators.find((mark) => startsCsv(lines, at, mark));
    if (separator === undefined || first === undefined) continue;
    const count = readRecords(lines.slice(at), separator, lines.length).reduce(
      (sum, record) => sum + record.lines,
      0,
    );
    blocks.push({ kind: "csv", start: first.start, end: lines[at + count - 1]?.end ?? first.end });
    at += count - 1;
  }
  return blocks;
}

function startsCsv(lines: readonly Line[], at: number, separator: string): boolean {
  return samples.every((most) => {
    const records = readRecords(lines.slice(at, at + most * mostLinesPerRecord), separator, most);
    return isCsv(records);
  });
}

/** Records from a line on for as long as they have cells; a few may have more or fewer than the first. */
function readRecords(lines: readonly Line[], separator: string, most: number): CsvRecord[] {
  const records: CsvRecord[] = [];
  let uneven = 0;
  for (let at = 0; at < lines.length && records.length < most;) {
    const record = readRecord(lines, at, separator);
    if (record === undefined || record.fields.length < 2) break;
    if (record.fields.length !== (records[0] ?? record).fields.length) uneven += 1;
    // the first two decide what a row looks like
    if (uneven > records.length / 10) break;
    records.push(record);
    at += record.lines;
  }
  return records;
}

function readRecord(lines: readonly Line[], at: number, separator: string): CsvRecord | undefined {
  let text = "";
  for (let count = 1; count <= mostLinesPerRecord; count += 1) {
    const line = lines[at + count - 1];
    if (line === undefined) return undefined;
    text += count === 1 ? line.text : `\n${line.text}`;
    const quotes = text.split('"').length - 1;
    if (quotes % 2 === 0) return { fields: splitFields(text, separator), lines: count };
    // quotation marks that open no field are inches or apostrophes, not CSV
    if (!new RegExp(`(?:^|${separator})"`, "u").test(text)) return undefined;
  }
  return undefined;
}

function splitFields(text: string, separator: string): string[] {
  const fields = [""];
  let quoted = false;
  for (const unit of text) {
    if (unit === '"') quoted = !quoted;
    if (unit === separator && !quoted) fields.push("");
    else fields[fields.length - 1] += unit;
  }
  return fields;
}

/** Sentences hold commas too, but with a space behind them and more words between them. */
function isCsv(records: readonly CsvRecord[]): boolean {
  if (records.length < fewestRecords) return false;
  const fields = records.flatMap((record) => record.fields);
  const later = records.flatMap((record) => record.fields.slice(1));
  const spaced = later.filter((field) => field.startsWith(" ")).length;
  const long = fields.filter(
    (field) => !field.startsWith('"') && field.trim().split(/\s+/u).length > 8,
  ).length;
  const isProse =
    spaced > later.length / 2 && records.some(({ fields: row }) => /[.!?]\s*$/u.test(row.at(-1) ?? ""));
  // statements of a program end in a semicolon
  if (records.every(({ fields: row }) => row.at(-1) === "" && row.length === 2)) return false;
  return (
    !isProse &&
    long <= fields.length / 10 &&
    !fields.some((field) => /[{}]|\w\(/u.test(field) && !field.startsWith('"'))
  );
}
