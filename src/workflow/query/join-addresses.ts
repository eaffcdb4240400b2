import { parseArea, rangeName } from "../../lib/cell-address.ts";
import type { CellArea } from "../../lib/cell-address.ts";

/** Cells and ranges of columns in order, those that follow each other as one range: "C3", "C2", "C4" is "C2:C4". */
export function joinAddresses(addresses: readonly string[]): string[] {
  const areas = addresses.flatMap((address) => parseArea(address) ?? []);
  const sorted = areas.toSorted((a, b) => a.left - b.left || a.right - b.right || a.top - b.top);
  const joined: CellArea[] = [];
  for (const area of sorted) {
    const last = joined.at(-1);
    const follows =
      last !== undefined &&
      last.left === area.left &&
      last.right === area.right &&
      area.top <= last.bottom + 1;
    if (follows) last.bottom = Math.max(last.bottom, area.bottom);
    else joined.push({ ...area });
  }
  return joined.map((area) =>
    area.top === area.bottom && area.left === area.right
      ? rangeName(area).replace(/:.*$/, "")
      : rangeName(area),
  );
}
