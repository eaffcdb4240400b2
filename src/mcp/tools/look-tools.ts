import type { McpServer, ServerContext } from "@modelcontextprotocol/server";
import { z } from "zod";
import { delay } from "../../lib/abort.ts";
import type { McpOptions } from "../mcp-options.ts";
import { McpRound, McpWorkflows } from "../shapes.ts";
import { showRound, toSpeech } from "../show-round.ts";
import { looks, offerTool } from "./define-tool.ts";

const workflowId = z.string().min(1);
/** Many clients give a call up after a minute. */
const longestWait = 50;
const lookMs = 500;

/** Tells what workflows there are, how far they are and what they brought. */
export function offerLookTools(server: McpServer, options: McpOptions): void {
  offerTool(server, options, {
    ...{ name: "wait", title: "Wait for a round", scope: "read", hints: looks },
    description: `Wait until the round of a workflow has ended or waits for a person, ${longestWait} seconds at most. Call it again while the status is RUNNING.`,
    input: z.object({
      workflowId,
      seconds: z.number().min(0).max(longestWait).default(45),
    }),
    output: McpRound,
    run: async ({ workflowId: id, seconds }, context) =>
      toSpeech(await waitFor(id, seconds, { options, context })),
  });
  offerTool(server, options, {
    ...{ name: "show", title: "Show a round", scope: "read", hints: looks },
    description: "The latest round of a workflow as it is: message, claims with citations, files, cost.",
    input: z.object({ workflowId, round: z.int().positive().optional() }),
    output: McpRound,
    run: async (wanted) => toSpeech(await showRound(wanted, options)),
  });
  offerTool(server, options, {
    ...{ name: "list", title: "List workflows", scope: "read", hints: looks },
    description: "The workflows, newest first.",
    input: z.object({ limit: z.int().min(1).max(100).default(20) }),
    output: McpWorkflows,
    run: async ({ limit }) => ({ value: { workflows: (await options.own.list({ limit })).items } }),
  });
}

async function waitFor(
  id: string,
  seconds: number,
  { options, context }: { options: McpOptions; context: ServerContext },
): Promise<McpRound> {
  const { mcpReq } = context;
  const over = AbortSignal.any([mcpReq.signal, AbortSignal.timeout(seconds * 1_000)]);
  const token = mcpReq._meta?.progressToken;
  for (let progress = 1; ; progress += 1) {
    const round = await showRound({ workflowId: id }, options);
    if (round.status !== "RUNNING" || round.waiting !== undefined || over.aborted) return round;
    if (token !== undefined)
      await mcpReq.notify({
        method: "notifications/progress",
        params: { progressToken: token, progress, message: round.message.summary },
      });
    await delay(lookMs, over).catch(() => undefined);
  }
}
