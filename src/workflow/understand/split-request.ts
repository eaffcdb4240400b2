import type { Analysis } from "../../model/intent.ts";
import type { Split } from "../../model/sub-intent.ts";
import type { RoundDeps } from "../round-deps.ts";
import { splitIntents } from "./split-intents.ts";

/** Separates what was asked for in one breath; by rules alone, no model. */
export async function splitRequest(analysis: Analysis, deps: RoundDeps): Promise<Split> {
  const split = await deps.run.step("split", async () => splitIntents(analysis.normalizedRequest));
  await deps.emit({ type: "intents-split", split });
  return split;
}
