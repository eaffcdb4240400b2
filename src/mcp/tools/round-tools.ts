import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { Mode } from "../../model/workflow.ts";
import type { McpOptions } from "../mcp-options.ts";
import { McpRound } from "../shapes.ts";
import { showRound, toSpeech } from "../show-round.ts";
import { GivenDocuments, takeDocuments } from "../take-documents.ts";
import { offerTool, works } from "./define-tool.ts";

const formats = z
  .array(z.enum(["docx", "xlsx", "pdf", "pptx", "html", "md", "csv", "txt", "json"]))
  .default([])
  .describe("formats of the files to write; none leaves it to the request");
const documents = GivenDocuments.default([]).describe("the documents that the request is about");
const workflowId = z.string().min(1);

/** Begins rounds and steers them. Each returns at once: the work goes on, and `wait` tells how far it is. */
export function offerRoundTools(server: McpServer, options: McpOptions): void {
  offerRun(server, options);
  offerContinue(server, options);
  offerStop(server, options);
  if (options.mayApprove) offerApprove(server, options);
}

function offerRun(server: McpServer, options: McpOptions): void {
  offerTool(server, options, {
    ...{ name: "run", title: "Carry out a request", scope: "run", hints: works },
    description:
      "Carry out a request on documents: answers with checked citations, finished files in office formats. Returns at once with a workflowId; call wait until the status is no longer RUNNING.",
    input: z.object({
      request: z.string().min(1).describe("what is wanted, in full sentences and any language"),
      ...{ documents, formats },
      mode: Mode.optional(),
      budget: z.number().nonnegative().optional().describe("the most that this round may cost"),
    }),
    output: McpRound,
    async run({ request, documents: given, ...wishes }, { mcpReq: { signal } }) {
      const ids = await takeDocuments(given, options, signal);
      const started = await options.own.start({ prompt: request, documents: ids, ...wishes });
      return toSpeech(await showRound(started, options));
    },
  });
}

function offerContinue(server: McpServer, options: McpOptions): void {
  offerTool(server, options, {
    ...{ name: "continue", title: "Continue a workflow", scope: "run", hints: works },
    description:
      "Put another request to a workflow, with its documents and what was said so far. Returns at once, like run.",
    input: z.object({
      workflowId,
      request: z.string().min(1),
      ...{ documents, formats },
      provable: z
        .boolean()
        .default(false)
        .describe("of a request that was refused, deliver the part that is proven"),
      budget: z.number().nonnegative().optional(),
    }),
    output: McpRound,
    async run({ workflowId: id, request, documents: given, ...wishes }, { mcpReq: { signal } }) {
      const ids = await takeDocuments(given, options, signal);
      const started = await options.own.continue(id, { prompt: request, documents: ids, ...wishes });
      return toSpeech(await showRound(started, options));
    },
  });
}

function offerStop(server: McpServer, options: McpOptions): void {
  offerTool(server, options, {
    ...{ name: "stop", title: "Stop a workflow", scope: "run" },
    hints: { ...works, idempotentHint: true, openWorldHint: false },
    description: "Stop the round that is running. It can be resumed later.",
    input: z.object({ workflowId }),
    output: McpRound,
    async run({ workflowId: id }) {
      await options.own.stop(id);
      return toSpeech(await showRound({ workflowId: id }, options));
    },
  });
}

function offerApprove(server: McpServer, options: McpOptions): void {
  offerTool(server, options, {
    ...{ name: "approve", title: "Answer an approval", scope: "run" },
    hints: { ...works, destructiveHint: true },
    description:
      "Approve or reject what the workflow waits for (see `waiting` of show). Only after the person has said so.",
    input: z.object({
      workflowId,
      decision: z.enum(["approve", "reject"]),
      reason: z.string().optional(),
    }),
    output: McpRound,
    async run({ workflowId: id, decision, reason }) {
      await options.own.approve(id, { decision, ...(reason !== undefined && { reason }) });
      return toSpeech(await showRound({ workflowId: id }, options));
    },
  });
}
