/** The value below which the given share of the sample lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new Error("There is no percentile of nothing.");
  return value;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Three digits that matter, for tables and for the figures. */
export function round(value: number): number {
  return Number(value.toPrecision(value >= 1_000 ? 4 : 3));
}

export function range(values: readonly number[]): string {
  return `${round(Math.min(...values))}–${round(Math.max(...values))}`;
}
