import type { McpTool } from "../../../model/connections/mcp-tool.ts";

/** What has become of a server's tools since a person looked at them. */
export interface ToolReview {
  same: McpTool[];
  changed: McpTool[];
  added: McpTool[];
  /** Names of tools that are gone. */
  gone: string[];
  /** The command line or the address is another one. */
  isMoved: boolean;
}
