import { toDecimal } from "../fraction.ts";
import type { Outcome, OutcomeRow, Value } from "../plan/outcome.ts";

/** Where two ways of computing differ, in words for a log; undefined where they agree to the last digit and cell. */
export function differenceOf(a: Outcome, b: Outcome): string | undefined {
  if (a.rows.length !== b.rows.length) return `${a.rows.length} and ${b.rows.length} rows`;
  if (a.found !== b.found) return `${a.found} and ${b.found} rows before the limit`;
  const counts = [JSON.stringify(a.counts), JSON.stringify(b.counts)].map(sorted);
  if (counts[0] !== counts[1]) return `counts ${counts[0]} and ${counts[1]}`;
  for (const [at, row] of a.rows.entries()) {
    const other = b.rows[at];
    const [mine, theirs] = [print(row), other === undefined ? "" : print(other)];
    if (mine !== theirs) return `row ${at}: ${mine} and ${theirs}`.slice(0, 500);
  }
  return undefined;
}

function sorted(json: string): string {
  return JSON.stringify(Object.entries(JSON.parse(json) as object).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function print({ values, sources, rows }: OutcomeRow): string {
  return JSON.stringify([values.map(plain), sources, rows]);
}

function plain(value: Value): unknown {
  return typeof value === "object" && value !== null ? { n: toDecimal(value).text } : value;
}
