import { setImmediate } from "node:timers/promises";

/** How long work may hold the thread before timers, signals and other work have their turn. */
const turnMs = 40;

/** Drives work that halts between its pieces, so that it holds up nothing else and ends when the signal fires. */
export async function takeTurns<T>(work: Generator<undefined, T>, signal: AbortSignal): Promise<T> {
  let begun = performance.now();
  for (;;) {
    signal.throwIfAborted();
    const next = work.next();
    if (next.done === true) return next.value;
    if (performance.now() - begun < turnMs) continue;
    await setImmediate();
    begun = performance.now();
  }
}

/** The same in one go. */
export function atOnce<T>(work: Generator<undefined, T>): T {
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
  }
}

/** One piece of work for each item of a list. */
export function* eachInTurn<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Made,
): Generator<undefined, Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    made.push(make(item));
    yield undefined;
  }
  return made;
}
