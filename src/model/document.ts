import { z } from "zod";

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

/** A piece of extracted content. `heading` is the trail of headings above it, outermost first. */
export const ContentPart = z.object({
  id: z.string(),
  document: z.string(),
  type: PartType,
  text: z.string(),
  table: z.object({ rows: z.array(z.array(Cell)) }).optional(),
  heading: z.array(z.string()).optional(),
  position: Position,
  hidden: z.boolean().optional(),
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
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
});
export type ExtractedDocument = z.infer<typeof ExtractedDocument>;
