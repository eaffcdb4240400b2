/**
 * Durable runs: each step of a run is recorded once, so that a crash, a stop or a move to another
 * worker goes on after the last finished step. It never looks into what a step does, and knows nothing of requests, documents or models.
 */
import type { Engine, EngineKind, EngineOptions } from "./engine-port.ts";

/** Whether somebody carries a run out, without taking part. Workers on one server take over from each other. */
export async function isRunHeld(kind: EngineKind, id: string): Promise<boolean> {
  switch (kind.kind) {
    case "embedded": {
      const embedded = await import("./embedded/is-run-held.ts");
      return embedded.isRunHeld(kind, id);
    }
    case "dbos":
      return true;
  }
}

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
