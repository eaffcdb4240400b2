import { expect, test } from "vitest";
import { chunkSizeFor, noRoom } from "./chunk-size.ts";
import type { ModelCard } from "../../model/calls/model-card.ts";

function card(contextLength: number, maxTokens: number): ModelCard {
  const free = { priceIn: 0, priceOut: 0, capabilities: [], ratings: {} };
  return { id: "m", provider: "openai", modelId: "m", contextLength, maxTokens, ...free };
}

// Worked out by hand: prompt / 4 + 10 + 100 + answer; what is left × 0.8 × 4; of that 0.7 and 0.8.
test.each([
  // 23 / 4 + 110 + 4,096 = 4,211.75; 123,788.25 × 0.8 = 99,030 tokens = 396,120 bytes
  { context: 128_000, answer: 4_096, prompt: 23, tokens: 99_030, text: 277_284, image: 316_896 },
  // the same prompt with the roomier model that takes over: 195,788.25 × 0.8 = 156,630 tokens = 626,520 bytes
  { context: 200_000, answer: 4_096, prompt: 23, tokens: 156_630, text: 438_564, image: 501_216 },
  // 0 + 110 + 1,000; 6,890 × 0.8 = 5,512 tokens = 22,048 bytes
  { context: 8_000, answer: 1_000, prompt: 0, tokens: 5_512, text: 15_433, image: 17_638 },
  // 4,000 / 4 + 110 + 2,000 = 3,110; 986 × 0.8 = 788.8, so 788 tokens = 3,152 bytes
  { context: 4_096, answer: 2_000, prompt: 4_000, tokens: 788, text: 2_206, image: 2_521 },
  // 1 / 4 + 110 + 64,000; 935,889.75 × 0.8 = 748,711 tokens = 2,994,844 bytes
  { context: 1_000_000, answer: 64_000, prompt: 1, tokens: 748_711, text: 2_096_390, image: 2_395_875 },
])("a prompt of $prompt bytes leaves $text bytes of text in a window of $context", (row) => {
  const { context, answer, prompt, tokens, text, image } = row;
  expect(chunkSizeFor(card(context, answer), prompt)).toEqual({ textBytes: text, imageBytes: image, tokens });
});

test.each([
  ["the answer takes the whole window", card(4_096, 4_096), 0],
  ["the prompt takes the rest", card(4_096, 1_000), 12_000],
  ["only a few words are left", card(2_200, 2_000), 0],
])("there is no room when %s", (_why, small, prompt) => {
  expect(chunkSizeFor(small, prompt)).toBeUndefined();
});

test("what is said then names the model, its window, the prompt and the way out", () => {
  const failure = noRoom(card(4_096, 1_000), 12_000);
  expect(failure.code).toBe("limit");
  for (const fact of ["m holds 4096", "about 3000", "1000", "Shorten the instruction", "larger context"])
    expect(failure.message).toContain(fact);
});
