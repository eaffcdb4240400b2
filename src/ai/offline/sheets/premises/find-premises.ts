import type { Language } from "../../../../lexicon/words-by-language.ts";
import type { TableShape } from "../../../../model/documents/table-shape.ts";
import { findFlag } from "./find-flag.ts";
import { findMonthRows } from "./find-month-rows.ts";
import { findNumbered } from "./find-numbered.ts";
import { findPerRow } from "./find-per-row.ts";
import { findStates } from "./find-states.ts";
import { findWholeSpan } from "./find-whole-span.ts";
import { sayByHead } from "./say-by-head.ts";
import { splitCompounds } from "./split-compounds.ts";
import { saySuperlative } from "./say-superlative.ts";
import type { Premise } from "./premise.ts";

/** Whatever picks rows in words that are no cell: states, properties, months that are rows. */
export function findPremises(said: string, shape: TableShape, language: Language): Premise {
  const all: Premise[] = [];
  let text = said;
  for (const find of [
    splitCompounds,
    findStates,
    findFlag,
    findNumbered,
    findMonthRows,
    findWholeSpan,
    findPerRow,
    sayByHead,
    saySuperlative,
  ]) {
    const found = find(text, shape, language);
    text = found.text;
    all.push(found);
  }
  return {
    text,
    conditions: all.flatMap(({ conditions }) => conditions),
    values: all.flatMap(({ values = [] }) => values),
    isState: all.some(({ isState }) => isState === true),
    isBeyond: all.some(({ isBeyond }) => isBeyond === true),
    isSpan: all.some(({ isSpan }) => isSpan === true),
  };
}
