import type { StoredEvent } from "../../model/event.ts";
import type { SqlDatabase } from "../sql-database.ts";

/** How many events are read, or kept for a slow reader, at once. */
export const pageSize = 500;

export interface EventPages {
  /** At most a page of events after an offset, in order. */
  readPage(stream: string, after: number): Promise<StoredEvent[]>;
  /** The last offset of each stream that has any. */
  lastOffsets(streams: readonly string[]): Promise<Map<string, number>>;
}

export interface Follower {
  /** What came live since it last looked. */
  queue: StoredEvent[];
  /** It must read pages before it can go on live. */
  isBehind: boolean;
  wake(): void;
}

/** The end of one stream, read once for all who follow it. */
interface Tail {
  followers: Set<Follower>;
  ready: Promise<void>;
  /** Everything up to here was handed to the followers, or was there before the first of them. */
  last: number;
  isReading: boolean;
  isDirty: boolean;
}

export interface TailHub {
  /** Resolves once everything that is written from now on will be handed over; returns how to leave. */
  join(stream: string, follower: Follower): Promise<() => void>;
}

/** Followers are woken by the stream they follow, and share one read of what is new in it. */
export function createTailHub(database: Pick<SqlDatabase, "onCommit">, pages: EventPages): TailHub {
  const tails = new Map<string, Tail>();
  let stopListening: (() => void) | undefined;

  const onCommit = (stream: string | undefined) => {
    if (stream === undefined) void lookAtAll(tails, pages);
    else readOn(tails, stream, pages);
  };

  const drop = (stream: string, tail: Tail) => {
    if (tails.get(stream) === tail) tails.delete(stream);
    if (tails.size > 0) return;
    stopListening?.();
    stopListening = undefined;
  };

  return {
    async join(stream, follower) {
      stopListening ??= database.onCommit(onCommit);
      const tail = tails.get(stream) ?? openTail(stream, pages);
      tails.set(stream, tail);
      tail.followers.add(follower);
      const leave = () => {
        tail.followers.delete(follower);
        if (tail.followers.size === 0) drop(stream, tail);
      };
      try {
        await tail.ready;
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
  };
}

function openTail(stream: string, pages: EventPages): Tail {
  const tail: Tail = {
    followers: new Set(),
    ready: Promise.resolve(),
    last: 0,
    isReading: false,
    isDirty: false,
  };
  tail.ready = pages.lastOffsets([stream]).then((offsets) => {
    tail.last = offsets.get(stream) ?? 0;
  });
  return tail;
}

/** Another process may have written to any stream: one query says to which. */
async function lookAtAll(tails: ReadonlyMap<string, Tail>, pages: EventPages): Promise<void> {
  const known = await pages.lastOffsets([...tails.keys()]).catch(() => new Map<string, number>());
  for (const [stream, last] of known)
    if (last > (tails.get(stream)?.last ?? last)) readOn(tails, stream, pages);
}

/** Marks the stream as longer than was read; whoever reads it already goes on until it is not. */
function readOn(tails: ReadonlyMap<string, Tail>, stream: string, pages: EventPages): void {
  const tail = tails.get(stream);
  if (tail === undefined) return;
  tail.isDirty = true;
  if (!tail.isReading) void readTail(tail, stream, pages);
}

async function readTail(tail: Tail, stream: string, pages: EventPages): Promise<void> {
  tail.isReading = true;
  try {
    await tail.ready;
    while (tail.isDirty && tail.followers.size > 0) {
      tail.isDirty = false;
      const events = await pages.readPage(stream, tail.last);
      tail.last = events.at(-1)?.offset ?? tail.last;
      for (const follower of tail.followers) hand(follower, events);
      if (events.length === pageSize) tail.isDirty = true;
    }
  } catch {
    // whoever follows reads by itself then, and is told what is wrong
    for (const follower of tail.followers) fallBehind(follower);
  } finally {
    tail.isReading = false;
  }
}

/** A reader that does not keep up is not waited for: it reads the rest from the store. */
function hand(follower: Follower, events: readonly StoredEvent[]): void {
  if (events.length === 0 || follower.isBehind) return;
  if (follower.queue.length + events.length > pageSize * 2) return fallBehind(follower);
  for (const event of events) follower.queue.push(event);
  follower.wake();
}

function fallBehind(follower: Follower): void {
  follower.isBehind = true;
  follower.queue = [];
  follower.wake();
}
