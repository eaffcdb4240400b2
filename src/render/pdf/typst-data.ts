import type { Direction } from "../layout.ts";

/** A stretch of a line: text, a line break (0), a place to break a long word (1) or paragraph (2), styled text. */
export type Run = string | 0 | 1 | 2 | StyledRun | NoteRun;

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
  body?: Line;
}

export interface Line {
  r: Run[];
  d: Direction;
}

export interface Item extends Line {
  items: Item[];
}

export interface CellData {
  r: Run[];
  d: Direction;
  x: number;
  y: number;
}

/** A cell that is nothing but text in the document's direction is written as that text. */
export type Cell = string | CellData;

export interface TableData {
  k: "table";
  size: number;
  inset: number;
  widths: number[];
  align: ("left" | "right" | "center")[];
  headRows: number;
  /** A head that is higher than a page runs on like the rows, and is not repeated. */
  isLong?: 1;
  head: Cell[];
  cells: Cell[];
  caption?: Line;
  cites: Run[];
  /** Points; the page is turned or widened for it. */
  page?: { width: number; height: number };
}

export type BlockData = { break?: 1 } & (
  | { k: "heading"; level: number; look: number; number?: string; line: Line }
  | { k: "paragraph" | "quote"; line: Line }
  | { k: "list"; ordered: boolean; items: Item[] }
  | TableData
  | { k: "code"; code: string[]; language?: string; size: number; cites: Run[] }
  | { k: "image"; file: string; width: number; alt: string; caption?: Line; cites: Run[] }
  | { k: "no-image"; line: Line; caption?: Line; cites: Run[] }
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
  header: Line | null;
  footer: Line | null;
  logo: { file: string; width: number; height: number } | null;
  pageWord: string;
  sourcesWord: string;
}

/** What stands before and behind the blocks; it may be long, so it is not handed on from function to function. */
export interface TypstEnds {
  titleBlock: { title: Line; lines: Line[] } | null;
  contents: { title: string; long: boolean } | null;
}
