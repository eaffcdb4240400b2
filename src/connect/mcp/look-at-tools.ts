import type { OpenedConnection } from "../opened-connection.ts";
import type { McpTool } from "../../model/connections/mcp-tool.ts";
import type { McpClient } from "./mcp-client.ts";
import type { McpLines } from "./mcp-lines.ts";
import { placeToPin } from "./mcp-place.ts";
import { readMcpSettings } from "./mcp-settings.ts";
import { offerTools } from "./tools/offer-tools.ts";
import { compareTools } from "./tools/pin-tools.ts";
import type { ToolLook } from "./tool-look.ts";

/** Asks the server for its tools and compares them with what a person has reviewed. */
export function lookAtTools(opened: OpenedConnection, lines: McpLines): Promise<ToolLook> {
  return lines.use(opened, async (client) => judge(opened, client, await client.listTools(opened.signal)));
}

function judge(
  { record }: OpenedConnection,
  { server, era }: McpClient,
  tools: readonly McpTool[],
): ToolLook {
  const settings = readMcpSettings(record);
  const review = compareTools(tools, { pins: record.pins, place: placeToPin(settings) });
  const { isTrusted, effects } = settings;
  return {
    server,
    era,
    review,
    offers: offerTools(review.same, { label: record.label, isTrusted, effects }),
  };
}
