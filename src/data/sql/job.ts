import { z } from "zod";

/** A column that is loaded before a job runs: whole numbers, texts, days since 1970, booleans. */
export interface LoadColumn {
  name: string;
  type: "BIGINT" | "HUGEINT" | "VARCHAR" | "DATE" | "BOOLEAN";
  values: (bigint | string | number | boolean | null)[];
}

export interface LoadTable {
  name: string;
  rows: number;
  columns: LoadColumn[];
}

/** What the child is asked to do: load, run the statements one after another, forget everything. */
export interface SqlJob {
  id: number;
  loads: LoadTable[];
  /** The only files that may be read. */
  files: string[];
  statements: { sql: string; values: string[]; mostRows: number }[];
  memoryMb: number;
  /** Where the engine may put what does not fit into memory. */
  spillFolder: string;
}

const Rows = z.array(z.array(z.string().nullable()));

/** What the child says. */
export const SqlReply = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready") }),
  z.object({
    kind: z.literal("result"),
    id: z.number(),
    results: z.array(z.object({ rows: Rows, isCut: z.boolean() })),
  }),
  z.object({
    kind: z.literal("failed"),
    id: z.number(),
    code: z.enum(["engine", "memory", "unavailable"]),
    message: z.string(),
  }),
]);
export type SqlReply = z.infer<typeof SqlReply>;
