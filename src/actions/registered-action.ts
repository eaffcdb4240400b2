import type { ActionOffer } from "../model/action.ts";
import type { ActionResult } from "../model/round.ts";
import type { ActionQuestion } from "../model/work.ts";
import type { ActionContext } from "./action-context.ts";
import type { ParameterHints } from "./define-action.ts";
import type { Placement } from "./placement.ts";

/** An action with its parameter type closed over: parameters are checked by its own schema first. */
export interface RegisteredAction {
  offer: ActionOffer;
  /** The schema of its parameters as JSON Schema. */
  schema: Record<string, unknown>;
  infer(wanted: ParameterHints): Record<string, unknown> | undefined;
  /** What is wrong with these parameters, or undefined. */
  complain(parameters: unknown): string | undefined;
  readsContent: boolean;
  usesModel: boolean;
  /** Undefined where it answers no part of the request. */
  asks?(parameters: unknown): ActionQuestion;
  run(parameters: unknown, context: ActionContext): Promise<ActionResult>;
  /** Where `run` only writes a text: what is done with it outside, once it is finished, checked and approved. */
  place?: Placement;
}
