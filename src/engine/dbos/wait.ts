import { untilAborted } from "../../lib/abort.ts";
import { Failure } from "../../model/failure.ts";
import type { EngineDatabase } from "./database.ts";
import { findEnded } from "./records.ts";
import { repeat } from "./repeat.ts";
import type { Repeater } from "./repeat.ts";

const lookEveryMs = 50;

export interface EndWatch {
  /** Resolves when the run is over or gone. */
  until(id: string, signal?: AbortSignal): Promise<void>;
  stop(): Promise<void>;
}

/** One question to the database for all who wait, and none while nobody does. */
export function createEndWatch(database: EngineDatabase): EndWatch {
  const waiting = new Map<string, Set<PromiseWithResolvers<void>>>();
  let looking: Repeater | undefined;
  const rest = async () => {
    if (waiting.size > 0 || looking === undefined) return;
    const ended = looking;
    looking = undefined;
    await ended.stop();
  };
  const look = async () => {
    for (const id of await findEnded(database, [...waiting.keys()])) {
      for (const waiter of waiting.get(id) ?? []) waiter.resolve();
    }
    return lookEveryMs;
  };
  return {
    async until(id, signal) {
      const waiter = Promise.withResolvers<void>();
      const others = waiting.get(id) ?? new Set();
      waiting.set(id, others.add(waiter));
      looking ??= repeat(look, 1);
      try {
        await (signal === undefined ? waiter.promise : untilAborted(waiter.promise, signal));
      } finally {
        others.delete(waiter);
        if (others.size === 0) waiting.delete(id);
        void rest();
      }
    },
    async stop() {
      const closed = new Failure("stopped", "The engine was closed. The run goes on elsewhere, or waits.");
      for (const waiters of waiting.values()) for (const waiter of waiters) waiter.reject(closed);
      await looking?.stop();
    },
  };
}
