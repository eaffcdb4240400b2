/** The known name nearest to a mistyped one, if any is near. */
export function suggestName(name: string, known: readonly string[]): string {
  if (name.length > 100) return "";
  const near = known
    .map((other) => ({ other, far: distance(name.toLowerCase(), other.toLowerCase()) }))
    .toSorted((a, b) => a.far - b.far);
  const [best] = near;
  return best !== undefined && best.far <= Math.max(2, name.length / 4)
    ? ` (did you mean ${best.other}?)`
    : "";
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
