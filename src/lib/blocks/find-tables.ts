import { largest } from "../largest.ts";
import type { Line } from "../text/split-lines.ts";
import type { Block } from "./block.ts";
import { findRuns, toBlock } from "./find-runs.ts";

const ruled = /^\s*[+|]?[-=+|: ]{5,}[+|]?\s*$/u;

/** Tables drawn with pipes, and tables whose cells stand apart by tabs. */
export function findTables(lines: readonly Line[]): Block[] {
  const pipes = findRuns(lines, isPipeLine)
    .filter((run) => run.length >= 3)
    .map((run) => toBlock("table", run));
  const tabs = findRuns(lines, isTabLine).filter(isEven);
  return [...pipes, ...tabs.map((run) => toBlock("tsv", run))];
}

/** Two cells or more; a lone pipe may stand in a sentence or a shell command. */
function isPipeLine({ text }: Line): boolean {
  const pipes = text.match(/(?<!\\)\|/gu)?.length ?? 0;
  return pipes >= 2 || (pipes + (text.includes("+") ? 1 : 0) > 0 && ruled.test(text) && text.includes("-"));
}

/** A tab that is no indent. */
function isTabLine({ text }: Line): boolean {
  return /\S ?\t/u.test(text);
}

/** At least three rows, nearly all with as many cells as the fullest. */
function isEven(run: readonly Line[]): boolean {
  if (run.length < 3) return false;
  const counts = run.map(({ text }) => text.split("\t").length);
  const most = largest(counts);
  return counts.filter((count) => count === most).length >= run.length * 0.7;
}
