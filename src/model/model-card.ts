import { z } from "zod";
import { OperationType } from "./usage.ts";

export const Capability = z.enum(["text", "vision", "jsonSchema", "imageOutput", "web"]);
export type Capability = z.infer<typeof Capability>;

/** What a caller cares for most. */
export const Priority = z.enum(["speed", "quality", "cost"]);
export type Priority = z.infer<typeof Priority>;

const rating = z.number().min(0).max(10);

/** What is known of a model before it is called; a row of the registry. */
export const ModelCard = z.object({
  id: z.string(),
  provider: z.string(),
  modelId: z.string(),
  contextLength: z.int().positive(),
  /** The output limit. */
  maxTokens: z.int().positive(),
  /** Per million tokens. */
  priceIn: z.number().nonnegative(),
  priceOut: z.number().nonnegative(),
  capabilities: z.array(Capability),
  /** How good it is at an operation, by what matters; an operation without a rating is not offered to it. */
  ratings: z.partialRecord(OperationType, z.object({ speed: rating, quality: rating, cost: rating })),
});
export type ModelCard = z.infer<typeof ModelCard>;
