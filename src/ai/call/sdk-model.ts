import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FilePart,
  LanguageModelV4GenerateResult,
} from "@ai-sdk/provider";
import type { ModelCard } from "../../model/calls/model-card.ts";
import type { Model, ModelAnswer, ModelPicture, ModelRequest } from "./model.ts";
import { classifyError } from "./classify-error.ts";
import { readStream } from "./read-stream.ts";
import { toStrictSchema } from "./strict-schema.ts";
import type { Trouble } from "../../model/calls/trouble.ts";

export interface SdkModelOptions {
  /** How long one attempt may take, in milliseconds. */
  timeLimitMs?: number;
  /** Keys in use, so that no message repeats them. */
  secrets?: readonly string[];
}

type Outcome = Awaited<ReturnType<Model["call"]>>;

const defaultTimeLimitMs = 120_000;

/** A model behind one of the AI SDK's providers: one call, one request, no retries of its own. */
export function createSdkModel(
  card: ModelCard,
  languageModel: LanguageModelV4,
  { timeLimitMs = defaultTimeLimitMs, secrets = [] }: SdkModelOptions = {},
): Model {
  let hasTemperature = takesTemperature(card);

  async function start(options: LanguageModelV4CallOptions, onText: ModelRequest["onText"]) {
    if (onText === undefined) return languageModel.doGenerate(options);
    const { stream } = await languageModel.doStream(options);
    return readStream(stream, onText);
  }

  async function ask(request: ModelRequest, limit: Limit): Promise<Outcome> {
    const options = toCallOptions(card, request);
    const temperature = hasTemperature ? { temperature: 0 } : {};
    try {
      const call = start({ ...options, ...temperature, abortSignal: limit.signal }, request.onText);
      // A provider that overlooks its signal must not hold us up.
      return toOutcome(await Promise.race([call, limit.reached]));
    } catch (error) {
      request.signal.throwIfAborted();
      if (limit.signal.aborted)
        return toTrouble({ kind: "timeout", message: `no answer within ${timeLimitMs} ms` });
      const trouble = classifyError(error, { secrets });
      const isAboutTemperature = trouble.kind === "bad-request" && /temperature/i.test(trouble.message);
      if (!isAboutTemperature || temperature.temperature === undefined) return toTrouble(trouble);
      // A reasoning model that the provider's package does not know: learnt once, at the price of one refused request.
      hasTemperature = false;
      return ask(request, limit);
    }
  }

  return {
    card,
    async call(request) {
      request.signal.throwIfAborted();
      const limit = startLimit(request.signal, timeLimitMs);
      try {
        return await ask(request, limit);
      } finally {
        limit.end();
      }
    },
  };
}

interface Limit {
  signal: AbortSignal;
  /** Rejects when the signal fires. */
  reached: Promise<never>;
  end(): void;
}

/** Aborts when the caller does or when the time is up; ended by hand, because a caller's signal lives long. */
function startLimit(caller: AbortSignal, timeLimitMs: number): Limit {
  const controller = new AbortController();
  const abort = () => controller.abort(caller.reason);
  const reached = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener("abort", () => reject(controller.signal.reason), { once: true });
  });
  const timer = setTimeout(() => controller.abort(new Error("time limit")), timeLimitMs);
  caller.addEventListener("abort", abort, { once: true });
  return {
    signal: controller.signal,
    reached,
    end() {
      clearTimeout(timer);
      caller.removeEventListener("abort", abort);
    },
  };
}

