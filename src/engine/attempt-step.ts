import { delay, untilAborted } from "../lib/abort.ts";
import { Failure, toFailure } from "../model/failure.ts";
import type { StepContext, StepOptions } from "./run-context.ts";

export const maxResultBytes = 1_048_576;
const tenMinutes = 600_000;

export interface StepCall<T> {
  name: string;
  key: string;
  signal: AbortSignal;
  options: StepOptions;
  work: (step: StepContext) => Promise<T>;
}

/** One step's tries: backoff between them, a time limit for each, and the run's signal through all. */
export async function attemptStep<T>(call: StepCall<T>): Promise<T> {
  const { attempts = 3, backoffMs = 500, timeoutMs = tenMinutes } = call.options;
  for (let attempt = 1; ; attempt += 1) {
    call.signal.throwIfAborted();
    // one listener instead of a joined signal, which costs more than the rest of a short step
    const tries = new AbortController();
    const { signal } = tries;
    const stop = () => tries.abort(call.signal.reason);
    call.signal.addEventListener("abort", stop, { once: true });
    const alarm = setTimeout(() => tries.abort(tooSlow(call.name, timeoutMs)), timeoutMs);
    try {
      return await untilAborted(call.work({ signal, attempt, key: call.key }), signal);
    } catch (error) {
      call.signal.throwIfAborted();
      const failure = toFailure(error);
      if (!failure.retryable || attempt >= attempts) throw failure;
    } finally {
      clearTimeout(alarm);
      call.signal.removeEventListener("abort", stop);
    }
    await delay(backoffMs * 2 ** (attempt - 1), call.signal);
  }
}

/** A step's result as text, refused when it is a document rather than a reference to one. */
export function encodeResult(name: string, value: unknown): string {
  const text = JSON.stringify(value ?? null);
  if (Buffer.byteLength(text) > maxResultBytes) {
    const message = `Step "${name}" returned more than ${maxResultBytes} bytes. Keep the content as a blob and return its reference.`;
    throw new Failure("limit", message);
  }
  return text;
}

export function wrongStep(id: string, index: number, names: { recorded: string; called: string }): Failure {
  return new Failure(
    "incompatible",
    `Run ${id} recorded "${names.recorded}" as step ${index}, but this version calls "${names.called}" there. ` +
      "Resume it with the version that began it, or fork it before that step.",
  );
}

function tooSlow(name: string, ms: number): Failure {
  return new Failure("timeout", `Step "${name}" took longer than ${ms} ms.`, { retryable: true });
}
