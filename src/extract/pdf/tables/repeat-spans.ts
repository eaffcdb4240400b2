import type { LineChunk, ChunkLine } from "./chunk-line.ts";
import type { BodyColumn } from "./find-body.ts";
import type { HeadSpan } from "./span-heads.ts";

/** Columns whose heads say the same in turn: Revenue, Capital, Total, Revenue, Capital, Total. */
interface Repeats {
  first: number;
  period: number;
  count: number;
}

/** Heads over columns that repeat hold for one turn each: the columns below each of them, or undefined. */
export function spanRepeats(
  { chunks }: ChunkLine,
  columns: readonly BodyColumn[],
  lowest: readonly (string | undefined)[],
): (HeadSpan | undefined)[] | undefined {
  const repeats = findRepeats(lowest);
  if (repeats === undefined) return undefined;
  const spans = chunks.map((chunk) => blockOf(chunk, columns, repeats));
  const found = spans.flatMap((span, index) =>
    span === undefined ? [] : [{ span, text: chunks[index]?.text }],
  );
  const isClear =
    new Set(found.map(({ span }) => span.column)).size === found.length &&
    new Set(found.map(({ text }) => text)).size === found.length;
  return found.length > 0 && isClear ? spans : undefined;
}

function findRepeats(texts: readonly (string | undefined)[]): Repeats | undefined {
  for (let period = Math.floor((texts.length - 1) / 2); period >= 2; period--)
    for (let first = 1; first + period * 2 <= texts.length; first++) {
      let count = 1;
      while (
        first + (count + 1) * period <= texts.length &&
        isSameTurn(texts, first, { period, turn: count })
      )
        count++;
      if (count >= 2 && new Set(texts.slice(first, first + period)).size === period)
        return { first, period, count };
    }
  return undefined;
}

function isSameTurn(
  texts: readonly (string | undefined)[],
  first: number,
  { period, turn }: { period: number; turn: number },
): boolean {
  for (let at = 0; at < period; at++) {
    const text = texts[first + at];
    if (text === undefined || texts[first + turn * period + at] !== text) return false;
  }
  return true;
}

/** The turn that the middle of a head lies over, with half of the white beside it. */
function blockOf(
  { x0, x1 }: LineChunk,
  columns: readonly BodyColumn[],
  { first, period, count }: Repeats,
): HeadSpan | undefined {
  const middle = (x0 + x1) / 2;
  for (let turn = 0; turn < count; turn++) {
    const column = first + turn * period;
    const [before, behind] = [columns[column - 1], columns[column + period]];
    const [left, right] = [columns[column]?.x0 ?? 0, columns[column + period - 1]?.x1 ?? 0];
    const from = before === undefined ? left : turn === 0 ? before.x1 : (before.x1 + left) / 2;
    const to = behind === undefined ? Infinity : (right + behind.x0) / 2;
    if (middle > from && middle < to) return { column, columnSpan: period };
  }
  return undefined;
}
