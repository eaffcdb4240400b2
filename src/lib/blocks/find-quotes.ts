import type { Line } from "../text/split-lines.ts";
import type { Block } from "./block.ts";
import { findRuns, toBlock } from "./find-runs.ts";

/** Lines with a ">" in front, as mail programs and Markdown quote. */
export function findQuotes(lines: readonly Line[]): Block[] {
  return findRuns(lines, ({ text }) => /^\s{0,3}>(?:\s|>|$|\p{L})/u.test(text)).map((run) =>
    toBlock("quote", run),
  );
}
