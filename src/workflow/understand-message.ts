import type { Analysis } from "../model/intent.ts";
import type { Split } from "../model/sub-intent.ts";
import type { Workflow } from "../model/workflow.ts";
import { splitIntents } from "./understand/split-intents.ts";
import { understand } from "./understand/understand.ts";
import { beginUnrecorded } from "./unrecorded-round.ts";
import type { OneLook } from "./unrecorded-round.ts";

export interface MessageToUnderstand {
  text: string;
  /** In tokens: a message of fewer is left whole; a tenth of what the model may write if left out. */
  threshold?: number;
}

export interface UnderstoodMessage {
  analysis: Analysis;
  warnings: Workflow["warnings"];
}

/** What a round would understand of a message, and nothing more. */
export async function understandMessage(
  { text, threshold }: MessageToUnderstand,
  look: OneLook,
): Promise<UnderstoodMessage> {
  const { request, received, deps } = await beginUnrecorded({ prompt: text, files: [] }, look);
  const { analysis } = await understand(
    { request, received, ...(threshold !== undefined && { threshold }) },
    deps,
  );
  return { analysis, warnings: deps.workflow().warnings };
}

/** What a round would take apart, by rules alone. */
export function splitMessage(text: string): Split {
  return splitIntents(text);
}
