import type { AiTurn } from "../../model/calls/ai-turn.ts";
import type { StepTurn } from "../../engine/engine-port.ts";

/** The turns that end an attempt; each attempt has exactly one. */
export type AttemptTurn = Extract<AiTurn, { turn: "answered" | "troubled" }>;

export type TurnAttributes = Record<string, string | number | string[]>;

/** Our providers by the names of the GenAI conventions; others keep their own. */
const providerNames: Readonly<Record<string, string>> = { google: "gcp.gemini", mistral: "mistral_ai" };

/** The bucket bounds that the conventions recommend. */
export const tokenBounds = Array.from({ length: 14 }, (_, power) => 4 ** power);
export const secondBounds = Array.from({ length: 14 }, (_, power) => 2 ** power / 100);

export function spanNameOf(turn: AttemptTurn): string {
  return `${operationName(turn)} ${turn.model}`;
}

/** What metrics are split by: few values each, hence no run and no prompt. */
export function metricAttributes(turn: AttemptTurn): TurnAttributes {
  return {
    "gen_ai.operation.name": operationName(turn),
    "gen_ai.provider.name": providerNames[turn.provider] ?? turn.provider,
    "gen_ai.request.model": turn.model,
    ...(turn.turn === "troubled" && { "error.type": turn.kind }),
  };
}

/** Named one by one, so that nothing a turn may carry one day gets out unseen. */
export function spanAttributes(turn: AttemptTurn): TurnAttributes {
  return {
    ...metricAttributes(turn),
    "dossier.run": turn.run,
    "dossier.call": turn.callId,
    "dossier.operation": turn.operation,
    "dossier.prompt.name": turn.prompt,
    "dossier.prompt.version": turn.promptVersion,
    ...(turn.turn === "answered" ? answerAttributes(turn) : troubleAttributes(turn)),
  };
}

export function stepAttributes({ runId, index, name }: StepTurn): TurnAttributes {
  return { "dossier.run": runId, "dossier.step.index": index, "dossier.step.name": name };
}

function answerAttributes(turn: Extract<AiTurn, { turn: "answered" }>): TurnAttributes {
  return {
    "gen_ai.response.finish_reasons": [turn.finishReason],
    "gen_ai.usage.input_tokens": turn.tokensIn,
    "gen_ai.usage.output_tokens": turn.tokensOut,
    "gen_ai.usage.cache_read.input_tokens": turn.tokensCached,
    "gen_ai.usage.reasoning.output_tokens": turn.tokensReasoning,
    "dossier.response.bytes": turn.bytesOut,
    "dossier.price": turn.price,
    "dossier.currency": turn.currency,
  };
}

function troubleAttributes(turn: Extract<AiTurn, { turn: "troubled" }>): TurnAttributes {
  return {
    "dossier.trouble.kind": turn.kind,
    "dossier.trouble.next": turn.next,
    ...(turn.retryAfterMs !== undefined && { "dossier.trouble.retry_after_ms": turn.retryAfterMs }),
  };
}

function operationName({ operation }: AttemptTurn): string {
  return operation === "imageGenerate" ? "generate_content" : "chat";
}
