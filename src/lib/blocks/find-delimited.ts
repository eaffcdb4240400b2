import type { Line } from "../text/split-lines.ts";
import type { Block } from "./block.ts";

/** A line of nothing but three or more of one mark. */
const delimiter = /^(?:-{3,}|={3,}|\*{3,}|_{3,}|#{3,}|"{3}|'{3}|<{3,}|>{3,})\s*$/u;

/** What a mark is closed by: itself, but for angles. */
const closers: Readonly<Record<string, string>> = { "<": ">" };

/** Stretches between two equal lines of marks, such as three dashes or three quotation marks, marks included. */
export function findDelimited(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  const marks = lines.flatMap(({ text }, index) =>
    delimiter.test(text) ? [{ index, mark: text.charAt(0) }] : [],
  );
  const unclosed = new Set<string>();
  for (let at = 0; at < marks.length; at += 1) {
    const { index, mark } = marks[at] ?? { index: 0, mark: "" };
    if (unclosed.has(mark)) continue;
    const wanted = closers[mark] ?? mark;
    let close = at + 1;
    while (close < marks.length && marks[close]?.mark !== wanted) close += 1;
    const end = marks[close];
    if (end === undefined) {
      unclosed.add(mark);
      continue;
    }
    const block = toDelimited(lines.slice(index, end.index + 1));
    if (block === undefined) continue;
    blocks.push(block);
    at = close;
  }
  return blocks;
}

function toDelimited(lines: readonly Line[]): Block | undefined {
  const [open, first] = lines;
  const last = lines.at(-2);
  const close = lines.at(-1);
  if (open === undefined || first === undefined || last === undefined || close === undefined)
    return undefined;
  if (lines.length < 3) return undefined;
  const end = close.start + close.text.trimEnd().length;
  return { kind: "delimited", start: open.start, end, inner: { start: first.start, end: last.end } };
}
