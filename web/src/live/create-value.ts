import { useSyncExternalStore } from "react";

export interface Value<T> {
  get(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

/** One value that components can watch. */
export function createValue<T>(first: T): Value<T> {
  let held = first;
  const listeners = new Set<() => void>();
  return {
    get: () => held,
    set(next) {
      if (Object.is(held, next)) return;
      held = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useValue<T>(value: Value<T>): T {
  return useSyncExternalStore(value.subscribe, value.get);
}
