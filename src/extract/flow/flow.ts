import type { Hidden, NewPart } from "../reader.ts";
import type { CellSpan } from "./collect-table.ts";

/** A part on its way out, perhaps with the package entry that holds its picture. */
export interface Entry {
  part: NewPart;
  media?: string;
  /** What it holds is read when its turn comes; the part says where it stands. */
  send?: (at: NewPart) => Promise<void>;
}

export interface ParagraphEnd {
  /** 0 is the title of the document. */
  heading?: number | undefined;
  /** By its style it is code, or only its face is that of a typewriter. */
  code?: "sure" | "maybe" | undefined;
  /** By its style it stands under a figure or above a table. */
  isCaption?: boolean | undefined;
}

export interface Aside {
  path: string;
  hidden?: Hidden;
  /** Put in front of its text, such as the author of a comment. */
  label?: string;
  heading?: readonly string[];
  page?: number | undefined;
}

export interface FlowPlace {
  heading: readonly string[];
  page?: number;
}

/** Text that flows: paragraphs, tables and asides in any nesting become parts in reading order. */
export interface Flow {
  openParagraph(): void;
  text(text: string, hidden?: Hidden): void;
  /** The mark of a note, such as "[1]"; headings and cells are told without it. */
  mark(text: string): void;
  closeParagraph(end?: ParagraphEnd): void;
  image(alt: string, media?: string): void;
  /** Something that is read from elsewhere and stands here. */
  insert(send: (at: NewPart) => Promise<void>): void;
  openTable(): void;
  openRow(): void;
  skipCells(count: number): void;
  /** The row at hand is marked as a head. */
  markHead(): void;
  openCell(span?: CellSpan): void;
  spanCell(span: CellSpan): void;
  /** A cell or row may stand for several of its kind. */
  closeCell(times?: number): void;
  closeRow(times?: number): void;
  closeTable(): void;
  /** A text box: text beside the paragraph it hangs on. */
  openBox(): void;
  closeBox(): void;
  /** A note, comment or running head, which stands somewhere else. */
  openAside(aside: Aside): void;
  closeAside(): void;
  setPage(page: number): void;
  /** Something stood here before. */
  isBegun(): boolean;
  place(): FlowPlace;
  end(): void;
}
