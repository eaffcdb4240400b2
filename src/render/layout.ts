import type { PageWords } from "../lexicon/page-words.ts";

import type { InlineSpan } from "../lib/inline/inline-span.ts";

/** A stretch of text in one style, with its evidence. */
export interface Span extends InlineSpan {
  /** What the words before it rest on; the marks stand behind the text. */
  citations?: Citation[];
}

/** A place in a document with the words that are cited from it, ready to be shown. */
export interface LayoutSource {
  number: number;
  /** The name of the file. */
  document: string;
  /** The document and the page, sheet and cell, slide, article or line in it, in the language of the text. */
  place: string;
  /** In short, each once: words in quotation marks, a cell with its heads. */
  quotes: string[];
}

/** A source as one statement cites it: the number is that of the list, the quotes are those of the statement. */
export type Citation = LayoutSource;

export type Direction = "ltr" | "rtl";

/** A line or paragraph: spans, where line breaks are spans with the text "\n". */
export interface TextLine {
  spans: Span[];
  dir: Direction;
}

interface Common {
  /** Of the section that it comes from; several blocks may share one. */
  section?: string;
  /** What the block as a whole rests on, or its last sentence; finer ones stand in its spans. */
  citations: Citation[];
  /** A new page begins with it. */
  pageBreak?: boolean;
}

export interface HeadingBlock extends Common, TextLine {
  kind: "heading";
  /** 1 to 6. */
  level: number;
  /** Such as 2.1, where headings are numbered. */
  number?: string;
  /** Unique in the document, for links. */
  anchor: string;
}

/** What a line of a letter or mail is; each has its place on the page. */
export type LetterRole = "sender" | "addressee" | "date" | "subject" | "greeting" | "closing" | "signature";

export interface ParagraphBlock extends Common, TextLine {
  kind: "paragraph" | "quote";
  role?: LetterRole;
}

export interface ListItem extends TextLine {
  items: ListItem[];
  /** Whether the items below it are numbered; as those of its own list if left out. */
  isOrdered?: boolean;
}

export interface ListBlock extends Common {
  kind: "list";
  isOrdered: boolean;
  /** The first number, where it is not 1. */
  start?: number;
  items: ListItem[];
}

export type CellKind =
  | "text"
  | "number"
  | "percent"
  | "currency"
  | "date"
  | "datetime"
  | "boolean"
  | "formula"
  | "empty";

export interface TableCell extends TextLine {
  kind: CellKind;
  /** number: the number; date: ISO text; boolean; formula: without its = sign; text: the text. */
  value: string | number | boolean | null;
  /** A number format as in a spreadsheet, where the document or the locale gives one. */
  format?: string;
  currency?: string;
  /** Of a formula: the value to show where nobody calculates. */
  cached?: string | number | boolean;
  /** A remark on it; only workbooks show it. */
  note?: string;
  columns: number;
  rows: number;
}

export interface TableColumn {
  align: "start" | "end" | "center";
  kind: CellKind;
  /** The longest text of its cells, in characters, for widths. */
  width: number;
}

export interface TableBlock extends Common {
  kind: "table";
  columns: TableColumn[];
  /** None, one or more rows; a cell that another one spans is left out. */
  head: TableCell[][];
  rows: TableCell[][];
  /** Instead of `rows`, where there are too many to hold; asked for more than once. Only xlsx reads it. A row is good until the next one is asked for. */
  manyRows?: Iterable<TableCell[]>;
  caption?: TextLine;
  /** Such as Table 1, where it has a caption. */
  label?: string;
  /** Whether its last row sums up the others. */
  hasTotal?: boolean;
  /** For a sheet, a link: its caption, the heading above it, or a number. */
  name: string;
}

export interface CodeBlock extends Common {
  kind: "code";
  code: string;
  language?: string;
}

export interface Picture {
  bytes: Uint8Array;
  mediaType: "image/png" | "image/jpeg" | "image/gif" | "image/svg+xml";
  /** Pixels. */
  width: number;
  height: number;
}

export interface ImageBlock extends Common {
  kind: "image";
  /** None where it could not be had; the alt text is shown then. */
  picture?: Picture;
  alt: string;
  caption?: TextLine;
  /** Such as Figure 1, where it has a caption. */
  label?: string;
}

export interface ChartSeries {
  name: string;
  values: (number | null)[];
}

export interface ChartBlock extends Common {
  kind: "chart";
  chart: "bar" | "line" | "pie";
  title?: string;
  /** Such as Figure 1, where it has a title. */
  label?: string;
  labels: string[];
  series: ChartSeries[];
  alt: string;
}

export type LayoutBlock =
  | HeadingBlock
  | ParagraphBlock
  | ListBlock
  | TableBlock
  | CodeBlock
  | ImageBlock
  | ChartBlock;

export interface Footnote extends TextLine {
  number: number;
}

export interface LayoutOptions {
  /** Set by flag, configuration or the document's metadata. */
  contents?: boolean;
  numberedHeadings?: boolean;
}

/** A unified document, read once for all writers: spans, types, numbers and words settled. */
export interface Layout {
  /** Set where it is written to a person. */
  form?: "mail" | "letter";
  title: string;
  /** Whether the title has to be written: false where the first heading says it. */
  showTitle: boolean;
  authors: string[];
  /** ISO, only where the document says one: the same input gives the same bytes. */
  date?: string;
  /** The same date as a reader of the language writes it. */
  dateText?: string;
  subject?: string;
  keywords?: string[];
  /** BCP 47, such as de or de-CH. */
  language: string;
  dir: Direction;
  blocks: LayoutBlock[];
  footnotes: Footnote[];
  sources: LayoutSource[];
  contents: boolean;
  words: LayoutWords;
  warnings: RenderWarning[];
}

/** The words that writers add, in the document's language. */
export interface LayoutWords {
  contents: string;
  sources: string;
  page: string;
  /** What stands around the numbers in "Page 1 of 3". */
  pageOf: PageWords;
  table: string;
  figure: string;
  note: string;
  /** Names the sheet of a workbook that holds what is no table. */
  text?: string;
}

export interface RenderWarning {
  code: string;
  message: string;
}

export interface ThemeFonts {
  body: string;
  heading: string;
  mono: string;
}

export interface Theme {
  name: string;
  /** Six hexadecimal digits without #. */
  colors: {
    text: string;
    accent: string;
    muted: string;
    headFill: string;
    headText: string;
    line: string;
    stripe: string;
  };
  /** As the reader's Office has them: no Word or Excel file carries its fonts. */
  fonts: ThemeFonts;
  /** What stands in for them where fonts go into the file; the same as `fonts` if left out. */
  embedded?: ThemeFonts & {
    /** Letters as large as those of the font they stand for. */
    scale: number;
  };
  /** Points. */
  sizes: {
    body: number;
    small: number;
    heading: [number, number, number, number, number, number];
    title: number;
  };
  page: { size: "a4" | "letter"; marginMm: number };
}

export interface WriteOptions {
  theme: Theme;
  /** A user's own docx or pptx whose styles are taken over, or Typst code put before ours. */
  template?: { bytes: Uint8Array; kind: "docx" | "pptx" | "typst" };
  logo?: Picture;
  header?: string;
  footer?: string;
  signal?: AbortSignal;
}

export interface WrittenFile {
  bytes: Uint8Array;
  warnings: RenderWarning[];
}

export type Writer = (layout: Layout, options: WriteOptions) => Promise<WrittenFile>;
