import type { LanguageModelV4 } from "@ai-sdk/provider";
import { Failure } from "../../model/failure.ts";
import type { ModelCard, Provider } from "../../model/calls/model-card.ts";
import type { Model } from "./model.ts";
import { createOfflineModel } from "../offline/offline-model.ts";
import { openImageModel } from "../images/open-image-model.ts";
import { drawBySdk } from "../images/sdk-image-model.ts";
import { createSdkModel } from "./sdk-model.ts";
import { stayAtHost } from "./stay-at-host.ts";

export interface ModelAccess {
  /** By the name of their environment variable. */
  keys: Readonly<Record<string, string | undefined>>;
  fetch?: typeof globalThis.fetch;
}

const usualKeyVariables: Partial<Record<Provider, string>> = {
  openai: "OPENAI_API_KEY",
  anthropic: "ANTHROPIC_API_KEY",
  google: "GOOGLE_GENERATIVE_AI_API_KEY",
  mistral: "MISTRAL_API_KEY",
};

/** Given always, because the providers would otherwise look for one in the environment. */
const usualBaseUrls = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
  mistral: "https://api.mistral.ai/v1",
} as const;

/** The environment variable that holds a model's key; none for the offline model and for servers without keys. */
export function keyVariableOf(card: ModelCard): string | undefined {
  return card.keyVariable ?? usualKeyVariables[card.provider];
}

/** The model behind a card; only the package of its provider is loaded. */
export async function openModel(card: ModelCard, access: ModelAccess): Promise<Model> {
  const { provider } = card;
  if (provider === "offline") return createOfflineModel();
  const variable = keyVariableOf(card);
  const key = variable === undefined ? undefined : access.keys[variable];
  const isKeyless = key === undefined || key === "";
  if (isKeyless && provider !== "openai-compatible") return createKeylessModel(card, variable);
  const fetch = stayAtHost(access.fetch);
  const secrets = isKeyless ? [] : [key];
  if (!card.capabilities.includes("text")) return openPainter(card, { key: key ?? "", fetch, secrets });
  const languageModel = await openLanguageModel({ ...card, provider }, { key: key ?? "", fetch });
  return createSdkModel(card, languageModel, { secrets });
}

/** A model that draws and does not write. */
async function openPainter(
  card: ModelCard,
  { key, fetch, secrets }: { key: string; fetch: typeof globalThis.fetch; secrets: readonly string[] },
): Promise<Model> {
  const { provider, baseUrl } = card;
  const usual = provider === "openai" || provider === "google" ? usualBaseUrls[provider] : undefined;
  const painter = await openImageModel(card, { key, fetch, baseUrl: baseUrl ?? usual });
  return {
    card,
    async call({ signal }) {
      signal.throwIfAborted();
      return {
        kind: "trouble",
        trouble: { kind: "bad-request", message: "it makes pictures, and writes nothing" },
      };
    },
    ...(painter && { draw: (request) => drawBySdk(painter, request, { card, secrets }) }),
  };
}

async function openLanguageModel(
  { provider, modelId, baseUrl, capabilities }: ModelCard & { provider: Exclude<Provider, "offline"> },
  { key, ...rest }: { key: string; fetch: typeof globalThis.fetch },
): Promise<LanguageModelV4> {
  switch (provider) {
    case "openai": {
      const { createOpenAI } = await import("@ai-sdk/openai");
      // The chat API, because proxies offer it more often than the responses API.
      return createOpenAI({ apiKey: key, baseURL: baseUrl ?? usualBaseUrls.openai, ...rest }).chat(modelId);
    }
    case "anthropic": {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return createAnthropic({ apiKey: key, baseURL: baseUrl ?? usualBaseUrls.anthropic, ...rest })(modelId);
    }
    case "google": {
      const { createGoogle } = await import("@ai-sdk/google");
      return createGoogle({ apiKey: key, baseURL: baseUrl ?? usualBaseUrls.google, ...rest })(modelId);
    }
    case "mistral": {
      const { createMistral } = await import("@ai-sdk/mistral");
      return createMistral({ apiKey: key, baseURL: baseUrl ?? usualBaseUrls.mistral, ...rest })(modelId);
    }
    case "openai-compatible": {
      if (baseUrl === undefined)
        throw new Failure("configuration", `The model "${modelId}" needs the base URL of its server.`);
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      return createOpenAICompatible({
        name: "openaiCompatible",
        includeUsage: true, // a streamed answer is paid for like any other
        baseURL: baseUrl,
        supportsStructuredOutputs: capabilities.includes("jsonSchema"),
        ...(key === "" ? {} : { apiKey: key }),
        ...rest,
      })(modelId);
    }
  }
}

/** Not a failure to open: a model without its key is passed over like one whose key is wrong. */
function createKeylessModel(card: ModelCard, variable = ""): Model {
  return {
    card,
    async call({ signal }) {
      signal.throwIfAborted();
      return { kind: "trouble", trouble: { kind: "authentication", message: `no key: set ${variable}` } };
    },
  };
}
