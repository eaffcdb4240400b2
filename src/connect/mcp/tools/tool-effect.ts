import { z } from "zod";
import type { McpTool } from "../../../model/connections/mcp-tool.ts";

export const ToolEffect = z.enum(["read", "write", "send"]);
export type ToolEffect = z.infer<typeof ToolEffect>;

/**
 * What a tool does to the world. A server's word that a tool only reads counts only where a person trusts the server;
 * what it leaves open is taken at its worst, as the protocol says.
 */
export function toolEffect(
  { annotations = {} }: Pick<McpTool, "annotations">,
  isTrusted: boolean,
): ToolEffect {
  const { readOnlyHint = false, openWorldHint = true } = annotations;
  if (readOnlyHint && isTrusted) return "read";
  return openWorldHint && !readOnlyHint ? "send" : "write";
}
