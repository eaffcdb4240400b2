import type { McpEra } from "./mcp-client.ts";
import type { ToolOffers } from "./tools/tool-offers.ts";
import type { ToolReview } from "./tools/tool-review.ts";

export interface ToolLook {
  /** What the server calls itself; for people only. */
  server: string;
  era: McpEra;
  review: ToolReview;
  /** Of the reviewed tools alone. */
  offers: ToolOffers;
}
