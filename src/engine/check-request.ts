import { Failure } from "../model/failure.ts";
import type { EngineOptions } from "./engine-port.ts";
import type { RunRequest } from "./run-info.ts";

/** What every engine refuses before anything is written. */
export function checkRequest({ id, name, priority = 100 }: RunRequest, runs: EngineOptions["runs"]): void {
  if (runs[name] === undefined) throw new Failure("not-found", `There is no run function named "${name}".`);
  if (Number.isInteger(priority) && priority >= 0 && priority <= 1_000) return;
  const message = `The priority of run ${id} is ${priority}. It has to be a whole number from 0 to 1,000.`;
  throw new Failure("usage", message);
}
