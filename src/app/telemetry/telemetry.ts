import type { StepTurn } from "../../engine/engine-port.ts";
import type { Clock } from "../../lib/clock.ts";
import type { WorkflowEvent } from "../../model/event.ts";
import type { AiTurn } from "../../model/calls/ai-turn.ts";

/** Told of every turn of AI calls and steps: sizes, counts and times, never content. */
export interface Telemetry {
  ai(turn: AiTurn): void;
  step(turn: StepTurn): void;
  /** Where metrics are to be read by a scraper. */
  meter?: ServerMeter;
  /** Sends what is left, for at most two seconds; never fails. */
  close(): Promise<void>;
}

/** Told of what a server does; gives it as text for Prometheus. */
export interface ServerMeter {
  event(stream: string, event: WorkflowEvent): void;
  request(answered: { route: string; method: string; status: number; seconds: number }): void;
  /** Returns how to say that it has ended. */
  streamOpened(): () => void;
  uploaded(bytes: number): void;
  watchQueue(count: () => Promise<number>): void;
  text(): Promise<string>;
}

export interface TelemetryOptions {
  /** Whether metrics are kept to be read. */
  isScraped?: boolean;
  /** Where an OpenTelemetry collector takes OTLP over HTTP, such as http://localhost:4318; off if left out. */
  otlpEndpoint?: string;
  /** Keys and passwords: their values never get into a span or metric. */
  secrets: readonly string[];
  clock?: Clock;
}
