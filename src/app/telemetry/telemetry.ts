import type { StepTurn } from "../../engine/engine-port.ts";
import type { Clock } from "../../lib/clock.ts";
import type { AiTurn } from "../../model/calls/ai-turn.ts";

/** Told of every turn of AI calls and steps: sizes, counts and times, never content. */
export interface Telemetry {
  ai(turn: AiTurn): void;
  step(turn: StepTurn): void;
  /** Sends what is left, for at most two seconds; never fails. */
  close(): Promise<void>;
}

export interface TelemetryOptions {
  /** Where an OpenTelemetry collector takes OTLP over HTTP, such as http://localhost:4318; off if left out. */
  otlpEndpoint?: string;
  /** Keys and passwords: their values never get into a span or metric. */
  secrets: readonly string[];
  clock?: Clock;
}
