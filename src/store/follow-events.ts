import type { StoredEvent } from "../model/event.ts";
import type { SqlDatabase } from "./sql-database.ts";

interface Following {
  database: SqlDatabase;
  read(stream: string, after: number): Promise<StoredEvent[]>;
  stream: string;
  after: number;
  signal: AbortSignal;
}

/** Replays from an offset and goes on live; ends quietly when the signal fires. */
export async function* followEvents({
  database,
  read,
  stream,
  after,
  signal,
}: Following): AsyncGenerator<StoredEvent> {
  let woken = Promise.withResolvers<void>();
  const stop = database.onCommit(() => woken.resolve());
  const onAbort = () => woken.resolve();
  signal.addEventListener("abort", onAbort);
  let last = after;
  try {
    while (!signal.aborted) {
      woken = Promise.withResolvers<void>();
      const events = await read(stream, last);
      for (const event of events) {
        last = event.offset;
        yield event;
      }
      if (events.length === 0 && !signal.aborted) await woken.promise;
    }
  } finally {
    signal.removeEventListener("abort", onAbort);
    stop();
  }
}
