import { callTool } from "./call-tool.ts";
import { checkBySchema } from "./tools/check-by-schema.ts";
import { lookAtTools } from "./look-at-tools.ts";
import { createMcpLines } from "./mcp-lines.ts";
import type { McpTools } from "./mcp-tools.ts";

export function createMcpTools(): McpTools {
  const lines = createMcpLines();
  return {
    look: (opened) => lookAtTools(opened, lines),
    call: (call, opened) => callTool(call, opened, lines),
    check: ({ tool }) => checkBySchema(tool.inputSchema),
    close: () => lines.close(),
  };
}
