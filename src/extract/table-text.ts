import type { Cell } from "../model/document.ts";
import { oneLine } from "./one-line.ts";

/** A table as plain text: one line a row, cells parted by bars. */
export function tableText(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => row.map(cellText).join(" | ")).join("\n");
}

function cellText(cell: Cell): string {
  return cell === null ? "" : oneLine(String(cell));
}
