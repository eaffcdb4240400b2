import { smallest } from "../../../../lib/largest.ts";
import { buildLines } from "../../build-lines.ts";
import type { PageWord } from "../../pages/page-content.ts";
import { chunkLine } from "../chunk-line.ts";
import type { FoundCell, FoundTable } from "../to-table.ts";

/** Of the cells of a box. */
const most = 0.6;
const longest = 90;
/** How much larger a value is set than its label. */
const larger = 1.25;

/** A box ruled into lines only, each with a label and its value: a table of two columns. */
export function toBoxPairs(table: FoundTable): FoundTable | undefined {
  if (table.columns !== 1 || table.rows < 2) return undefined;
  const filled = table.cells.filter(({ words }) => words.length > 0);
  const split = filled.map((cell) => ({ cell, parts: splitPair(cell.words) }));
  const pairs = split.filter(({ parts }) => parts !== undefined);
  if (pairs.length < 2 || pairs.length < filled.length * most) return undefined;
  const cells = split.flatMap(({ cell, parts }): FoundCell[] =>
    parts === undefined
      ? [{ ...cell, columnSpan: 2 }]
      : parts.map((words, column) => ({ ...cell, column, columnSpan: 1, words })),
  );
  return { box: table.box, rows: table.rows, columns: 2, cells };
}

/** The small print is the label; without any the first of two pieces of a line is. */
function splitPair(words: readonly PageWord[]): [PageWord[], PageWord[]] | undefined {
  if (words.reduce((sum, { text }) => sum + text.length, 0) > longest) return undefined;
  const smallPrint = smallest(words.map(({ size }) => size));
  const value = words.filter(({ size }) => size >= smallPrint * larger);
  const label = words.filter(({ size }) => size < smallPrint * larger);
  if (value.length > 0 && label.length > 0) return [label, value];
  const lines = buildLines(words);
  const chunks = lines.length === 1 && lines[0] !== undefined ? chunkLine(lines[0], []).chunks : [];
  const [first, second] = chunks;
  return chunks.length === 2 && first !== undefined && second !== undefined
    ? [first.words, second.words]
    : undefined;
}
