import { z } from "zod";

/** A support as a gold file names it: words, or a cell, of a document. */
export const ListedSupport = z.object({
  file: z.string(),
  at: z.object({
    page: z.int().optional(),
    line: z.int().optional(),
    /** The last line of a block, of which the quote is the beginning. */
    to: z.int().optional(),
    table: z.int().optional(),
  }),
  quote: z.string().optional(),
  cell: z.string().optional(),
});
export type ListedSupport = z.infer<typeof ListedSupport>;

/** A claim over real documents, with whether its supports prove it. */
export const GateRow = z.object({
  id: z.string(),
  claim: z.string(),
  language: z.string(),
  documentLanguage: z.string(),
  label: z.enum(["supported", "unsupported"]),
  kind: z.string(),
  supports: z.array(ListedSupport),
  scenario: z.string().optional(),
});
export type GateRow = z.infer<typeof GateRow>;
