import { availableParallelism } from "node:os";
import { createRecogniser, type Recogniser } from "./recognise-text.ts";

/** Each lane is a thread with the language data in memory; a process of the sandbox holds no more than so many. */
const mostLanes = 3;

export interface Lanes extends Recogniser {
  /** How many pictures are read at a time. */
  count: number;
}

/** Reads several pictures at once, each in a thread of its own that starts when there is a picture for it. */
export function createLanes(
  languages: readonly string[],
  { count = Math.min(mostLanes, availableParallelism()), start = createRecogniser } = {},
): Lanes {
  const running = new Set<Recogniser>();
  const idle: Recogniser[] = [];
  const waiting: (() => void)[] = [];
  let busy = 0;
  const enter = async (): Promise<void> => {
    if (busy >= count) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) busy -= 1;
    else next();
  };
  const open = async (): Promise<Recogniser> => {
    const recogniser = idle.pop() ?? (await start(languages));
    running.add(recogniser);
    return recogniser;
  };
  return {
    count,
    async recognise(image) {
      await enter();
      try {
        const recogniser = await open();
        // a thread that failed at one picture reads the next one as well as any
        return await recogniser.recognise(image).finally(() => idle.push(recogniser));
      } finally {
        leave();
      }
    },
    async close() {
      await Promise.all([...running].map((recogniser) => recogniser.close()));
    },
  };
}
