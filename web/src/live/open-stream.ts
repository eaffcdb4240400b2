import { apiRoot } from "../api/request.ts";
import { createFold } from "./create-fold.ts";
import type { EventFold } from "./create-fold.ts";
import { createValue } from "./create-value.ts";
import type { Value } from "./create-value.ts";
import { eventTypes } from "./event-types.ts";
import { nothingYet } from "./live-state.ts";
import type { LiveState } from "./live-state.ts";

export interface LiveStream {
  state: Value<LiveState>;
  /** Listens again, as after a new round was begun. */
  reopen(): void;
  close(): void;
}

const firstRetryMs = 1_000;
const longestRetryMs = 15_000;
const probeMs = 10_000;
const hiddenMs = 60_000;

/** Replays a workflow from its first event and goes on live; a lost line goes on where it was lost. */
export function openStream(path: string): LiveStream {
  const state = createValue<LiveState>(nothingYet);
  const fold = createFold(state);
  const tell = (line: LiveState["line"]) => state.set({ ...state.get(), line });
  let drop = () => undefined as void;
  let retryMs = firstRetryMs;
  let isClosed = false;

  const open = () => {
    drop();
    if (isClosed) return;
    drop = listen(`${apiRoot}${path}/events${fold.last() > 0 ? `?after=${fold.last()}` : ""}`, fold, {
      onOpen: () => {
        retryMs = firstRetryMs;
        tell("live");
      },
      onEnd: () => tell("ended"),
      onError: wait,
    });
  };
  /** The browser would try again by itself, but from the address of the first try: we go on from the last event. */
  const wait = () => {
    tell("lost");
    const timer = window.setTimeout(() => void again(), retryMs);
    drop = () => clearTimeout(timer);
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  };
  const again = async () => {
    const found = await probe(path);
    if (isClosed || state.get().line !== "lost") return;
    if (found === "there") open();
    else if (found === "gone") tell("missing");
    else wait();
  };
  const unwatch = watchVisibility({
    onHidden: () => state.get().line === "live" && drop(),
    onShown: () => state.get().line === "live" && open(),
  });
  open();
  return {
    state,
    reopen: open,
    close() {
      isClosed = true;
      drop();
      unwatch();
    },
  };
}

interface Listener {
  onOpen: () => void;
  onEnd: () => void;
  onError: () => void;
}

/** One line to the server; returns how to let go of it. */
function listen(address: string, fold: EventFold, { onOpen, onEnd, onError }: Listener): () => void {
  const source = new EventSource(address);
  const take = (message: MessageEvent<string>) => fold.take(JSON.parse(message.data));
  for (const type of eventTypes) source.addEventListener(type, take);
  source.addEventListener("open", onOpen);
  const endWith = (tell: () => void) => () => {
    source.close();
    fold.flush();
    tell();
  };
  source.addEventListener("end", endWith(onEnd));
  source.addEventListener("error", endWith(onError));
  return () => source.close();
}

/** A stream that is refused says no reason; a plain request does. */
async function probe(path: string): Promise<"there" | "gone" | "down"> {
  const limit = AbortSignal.timeout(probeMs);
  const answer = await fetch(`${apiRoot}${path}`, { signal: limit }).catch(() => undefined);
  if (answer === undefined || answer.status >= 500) return "down";
  return answer.status === 404 || answer.status === 401 ? "gone" : "there";
}

/** Browsers allow few open lines to one host: a tab that nobody sees for a while gives its own back. */
function watchVisibility({ onHidden, onShown }: { onHidden: () => void; onShown: () => void }): () => void {
  let timer: number | undefined;
  let isGone = false;
  const onChange = () => {
    clearTimeout(timer);
    if (document.visibilityState === "hidden")
      timer = window.setTimeout(() => {
        isGone = true;
        onHidden();
      }, hiddenMs);
    else if (isGone) {
      isGone = false;
      onShown();
    }
  };
  document.addEventListener("visibilitychange", onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onChange);
  };
}
