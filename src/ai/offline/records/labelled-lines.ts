import { knownLabels } from "../../../lexicon/forms/labels-of-fields.ts";
import { foldLabel } from "../../../lexicon/forms/field-labels.ts";
import { partyLabel, placeLabel } from "../../../lexicon/answers/labels/place-labels.ts";
import { largest } from "../../../lib/largest.ts";

/** A label with its value, as both stand in a text without a table. */
export interface LabelledLine {
  label: string;
  value: string;
  start: number;
  end: number;
  /** Whether the label stands in a line of its own. */
  isBelow: boolean;
  /** Each piece of it, where something else stands between them. */
  pieces?: readonly string[];
}

interface TextLine {
  text: string;
  index: number;
}

const longestName = 90;
const longestLine = 200;
const mostLabelWords = 8;
const mostLinesBelow = 4;
/** Columns that stand side by side are set apart by so much. */
const gap = / {3,}/gu;

/** "Policy number: BP-7730", or "Total due      273.13": a label, and what stands behind it in the same line. */
const labelled =
  /^(?<label>\p{L}[^:\n|]{1,70}?)(?:\s?:(?:\*\*)?\s+|\*\*\s?:\s+|\s{2,}|\t|\s\|\s)(?<value>\S[^\n|]*)$/u;

/** Every label with its value: in one line, in several of a line, below it, or in columns side by side; and the lines that are none. */
export function labelledLines(text: string): (LabelledLine | TextLine)[] {
  const lines = [...text.matchAll(/[^\n]+/gu)].map(({ 0: line, index }) => ({ text: line, index }));
  const columns = inColumns(lines);
  if (columns !== undefined) return columns;
  let until = 0;
  return lines.flatMap((line, at): (LabelledLine | TextLine)[] => {
    if (line.index < until) return [];
    const pairs = pairsOf(line);
    if (pairs.length > 1) return pairs;
    const found = inLine(line) ?? belowBold(lines, at) ?? belowLabel(lines, at);
    if (found === undefined) return [line];
    until = found.end;
    return [found];
  });
}

/** A label and its value in one line, perhaps as an item of a list. */
function inLine({ text: line, index }: TextLine): LabelledLine | undefined {
  const plain = line
    .trim()
    .replace(/^[-•*–]\s+/u, "")
    .replace(/^\*\*(?=\p{L})/u, "");
  const { label = "", value = "" } = labelled.exec(plain)?.groups ?? {};
  const isLine = label !== "" && line.length <= longestLine && label.split(/\s+/u).length <= mostLabelWords;
  const start = index + line.indexOf(plain);
  return isLine ? { label, value, start, end: start + plain.length, isBelow: false } : undefined;
}

/** "Entry: 2019      Grade: III": each label with its own value. */
function pairsOf({ text, index }: TextLine): LabelledLine[] {
  if (text.length > longestLine) return [];
  const parts = withValues(segmentsOf(text)).map((part) =>
    inLine({ text: part.text, index: index + part.at }),
  );
  const pairs = parts.flatMap((pair) => (pair === undefined ? [] : [pair]));
  return pairs.length === parts.length ? pairs : [];
}

/** A label that is set apart from its own value: "Client:    Ada Sample". */
function withValues(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const { text, at } of segments) {
    const last = joined.at(-1);
    if (last?.text.endsWith(":") === true)
      joined[joined.length - 1] = { at: last.at, text: last.text.padEnd(at - last.at) + text };
    else joined.push({ text, at });
  }
  return joined;
}

