import { useEffect, useState } from "react";

const step = 40;

/** How many of many things are drawn by now: some at once, the rest bit by bit, so that the page never stands still. */
export function useGradual(count: number): number {
  const [shown, setShown] = useState(step);
  useEffect(() => {
    if (shown >= count) return undefined;
    const timer = setTimeout(() => setShown((before) => before + step));
    return () => clearTimeout(timer);
  }, [shown, count]);
  return Math.min(shown, count);
}
