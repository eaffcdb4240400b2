import { displayWidth } from "../../display-width.ts";
import type { Content } from "./sheet.ts";

export interface CellText {
  /** Characters of the body's size that stand side by side. */
  width: number;
  /** Points. */
  size: number;
  /** Of the body. */
  bodySize: number;
  bold?: boolean;
}

/** Characters that a step of indentation takes. */
export const indentWidth = 1.3;
const lineHeight = 1.32;
/** Letters are narrower than the digits that widths are counted in. */
const lettersPerDigit = 1.12;
const boldWidth = 1.1;
/** No row is higher. */
const highest = 409;
/** The text of a higher row is not seen anyway. */
const measured = 20_000;

/**
 * How high a row has to be for a text, in points; none where the usual height will do.
 * Excel fits rows itself, but not all programs do, and none of them when it prints.
 */
export function textHeight(content: Content, box: CellText): number | undefined {
  const text = textOf(content);
  const perLine = Math.max(
    1,
    ((box.width * lettersPerDigit * box.bodySize) / box.size) * (box.bold ? 1 / boldWidth : 1),
  );
  const lines = text
    .slice(0, measured)
    .split("\n")
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(displayWidth(line) / perLine)), 0);
  const isUsual = lines === 1 && box.size <= box.bodySize;
  return isUsual ? undefined : Math.min(highest, Math.ceil(lines * box.size * lineHeight + 1));
}

function textOf(content: Content): string {
  if (typeof content === "string") return content;
  return Array.isArray(content) ? content.map(({ text }) => text).join("") : "";
}
