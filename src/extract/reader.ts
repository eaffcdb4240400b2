import type { PartRole, PartType, Position, Table } from "../model/document.ts";

/** A file as a reader sees it: bytes on disk inside the sandbox, and a name that is only a label. */
export interface Source {
  fileName: string;
  path: string;
  bytes: number;
}

export interface ReadOptions {
  password?: string;
  ocr: "auto" | "never" | "always";
  /** Of the text in pictures, as tesseract names them. */
  languages: readonly string[];
  /** A page of the web: what stands beside its article is marked. */
  mainContent?: boolean;
  /** Only this page is wanted, as a picture. */
  draw?: number;
  /** Only pictures are wanted, none longer on a side than so many pixels. */
  fit?: number;
}

/** What a reader found; the id and the document are given where it is received. */
export interface NewPart {
  type: PartType;
  text: string;
  table?: Table;
  /** The headings above it, outermost first. */
  heading?: string[];
  role?: PartRole;
  position: Position;
  /** What hides it from a reader of the document; becomes `hidden` and `hiddenBy`. */
  hidden?: Hidden;
  image?: { mediaType: string; data: Uint8Array };
}

export type Hidden =
  | "sheet"
  | "row"
  | "column"
  | "slide"
  | "text"
  | "comment"
  | "notes"
  | "deleted"
  | "template"
  | "annotation";

export interface Attachment {
  /** A label from inside the document, never used as a path. */
  fileName: string;
  open(): AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>;
}

export interface Sink {
  /** Waits while the receiver is busy: hold no more than one part at a time. */
  part(part: NewPart): Promise<void>;
  warn(code: string, message: string): void;
  /** A document inside this one: read at once, in the same sandbox. Hand over your own parts first. */
  attach(attachment: Attachment): Promise<void>;
  /** How far it is, in pages, sheets, rows or entries; also a sign of life. */
  progress(done: number, total?: number): void;
}

export interface Reading {
  source: Source;
  /** What the page says that this file is embedded in, by lines and by rows of its tables. */
  around?: readonly string[];
  options: ReadOptions;
  sink: Sink;
}

/** Turns one format into parts. Throws a Failure: password_required, corrupt, unsupported, limit, empty, needs_ocr. */
export type Reader = (reading: Reading) => Promise<void>;
