import type { OfferedTool } from "../../../model/connections/mcp-tool.ts";

export interface ToolOffers {
  offered: OfferedTool[];
  /** Tools that are left out, and why. */
  refused: { name: string; why: string }[];
}
