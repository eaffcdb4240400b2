/** Where something stands on a page or slide, in points from its upper left corner. */
export interface PlacedBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Things whose tops differ by less stand in one row. */
const sameRow = 7;

/** Row by row, each from left to right; what has no place of its own stays behind its neighbour in the file. */
export function inRows<T extends { box: PlacedBox | undefined }>(placed: readonly T[]): T[] {
  let last = { x: Number.NEGATIVE_INFINITY, y: Number.NEGATIVE_INFINITY };
  const located = placed.map((item) => {
    if (item.box !== undefined) last = item.box;
    return { item, x: last.x, y: last.y };
  });
  located.sort((a, b) => compare(a.y, b.y));
  const rows: (typeof located)[] = [];
  for (const one of located) {
    const row = rows.at(-1);
    const top = row?.[0]?.y;
    if (row === undefined || top === undefined || one.y > top + sameRow) rows.push([one]);
    else row.push(one);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => compare(a.x, b.x)).map(({ item }) => item));
}

/** The corners, as a position gives them. */
export function toBbox({ x, y, width, height }: PlacedBox): [number, number, number, number] {
  return [round(x), round(y), round(x + width), round(y + height)];
}

function round(points: number): number {
  return Math.round(points * 100) / 100;
}

/** Two infinities are equal, their difference is not a number. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
