export type StatementKind =
  | "title" // of the document
  | "property" // subject, description, a keyword
  | "date"
  | "author"
  | "fileName"
  | "heading"
  | "sentence"
  | "item"
  | "quote"
  | "code"
  | "caption"
  | "alt"
  | "head" // of a table's column
  | "cell"
  | "formula"
  | "label" // of a chart: its title, a series, a bar
  | "point" // of a chart: one value with its label and series
  | "footnote"
  | "other"; // members that nobody knows: a JSON file shows them

/** One thing that a document says, small enough to be true or false by itself. */
export interface Statement {
  /** Where it stands: sections[3].elements[0].items[2]#0-41, offsets in UTF-16; the same for the same document. */
  path: string;
  kind: StatementKind;
  /** As a reader sees it: no marks of Markdown, numbers as they are printed. */
  text: string;
  /** What a cell or a point says nothing without: the heads of row and column, label and series. */
  heads: string[];
  /** What a reader has in mind: the headings above it, the words in front of a list, an item's own head. */
  above: string[];
  /** Claims that it says it rests on: its own word, else that of its element, else of its section. */
  uses: string[];
  /** Place in `sections` and in that section's `elements`; none in metadata and footnotes. */
  section?: number;
  element?: number;
  /** Some of its words are struck out: a reader may take them either way. */
  struck?: boolean;
}
