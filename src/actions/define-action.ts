import type { z } from "zod";
import type { ActionResult } from "../model/round.ts";
import type { ActionContext } from "./actions.ts";

export interface Action<Parameters> {
  name: string;
  summary: string;
  /** Decides retry, caching and approval. */
  effect: "read" | "write" | "send";
  needs: { documents: "none" | "required"; connection: "none" | "optional" | "required" };
  parameters: z.ZodType<Parameters>;
  run(parameters: Parameters, context: ActionContext): Promise<ActionResult>;
}

export function defineAction<Parameters>(action: Action<Parameters>): Action<Parameters> {
  return action;
}
