import { add, divide, multiply, negate } from "../fraction.ts";
import type { Fraction } from "../fraction.ts";
import { evaluate } from "../evaluate/evaluate-expression.ts";
import type { BoundResultDerive } from "../plan/bound-plan.ts";
import { compareValues } from "../plan/outcome.ts";
import type { OutcomeRow, Value } from "../plan/outcome.ts";

/** Equal values have equal keys; a fraction is brought to lowest terms first. */
export function keyOf(value: Value): string | number | boolean | null {
  if (typeof value !== "object" || value === null) return typeof value === "string" ? `"${value}` : value;
  let [a, b] = [value.top < 0n ? -value.top : value.top, value.bottom];
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? "0" : `${value.top / a}/${value.bottom / a}`;
}

/** Writes a derived column into every row. */
export function deriveColumn(of: BoundResultDerive, into: number, rows: readonly OutcomeRow[]): void {
  if (of.op === "expression")
    for (const row of rows)
      row.values[into] = evaluate(of.of, {
        column: () => null,
        derived: () => null,
        result: (at) => row.values[at] ?? null,
        ofRows: false,
      });
  else if (of.op === "change")
    for (const row of rows) row.values[into] = changed(row.values[of.from], row.values[of.to], of.isPercent);
  else
    for (const group of partition(rows, of.within)) {
      if (of.op === "share") shareOut(group, of, into);
      if (of.op === "rank") rankGroup(group, of, into);
      if (of.op === "changeAlong") changeGroup(group, of, into);
    }
}

function partition(rows: readonly OutcomeRow[], within: readonly number[]): OutcomeRow[][] {
  const groups = new Map<string, OutcomeRow[]>();
  for (const row of rows) {
    const key = JSON.stringify(within.map((at) => keyOf(row.values[at] ?? null)));
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return [...groups.values()];
}

const hundred: Fraction = { top: 100n, bottom: 1n };

function isNumber(value: Value | undefined): value is Fraction {
  return typeof value === "object" && value !== null;
}

function changed(from: Value | undefined, to: Value | undefined, isPercent: boolean): Value {
  if (!isNumber(from) || !isNumber(to)) return null;
  const by = add(to, negate(from));
  if (!isPercent) return by;
  const size = from.top < 0n ? negate(from) : from;
  const ratio = divide(by, size);
  return ratio === undefined ? null : multiply(ratio, hundred);
}

function shareOut(
  group: readonly OutcomeRow[],
  { of, isPercent }: Extract<BoundResultDerive, { op: "share" }>,
  into: number,
): void {
  let sum: Fraction = { top: 0n, bottom: 1n };
  for (const { values } of group) if (isNumber(values[of])) sum = add(sum, values[of]);
  for (const { values } of group) {
    const part = values[of];
    const ratio = isNumber(part) ? divide(part, sum) : undefined;
    values[into] = ratio === undefined ? null : isPercent ? multiply(ratio, hundred) : ratio;
  }
}

function filledBy(
  group: readonly OutcomeRow[],
  by: number,
): { row: OutcomeRow; value: NonNullable<Value> }[] {
  return group
    .flatMap((row) => {
      const value = row.values[by] ?? null;
      return value === null ? [] : [{ row, value }];
    })
    .toSorted((a, b) => compareValues(a.value, b.value));
}

/** Equal values share a rank, and the next one counts them all. */
function rankGroup(
  group: readonly OutcomeRow[],
  { by, isDescending }: Extract<BoundResultDerive, { op: "rank" }>,
  into: number,
): void {
  for (const { values } of group) values[into] = null;
  const sorted = filledBy(group, by);
  if (isDescending) sorted.reverse();
  let rank = 0;
  for (const [at, { row, value }] of sorted.entries()) {
    const before = sorted[at - 1];
    if (before === undefined || compareValues(before.value, value) !== 0) rank = at + 1;
    row.values[into] = { top: BigInt(rank), bottom: 1n };
  }
}

function changeGroup(
  group: readonly OutcomeRow[],
  { of, along, isPercent }: Extract<BoundResultDerive, { op: "changeAlong" }>,
  into: number,
): void {
  for (const { values } of group) values[into] = null;
  let before: OutcomeRow[] = [];
  let current: OutcomeRow[] = [];
  let period: NonNullable<Value> | undefined;
  for (const { row, value } of filledBy(group, along)) {
    if (period !== undefined && compareValues(period, value) !== 0) [before, current] = [current, []];
    period = value;
    current.push(row);
    const [only, ...others] = before;
    if (only !== undefined && others.length === 0)
      row.values[into] = changed(only.values[of], row.values[of], isPercent);
  }
}
