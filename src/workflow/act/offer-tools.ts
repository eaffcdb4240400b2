import { text } from "node:stream/consumers";
import { z } from "zod";
import { streamOf } from "../../lib/stream-of.ts";
import { OfferedTool } from "../../model/connections/mcp-tool.ts";
import type { Analysis } from "../../model/intent.ts";
import type { RoundRequest } from "../../model/round.ts";
import type { RoundDeps } from "../round-deps.ts";

const Found = z.object({ offered: z.array(OfferedTool), warnings: z.array(z.string()) });

/**
 * The tools of connected servers join the actions, where there is something to do at all. What was found is on record,
 * so that a run which is taken up again knows the same actions, whatever the servers say by then.
 */
export async function offerTools(
  { request, analysis }: { request: RoundRequest; analysis: Analysis },
  deps: RoundDeps,
): Promise<void> {
  const { outside, run, blobs } = deps;
  const { toolServers } = request;
  if (toolServers.length === 0 || outside === undefined || isAnswered(analysis)) return;
  const { sha256 } = await run.step("ask for tools", async ({ signal }) => {
    const found = await outside.askForTools(toolServers, signal);
    return blobs.put(streamOf(JSON.stringify(found)), { signal });
  });
  const kept = await text(await blobs.open(sha256, { signal: run.signal }));
  const { offered, warnings } = Found.parse(JSON.parse(kept));
  deps.offerMore(await outside.toActions(offered));
  for (const message of warnings) await deps.emit({ type: "warning-raised", code: "connection", message });
}

/** A greeting starts no server. */
function isAnswered({ complexity, answer, requiresDocuments, requiresWebResearch }: Analysis): boolean {
  return complexity === "simple" && answer !== undefined && !requiresDocuments && !requiresWebResearch;
}
