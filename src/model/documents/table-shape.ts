import { z } from "zod";

/** A column of a typed table as rules may know it: what it holds, within which limits. */
export const ColumnShape = z.object({
  name: z.string(),
  kind: z.enum(["text", "number", "date", "boolean"]),
  unit: z.string().optional(),
  /** "1000" where the head says "in thousands"; the values are as written. */
  factor: z.string().optional(),
  /** A code or a year counts nothing. */
  role: z.enum(["code", "year"]).optional(),
  min: z.string().optional(),
  max: z.string().optional(),
  /** Digits behind the point. */
  scale: z.int().nonnegative(),
  /** Rows without a value. */
  empty: z.int().nonnegative(),
  distinct: z.int().nonnegative(),
  /** False where it can be read in two ways, names several units or holds cells that do not fit. */
  isSound: z.boolean(),
  /** Where only some cells bear a sign, which alone makes it unsound: the labels of their rows. */
  markedRows: z.array(z.string()).optional(),
  /** Of texts: the values that occur, as written. */
  values: z.array(z.string()).optional(),
  /** Whether `values` are all of them. */
  isWhole: z.boolean(),
});
export type ColumnShape = z.infer<typeof ColumnShape>;

/** What a plan can be run over, in bounded size and without any row; never shown to a model as text. */
export const TableShape = z.object({
  id: z.string(),
  /** File, sheet and title. */
  name: z.string(),
  rows: z.int().nonnegative(),
  /** The table that this is another view of. */
  viewOf: z.string().optional(),
  columns: z.array(ColumnShape),
});
export type TableShape = z.infer<typeof TableShape>;
