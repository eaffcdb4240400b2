import { largest } from "../../../lib/largest.ts";
import { displayWidth } from "../../display-width.ts";

const widest = 60;
const widestHead = 22;
const narrowest = 9;
const measured = 200;
/** The borders and the indentation. */
const padding = 2;
/** The button of the filter stands beside the name of its column. */
export const filterButton = 3;

/** What is known of the columns of a table so far. */
export interface Measured {
  /** Characters. */
  widths: number[];
  /** Whether long text goes on in the next line. */
  wraps: boolean[];
}

export function measureText(text: string, column: number, found: Measured): void {
  widen(longestLine(text) + 1, column, found);
  if (text.includes("\n")) found.wraps[column] = true;
}

/** The name of a column is wrapped rather than that it makes a column of small numbers wide. */
export function measureHead(text: string, column: number, found: Measured): void {
  const longestWord = longestLine(text.replaceAll(/\s+/g, "\n"));
  const width = Math.min(longestLine(text), Math.max(longestWord, widestHead)) + filterButton;
  widen(width, column, found);
  if (text.includes("\n")) found.wraps[column] = true;
}

export function fittedWidth(width: number): number {
  return Math.min(widest, Math.max(narrowest, width + padding));
}

function widen(width: number, column: number, found: Measured): void {
  found.widths[column] = Math.max(found.widths[column] ?? 0, width);
  if (width > widest) found.wraps[column] = true;
}

/** What is far too long is wrapped anyway: it need not be measured to its end. */
function longestLine(text: string): number {
  if (!text.includes("\n")) return displayWidth(text.slice(0, measured));
  return largest(text.split("\n", measured).map((line) => displayWidth(line.slice(0, measured))));
}
