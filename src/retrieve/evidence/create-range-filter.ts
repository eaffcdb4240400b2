import type { ContentPart } from "../../model/document.ts";
import type { Passage } from "../passages/passage.ts";
import type { Range } from "./range.ts";

/** Whether a part stands in the range, or reaches into it. */
export function inRange(part: ContentPart, range: Range): boolean {
  if (part.document !== range.documentId) return false;
  const { id, text } = part;
  const whole: Passage = { id, part, fileName: "", language: "", text, start: 0, end: text.length };
  return createRangeFilter([whole], range)(whole);
}

/** Tells whether a passage of the document stands in the range. */
export function createRangeFilter(
  inDocument: readonly Passage[],
  range: Range,
): (passage: Passage) => boolean {
  const { page, slide, sheet, heading } = range;
  const isUnder = heading === undefined ? () => true : underHeading(inDocument, heading);
  return (passage) => {
    const { position } = passage.part;
    if (page !== undefined && position.page !== page) return false;
    if (slide !== undefined && position.slide !== slide) return false;
    if (sheet !== undefined && plain(position.sheet ?? "") !== plain(sheet)) return false;
    return isUnder(passage) && overlapsLines(passage, range);
  };
}

/** By the exact heading where there is one, else by headings that hold the words. */
function underHeading(passages: readonly Passage[], heading: string): (passage: Passage) => boolean {
  const wanted = plain(heading);
  const trail = ({ part, text }: Passage) => [
    ...(part.heading ?? []),
    ...(text.length <= longestHeading ? [text] : []),
  ];
  const isExact = (passage: Passage) => trail(passage).some((title) => plain(title) === wanted);
  if (passages.some(isExact)) return isExact;
  return ({ part }) => (part.heading ?? []).some((title) => plain(title).includes(wanted));
}

const longestHeading = 200;

function overlapsLines({ part, start, end }: Passage, { fromLine, toLine }: Range): boolean {
  if (fromLine === undefined && toLine === undefined) return true;
  const first = part.position.line;
  if (first === undefined) return false;
  const from = first + countLines(part.text, 0, start);
  const to = from + countLines(part.text, start, end);
  return to >= (fromLine ?? 1) && from <= (toLine ?? Number.POSITIVE_INFINITY);
}

function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf("\n", from); at >= 0 && at < to; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}

/** Marks of bold and heading, capitals and spaces do not matter. */
function plain(text: string): string {
  return text
    .replaceAll(/[*_#`]+/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim()
    .toLowerCase();
}
