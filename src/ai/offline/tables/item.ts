import type { AggregateCue } from "../../../lexicon/tables/aggregate-cues.ts";

export type Sign = "<" | "<=" | ">" | ">=" | "=";
export type PeriodName = "year" | "quarter" | "month" | "week" | "day";

/** What a stretch of a question says, as far as one table is concerned. */
export type SaidItem =
  /** `endsRange`: every year from the column before it up to this one is meant. */
  | { kind: "column"; column: number; others: number[]; endsRange?: true }
  | { kind: "value"; column: number; values: string[] }
  | { kind: "bound"; sign: Sign; value: string; unit?: string; isPrice: boolean }
  | { kind: "range"; from: string; to: string; unit?: string }
  /** A year, a month or a day: "2024", "2024-03", "2024-03-31", or a quarter: "2024-Q3". */
  | { kind: "period"; key: string }
  | { kind: "periodBound"; sign: Sign; key: string }
  | { kind: "periodRange"; from: string; to: string }
  | { kind: "cue"; cue: AggregateCue | "not" | "and" | "or" | "than" | "between" }
  | { kind: "number"; value: number }
  | { kind: "rows" }
  | { kind: "periodWord"; by: PeriodName }
  /** "over the three-year period": how long a span is that stands beside it. */
  | { kind: "years"; count: number }
  | { kind: "dating" }
  /** `isTotal`: what was spent, of all rows that fit. */
  | { kind: "cost"; isTotal?: true };

export type Item = SaidItem & { at: number; length: number };

export function isCue(item: Item | undefined, ...cues: Extract<SaidItem, { kind: "cue" }>["cue"][]): boolean {
  return item?.kind === "cue" && cues.includes(item.cue);
}
