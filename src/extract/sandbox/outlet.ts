import type { ReadEvent, FromChild, ReadProgress } from "./messages.ts";

/** Where a job puts what it finds. */
export interface JobOutlet {
  /** Resolves when there is room for more. */
  send(event: ReadEvent): Promise<void>;
  /** A sign of life from the reading of a document. */
  alive(index: number, progress?: ReadProgress): void;
}

export interface PacedOutlet extends JobOutlet {
  /** The other side has taken an event. */
  received(): void;
}

export interface OutletDeps {
  post(message: FromChild): void;
  now(): number;
}

const mostUnread = 2;
const aliveMs = 200;

/** Never more than two events on their way: a slow receiver slows the reader down, and nothing piles up. */
export function createOutlet(job: number, { post, now }: OutletDeps): PacedOutlet {
  let unread = 0;
  let wake: (() => void) | undefined;
  let said = { at: Number.NEGATIVE_INFINITY, index: -1 };
  return {
    async send(event) {
      while (unread >= mostUnread) await new Promise<void>((resolve) => (wake = resolve));
      unread += 1;
      post({ kind: "event", job, event });
    },
    received() {
      unread -= 1;
      wake?.();
    },
    alive(index, progress) {
      const at = now();
      const last = progress !== undefined && progress.done === progress.total;
      if (!last && said.index === index && at - said.at < aliveMs) return;
      said = { at, index };
      post({ kind: "alive", job, index, ...(progress === undefined ? {} : { progress }) });
    },
  };
}
