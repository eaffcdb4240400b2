import { useEffect, useState } from "react";

/** How many of many things are drawn by now: some at once, the rest bit by bit, so that the page never stands still. */
export function useGradual(count: number, step = 40): number {
  const [shown, setShown] = useState(step);
  useEffect(() => {
    if (shown >= count) return undefined;
    const timer = setTimeout(() => setShown((before) => before + step));
    return () => clearTimeout(timer);
  }, [shown, count, step]);
  return Math.min(shown, count);
}
