import type { StoredEvent } from "../../model/event.ts";
import type { SqlDatabase } from "../sql-database.ts";
import { createTailHub, pageSize } from "./tail-hub.ts";
import type { EventPages, Follower } from "./tail-hub.ts";

export interface TailOptions {
  after: number;
  signal: AbortSignal;
}

export interface StreamTails {
  /** Replays from an offset and goes on live; ends quietly when the signal fires. */
  follow(stream: string, options: TailOptions): AsyncGenerator<StoredEvent>;
  /** The same by the page, for whoever hands on many at once. */
  followPages(stream: string, options: TailOptions): AsyncGenerator<readonly StoredEvent[]>;
}

export function createStreamTails(database: Pick<SqlDatabase, "onCommit">, pages: EventPages): StreamTails {
  const hub = createTailHub(database, pages);

  async function* followPages(stream: string, { after, signal }: TailOptions) {
    let woken = Promise.withResolvers<void>();
    const follower: Follower = { queue: [], isBehind: true, wake: () => woken.resolve() };
    signal.addEventListener("abort", follower.wake);
    const leave = await hub.join(stream, follower);
    let last = after;
    try {
      while (!signal.aborted) {
        woken = Promise.withResolvers<void>();
        const fresh = await take(follower, () => pages.readPage(stream, last));
        const page = fresh.filter(({ offset }) => offset > last);
        last = page.at(-1)?.offset ?? last;
        if (page.length > 0) yield page;
        else if (!follower.isBehind && follower.queue.length === 0) await woken.promise;
      }
    } finally {
      signal.removeEventListener("abort", follower.wake);
      leave();
    }
  }

  return {
    followPages,
    async *follow(stream, options) {
      for await (const page of followPages(stream, options)) yield* page;
    },
  };
}

/** What came live, or, for whoever is behind, the next page of what is stored. */
async function take(follower: Follower, readPage: () => Promise<StoredEvent[]>): Promise<StoredEvent[]> {
  if (!follower.isBehind) {
    const { queue } = follower;
    follower.queue = [];
    return queue;
  }
  // from here on what comes is kept, and what was there before is in the page or in the next one
  follower.isBehind = false;
  const page = await readPage();
  if (page.length === pageSize) {
    follower.isBehind = true;
    follower.queue = [];
  }
  return page;
}
