import type { OperationType } from "./usage.ts";
import type { TroubleKind } from "./trouble.ts";

interface CallFacts {
  /** The same for all turns of one call, also when it moves to another model. */
  callId: string;
  run: string;
  operation: OperationType;
  prompt: string;
  promptVersion: number;
}

interface AskFacts extends CallFacts {
  model: string;
  provider: string;
}

/** Told at each turn of an AI call, for logs and traces: sizes, counts and times, never content. */
export type AiTurn =
  | (CallFacts & { turn: "selected"; order: { model: string; reason: string }[] })
  | (CallFacts & { turn: "remembered" })
  | (AskFacts & { turn: "asked"; bytesIn: number; estimatedTokensIn: number })
  | (AskFacts & {
      turn: "answered";
      milliseconds: number;
      tokensIn: number;
      tokensOut: number;
      tokensCached: number;
      tokensReasoning: number;
      bytesOut: number;
      price: number;
      currency: string;
      finishReason: string;
    })
  | (AskFacts & {
      turn: "troubled";
      milliseconds: number;
      kind: TroubleKind;
      message: string;
      retryAfterMs?: number;
      next: "ask-again" | "fail-over" | "give-up";
    });
