export interface Repeater {
  /** Does the next turn now. */
  hurry(): void;
  /** No more turns; resolves when the one under way has ended. */
  stop(): Promise<void>;
}

const afterFailureMs = 1_000;

/** Does a turn again and again, never two at once; each turn says how long to rest after it. */
export function repeat(turn: () => Promise<number>, firstRestMs: number): Repeater {
  let stopped = false;
  let hurried = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  const next = (ms: number) => {
    if (!stopped) timer = setTimeout(go, hurried ? 0 : ms);
  };
  const go = () => {
    hurried = false;
    timer = undefined;
    underWay = takeTurn();
  };
  const takeTurn = async () => {
    // the database may be away for a while; the next turn finds out
    const ms = await turn().catch(() => afterFailureMs);
    underWay = undefined;
    next(ms);
  };
  next(firstRestMs);
  return {
    hurry() {
      hurried = true;
      if (timer === undefined || stopped) return;
      clearTimeout(timer);
      next(0);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
