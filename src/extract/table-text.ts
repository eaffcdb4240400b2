import type { Cell } from "../model/document.ts";
import { oneLine } from "./one-line.ts";

/** A table as plain text: one line a row, cells parted by bars; a single column is a frame around paragraphs. */
export function tableText(rows: readonly (readonly Cell[])[]): string {
  if (rows.every((row) => row.filter((cell) => cell !== null && cell !== "").length <= 1))
    return rows.map((row) => linesOf(row.find((cell) => cell !== null && cell !== "") ?? null)).join("\n");
  return rows.map((row) => row.map(cellText).join(" | ")).join("\n");
}

function cellText(cell: Cell): string {
  return cell === null ? "" : oneLine(String(cell));
}

function linesOf(cell: Cell): string {
  return cell === null
    ? ""
    : String(cell)
        .split(/\r?\n/)
        .map(oneLine)
        .filter((line) => line !== "")
        .join("\n");
}
