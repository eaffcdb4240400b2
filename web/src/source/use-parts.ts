import { useEffect, useState } from "react";
import type { ContentPart } from "../../../src/model/document.ts";
import { queryOf, request } from "../api/request.ts";
import { toProblem } from "../api/problem.ts";
import type { Problem } from "../api/problem.ts";
import type { PartsPage } from "../api/types.ts";
import { usePlaces } from "../round/places.ts";

export interface PartsState {
  parts: readonly ContentPart[];
  next: PartsPage["next"];
  problem: Problem | undefined;
  isLoading: boolean;
  loadMore: () => void;
}

const pageSize = 300;
const mostPages = 40;

/** A document as it was read, from its beginning up to the part that is looked for; the rest when it is wanted. */
export function useParts(documentId: string, wanted: ReadonlySet<string>): PartsState {
  const { documents } = usePlaces();
  const [state, setState] = useState<Omit<PartsState, "loadMore">>({
    parts: [],
    next: 0,
    problem: undefined,
    isLoading: true,
  });
  const [turn, setTurn] = useState(0);
  const key = [...wanted].join(" ");
  useEffect(() => {
    // a step to another passage of what is there loads nothing
    if (turn === 0 && wanted.size > 0 && state.parts.some(({ id }) => wanted.has(id))) return undefined;
    const gone = new AbortController();
    const load = async () => {
      let { parts, next } =
        turn === 0 ? { parts: [] as readonly ContentPart[], next: 0 as PartsPage["next"] } : state;
      for (let page = 0; page < mostPages && next !== null; page += 1) {
        const path = `${documents}/${encodeURIComponent(documentId)}/parts${queryOf({ after: next, limit: pageSize })}`;
        const answer = await request<PartsPage>(path, { signal: gone.signal });
        parts = [...parts, ...answer.parts];
        ({ next } = answer);
        if (turn > 0 || wanted.size === 0 || answer.parts.some(({ id }) => wanted.has(id))) break;
      }
      if (!gone.signal.aborted) setState({ parts, next, problem: undefined, isLoading: false });
    };
    load().catch((error: unknown) => {
      if (!gone.signal.aborted)
        setState((before) => ({ ...before, problem: toProblem(error), isLoading: false }));
    });
    return () => gone.abort();
    // what was loaded is gone on from, and not loaded again
  }, [documentId, key, turn]);
  return { ...state, loadMore: () => setTurn((before) => before + 1) };
}
