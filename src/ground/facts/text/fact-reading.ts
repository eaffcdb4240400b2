import type { Fact } from "../fact.ts";
import type { Scan } from "./scan.ts";

/** A fact before its place is known. */
export type Unplaced = Omit<Fact, "text" | "start" | "end">;

/** What the digits of a number were multiplied with, for a neighbour that shares the unit. */
export interface NumberScale {
  factor: string;
  magnitude: readonly string[];
}

/** Facts in order, placed in the normal text, and the token from which reading goes on. */
export interface FactReading {
  facts: Fact[];
  next: number;
  /** Of a number. */
  scale?: NumberScale;
}

/** The tokens with which a fact begins and before which it ends. */
export interface TokenRange {
  first: number;
  next: number;
}

/** Puts a fact where its tokens stand. */
export function place(scan: Scan, unplaced: Unplaced, { first, next }: TokenRange): Fact {
  const start = scan.tokens[first]?.start ?? 0;
  const end = Math.max(start, scan.tokens[next - 1]?.end ?? start);
  return { ...unplaced, text: scan.text.slice(start, end), start, end };
}

/** One fact from a token on. */
export function toReading(scan: Scan, unplaced: Unplaced, at: TokenRange): FactReading {
  return { facts: [place(scan, unplaced, at)], next: at.next };
}
