import type { Analysis } from "../model/intent.ts";
import type { RoundDeps } from "./round-deps.ts";
import { usableOffers } from "./usable-connections.ts";

type FetchDeps = Pick<RoundDeps, "outside" | "actions" | "ai" | "workflow">;

/** Whether what the request needs can be fetched: then it has to be proven, though no document is there yet. */
export function canFetch(
  analysis: Pick<Analysis, "requiresWebResearch" | "requiresDocuments"> | undefined,
  deps: FetchDeps,
): boolean {
  if (analysis?.requiresWebResearch !== true && analysis?.requiresDocuments !== true) return false;
  return usableOffers(deps).some(({ isOutside, effect }) => isOutside === true && effect === "read");
}
