import type { z } from "zod";
import type { ActionOffer } from "../model/action.ts";
import type { Document } from "../model/document.ts";
import type { Intent } from "../model/intent.ts";
import type { ActionResult } from "../model/round.ts";
import type { Deliverable } from "../model/task.ts";
import type { ActionQuestion } from "../model/work.ts";
import type { ActionContext } from "./action-context.ts";
import type { Placement } from "./placement.ts";

/** What is known before parameters are asked for. */
export interface ParameterHints {
  objective: string;
  /** What stage 1 said about the parameters. */
  context: string;
  intent: Intent;
  deliverable: Deliverable;
  documents: readonly Document[];
  language: string;
}

export interface Action<Parameters> {
  name: string;
  summary: string;
  /** Decides retry, caching and approval. */
  effect: ActionOffer["effect"];
  needs: ActionOffer["needs"];
  /** Whether it brings in what others wrote: pages, mails, answers of other programs. */
  isOutside?: boolean;
  /** The kind of AI call that it lives by, where not every model can do it. */
  operation?: ActionOffer["operation"];
  parameters: z.ZodType<Parameters>;
  /** The parameters where no model is needed to find them; undefined where one is. */
  inferParameters?(wanted: ParameterHints): Record<string, unknown> | undefined;
  /** Whether it works on what is in the documents, which is read for it first. */
  readsContent?: boolean;
  /** Whether a language model does its work, so that without one nothing can be done. */
  usesModel?: boolean;
  /** What it wants to know of the documents: the open grounded parts of its task are answered and proven before it runs. */
  asks?(parameters: Parameters): ActionQuestion;
  run(parameters: Parameters, context: ActionContext): Promise<ActionResult>;
  /** Where `run` only writes a text: what is done with it outside, once it is finished, checked and approved. */
  place?: Placement;
}

export function defineAction<Parameters>(action: Action<Parameters>): Action<Parameters> {
  return action;
}
