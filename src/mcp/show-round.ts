import { currentRound } from "../model/workflow.ts";
import type { McpOptions } from "./mcp-options.ts";
import { documentUri, resultUri } from "./uris.ts";
import { McpRound } from "./shapes.ts";
import type { ResultLink, ToolSpeech } from "./tools/define-tool.ts";

/** A round as it is now, with what it waits for; paths are for those who share our disk. */
export async function showRound(
  { workflowId, round }: { workflowId: string; round?: number | undefined },
  { own, folders }: Pick<McpOptions, "own" | "folders">,
): Promise<McpRound> {
  const workflow = await own.workflow(workflowId);
  const number = round ?? workflow.round;
  const shown = await own.round(workflowId, number);
  const waiting = number === workflow.round ? currentRound(workflow)?.waiting : undefined;
  const documents = shown.documents.map((file) => (folders === undefined ? { ...file, path: "" } : file));
  const isWaiting = shown.status === "RUNNING" && waiting !== undefined;
  return McpRound.parse({ ...shown, documents, ...(isWaiting && { waiting }) });
}

/** The round with links to its result and its files. */
export function toSpeech(round: McpRound): ToolSpeech<McpRound> {
  const { workflowId, documents } = round;
  const files = documents.map(({ id, fileName, mediaType, bytes }): ResultLink => {
    return { uri: documentUri(id), name: fileName, mediaType, bytes };
  });
  const result = {
    uri: resultUri(workflowId),
    name: `Result of ${workflowId}`,
    mediaType: "application/json",
  };
  return { value: round, links: [result, ...files] };
}