/** "**Retest due**" with what is said of it below. */
function belowBold(lines: readonly TextLine[], at: number): LabelledLine | undefined {
  const line = lines[at];
  const label = /^\s*\*\*(?<label>\p{L}[^*|.!?]{0,60}?)\s?:?\*\*\s?:?\s*$/u.exec(line?.text ?? "")?.groups?.[
    "label"
  ];
  if (line === undefined || label === undefined || label.split(/\s+/u).length > mostLabelWords)
    return undefined;
  const below = lines.slice(at + 1, at + 1 + mostLinesBelow);
  const end = below.findIndex(
    ({ text }) => text.includes("**") || /^\s*(?:[-•*–#]|\p{N}{1,2}[.)])\s/u.test(text),
  );
  return toBelow({ ...line, label }, end < 0 ? below : below.slice(0, end));
}

/** "Deliver to:" with the address below it, or a term with what is said of it set in. */
function belowLabel(lines: readonly TextLine[], at: number): LabelledLine | undefined {
  const line = lines[at];
  const label = line?.text.trim() ?? "";
  const isLabel = /^\p{L}[^:|.!?]{1,50}:?$/u.test(label) && label.split(/\s+/u).length <= mostLabelWords - 2;
  const isSetIn = (text: string) => /^ {2,4}\S/u.test(text);
  if (line === undefined || !isLabel || isSetIn(line.text)) return undefined;
  const below = lines.slice(at + 1, at + 1 + mostLinesBelow);
  const end = below.findIndex(({ text }) =>
    label.endsWith(":") ? inLine({ text, index: 0 }) !== undefined || /:\s*$/u.test(text) : !isSetIn(text),
  );
  return toBelow({ ...line, label }, end < 0 ? below : below.slice(0, end));
}

function toBelow(
  { text, index, label }: TextLine & { label: string },
  own: readonly TextLine[],
): LabelledLine | undefined {
  const last = own.at(-1);
  const isShort = own.every((line) => line.text.length <= longestName && !line.text.includes(" | "));
  if (last === undefined || !isShort) return undefined;
  const value = own.map((line) => line.text.trim()).join(" ");
  const start = index + text.length - text.trimStart().length;
  return { label, value, start, end: last.index + last.text.trimEnd().length, isBelow: true };
}

interface Segment {
  text: string;
  at: number;
}

function segmentsOf(line: string): Segment[] {
  const found: Segment[] = [];
  let from = 0;
  for (const { 0: space, index } of [...line.matchAll(gap), { 0: "", index: line.length }]) {
    const text = line.slice(from, index);
    if (text.trim() !== "") found.push({ text: text.trimEnd(), at: from });
    from = index + space.length;
  }
  return found;
}

const fewestLines = 3;

/**
 * Two columns under labels of their own, such as who orders and where it goes. What stands side by side there has
 * nothing to do with each other; a label with its value looks the same, but for what stands at the top of the right side.
 */
function inColumns(lines: readonly TextLine[]): LabelledLine[] | undefined {
  const rows = lines.map((line) => ({ ...line, segments: segmentsOf(line.text) }));
  const [first] = rows;
  const at = first?.segments[1]?.at;
  if (first === undefined || at === undefined || first.segments.length > 2 || rows.length < fewestLines)
    return undefined;
  const isSplit = rows.every(({ segments }) =>
    segments.every((one) => one.at >= at || one.at + one.text.length < at),
  );
  const isFilled = rows.filter(({ segments }) => segments.some((one) => one.at >= at)).length > 1;
  const heads = first.segments.map(({ text }) => headOf(text));
  if (!isSplit || !isFilled || heads.some((head) => head === undefined)) return undefined;
  return [...readColumn(rows, (one) => one.at < at), ...readColumn(rows, (one) => one.at >= at)];
}

/** A label without a value, of those that head an address. */
function headOf(text: string): string | undefined {
  const label = text.replace(/\s?:$/u, "");
  const isHead = knownLabels.has(foldLabel(label)) || partyLabel.test(label) || placeLabel.test(label);
  return isHead && /^\p{L}[^:\p{N}]{2,40}$/u.test(label) ? label : undefined;
}

function readColumn(
  rows: readonly (TextLine & { segments: readonly Segment[] })[],
  isIn: (one: Segment) => boolean,
): LabelledLine[] {
  const own = rows.flatMap(({ index, segments }) =>
    segments.filter(isIn).map(({ text, at }) => ({
      text: text.trim(),
      start: index + at + text.length - text.trimStart().length,
    })),
  );
  const [head, ...below] = own;
  if (head === undefined || below.length === 0) return [];
  const value = below.map(({ text }) => text).join(", ");
  const end = largest(
    below.map(({ text, start }) => start + text.length),
    0,
  );
  const pieces = own.map(({ text }) => text);
  return [{ label: head.text, value, start: head.start, end, isBelow: true, pieces }];
}

/** A label that stands in a line of its own is told with its mark. */
export function tellLine(text: string, { label, value, start, end, isBelow }: LabelledLine): string {
  if (isBelow && !label.endsWith(":")) return `${label}: ${value}`;
  return text
    .slice(start, end)
    .replaceAll("**", "")
    .replace(" | ", ": ")
    .replaceAll(/\s*\n\s*|\s{2,}/gu, " ");
}
