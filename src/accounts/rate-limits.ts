import type { Clock } from "../lib/clock.ts";

export interface RateLimits {
  /** Takes one from the bucket of a key; false when it is empty. */
  take(key: string): boolean;
}

export interface RateLimitOptions {
  /** So many at once. */
  capacity: number;
  perSecond: number;
  /** Keys that are remembered at most; the oldest go first. */
  keys?: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

const usualKeys = 20_000;

/** Token buckets in the memory of one process, for requests of all kinds. */
export function createRateLimits(options: RateLimitOptions, clock: Clock): RateLimits {
  const { capacity, perSecond, keys = usualKeys } = options;
  const buckets = new Map<string, Bucket>();
  if (capacity === Number.POSITIVE_INFINITY) return { take: () => true };
  return {
    take(key) {
      const now = clock.now();
      const bucket = buckets.get(key) ?? { tokens: capacity, at: now };
      const passed = Math.max(0, now - bucket.at) / 1_000;
      const tokens = Math.min(capacity, bucket.tokens + passed * perSecond);
      const isAllowed = tokens >= 1;
      // put last again, so that the first of the map is the one not heard of for longest
      buckets.delete(key);
      buckets.set(key, { tokens: isAllowed ? tokens - 1 : tokens, at: now });
      if (buckets.size > keys) {
        const [oldest] = buckets.keys();
        if (oldest !== undefined) buckets.delete(oldest);
      }
      return isAllowed;
    },
  };
}
