import type { OfferedTool } from "../../model/connections/mcp-tool.ts";
import type { McpCall } from "./mcp-client.ts";

export interface ToolCall extends Pick<McpCall, "onProgress"> {
  offered: OfferedTool;
  parameters: Record<string, unknown>;
  signal: AbortSignal;
  /** Told right before the call goes out: from then on it may have happened. */
  onSent(): void;
}
