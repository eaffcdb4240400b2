/** A clock that runs only while we wait for somebody else; its signal fires when they are silent for too long. */
export interface IdleLimit {
  signal: AbortSignal;
  /** Starts the wait, or starts it afresh after a sign of life. */
  arm(): void;
  disarm(): void;
}

export function createIdleLimit(milliseconds: number, toReason: () => Error): IdleLimit {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: controller.signal,
    arm() {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(toReason()), milliseconds);
    },
    disarm() {
      clearTimeout(timer);
    },
  };
}
