import { Failure } from "../model/failure.ts";

/** Fires with the first Ctrl-C; the second ends the process at once. */
export function interruptSignal(): AbortSignal {
  const interrupted = new AbortController();
  const interrupt = () => {
    if (interrupted.signal.aborted) process.exit(130);
    interrupted.abort(new Failure("stopped", "Stopped."));
  };
  process.on("SIGINT", interrupt);
  process.on("SIGTERM", interrupt);
  return interrupted.signal;
}
