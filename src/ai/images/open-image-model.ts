import type { ImageModelV4 } from "@ai-sdk/provider";
import type { ModelCard } from "../../model/calls/model-card.ts";

interface ImageAccess {
  key: string;
  baseUrl: string | undefined;
  fetch: typeof globalThis.fetch;
}

/** The provider's way to draw; undefined where it has none. */
export async function openImageModel(
  { provider, modelId }: Pick<ModelCard, "provider" | "modelId">,
  { key: apiKey, baseUrl, fetch }: ImageAccess,
): Promise<ImageModelV4 | undefined> {
  const address = baseUrl === undefined ? {} : { baseURL: baseUrl };
  switch (provider) {
    case "openai": {
      const { createOpenAI } = await import("@ai-sdk/openai");
      return createOpenAI({ apiKey, ...address, fetch }).image(modelId);
    }
    case "google": {
      const { createGoogle } = await import("@ai-sdk/google");
      return createGoogle({ apiKey, ...address, fetch }).image(modelId);
    }
    case "openai-compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const server = { name: "openaiCompatible", baseURL: baseUrl ?? "", ...(apiKey !== "" && { apiKey }) };
      return createOpenAICompatible({ ...server, fetch }).imageModel(modelId);
    }
    default:
      return undefined;
  }
}
