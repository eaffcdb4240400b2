import { z } from "zod";

/** How many passages a search gives: cut at the knee, as many as a pool may hold, or a look through the whole. */
export const PoolWidth = z.enum(["near", "wide", "survey"]);
export type PoolWidth = z.infer<typeof PoolWidth>;
