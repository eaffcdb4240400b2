/**
 * Durable runs: each step of a run is recorded once, so that a crash, a stop or a move to another
 * worker goes on after the last finished step. It never looks into what a step does, and knows nothing of requests, documents or models.
 */
import type { Engine, EngineKind, EngineOptions, StepTurn } from "./engine-port.ts";
import { eventKey } from "./event-key.ts";
import type { RunContext, RunFunction } from "./run-context.ts";
import type { Json, RunInfo, StepInfo } from "./run-info.ts";

export { eventKey };
export type { Engine, EngineKind, EngineOptions, Json, RunContext, RunFunction, RunInfo, StepInfo, StepTurn };

/** Opens the chosen adapter; only that one is loaded. */
export async function openEngine(kind: EngineKind, options: EngineOptions): Promise<Engine> {
  switch (kind.kind) {
    case "embedded": {
      const { createEmbeddedEngine } = await import("./embedded/embedded-engine.ts");
      return createEmbeddedEngine(kind, options);
    }
    case "dbos": {
      const { createDbosEngine } = await import("./dbos/dbos-engine.ts");
      return createDbosEngine(kind, options);
    }
  }
}
