import type { Span, TableCell } from "../layout.ts";
import { readCell } from "./read-cell.ts";
import type { CellContext, ColumnHints } from "./read-cell.ts";

/** Reads the cells of a long column, one at a time. */
export interface CellReader {
  /**
   * A cell is good until the next one is read: plain texts share one object, and so do numbers shown alike,
   * because an object for each fills the memory. A number has no spans, as nobody looks at its text.
   */
  read(given: unknown): TableCell;
  /** The same without its content: what can be said of the kind of the column. */
  look(given: unknown): Pick<TableCell, "kind" | "cached" | "currency" | "format">;
}

const noSpans: TableCell["spans"] = [];

/** A column of names repeats itself sooner than this, or it does not. */
const mostKept = 1_000;

/** Left to right by its first letter, no date, and nothing in it that could be a mark. In doubt a text is not plain. */
const plainText =
  /^(?!\s*\d{4}-)[ \x22-\x29\x2b-\x40]*[[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]&&\p{L}][^*_~`\[\]\\!^\n]*$/v;

export function createCellReader(column: ColumnHints, context: CellContext): CellReader {
  const known = new Map<unknown, TableCell>();
  const seen = new Set<unknown>();
  const alike: (TableCell | undefined)[] = [];
  const span: Span = { text: "" };
  const plain: TableCell = { spans: [span], dir: "ltr", kind: "text", value: "", columns: 1, rows: 1 };
  const hasPlain = column.format === undefined || column.format.kind === "text";
  const findNumber = (given: number): TableCell => {
    const decimals = countDecimals(given);
    if (decimals === undefined) return readCell(given, column, context);
    const like = (alike[decimals] ??= { ...readCell(given, column, context), spans: noSpans });
    return typeof like.value === "number" ? like : readCell(given, column, context);
  };
  const findOther = (given: unknown): TableCell => {
    const found = known.get(given);
    if (found !== undefined) return found;
    const read = readCell(given, column, context);
    // Only what has come twice: the runtime takes what is kept from the start for a sign that all of it will be.
    if (seen.has(given)) known.set(given, read);
    else if (seen.size < mostKept) seen.add(given);
    return read;
  };
  const find = (given: unknown): TableCell => {
    if (typeof given === "number") return findNumber(given);
    if (hasPlain && typeof given === "string" && plainText.test(given)) return plain;
    return typeof given === "object" && given !== null ? readCell(given, column, context) : findOther(given);
  };
  return {
    look: find,
    read(given) {
      const cell = find(given);
      if (typeof given === "number" && cell.spans === noSpans) cell.value = given === 0 ? 0 : given;
      if (cell === plain && typeof given === "string") {
        span.text = given;
        plain.value = given;
      }
      return cell;
    },
  };
}

const powers = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000];
/** Beyond it the sixth decimal is more than a number can hold. */
const largest = 1e8;

/** By counting, which leaves no text behind; none for numbers that are too long for that. */
function countDecimals(value: number): number | undefined {
  if (!(Math.abs(value) < largest)) return undefined;
  const decimals = powers.findIndex((power) => Math.round(value * power) / power === value);
  return decimals === -1 ? undefined : decimals;
}
