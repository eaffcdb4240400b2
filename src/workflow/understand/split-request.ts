import type { Analysis } from "../../model/intent.ts";
import type { Split } from "../../model/sub-intent.ts";
import type { RoundDeps } from "../round-deps.ts";
import { splitIntents } from "./split-intents.ts";

/** Stands for a block that was moved into a document; the words of its name are not asked for. */
const mention = /[ \t]*\[[\p{L}\p{N}_]{1,60}\.[a-z]{2,5}\][ \t]*/gu;

/** Separates what was asked for in one breath; by rules alone, no model. */
export async function splitRequest(analysis: Analysis, deps: RoundDeps): Promise<Split> {
  const { normalizedRequest, contextItems } = analysis;
  const asked = contextItems.length === 0 ? normalizedRequest : withoutMentions(normalizedRequest);
  const split = await deps.run.step("split", async () => splitIntents(asked));
  await deps.emit({ type: "intents-split", split });
  return split;
}

function withoutMentions(request: string): string {
  const asked = request.replaceAll(mention, " ").trim();
  return asked === "" ? request : asked;
}
