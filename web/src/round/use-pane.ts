import { useCallback, useMemo, useRef } from "react";
import { useSearchParams } from "wouter";

/** What stands beside the text: a source at its words, or a finished file. It is in the address, so it can be sent. */
export type Pane =
  | { kind: "source"; round: number; ids: readonly string[] }
  | { kind: "document"; round: number; id: string }
  | { kind: "passage"; round: number; id: string };

export interface PaneControl {
  pane: Pane | undefined;
  open: (pane: Pane) => void;
  close: () => void;
}

/** `open` and `close` stay the same for good: a step from source to source draws nothing that it does not change. */
export function usePane(): PaneControl {
  const [query, setQuery] = useSearchParams();
  const isOpen = query.has("e") || query.has("d") || query.has("p");
  const latest = useRef({ isOpen, setQuery });
  latest.current = { isOpen, setQuery };
  const open = useCallback((pane: Pane) => {
    const next = new URLSearchParams({ r: String(pane.round) });
    if (pane.kind === "source") for (const id of pane.ids) next.append("e", id);
    else next.set(pane.kind === "document" ? "d" : "p", pane.id);
    latest.current.setQuery(next, { replace: latest.current.isOpen });
  }, []);
  const close = useCallback(() => latest.current.setQuery(new URLSearchParams(), { replace: true }), []);
  const address = query.toString();
  return useMemo(
    () => ({ pane: readPane(new URLSearchParams(address)), open, close }),
    [address, open, close],
  );
}

function readPane(query: URLSearchParams): Pane | undefined {
  const round = Number(query.get("r") ?? 1);
  const ids = query.getAll("e");
  if (ids.length > 0) return { kind: "source", round, ids };
  const id = query.get("d");
  if (id !== null) return { kind: "document", round, id };
  const passage = query.get("p");
  return passage === null ? undefined : { kind: "passage", round, id: passage };
}
