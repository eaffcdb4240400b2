/** How often a cell, row or space stands there, as its attribute says: once where that is no whole number. */
export function repeatsOf(attribute: string | undefined, most: number): number {
  const count = Number(attribute ?? 1);
  return Number.isInteger(count) && count > 0 ? Math.min(count, most) : 1;
}
