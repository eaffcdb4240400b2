import type { Flow } from "../flow/flow.ts";
import type { DocxTextLook } from "./read-look.ts";
import type { Relationship } from "./read-relationships.ts";
import type { Style, Styles } from "./read-styles.ts";
import type { RunningLine } from "./running-line.ts";

/** A field with what it is to show, and which of its two parts we are in. */
export interface StoryField {
  part: "instruction" | "result";
  says: string;
}

export interface StoryParagraph {
  style: Style;
  outline: number | undefined;
  fill: string | undefined;
  /** Seen text in a typewriter face, and in any other. */
  typed: boolean;
  plain: boolean;
  /** In running heads and feet. */
  line: RunningLine | undefined;
}

/** Where something hangs on the text; of a note the number that it has there. */
export interface DocxAnchor {
  heading: readonly string[];
  page?: number;
  number?: number;
}

export interface StoryDeps {
  flow: Flow;
  styles: Styles;
  relationships: ReadonlyMap<string, Relationship>;
  /** The document says where its pages ended when it was last shown. */
  hasPages: boolean;
  /** Path of the story, such as body, footnotes or header1. */
  path: string;
  /** Where something told elsewhere hangs on the text, by kind and number. */
  anchors: Map<string, DocxAnchor>;
  /** How many notes of each kind were referred to so far. */
  notes: Map<string, number>;
  insert(kind: "chunk" | "chart" | "diagram", relationship: Relationship): void;
  missing(target: string): void;
}

/** One XML part with text while it is read: body, notes, comments, a header or a footer. */
export interface Story extends StoryDeps {
  collecting: boolean;
  /** Inside run properties of a run, paragraph properties, cell properties or row properties. */
  inside: ("run" | "paragraph" | "cell" | "row" | "table" | "shape")[];
  paragraphs: StoryParagraph[];
  runs: { look: DocxTextLook; style: DocxTextLook }[];
  /** Shading of the cells, tables and boxes around. */
  fills: { color: string | undefined }[];
  deleted: number;
  fields: StoryField[];
  /** Inside the instruction of a field. */
  instructing: boolean;
  choices: { taken: boolean; start: number }[];
  delimiters: { open: string; close: string; begun: boolean }[];
  rows: { start: number; end: number }[];
  page: number;
  pageBreak: boolean;
  alt: string;
  pictured: boolean;
  /** How many pieces of content were met. */
  pieces: number;
}

export function createStoryState(deps: StoryDeps): Story {
  return {
    ...deps,
    collecting: false,
    inside: [],
    paragraphs: [],
    runs: [],
    fills: [],
    deleted: 0,
    fields: [],
    instructing: false,
    choices: [],
    delimiters: [],
    rows: [],
    page: 1,
    pageBreak: false,
    alt: "",
    pictured: false,
    pieces: 0,
  };
}
