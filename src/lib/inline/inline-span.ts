/** A stretch of text in one style. Text is text: no writer may read markup out of it. */
export interface InlineSpan {
  text: string;
  bold?: boolean;
  italic?: boolean;
  strike?: boolean;
  code?: boolean;
  /** http, https or mailto; anything else has been turned back into text. */
  link?: string;
  /** The number of a footnote that stands behind the text. */
  footnote?: number;
}

/** A span with its place in the text with marks, of which it is a piece, letter by letter. */
export interface PlacedSpan extends InlineSpan {
  at: number;
  /** Of the last span of a link: where its address follows. */
  linkEnd?: number;
}
