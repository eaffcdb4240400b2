import type { OfferedTool } from "../../model/connections/mcp-tool.ts";
import type { OpenedConnection } from "../opened-connection.ts";
import type { ToolCall } from "./tool-call.ts";
import type { SchemaCheck } from "./tools/schema-check.ts";
import type { McpAnswer } from "./mcp-answer.ts";
import type { ToolLook } from "./tool-look.ts";

/** What rounds do with MCP servers; lines that were opened stay open for a while. */
export interface McpTools {
  /** Asks the server for its tools and holds them against what a person has reviewed. */
  look(opened: OpenedConnection): Promise<ToolLook>;
  call(call: ToolCall, opened: OpenedConnection): Promise<McpAnswer>;
  /** The check of a tool's parameters. */
  check(offered: OfferedTool): SchemaCheck;
  close(): Promise<void>;
}
