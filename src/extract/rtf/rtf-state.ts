import type { Flow } from "../flow/flow.ts";
import type { CellSpan } from "../flow/collect-table.ts";
import type { Hidden } from "../reader.ts";

/** Where the text of a group goes. */
export type Destination = "text" | "skip" | "fonts" | "colors" | "styles" | "info" | "picture" | "author";

/** What a group inherits and gives back at its end. */
export interface RtfGroup {
  destination: Destination;
  /** Runs when the group ends. */
  close: (() => void) | undefined;
  font: number;
  color: number;
  hidden: boolean;
  deleted: boolean;
  shaded: boolean;
  /** Characters that stand in for a Unicode one. */
  skipCount: number;
}

export interface RtfParagraph {
  style: number | undefined;
  outline: number | undefined;
  inTable: boolean;
  /** Nesting of tables; 1 is a table of the story. */
  tableDepth: number;
  /** Seen text in a typewriter face, and in any other. */
  typed: boolean;
  plain: boolean;
}

interface Font {
  codePage: number | undefined;
  name: string;
}

export interface Piece {
  text: string;
  hidden: Hidden | undefined;
}

export interface Row {
  cells: Piece[][];
  definitions: CellSpan[];
  next: CellSpan;
  /** Repeated on every page: a head. */
  isHead: boolean;
}

export interface RtfState {
  flow: Flow;
  group: RtfGroup;
  /** The groups around the one at hand. */
  groups: RtfGroup[];
  codePage: number;
  defaultFont: number;
  fonts: Map<number, Font>;
  colors: (string | undefined)[];
  color: { red: number; green: number; blue: number; set: boolean };
  styles: Map<number, { name: string; outline: number | undefined }>;
  /** The entry of a list of fonts, styles or facts at hand. */
  entry: { number: number; outline: number | undefined; name: string };
  /** Year, month, day, hour and minute at hand. */
  time: number[];
  info: string[];
  /** Bytes that wait to be decoded together, since a character may take two. */
  pending: number[];
  toSkip: number;
  starred: boolean;
  paragraph: RtfParagraph;
  /** The paragraph at hand has begun in the flow. */
  open: boolean;
  tableOpen: boolean;
  /** A row was announced and has not ended. */
  rowPending: boolean;
  /** How many notes, headers and boxes we are inside of; rows there are lines. */
  aside: number;
  cell: Piece[];
  row: Row;
  author: string;
  notes: Map<string, number>;
  picture: { mediaType: string | undefined; chunks: Buffer[]; half: string; size: number };
  putPicture(mediaType: string, data: Buffer): void;
}

export const freshGroup: RtfGroup = {
  destination: "text",
  close: undefined,
  font: 0,
  color: 0,
  hidden: false,
  deleted: false,
  shaded: false,
  skipCount: 1,
};

export const freshParagraph: RtfParagraph = {
  style: undefined,
  outline: undefined,
  inTable: false,
  tableDepth: 1,
  typed: false,
  plain: false,
};

export function createRtfState(flow: Flow, putPicture: RtfState["putPicture"]): RtfState {
  return {
    flow,
    group: { ...freshGroup },
    groups: [],
    codePage: 1252,
    defaultFont: 0,
    fonts: new Map(),
    colors: [],
    color: { red: 0, green: 0, blue: 0, set: false },
    styles: new Map(),
    entry: { number: 0, outline: undefined, name: "" },
    time: [],
    info: [],
    pending: [],
    toSkip: 0,
    starred: false,
    paragraph: { ...freshParagraph },
    open: false,
    tableOpen: false,
    rowPending: false,
    aside: 0,
    cell: [],
    row: { cells: [], definitions: [], next: {}, isHead: false },
    author: "",
    notes: new Map(),
    picture: { mediaType: undefined, chunks: [], half: "", size: 0 },
    putPicture,
  };
}
