/** A support as it is shown to whoever judges a claim: what of it is cited, and the surroundings that it stands in. */
export type ShownSupport = ShownText | ShownTable | ShownWords;

interface Placed {
  /** What has the same key is shown once, however many claims cite it. */
  key: string;
  /** Document, page or sheet, headings; a line each. */
  place: string[];
}

export interface ShownText extends Placed {
  kind: "text";
  text: string;
  /** What is to be seen of the text, and what of it is cited. */
  from: number;
  to: number;
  start: number;
  end: number;
  /** What leads to the cited words, and heads that stand above them. */
  leads: string[];
  /** What stands before and after the passage. */
  near: string[];
}

export interface ShownTable extends Placed {
  kind: "table";
  /** Titles, and heads that stand above the table. */
  captions: string[];
  heads: { column: string; head: string }[];
  /** Columns that are cited or name the row, by their letters. */
  columns: string[];
  /** The rows that are to be seen, by their numbers. */
  rows: { row: number; group: string; cells: string[] }[];
  /** What is cited, in words. */
  cited: string[];
}

/** Words that are shown as they are: a claim that a text rests on, a computation. */
export interface ShownWords {
  kind: "words";
  text: string;
}
