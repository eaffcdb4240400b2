import { z } from "zod";
import type { ModelRequest } from "../../src/ai/call/model.ts";
import type { ModelCard } from "../../src/model/calls/model-card.ts";
import { definePrompt, type Prompt } from "../../src/prompts/define-prompt.ts";

export const cityPrompt = definePrompt({
  name: "find-city",
  version: 1,
  operation: "dataExtract",
  input: z.object({}),
  output: z.object({ city: z.string(), people: z.number() }),
  instructions: "Answer as JSON.",
  render: () => "Which city?",
  maxOutputTokens: 100,
  sample: {},
});

/** What a model is asked in tests of models. */
export function makeCityRequest(changes: Partial<ModelRequest> = {}): ModelRequest {
  return {
    prompt: cityPrompt as Prompt<unknown, unknown>,
    input: {},
    text: { instructions: cityPrompt.instructions, data: cityPrompt.render({}) },
    jsonSchema: cityPrompt.jsonSchema(),
    maxOutputTokens: 100,
    signal: new AbortController().signal,
    ...changes,
  };
}

/** A card of a local server; change what the test is about. */
export function makeCityCard(changes: Partial<ModelCard> = {}): ModelCard {
  return {
    id: "test",
    provider: "openai-compatible",
    modelId: "llama-4",
    keyVariable: "TEST_KEY",
    contextLength: 8192,
    maxTokens: 1024,
    priceIn: 1,
    priceOut: 2,
    capabilities: ["text", "jsonSchema"],
    ratings: {},
    ...changes,
  };
}
