export interface LineOptions {
  /** Fires when the server shuts down: the stream then ends with its last word. */
  isClosing: AbortSignal;
  bye: string;
  /** A comment that is sent while nothing happens. */
  heartbeat: string;
  everyMs?: number;
}

const heartbeatMs = 15_000;

/** Lines as the body of an answer. A reader that is slow slows the source down, and nothing is kept for it. */
export function streamLines(lines: AsyncIterable<string>, options: LineOptions): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const beating = withHeartbeat(lines, options);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await beating.next();
        if (done === true) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await beating.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

/** Comments while nothing happens, and a last word when the server closes. */
async function* withHeartbeat(
  lines: AsyncIterable<string>,
  { isClosing, bye, heartbeat, everyMs = heartbeatMs }: LineOptions,
): AsyncGenerator<string, void, undefined> {
  const source = lines[Symbol.asyncIterator]();
  const closing = Promise.withResolvers<"closing">();
  const onClose = () => closing.resolve("closing");
  isClosing.addEventListener("abort", onClose, { once: true });
  if (isClosing.aborted) onClose();
  let next = source.next();
  try {
    for (;;) {
      const tick = Promise.withResolvers<"tick">();
      const timer = setTimeout(() => tick.resolve("tick"), everyMs);
      const first = await Promise.race([next, tick.promise, closing.promise]).finally(() =>
        clearTimeout(timer),
      );
      if (first === "tick") yield heartbeat;
      else if (first === "closing") return yield bye;
      else if (first.done === true) return;
      else {
        yield first.value;
        next = source.next();
      }
    }
  } finally {
    isClosing.removeEventListener("abort", onClose);
    next.catch(() => undefined);
    // a source that waits ends with its signal, and is not waited for here
    void source.return?.(undefined)?.catch(() => undefined);
  }
}
