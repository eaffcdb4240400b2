import { countsOnlyPages } from "../../lexicon/page-words.ts";
import type { Flow } from "../flow/flow.ts";
import type { Hidden } from "../reader.ts";

/** A piece of a running head or foot between tabs, held back until it is known whether it only counts pages. */
export interface RunningLine {
  pieces: { text: string; hidden: Hidden | undefined }[];
  /** What is seen of it beside the numbers of pages. */
  said: string;
  counts: boolean;
  /** Whether something stands before it, which a tab parts from it. */
  isBegun: boolean;
}

const pageField = /^(?:PAGE|NUMPAGES|SECTIONPAGES)(?![A-Z])/i;

/** Numbers in digits, Roman numerals or letters; anything else that a field shows is text. */
const pageNumber = /^(?:[-–—] ?)?(?:\p{N}{1,6}|[ivxlcdm]{1,9}|[a-z]{1,2})(?: ?[-–—])?$/iu;

export function createRunningLine(): RunningLine {
  return { pieces: [], said: "", counts: false, isBegun: false };
}

/** By what the field is to show. */
export function isPageField({ says }: { says: string }): boolean {
  return pageField.test(says.trimStart());
}

/** The number of a page stands here, whether it is written down or not. */
export function countPage(line: RunningLine | undefined): void {
  if (line === undefined) return;
  line.counts = true;
  line.said += " ";
}

interface Piece {
  text: string;
  hidden: Hidden | undefined;
  /** Whether a field shows it that counts pages. */
  isCount: boolean;
}

export function putInLine(line: RunningLine, { text, hidden, isCount }: Piece, flow: Flow): void {
  if (text === "\t" || text === "\n") {
    sendLine(line, flow);
    if (line.isBegun) flow.text(text, hidden);
    return;
  }
  line.pieces.push({ text, hidden });
  if (hidden === undefined && !(isCount && pageNumber.test(text.trim()))) line.said += text;
}

/** What only counts pages is furniture that says nothing; what is hidden there is told all the same. */
export function sendLine(line: RunningLine, flow: Flow): void {
  const isLeftOut = line.counts && countsOnlyPages(line.said);
  for (const { text, hidden } of line.pieces)
    if (!isLeftOut || hidden !== undefined) {
      flow.text(text, hidden);
      line.isBegun ||= hidden === undefined;
    }
  line.pieces = [];
  line.said = "";
  line.counts = false;
}
