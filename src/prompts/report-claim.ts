import { z } from "zod";

/** A proven claim as a writer sees it: its short name, what it says, and the words of the source behind it. */
export const ReportClaim = z.object({
  id: z.string(),
  text: z.string(),
  source: z.string(),
  quotes: z.array(z.string()).optional(),
  /** The part of the request that it answers. */
  part: z.string().optional(),
});
export type ReportClaim = z.infer<typeof ReportClaim>;

/** A proven table as a writer sees it. */
export const ReportTable = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string().nullable())),
  /** The claims that its rows are, in order. */
  claims: z.array(z.string()).optional(),
});
export type ReportTable = z.infer<typeof ReportTable>;
