import { z } from "zod";
import { Origin } from "./documents/origin.ts";

/** Where a document came from; only what people or the world supplied may be evidence. */
export const Provenance = z.enum(["user", "corpus", "web", "mail", "generated"]);
export type Provenance = z.infer<typeof Provenance>;

export const Document = z.object({
  id: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  bytes: z.number().int().nonnegative(),
  sha256: z.string(),
  provenance: Provenance,
  /** Of what was fetched: where it came from, and when. */
  origin: Origin.optional(),
  /** What a generated file was written from, so that it can be written again in another format. */
  madeFrom: z.object({ sha256: z.string(), bytes: z.number() }).optional(),
});
export type Document = z.infer<typeof Document>;

/** Where in its document a part stands; a format fills in what it knows. */
export const Position = z.object({
  page: z.number().int().positive().optional(),
  sheet: z.string().optional(),
  range: z.string().optional(),
  slide: z.number().int().positive().optional(),
  line: z.number().int().positive().optional(),
  path: z.string().optional(),
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
});
export type Position = z.infer<typeof Position>;

export const Cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type Cell = z.infer<typeof Cell>;

export const PartType = z.enum(["text", "table", "image", "code", "metadata"]);
export type PartType = z.infer<typeof PartType>;

/**
 * What a cell is beyond its value: a date as ISO text, a formula, the text that was shown, the cells it spans; and where
 * it stands, in a table that was put together from several places.
 */
export const TableNote = z.object({
  row: z.int().nonnegative(),
  column: z.int().nonnegative(),
  type: z.enum(["date", "error"]).optional(),
  formula: z.string().optional(),
  shown: z.string().optional(),
  rowSpan: z.int().positive().optional(),
  columnSpan: z.int().positive().optional(),
  comment: z.string().optional(),
  path: z.string().optional(),
  line: z.int().positive().optional(),
});
export type TableNote = z.infer<typeof TableNote>;

export const Table = z.object({
  rows: z.array(z.array(Cell)),
  /** The head, where a part holds only later rows of a long table. */
  header: z.array(Cell).optional(),
  /** How many of the first rows are heads or titles, where the file tells it. */
  headRows: z.int().nonnegative().optional(),
  notes: z.array(TableNote).optional(),
});
export type Table = z.infer<typeof Table>;

/**
 * What a part is on its page, where that is more than text: no sentence of the document stands in these. `aside` stands
 * beside the article of a web page, such as its menus.
 */
export const PartRole = z.enum(["heading", "furniture", "caption", "aside"]);
export type PartRole = z.infer<typeof PartRole>;

/** A piece of extracted content. `heading` is the trail of headings above it, outermost first. */
export const ContentPart = z.object({
  id: z.string(),
  document: z.string(),
  type: PartType,
  text: z.string(),
  table: Table.optional(),
  heading: z.array(z.string()).optional(),
  /** Furniture is what repeats on pages: running heads, page numbers, navigation. */
  role: PartRole.optional(),
  position: Position,
  /** Set where a reader of the document would not see it: a hidden sheet, white text, a comment, a deletion. */
  hidden: z.boolean().optional(),
  /** What hides it, such as sheet, row, slide, text, comment, notes, deleted or template (its marks). */
  hiddenBy: z.string().optional(),
  /** The bytes of a picture are in the blob store. */
  image: z.object({ mediaType: z.string(), sha256: z.string(), bytes: z.int().nonnegative() }).optional(),
  /** What AI processing did with it. */
  processing: z
    .object({ chunk: z.int().nonnegative(), bytesSent: z.number(), bytesReceived: z.number() })
    .optional(),
});
export type ContentPart = z.infer<typeof ContentPart>;

/** Names a blob that holds the extracted parts, so that step results stay small. */
export const ExtractedDocument = z.object({
  documentId: z.string(),
  partsSha256: z.string(),
  partCount: z.number().int().nonnegative(),
  /** How long the text of all parts is together; unknown where an earlier version has read it. */
  letters: z.number().int().nonnegative().optional(),
  /** A table too large to be held: the parts show its beginning, and questions are put to the file itself. */
  isScanned: z.boolean().optional(),
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
});
export type ExtractedDocument = z.infer<typeof ExtractedDocument>;
