import { setImmediate } from "node:timers/promises";
import type { RunContext } from "../../engine/run-context.ts";

/**
 * Between two steps of whichever rounds the event loop comes round once, and whoever waits for an answer gets it: a
 * server that computes for many still answers, and no round holds up the others.
 */
export function createTurns(standBack: () => Promise<void>): (context: RunContext) => RunContext {
  let last: Promise<unknown> = Promise.resolve();
  const turn = () => (last = last.then(() => setImmediate()).then(standBack));
  return (context) => ({
    runId: context.runId,
    signal: context.signal,
    sleep: (ms) => context.sleep(ms),
    waitFor: (topic, options) => context.waitFor(topic, options),
    async emit(event) {
      await context.emit(event);
      await turn();
    },
    step: (name, work, options) =>
      context.step(
        name,
        async (step) => {
          await turn();
          return work(step);
        },
        options,
      ),
  });
}
