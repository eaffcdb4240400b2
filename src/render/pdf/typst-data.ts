import type { Direction, LetterRole } from "../layout.ts";

/** A stretch of a line: text, a line break (0), a place to break a long word (1) or paragraph (2), styled text. */
export type TypstRun = string | 0 | 1 | 2 | StyledRun | NoteRun;

export interface StyledRun {
  t: string;
  /** What follows it of a word that may be broken between the pieces. */
  p?: string[];
  b?: 1;
  i?: 1;
  s?: 1;
  c?: 1;
  /** Small type: the code of a character that no font has. */
  m?: 1;
  u?: string;
}

/** A footnote where it is first referred to, with its text; later only its label. */
export interface NoteRun {
  note: string;
  mark: string;
  body?: TypstLine;
}

export interface TypstLine {
  r: TypstRun[];
  d: Direction;
}

export interface TypstItem extends TypstLine {
  items: TypstItem[];
  /** Of the items below it, where they differ from those of its own list. */
  ordered?: boolean;
}

export interface CellData {
  r: TypstRun[];
  d: Direction;
  x: number;
  y: number;
}

/** A cell that is nothing but text in the document's direction is written as that text. */
export type TypstCell = string | CellData;

export interface TableData {
  k: "table";
  size: number;
  inset: number;
  widths: number[];
  align: ("left" | "right" | "center")[];
  headRows: number;
  /** A head that is higher than a page runs on like the rows, and is not repeated. */
  isLong?: 1;
  head: TypstCell[];
  cells: TypstCell[];
  /** The row, counted from the first head, that sums up the others. */
  total?: number;
  caption?: TypstLine;
  cites: TypstRun[];
  /** Points; the page is turned or widened for it. */
  page?: { width: number; height: number };
}

export type BlockData = { break?: 1 } & (
  | { k: "heading"; level: number; look: number; number?: string; line: TypstLine }
  | { k: "paragraph" | "quote"; line: TypstLine; role?: LetterRole }
  | { k: "list"; ordered: boolean; start: number; items: TypstItem[] }
  | TableData
  | { k: "code"; code: string[]; language?: string; size: number; cites: TypstRun[] }
  | { k: "image"; file: string; width: number; alt: string; caption?: TypstLine; cites: TypstRun[] }
  | { k: "no-image"; line: TypstLine; caption?: TypstLine; cites: TypstRun[] }
);

/** What the template needs everywhere. Nothing in it is code: Typst gets it as JSON. */
export interface TypstData {
  title: string;
  authors: string[];
  keywords: string[];
  subject: string | null;
  date: [number, number, number] | null;
  lang: string;
  region: string | null;
  dir: Direction;
  fonts: { body: string[]; heading: string[]; mono: string[] };
  colors: Record<string, string>;
  sizes: { body: number; small: number; heading: number[]; title: number };
  page: { width: number; height: number; margin: number };
  header: TypstLine | null;
  footer: TypstLine | null;
  logo: { file: string; width: number; height: number } | null;
  /** Set where it is written to a person: its first page has no number. */
  form: "mail" | "letter" | null;
  pageOf: { before: string; between: string; after: string };
  sourcesWord: string;
}

/** What stands before and behind the blocks; it may be long, so it is not handed on from function to function. */
export interface TypstEnds {
  /** Below a first heading that is the title. */
  byline: TypstLine | null;
  titleBlock: { title: TypstLine; lines: TypstLine[] } | null;
  contents: { title: string; long: boolean } | null;
}
