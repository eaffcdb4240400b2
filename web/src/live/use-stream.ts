import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { nothingYet } from "./live-state.ts";
import type { LiveState } from "./live-state.ts";
import { openStream } from "./open-stream.ts";
import type { LiveStream } from "./open-stream.ts";

/** The live state of one workflow for as long as it is shown. */
export function useStream(path: string): LiveState & { reopen: () => void } {
  const [stream, setStream] = useState<LiveStream>();
  useEffect(() => {
    const opened = openStream(path);
    setStream(opened);
    return () => opened.close();
  }, [path]);
  const state = useSyncExternalStore(
    (listener) => stream?.state.subscribe(listener) ?? (() => undefined),
    () => stream?.state.get() ?? nothingYet,
  );
  return { ...state, reopen: useCallback(() => stream?.reopen(), [stream]) };
}
