export interface Slots {
  /** Waits for its turn; returns how to make room for the next. */
  take(signal: AbortSignal): Promise<() => void>;
}

/** So many at a time, in the order they came. */
export function createSlots(count: number): Slots {
  const waiting: (() => void)[] = [];
  let free = Math.max(1, count);
  const leave = () => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return {
    async take(signal) {
      signal.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return leave;
      }
      await new Promise<void>((resolve, reject) => {
        const turn = () => {
          signal.removeEventListener("abort", onAbort);
          resolve();
        };
        const onAbort = () => {
          waiting.splice(waiting.indexOf(turn), 1);
          reject(signal.reason as Error);
        };
        waiting.push(turn);
        signal.addEventListener("abort", onAbort, { once: true });
      });
      return leave;
    },
  };
}
