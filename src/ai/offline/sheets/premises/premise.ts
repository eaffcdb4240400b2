import type { FoundValues } from "../find-values.ts";
import type { FilterCondition } from "../../tables/filters/condition.ts";

/** What a question picks rows by in words of its own, and the question without them. */
export interface Premise {
  /** As long as what was said: what is left out is blank. */
  text: string;
  conditions: FilterCondition[];
  /** Values that are named outright. */
  values?: FoundValues[];
  /** Whether it is a state of rows. */
  isState?: boolean;
  /** Several rows in a row, which add up. */
  isSpan?: boolean;
  /** A stretch of time is meant of which the table holds more than that. */
  isBeyond?: boolean;
}

export function blankOut(text: string, spans: readonly { from: number; to: number }[]): string {
  return spans.reduce(
    (left, { from, to }) => left.slice(0, from) + " ".repeat(to - from) + left.slice(to),
    text,
  );
}
