import type { ImageModelV4, SharedV4Warning } from "@ai-sdk/provider";
import type { ModelCard } from "../../model/calls/model-card.ts";
import type { Trouble } from "../../model/calls/trouble.ts";
import { classifyError } from "../call/classify-error.ts";
import type { ImageAnswer, ImageRequest } from "./image-request.ts";

export type DrawOutcome = ImageAnswer | { kind: "trouble"; trouble: Trouble };

const timeLimitMs = 300_000;
const usualPerCall = 1;

/** Draws by one of the AI SDK's providers, in as many calls as the provider needs for so many pictures. */
export async function drawBySdk(
  model: ImageModelV4,
  request: ImageRequest,
  { card, secrets }: { card: ModelCard; secrets: readonly string[] },
): Promise<DrawOutcome> {
  const { prompt, count, size, quality, signal } = request;
  const answer: ImageAnswer = { kind: "images", images: [], warnings: [], tokensIn: 0, tokensOut: 0 };
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]);
  const given =
    typeof model.maxImagesPerCall === "function"
      ? await model.maxImagesPerCall({ modelId: card.modelId })
      : model.maxImagesPerCall;
  const perCall = Math.max(1, given ?? usualPerCall);
  try {
    while (answer.images.length < count) {
      const n = Math.min(perCall, count - answer.images.length);
      const drawn = await model.doGenerate({
        ...{ prompt, n, size, aspectRatio: undefined, seed: undefined, files: undefined, mask: undefined },
        providerOptions: quality === undefined ? {} : { [card.provider]: { quality } },
        abortSignal: limit,
      });
      if (drawn.images.length === 0)
        return {
          kind: "trouble",
          trouble: { kind: "unusable-output", message: "it answered without a picture" },
        };
      for (const image of drawn.images)
        answer.images.push(typeof image === "string" ? Buffer.from(image, "base64") : image);
      for (const warning of drawn.warnings) answer.warnings.push(tellWarning(warning));
      answer.tokensIn += drawn.usage?.inputTokens ?? 0;
      answer.tokensOut += drawn.usage?.outputTokens ?? 0;
    }
    return { ...answer, warnings: [...new Set(answer.warnings)] };
  } catch (error) {
    signal.throwIfAborted();
    if (limit.aborted)
      return {
        kind: "trouble",
        trouble: { kind: "timeout", message: `no picture within ${timeLimitMs} ms` },
      };
    return { kind: "trouble", trouble: classifyError(error, { secrets }) };
  }
}

function tellWarning(warning: SharedV4Warning): string {
  switch (warning.type) {
    case "unsupported":
    case "compatibility":
      return `"${warning.feature}" was passed over${warning.details === undefined ? "" : `: ${warning.details}`}`;
    case "deprecated":
      return `"${warning.setting}" is outdated: ${warning.message}`;
    default:
      return warning.message;
  }
}
