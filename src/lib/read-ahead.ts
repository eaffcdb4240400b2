export interface AheadLimits<T> {
  /** So much is held for a slow receiver, by the measure of `weigh`; then the source waits. */
  most: number;
  weigh(item: T): number;
}

/** Begins at once and goes on while nobody asks, up to a limit. What it returns or throws comes at its place. */
export function readAhead<T, R>(
  source: AsyncGenerator<T, R, void>,
  { most, weigh }: AheadLimits<T>,
): AsyncGenerator<T, R, void> {
  const held: T[] = [];
  let weight = 0;
  let wakeReader = () => {};
  let wakeSource = () => {};
  let ended: { result: R } | { error: unknown } | undefined;
  const run = async () => {
    try {
      for (let next = await source.next(); ; next = await source.next()) {
        if (next.done === true) {
          ended = { result: next.value };
          break;
        }
        held.push(next.value);
        weight += weigh(next.value);
        wakeReader();
        while (weight >= most) await new Promise<void>((resolve) => (wakeSource = resolve));
      }
    } catch (error) {
      ended = { error };
    }
    wakeReader();
  };
  void run();
  return (async function* () {
    for (;;) {
      const [item] = held.splice(0, 1);
      if (item !== undefined) {
        weight -= weigh(item);
        wakeSource();
        yield item;
      } else if (ended === undefined) await new Promise<void>((resolve) => (wakeReader = resolve));
      else if ("error" in ended) throw ended.error;
      else return ended.result;
    }
  })();
}
