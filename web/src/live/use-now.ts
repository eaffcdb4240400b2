import { useEffect, useState } from "react";

const secondMs = 1_000;

/** The time, once a second while something runs. */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
