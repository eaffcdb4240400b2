import { cellName, parseArea, rangeName, type CellArea } from "../../lib/cell-address.ts";

/** Addresses of cells as the areas that they fill: A2, A3, B2, B3, C9 as A2:B3, C9. */
export function joinCells(addresses: readonly string[]): string[] {
  const columns = new Map<number, number[]>();
  const others = new Set<string>();
  for (const address of new Set(addresses)) {
    const area = parseArea(address);
    if (area === undefined || address.includes(":")) others.add(address);
    else columns.set(area.left, [...(columns.get(area.left) ?? []), area.top]);
  }
  const areas: CellArea[] = [];
  for (const [column, rows] of [...columns].toSorted(([a], [b]) => a - b))
    for (const [top, bottom] of toRuns(rows)) {
      const beside = areas.find(
        (area) => area.right === column - 1 && area.top === top && area.bottom === bottom,
      );
      if (beside === undefined) areas.push({ left: column, right: column, top, bottom });
      else beside.right = column;
    }
  return [...areas.map(print), ...others];
}

function toRuns(rows: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const row of rows.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && row <= last[1] + 1) last[1] = row;
    else runs.push([row, row]);
  }
  return runs;
}

function print(area: CellArea): string {
  const isOne = area.left === area.right && area.top === area.bottom;
  return isOne ? cellName(area.top, area.left) : rangeName(area);
}
