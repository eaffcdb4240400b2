import { useCallback, useEffect, useState } from "react";
import { toProblem } from "../api/problem.ts";
import type { Problem } from "../api/problem.ts";

export interface Loaded<T> {
  value: T | undefined;
  problem: Problem | undefined;
  isLoading: boolean;
  reload: () => void;
}

/** Loads a value when it is first needed and whenever the key changes; an older answer never overwrites a newer one. */
export function useLoad<T>(key: string | undefined, load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ key?: string; value?: T; problem?: Problem }>({});
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (key === undefined) return undefined;
    const gone = new AbortController();
    load(gone.signal).then(
      (value) => !gone.signal.aborted && setState({ key, value }),
      (error: unknown) => !gone.signal.aborted && setState({ key, problem: toProblem(error) }),
    );
    return () => gone.abort();
    // the key stands for everything that load closes over
  }, [key, turn]);
  const isOwn = state.key === key;
  return {
    value: isOwn ? state.value : undefined,
    problem: isOwn ? state.problem : undefined,
    isLoading: key !== undefined && !(isOwn && (state.value !== undefined || state.problem !== undefined)),
    reload: useCallback(() => setTurn((before) => before + 1), []),
  };
}
