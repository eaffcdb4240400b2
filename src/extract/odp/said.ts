import type { NewPart } from "../reader.ts";

/** What a drawing says before its place is known. */
export type Said = Omit<NewPart, "position">;
