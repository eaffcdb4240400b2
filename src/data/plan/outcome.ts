import { compareCodePoints } from "../../lib/text/fold-text.ts";
import { compare } from "../fraction.ts";
import type { Fraction } from "../fraction.ts";

/** A computed value: an exact number, a text, a date as days since 1970, a boolean, or none. */
export type Value = Fraction | string | number | boolean | null;

/** Rows of one table behind a row of the result: all of them, or the first of many. */
export interface RowSet {
  count: number;
  /** In order. */
  ids: number[];
  isWhole: boolean;
}

export interface OutcomeRow {
  /** One for each column of the bound plan, also those that are not shown. */
  values: Value[];
  /** One for each table of the plan; undefined where a scan did not count rows. */
  sources: (RowSet | undefined)[];
  /** How many joined rows it stands for. */
  rows: number;
}

/** What was left out on the way. */
export interface RunCounts {
  /** Rows of the first table, totals left out as the plan says. */
  read: number;
  /** After joining. */
  joined: number;
  /** For which the conditions hold. */
  used: number;
  /** For which they could not be decided, since a cell is empty. */
  undecided: number;
  /** For each aggregate the rows without a value for it. */
  empty: number[];
  joins: { unmatchedLeft: number; unmatchedRight: number; repeated: number }[];
}

export interface Outcome {
  rows: OutcomeRow[];
  /** Before the limit. */
  found: number;
  /** More rows tie with the last one than are shown. */
  cutsTies: boolean;
  counts: RunCounts;
}

/** All ids of a group up to so many; above it the first few. */
export const mostIds = 10_000;
export const sampledIds = 20;

/** Below zero where a comes first; values of one kind, none of them empty. */
export function compareValues(a: NonNullable<Value>, b: NonNullable<Value>): number {
  if (typeof a === "string" && typeof b === "string") return compareCodePoints(a, b);
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (typeof a === "boolean" && typeof b === "boolean") return Number(a) - Number(b);
  if (typeof a === "object" && typeof b === "object") return compare(a, b);
  throw new TypeError("Values of different kinds are never compared.");
}
