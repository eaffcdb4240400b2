import type { Line } from "../text/split-lines.ts";
import type { Block } from "./block.ts";
import { findRuns, isBlank, toBlock } from "./find-runs.ts";

const item = /^\s*(?:[-*•–▪◦]|\(?\d{1,4}[.)]|\(?[a-z]\))\s+\S/u;
const fewestItems = 8;

/** Lists of many items; blank lines between items and lines set in belong to them. */
export function findLists(lines: readonly Line[]): Block[] {
  return findRuns(lines, (line) => item.test(line.text) || isBlank(line) || /^\s{2,}\S/u.test(line.text))
    .map(trimToItems)
    .filter((run) => run.filter(({ text }) => item.test(text)).length >= fewestItems)
    .map((run) => toBlock("list", run));
}

function trimToItems(run: readonly Line[]): Line[] {
  const first = run.findIndex(({ text }) => item.test(text));
  const last = run.findLastIndex((line) => !isBlank(line));
  return first < 0 ? [] : run.slice(first, last + 1);
}
