import type { Line } from "../text/split-lines.ts";
import type { Block, BlockKind } from "./block.ts";

/** Lines in a row that satisfy a test. */
export function findRuns(lines: readonly Line[], belongs: (line: Line) => boolean): Line[][] {
  const runs: Line[][] = [];
  let open: Line[] | undefined;
  for (const line of lines) {
    if (!belongs(line)) open = undefined;
    else if (open === undefined) runs.push((open = [line]));
    else open.push(line);
  }
  return runs;
}

/** From the first to the last of some lines. */
export function toBlock(kind: BlockKind, lines: readonly Line[]): Block {
  return { kind, start: lines[0]?.start ?? 0, end: lines.at(-1)?.end ?? 0 };
}

export function isBlank({ text }: Line): boolean {
  return text.trim() === "";
}
