import { z } from "zod";

const FilePart = z.looseObject({
  file_id: z.string().max(300).optional(),
  file_data: z.string().optional(),
  filename: z.string().max(500).optional(),
});

/** Parts that nobody here reads, such as audio, are let be. */
const ContentItem = z.union([
  z.looseObject({ type: z.enum(["text", "input_text", "output_text"]), text: z.string() }),
  z.looseObject({ type: z.literal("file"), file: FilePart }),
  FilePart.extend({ type: z.literal("input_file") }),
  z.looseObject({ type: z.literal("image_url"), image_url: z.looseObject({ url: z.string() }) }),
  z.looseObject({
    type: z.literal("input_image"),
    image_url: z.string().optional(),
    file_id: z.string().optional(),
  }),
  z.looseObject({ type: z.string() }),
]);

export const ChatMessage = z.looseObject({
  role: z.enum(["system", "developer", "user", "assistant", "tool", "function"]),
  content: z.union([z.string(), z.array(ContentItem).max(1_000), z.null()]).optional(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** Parameters that are not named here are ignored, as clients expect. */
export const ChatBody = z.looseObject({
  model: z.string().min(1).max(200),
  messages: z.array(ChatMessage).min(1).max(5_000),
  stream: z.boolean().nullish(),
  stream_options: z.looseObject({ include_usage: z.boolean().optional() }).nullish(),
  n: z.number().int().nullish(),
});
export type ChatBody = z.infer<typeof ChatBody>;

export const ResponsesBody = z.looseObject({
  model: z.string().min(1).max(200),
  input: z.union([z.string(), z.array(ChatMessage).min(1).max(5_000)]),
  stream: z.boolean().nullish(),
  previous_response_id: z.string().max(200).nullish(),
});
export type ResponsesBody = z.infer<typeof ResponsesBody>;

export const OpenAiModel = z.object({
  id: z.string(),
  object: z.literal("model"),
  created: z.number(),
  owned_by: z.string(),
});

export const OpenAiFile = z.object({
  id: z.string(),
  object: z.literal("file"),
  bytes: z.number(),
  created_at: z.number(),
  filename: z.string(),
  purpose: z.string(),
});
