import { delay } from "./abort.ts";

/** Bridges the time in which something that everything needs is away, such as a database that is restarted. */
export interface Outage {
  /** Does the work again and again while it fails because of the outage, as long as patience lasts. */
  outlast<T>(work: () => Promise<T>): Promise<T>;
  /** How long one outage is waited for. */
  patienceMs: number;
  /** No more waiting. */
  close(): void;
}

export type OutageTurn = { state: "away"; error: unknown } | { state: "back"; awayMs: number };

export interface OutageOptions {
  isAway: (error: unknown) => boolean;
  /** Told once when waiting begins, and once when it is over. */
  tell?: (turn: OutageTurn) => void;
  patienceMs?: number;
}

const usualPatienceMs = 120_000;
/** Broken connections alone are no outage: the next try has a new one. */
const firstRestMs = 50;
const longestRestMs = 1_000;

export function createOutage(options: OutageOptions): Outage {
  const { isAway, tell = () => undefined, patienceMs = usualPatienceMs } = options;
  const closing = new AbortController();
  let since: number | undefined;
  let isTold = false;
  const back = () => {
    if (since === undefined) return;
    const awayMs = performance.now() - since;
    since = undefined;
    if (isTold) tell({ state: "back", awayMs });
    isTold = false;
  };
  const away = (error: unknown, tries: number) => {
    since ??= performance.now();
    if (tries < 2 || isTold) return;
    isTold = true;
    tell({ state: "away", error });
  };
  return {
    patienceMs,
    async outlast(work) {
      for (let tries = 1; ; tries += 1) {
        try {
          const value = await work();
          back();
          return value;
        } catch (error) {
          if (closing.signal.aborted || !isAway(error)) throw error;
          away(error, tries);
          if (performance.now() - (since ?? 0) > patienceMs) throw error;
          const rest = Math.min(firstRestMs * 2 ** (tries - 1), longestRestMs);
          await delay(rest, closing.signal).catch(() => undefined);
        }
      }
    },
    close: () => closing.abort(),
  };
}
