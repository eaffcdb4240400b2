import { Failure } from "../../model/failure.ts";
import type { ModelCard } from "../../model/calls/model-card.ts";

/** How much content one call can take beside its prompt and its answer. */
export interface ChunkSize {
  textBytes: number;
  imageBytes: number;
  /** By the stricter estimate of tokens, which binds where a character takes more than its bytes suggest. */
  tokens: number;
}

const bytesPerToken = 4;
const systemTokens = 10;
const messageTokens = 100;
/** Less than this is no room to work in. */
const smallestBytes = 256;

/** The room for content in a model's window; eight tenths of what is left, of that seven for text and eight for images. */
export function chunkSizeFor(card: ModelCard, promptBytes: number): ChunkSize | undefined {
  const promptTokens = promptBytes / bytesPerToken;
  const reserved = promptTokens + systemTokens + messageTokens + card.maxTokens;
  // in tenths, because 0.7 and 0.8 are no exact numbers
  const tokens = Math.floor(((card.contextLength - reserved) * 8) / 10);
  const bytes = tokens * bytesPerToken;
  const textBytes = Math.floor((bytes * 7) / 10);
  if (textBytes < smallestBytes) return undefined;
  return { textBytes, imageBytes: Math.floor((bytes * 8) / 10), tokens };
}

/** Said when not even the roomiest of the models has room. */
export function noRoom({ id, contextLength, maxTokens }: ModelCard, promptBytes: number): Failure {
  const prompt = Math.ceil(promptBytes / bytesPerToken);
  return new Failure(
    "limit",
    `No room is left for content: ${id} holds ${contextLength} tokens, of which the prompt takes about ${prompt} and the answer may take ${maxTokens}. Shorten the instruction, or choose a model with a larger context.`,
  );
}
