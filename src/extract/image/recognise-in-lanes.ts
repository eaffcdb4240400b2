import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { createRecogniser, type Recognised, type Recogniser } from "./recognise-text.ts";

/** Each lane is a thread with the language data in memory; a process of the sandbox holds no more than so many. */
const mostLanes = 3;
/** A logo stands on every page and in every mail: what was read lately is not read again. */
const mostRemembered = 200;

export interface Lanes extends Recogniser {
  /** How many pictures are read at a time. */
  count: number;
}

export interface LaneOptions {
  count?: number;
  start?: (languages: readonly string[]) => Promise<Recogniser>;
}

/** Reads several pictures at once, each in a thread of its own that starts when there is a picture for it. */
export function createLanes(
  languages: readonly string[],
  { count = Math.min(mostLanes, availableParallelism()), start = createRecogniser }: LaneOptions = {},
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
  const readBy = async (recogniser: Recogniser, image: Uint8Array): Promise<Recognised> => {
    try {
      const found = await recogniser.recognise(image);
      idle.push(recogniser);
      return found;
    } catch (error) {
      // a thread that ran out of memory reads nothing any more; the next picture gets a new one
      running.delete(recogniser);
      await recogniser.close().catch(() => undefined);
      throw error;
    }
  };
  const read = async (image: Uint8Array): Promise<Recognised> => {
    await enter();
    try {
      return await readBy(await open(), image);
    } finally {
      leave();
    }
  };
  return {
    count,
    recognise: rememberPictures(read),
    rest: (isResting) => {
      for (const recogniser of running) recogniser.rest?.(isResting);
    },
    async close() {
      await Promise.all([...running].map((recogniser) => recogniser.close()));
    },
  };
}

/** Reads a picture once, and again where that failed. */
function rememberPictures(read: Recogniser["recognise"]): Recogniser["recognise"] {
  const known = new Map<string, Promise<Recognised>>();
  return (image) => {
    const key = createHash("sha256").update(image).digest("base64");
    const there = known.get(key);
    if (there !== undefined) return there;
    const reading = read(image);
    known.set(key, reading);
    reading.catch(() => known.delete(key));
    const [oldest] = known.keys();
    if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest);
    return reading;
  };
}

/** To start a thread takes as long as to read a small picture: it waits so long for the next one. */
const keptMs = 10_000;

interface KeptLanes {
  lanes: Lanes;
  users: number;
  end?: NodeJS.Timeout;
}

const kept = new Map<string, KeptLanes>();

/** The lanes for some languages that all documents of this process share; closed means given back. */
export function borrowLanes(
  languages: readonly string[],
  options: LaneOptions & { keepMs?: number } = {},
): Lanes {
  const key = [...new Set(languages)].join("+");
  const { lanes, ...there } = kept.get(key) ?? { lanes: createLanes(languages, options), users: 0 };
  clearTimeout(there.end);
  const one: KeptLanes = { lanes, users: there.users + 1 };
  if (one.users === 1) lanes.rest?.(false);
  kept.set(key, one);
  let isGivenBack = false;
  return {
    count: lanes.count,
    recognise: (image) => lanes.recognise(image),
    async close() {
      const now = kept.get(key);
      if (isGivenBack || now?.lanes !== lanes) return;
      isGivenBack = true;
      now.users -= 1;
      if (now.users > 0) return;
      lanes.rest?.(true); // nobody is kept from ending by a thread that waits
      now.end = setTimeout(() => {
        kept.delete(key);
        void lanes.close();
      }, options.keepMs ?? keptMs).unref();
    },
  };
}
