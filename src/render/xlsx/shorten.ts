import { cut } from "./name-book.ts";
import type { Book } from "./sheets/sheet.ts";

/** Characters of the description of a picture; nobody listens to more. */
export const longestAlt = 2_000;

/** A text for a place that holds only so much of it; that it was cut is said. */
export function shorten(text: string, longest: number, { warn }: Book): string {
  if (text.length <= longest) return text;
  warn(
    "shortened",
    "A note, a description or the result of a formula is longer than its place in a workbook; it was shortened there.",
  );
  return `${cut(text, longest - 1)}…`;
}
