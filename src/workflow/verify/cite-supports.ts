import { addAll } from "../../lib/add-all.ts";
import type { Claim, Evidence, LocatedSupport } from "../../model/grounding.ts";
import type { Answered } from "../../model/round.ts";

export interface Cited {
  evidence: Evidence[];
  computation?: NonNullable<Claim["computation"]>;
}

/** Of a range, so many cells are cited one by one; more are cited as the range. */
const mostCells = 4;

/** What a reader is shown of each support: the exact words or cells, and where they stand. The same support has one id. */
export function citeSupports(
  located: readonly LocatedSupport[],
  part: Pick<Answered, "evidence" | "computed">,
): Cited {
  const byId = new Map(part.evidence.map((item) => [item.id, item]));
  const evidence: Evidence[] = [];
  let computation: Cited["computation"];
  for (const support of located) {
    if (support.kind === "computation") {
      const found = part.computed.find(({ id }) => id === support.computation);
      if (found === undefined) continue;
      const rows = found.inputs.reduce((sum, { values }) => sum + values.length, 0);
      computation = { plan: found.expression, words: found.words, rows };
      addAll(
        evidence,
        citeSupports(
          found.inputs.flatMap(({ supports }) => supports),
          part,
        ).evidence,
      );
      continue;
    }
    const passage = byId.get(support.evidence);
    if (passage === undefined) continue;
    const { table: _table, computed, ...plain } = passage;
    if (computed !== undefined) {
      computation = computed;
      evidence.push({ ...citeResult(plain, { words: computed.words, support }), computed });
      continue;
    }
    if (support.kind === "quote") evidence.push(citeQuote(plain, support));
    else addAll(evidence, citeCells(plain, support));
  }
  return { evidence, ...(computation && { computation }) };
}

/** A result leads to the cells it was computed from, and says how. */
function citeResult(
  passage: Evidence,
  { words, support }: { words: string; support: Exclude<LocatedSupport, { kind: "computation" }> },
): Evidence {
  const values = support.kind === "cells" ? support.cells.map(describe) : [support.quote];
  const { heading: _heading, ...rest } = passage;
  const id = support.kind === "cells" ? support.cells.map(({ address }) => address).join(",") : "";
  const said = values.filter((value) => !words.includes(value));
  return { ...rest, id: `${passage.id}:${id}`, quote: [words, ...said].join(" → ") };
}

function citeQuote(
  passage: Evidence,
  { quote, start, end }: Extract<LocatedSupport, { kind: "quote" }>,
): Evidence {
  const { line, ...position } = passage.position;
  const before = passage.quote.slice(0, start).split("\n").length - 1;
  return {
    ...passage,
    ...{ id: `${passage.id}:${start}-${end}`, quote },
    position: { ...position, ...(line !== undefined && { line: line + before }) },
  };
}

function citeCells(passage: Evidence, { cells }: Extract<LocatedSupport, { kind: "cells" }>): Evidence[] {
  const [first] = cells;
  const last = cells.at(-1);
  if (first === undefined || last === undefined) return [];
  if (cells.length <= mostCells)
    return cells.map((cell) => ({
      ...passage,
      ...{ id: `${passage.id}:${cell.address}`, quote: describe(cell), cell },
      position: { ...passage.position, range: cell.address },
    }));
  const range = `${first.address}:${last.address}`;
  const quote = `${first.columnHead} ${range} (${cells.length}): ${first.value} … ${last.value}`.trim();
  return [{ ...passage, id: `${passage.id}:${range}`, quote, position: { ...passage.position, range } }];
}

function describe({ rowHead, columnHead, value }: NonNullable<Evidence["cell"]>): string {
  const head = [rowHead, columnHead].filter((part) => part !== "" && part !== value).join(" · ");
  return head === "" ? value : `${head}: ${value}`;
}
