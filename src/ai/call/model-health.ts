import { delay } from "../../lib/abort.ts";
import type { Clock } from "../../lib/clock.ts";
import type { ModelHealth } from "./select-models.ts";
import type { Trouble, TroubleKind } from "../../model/calls/trouble.ts";

export interface HealthBook {
  /** Who is resting now, and until when. */
  now(): ModelHealth;
  /** Leave to call a model. After a rest only one call at a time may find out whether it is well again. */
  mayCall(model: string): boolean;
  wentWell(model: string): void;
  /** Puts a model to rest where the trouble is the model's and not the request's. */
  wentWrong(model: string, trouble: Trouble): void;
  /** The call ended without telling anything of the model's health. */
  wasDropped(model: string): void;
  /** Resolves when anything has changed, or after the given time. */
  change(ms: number, signal: AbortSignal): Promise<void>;
}

interface Entry {
  failures: number;
  until: number;
  probing: boolean;
  reason: string;
}

const firstRestMs = 1_000;
const longestRestMs = 300_000;
/** While one call probes, the others wait for it; this is only how the wait is shown. */
const probeMs = 120_000;

const restFor: Partial<Record<TroubleKind, number>> = {
  "rate-limit": firstRestMs,
  overload: firstRestMs,
  server: firstRestMs,
  timeout: firstRestMs,
  network: firstRestMs,
  authentication: longestRestMs,
};

/** Which models are well: a failing one rests, twice as long each time, or as long as it asked for. */
export function createHealthBook(clock: Clock): HealthBook {
  const entries = new Map<string, Entry>();
  let changed = new AbortController();
  const tell = () => {
    const before = changed;
    changed = new AbortController();
    before.abort();
  };
  const isResting = (entry: Entry | undefined) =>
    entry !== undefined && (entry.probing || entry.until > clock.now());
  return {
    now() {
      const resting = [...entries].filter(([, entry]) => isResting(entry));
      return new Map(
        resting.map(([model, { until, probing, reason }]) => {
          return [model, { until: probing ? clock.now() + probeMs : until, reason }];
        }),
      );
    },
    mayCall(model) {
      const entry = entries.get(model);
      if (isResting(entry)) return false;
      if (entry !== undefined) entry.probing = true;
      return true;
    },
    wentWell(model) {
      if (entries.delete(model)) tell();
    },
    wentWrong(model, { kind, message, retryAfterMs }) {
      const base = restFor[kind];
      const before = entries.get(model);
      if (base === undefined) {
        if (before !== undefined) before.probing = false;
        return tell();
      }
      // calls that were under way when the rest began tell nothing new
      const isNews = !isResting(before) || before?.probing === true;
      const failures = (before?.failures ?? 0) + (isNews ? 1 : 0);
      const rest = retryAfterMs ?? Math.min(base * 2 ** (failures - 1), longestRestMs);
      const until = Math.max(before?.until ?? 0, clock.now() + rest);
      entries.set(model, { failures, until, probing: false, reason: `${kind}: ${message}` });
      tell();
    },
    wasDropped(model) {
      const entry = entries.get(model);
      if (entry !== undefined) entry.probing = false;
      tell();
    },
    async change(ms, signal) {
      const either = AbortSignal.any([signal, changed.signal]);
      await delay(ms, either).catch(() => signal.throwIfAborted());
    },
  };
}
