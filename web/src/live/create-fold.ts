import { applyEvent } from "../../../src/model/apply-event.ts";
import type { StoredEvent } from "../../../src/model/event.ts";
import { applyToTrail } from "./apply-to-trail.ts";
import type { Value } from "./create-value.ts";
import type { LiveState } from "./live-state.ts";

export interface EventFold {
  take(stored: StoredEvent): void;
  /** Applies what has come in. */
  flush(): void;
  /** The last event that is known, applied or not. */
  last(): number;
}

const flushMs = 40;

/** Gathers events for a moment: many at once are one change, and a replay of thousands draws once. */
export function createFold(state: Value<LiveState>): EventFold {
  let waiting: StoredEvent[] = [];
  let timer: number | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    let { workflow, rounds, offset } = state.get();
    for (const stored of waiting) {
      if (stored.offset <= offset) continue;
      workflow = applyEvent(workflow, stored);
      rounds = applyToTrail(rounds, stored);
      offset = stored.offset;
    }
    waiting = [];
    state.set({ ...state.get(), workflow, rounds, offset });
  };
  return {
    take(stored) {
      waiting.push(stored);
      timer ??= window.setTimeout(flush, flushMs);
    },
    flush,
    last: () => waiting.at(-1)?.offset ?? state.get().offset,
  };
}
