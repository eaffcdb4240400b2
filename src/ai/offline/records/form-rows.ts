import { isFieldList } from "../../../lib/table/is-field-list.ts";
import type { Sentence } from "../../../lib/text/split-sentences.ts";

/** A label of a row with the value beside it, and where both stand. */
export interface RowField {
  row: Sentence;
  label: string;
  value: string;
  start: number;
  end: number;
}

const fewestFields = 4;
const mostAlike = 0.7;

/** Whether rows are labels with their values, one below the other, and no table. */
export function isFormOf(rows: readonly Sentence[]): boolean {
  const hasHeads = (rows[0]?.headers ?? []).length > 0;
  return looksLikeForm(rows) || (!hasHeads && isFieldList(rows.map(({ cells = [] }) => cells)));
}

/** Labels with values of many kinds, one below the other: what stands over the others is a field as well, and no head. */
function looksLikeForm(rows: readonly Sentence[]): boolean {
  const pairs = [rows[0]?.headers ?? [], ...rows.map(({ cells = [] }) => cells)]
    .map(filled)
    .filter(({ length }) => length > 0);
  if (pairs.length < fewestFields || pairs.some(({ length }) => length > 2)) return false;
  return isVaried(pairs.flatMap(([, value]) => value ?? []));
}

function isVaried(values: readonly string[]): boolean {
  const kinds = Map.groupBy(values.map(shapeOf), (shape) => shape);
  const most = [...kinds.values()].reduce((best, { length }) => Math.max(best, length), 0);
  return kinds.size > 2 && most < mostAlike * values.length;
}

function shapeOf(value: string): string {
  if (/^\p{N}{1,2}[./-]\p{N}{1,2}[./-]\p{N}{2,4}$/u.test(value)) return "date";
  if (/^[^\p{L}\p{N}]*\p{N}[\p{N}.,'’\s]*$/u.test(value)) return "number";
  if (/\p{N}{1,2}[./-]\p{N}{1,2}[./-]\p{N}{2,4}|(?:19|20)\p{N}{2}/u.test(value)) return "date";
  return /\p{N}/u.test(value) ? "code" : "text";
}

function filled(cells: readonly string[]): string[] {
  return cells.filter((cell) => cell !== "");
}

const pairsInRow = 2;

/**
 * Two labels in a row, each with its value behind it, as on pay slips and certificates. A table has a head, and values
 * of one kind below it; here the labels are all different, and the values of each side are of several kinds.
 */
export function pairedFields(text: string, rows: readonly Sentence[]): RowField[] {
  const wide = rows.filter(({ cells = [] }) => filled(cells).length > 1);
  if (wide.length < pairsInRow || wide.some(({ cells = [] }) => filled(cells).length !== 2 * pairsInRow))
    return [];
  const found = wide.flatMap((row) => fieldsOf(text, row));
  const labels = found.map(({ label }) => label);
  const isForm =
    found.length === wide.length * pairsInRow &&
    labels.every(isLabel) &&
    new Set(labels).size === labels.length &&
    isVaried(found.map(({ value }) => value)) &&
    found.slice(0, pairsInRow).some(({ value }) => /\p{N}/u.test(value));
  return isForm ? found : [];
}

function isLabel(text: string): boolean {
  return /^\p{L}[^\p{N}]{1,40}$/u.test(text) && text.split(/\s+/u).length <= mostWords;
}

const mostWords = 5;

function fieldsOf(text: string, row: Sentence): RowField[] {
  const line = text.slice(row.start, row.end);
  let from = 0;
  const places = filled(row.cells ?? []).map((cell) => {
    const at = line.indexOf(cell, from);
    from = at < 0 ? from : at + cell.length;
    return { cell, start: at < 0 ? at : row.start + at };
  });
  return Array.from({ length: pairsInRow }, (_, at) => places.slice(2 * at, 2 * at + 2)).flatMap(
    ([label, value]) =>
      label === undefined || value === undefined || label.start < 0 || value.start < 0
        ? []
        : [
            {
              ...{ row, label: label.cell, value: value.cell },
              ...{ start: label.start, end: value.start + value.cell.length },
            },
          ],
  );
}

const fewestHeads = 3;

/** A table of one row is a form that lies: what its heads say is said of one thing. */
export function isLyingForm(rows: readonly Sentence[]): boolean {
  const [only, ...more] = rows;
  const cells = only?.cells ?? [];
  const heads = only?.headers ?? [];
  return (
    more.length === 0 &&
    filled(cells).length >= fewestHeads &&
    heads.length === cells.length &&
    heads.every(isLabel) &&
    isVaried(filled(cells))
  );
}
