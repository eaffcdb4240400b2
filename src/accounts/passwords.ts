import { argon2, timingSafeEqual } from "node:crypto";
import { Failure } from "../model/failure.ts";
import { fromPhc, toPhc } from "./phc.ts";
import type { Argon2Cost } from "./phc.ts";
import type { RandomSource } from "./secrets.ts";

/** OWASP's setting for Argon2id. */
export const usualCost: Argon2Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltLength = 16;
const tagLength = 32;
/** Each takes 19 MB and a thread: more at once would let sign-ins starve everything else. */
const atOnce = 2;
const longestQueue = 50;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time whether there is such a user or not. */
  verify(password: string, hash: string | null | undefined): Promise<boolean>;
  /** Whether a hash was made with less than what is usual now. */
  isWeak(hash: string): boolean;
}

export function createPasswords(random: RandomSource, cost: Argon2Cost = usualCost): Passwords {
  const queue = createQueue(atOnce, longestQueue);
  const derive = (password: string, salt: Buffer, { memory, passes, parallelism }: Argon2Cost) =>
    queue(
      () =>
        new Promise<Buffer>((resolve, reject) => {
          const message = password.normalize("NFKC");
          argon2("argon2id", { message, nonce: salt, memory, passes, parallelism, tagLength }, (error, tag) =>
            error === null ? resolve(tag) : reject(error),
          );
        }),
    );
  return {
    async hash(password) {
      const salt = random(saltLength);
      return toPhc({ ...cost, salt, tag: await derive(password, salt, cost) });
    },
    async verify(password, hash) {
      const known = typeof hash === "string" ? fromPhc(hash) : undefined;
      const tag = await derive(password, known?.salt ?? random(saltLength), known ?? cost);
      return known !== undefined && known.tag.length === tag.length && timingSafeEqual(known.tag, tag);
    },
    isWeak(hash) {
      const known = fromPhc(hash);
      return known === undefined || known.memory < cost.memory || known.passes < cost.passes;
    },
  };
}

/** So many at once, the others in the order they came, and nobody beyond the longest queue. */
function createQueue(width: number, longest: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= width) {
      if (waiting.length >= longest)
        throw new Failure("throttled", "Too many people are signing in. Try again in a moment.", {
          retryable: true,
        });
      await new Promise<void>((resolve) => void waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // the place is handed on, so that nobody slips in between
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
