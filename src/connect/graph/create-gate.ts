/** Lets so many in at once; the others wait their turn. */
export function createGate(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let inside = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (inside >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else inside += 1;
    try {
      return await work();
    } finally {
      // a place goes from hand to hand, so that nobody slips in between
      const next = waiting.shift();
      if (next === undefined) inside -= 1;
      else next();
    }
  };
}
