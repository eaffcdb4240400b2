import { z } from "zod";
import { judge, printTable } from "../bench/print-table.ts";
import { findContextBlocks } from "../src/workflow/understand/find-context-blocks.ts";
import { readGold } from "./read-gold.ts";

const Row = z.object({
  message: z.string(),
  spans: z.array(z.object({ start: z.int(), end: z.int() })),
  should_extract: z.boolean(),
  kind: z.string(),
});
type Row = z.infer<typeof Row>;
type Span = Row["spans"][number];

interface Scored {
  row: Row;
  found: Span[];
  isExact: boolean;
}

const tolerance = 2;
const leastExact = 80;
const mostCut = 4;

/** Spans of pasted blocks, exact to two characters, and how many messages without a block are cut. */
export async function evalPastedContext(): Promise<Record<string, number>> {
  const rows = await readGold("eval/pasted-context.jsonl", Row);
  if (rows.length === 0) return {};
  const scored = rows.map(score);
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  printTable("Pasted context, kind by kind", [
    ["kind", "messages", "right"],
    ...kinds.map((kind) => {
      const own = scored.filter(({ row }) => row.kind === kind);
      return [kind, String(own.length), String(own.filter(({ isExact }) => isExact).length)];
    }),
  ]);
  const figures = sumUp(scored);
  printTable("Pasted context", [
    ["figure", "%", "goal"],
    ["spans exact", String(figures.exact), judge(figures.exact, { atLeast: leastExact })],
    ["block-free messages cut", String(figures.cut), judge(figures.cut, { atMost: mostCut })],
    ["characters, precision", String(figures.characterPrecision), ""],
    ["characters, recall", String(figures.characterRecall), ""],
  ]);
  return figures;
}

function score(row: Row): Scored {
  const found = findContextBlocks(row.message).map(({ start, end }) => ({ start, end }));
  const isExact =
    found.length === row.spans.length &&
    row.spans.every((span, index) => {
      const own = found[index];
      return (
        own !== undefined &&
        Math.abs(own.start - span.start) <= tolerance &&
        Math.abs(own.end - span.end) <= tolerance
      );
    });
  return { row, found, isExact };
}

function sumUp(scored: readonly Scored[]) {
  const withBlock = scored.filter(({ row }) => row.should_extract);
  const without = scored.filter(({ row }) => !row.should_extract);
  const sum = (spans: readonly Span[]) => spans.reduce((total, { start, end }) => total + end - start, 0);
  const found = scored.reduce((total, one) => total + sum(one.found), 0);
  const wanted = withBlock.reduce((total, { row }) => total + sum(row.spans), 0);
  const shared = withBlock.reduce((total, one) => total + overlap(one.found, one.row.spans), 0);
  return {
    messages: scored.length,
    exact: percent(withBlock.filter(({ isExact }) => isExact).length, withBlock.length),
    cut: percent(without.filter((one) => one.found.length > 0).length, without.length),
    characterPrecision: percent(shared, found),
    characterRecall: percent(shared, wanted),
  };
}

function overlap(found: readonly Span[], wanted: readonly Span[]): number {
  return found
    .flatMap((a) => wanted.map((b) => Math.min(a.end, b.end) - Math.max(a.start, b.start)))
    .reduce((total, length) => total + Math.max(0, length), 0);
}

/** Per cent with one digit; 0 of nothing. */
function percent(hits: number, all: number): number {
  return all === 0 ? 0 : Math.round((hits / all) * 1_000) / 10;
}
