import type { OpenedConnection } from "../../connect/opened-connection.ts";
import type { StepContext, StepOptions } from "../../engine/run-context.ts";
import { toFailure } from "../../model/failure.ts";
import type { ActionContext } from "../action-context.ts";

export interface ConnectionStep {
  /** The name of the step. */
  name: string;
  /** What is reached, for the audit: a folder, a site, or a number of recipients; never content. */
  target: string;
  options?: StepOptions;
}

/** What a step brought, and how many bytes went over the line. */
export interface ConnectionOutcome<Result> {
  result: Result;
  bytes?: number;
}

/** One step over the connection that was bound, with a line in the audit whether it went well or not. */
export function overConnection<Result>(
  { name, target, options }: ConnectionStep,
  context: Pick<ActionContext, "run" | "openConnection">,
  work: (opened: OpenedConnection, step: StepContext) => Promise<ConnectionOutcome<Result>>,
): Promise<Result> {
  return context.run.step(
    name,
    async (step) => {
      const opened = await context.openConnection(step.signal);
      try {
        const { result, bytes = 0 } = await work(opened, step);
        await opened.audit({ target, bytes, result: "ok" });
        return result;
      } catch (error) {
        if (!step.signal.aborted) await opened.audit({ target, result: toFailure(error).code });
        throw error;
      }
    },
    options,
  );
}
