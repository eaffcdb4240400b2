import { z } from "zod";

/** A file in a user's library: uploaded once, used in any number of rounds. */
export const LibraryFile = z.object({
  id: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  bytes: z.number().int().nonnegative(),
  sha256: z.string(),
  createdAt: z.number(),
});
export type LibraryFile = z.infer<typeof LibraryFile>;

/** With how many of the user's workflows hold it. */
export const ListedFile = LibraryFile.extend({ usedIn: z.number().int() });
export type ListedFile = z.infer<typeof ListedFile>;

/** What AI calls came to under one heading: a model or a day. */
export const UsageRow = z.object({
  key: z.string(),
  aiCalls: z.number(),
  tokensIn: z.number(),
  tokensOut: z.number(),
  price: z.number(),
  currency: z.string(),
});
export type UsageRow = z.infer<typeof UsageRow>;
