import { z } from "zod";
import { hasCredentials } from "../../lib/has-credentials.ts";
import { OperationType } from "./usage.ts";

export const Capability = z.enum(["text", "vision", "jsonSchema", "prefill", "imageOutput", "web"]);
export type Capability = z.infer<typeof Capability>;

/** What a caller cares for most. */
export const Priority = z.enum(["speed", "quality", "cost"]);
export type Priority = z.infer<typeof Priority>;

export const Provider = z.enum(["openai", "anthropic", "google", "mistral", "openai-compatible", "offline"]);
export type Provider = z.infer<typeof Provider>;

const rating = z.number().min(0).max(10);

/** What is known of a model before it is called; a row of the registry. */
export const ModelCard = z.object({
  id: z.string(),
  provider: Provider,
  modelId: z.string(),
  /** Where an OpenAI-compatible server answers. */
  baseUrl: z
    .url()
    .refine((url) => !hasCredentials(url), "must not hold a name or password; give the key by itself")
    .optional(),
  /** The environment variable that holds the key; the provider's usual one if left out. */
  keyVariable: z.string().optional(),
  contextLength: z.int().positive(),
  /** The output limit. */
  maxTokens: z.int().positive(),
  /** Per million tokens. */
  priceIn: z.number().nonnegative(),
  priceOut: z.number().nonnegative(),
  /** For input that the provider had in its cache; as other input if left out. */
  priceCached: z.number().nonnegative().optional(),
  // For a picture that it draws, by "size/quality", either of them or both a star; by tokens if left out.
  perImage: z.record(z.string(), z.number().nonnegative()).optional(),
  capabilities: z.array(Capability),
  /** How good it is at an operation, by what matters; an operation without a rating is not offered to it. */
  ratings: z.partialRecord(OperationType, z.object({ speed: rating, quality: rating, cost: rating })),
});
export type ModelCard = z.infer<typeof ModelCard>;
