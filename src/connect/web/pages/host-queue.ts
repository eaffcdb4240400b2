import { delay, untilAborted } from "../../../lib/abort.ts";
import type { Clock } from "../../../lib/clock.ts";

export interface HostQueue {
  /** Does the work once the host is free and has had its pause; `slowDown` makes the next pause longer. */
  inTurn<T>(
    host: string,
    signal: AbortSignal,
    work: (slowDown: (ms: number) => void) => Promise<T>,
  ): Promise<T>;
}

interface HostTurn {
  /** Ends when the last in line is done; never fails. */
  tail: Promise<void>;
  freeAt: number;
  pauseMs: number;
  waiting: number;
}

const mostHosts = 1_000;

/** One request per host at a time, with a pause between two. */
export function createHostQueue({ clock, pauseMs }: { clock: Clock; pauseMs: number }): HostQueue {
  const hosts = new Map<string, HostTurn>();
  return {
    async inTurn(host, signal, work) {
      const turn = hosts.get(host) ?? { tail: Promise.resolve(), freeAt: 0, pauseMs, waiting: 0 };
      hosts.set(host, turn);
      const before = turn.tail;
      const mine = Promise.withResolvers<void>();
      turn.tail = mine.promise;
      turn.waiting += 1;
      try {
        await untilAborted(before, signal);
        const wait = turn.freeAt - clock.now();
        if (wait > 0) await delay(Math.min(wait, turn.pauseMs), signal);
        return await work((ms) => (turn.pauseMs = Math.max(turn.pauseMs, ms)));
      } finally {
        turn.freeAt = clock.now() + turn.pauseMs;
        turn.waiting -= 1;
        // whoever came later waits for those before us too, also when we gave up
        before.then(mine.resolve, mine.resolve);
        forgetIdle();
      }
    },
  };

  function forgetIdle(): void {
    if (hosts.size <= mostHosts) return;
    const now = clock.now();
    for (const [host, { waiting, freeAt }] of hosts) if (waiting === 0 && freeAt <= now) hosts.delete(host);
  }
}