function toCallOptions(card: ModelCard, request: ModelRequest): LanguageModelV4CallOptions {
  const { text, maxOutputTokens, jsonSchema, prefill, pictures = [] } = request;
  const strict = jsonSchema === undefined ? undefined : toStrictSchema(jsonSchema);
  const strictJsonSchema = strict !== undefined;
  const responseFormat =
    jsonSchema === undefined
      ? undefined
      : toResponseFormat(card, { ...request, jsonSchema: strict ?? jsonSchema });
  const begun =
    prefill === undefined
      ? []
      : [{ role: "assistant" as const, content: [{ type: "text" as const, text: prefill }] }];
  return {
    prompt: [
      {
        role: "system",
        content: text.instructions,
        // Only Anthropic wants to be told where the part ends that is worth keeping.
        providerOptions: { anthropic: { cacheControl: { type: "ephemeral" } } },
      },
      { role: "user", content: [{ type: "text", text: text.data }, ...pictures.map(toFilePart)] },
      ...begun,
    ],
    maxOutputTokens,
    ...(responseFormat === undefined ? {} : { responseFormat }),
    providerOptions: {
      openai: { strictJsonSchema },
      openaiCompatible: { strictJsonSchema },
      mistral: { strictJsonSchema },
    },
  };
}

function toFilePart({ mediaType, data }: ModelPicture): LanguageModelV4FilePart {
  return { type: "file", mediaType, data: { type: "data", data } };
}

/** The providers leave it out for reasoning models that they know; Gemini 3 and later loop at low temperatures. */
function takesTemperature({ provider, modelId }: ModelCard): boolean {
  return !(provider === "google" && /gemini-([3-9]|\d\d)/.test(modelId));
}

type Held = ModelRequest & { jsonSchema: Record<string, unknown> };

function toResponseFormat(card: ModelCard, { jsonSchema, text, prompt }: Held) {
  if (card.capabilities.includes("jsonSchema"))
    return { type: "json", schema: jsonSchema, name: toName(prompt.name) } as const;
  // OpenAI turns JSON mode down if nobody mentions JSON; local servers may not know it at all.
  const isHarmless =
    card.provider === "mistral" ||
    (card.provider === "openai" && /json/i.test(text.instructions + text.data));
  return isHarmless ? ({ type: "json" } as const) : undefined;
}

/** OpenAI allows letters, digits, underscores and dashes, at most 64. */
function toName(name: string): string {
  return name.replaceAll(/[^\w-]/g, "_").slice(0, 64) || "answer";
}

function toOutcome(result: LanguageModelV4GenerateResult): Outcome {
  const { finishReason, content } = result;
  const parts = content.flatMap((part) => (part.type === "text" ? [part.text] : []));
  const text = result.structuredOutputText ?? parts.join("");
  const { unified, raw = unified } = finishReason;
  // Not every provider's package knows every word for it.
  if (unified === "content-filter" || (text === "" && /filter|refus|safety|moderation/i.test(raw)))
    return toTrouble({ kind: "refused", message: `the provider's filter or the model declined (${raw})` });
  if (unified === "error" && text === "")
    return toTrouble({ kind: "server", message: `the provider ended the answer with an error (${raw})` });
  if (unified === "length" && isHeldByTool(result))
    return toTrouble({
      kind: "unusable-output",
      message: "cut off at the token limit inside a tool's input",
    });
  return toAnswer(result, text);
}

/** Anthropic's way for schemas that it cannot keep natively; cut off, such an input looks complete but is not. */
function isHeldByTool({ request }: LanguageModelV4GenerateResult): boolean {
  const body = request?.body;
  return typeof body === "object" && body !== null && Reflect.get(body, "tool_choice") !== undefined;
}

function toAnswer({ usage, finishReason }: LanguageModelV4GenerateResult, text: string): ModelAnswer {
  return {
    kind: "answer",
    text,
    tokensIn: usage.inputTokens.total ?? 0,
    tokensOut: usage.outputTokens.total ?? 0,
    tokensCached: usage.inputTokens.cacheRead ?? 0,
    tokensReasoning: usage.outputTokens.reasoning ?? 0,
    finishReason: finishReason.unified,
  };
}

function toTrouble(trouble: Trouble): Outcome {
  return { kind: "trouble", trouble };
}
