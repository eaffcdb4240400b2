import { setTimeout } from "node:timers/promises";

/** Lets work that can wait stand back while somebody waits for something quick from the same thread. */
export interface GiveWay {
  /** Something quick begins; to be called back when it is over. */
  hurry(): () => void;
  /** Resolves when nobody is in a hurry. Waits for a short while at most, and for a part of all time only. */
  standBack(): Promise<void>;
}

/** So long at once. */
const mostMs = 250;
/** After that it goes on for so long whatever comes, so that what can wait does not wait for ever. */
const pauseMs = 1_000;

export function createGiveWay(now: () => number = () => performance.now()): GiveWay {
  let hurrying = 0;
  let quiet: PromiseWithResolvers<void> | undefined;
  let pausedUntil = Number.NEGATIVE_INFINITY;
  let waiting: Promise<void> | undefined;
  const wait = async (until: Promise<void>) => {
    const late = new AbortController();
    const timer = setTimeout(mostMs, "late", { signal: late.signal }).catch(() => "over");
    const ended = await Promise.race([until, timer]);
    late.abort();
    if (ended === "late") pausedUntil = now() + pauseMs;
    waiting = undefined;
  };
  return {
    hurry() {
      hurrying += 1;
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        hurrying -= 1;
        if (hurrying > 0) return;
        quiet?.resolve();
        quiet = undefined;
      };
    },
    async standBack() {
      if (hurrying === 0 || now() < pausedUntil) return;
      quiet ??= Promise.withResolvers<void>();
      await (waiting ??= wait(quiet.promise));
    },
  };
}
