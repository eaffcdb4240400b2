import { shortHash } from "../../../lib/hash.ts";
import type { McpTool } from "../../../model/connections/mcp-tool.ts";
import type { ToolReview } from "./tool-review.ts";

/** By the name of a tool, with the server's own line under `serverPin`. */
type ToolPins = Readonly<Record<string, string>>;

/** A tool of this name is never taken. */
export const serverPin = "(server)";
const hashLength = 64;

/** Everything that a model or a person is told of a tool, so that no word of it changes unseen. */
export function pinOf({ name, title, description, inputSchema, outputSchema, annotations }: McpTool): string {
  return shortHash({ name, title, description, inputSchema, outputSchema, annotations }, hashLength);
}

/** The same for the command line or address that the tools come from. */
export function pinOfPlace(place: unknown): string {
  return shortHash(place, hashLength);
}

/** Compares tools with what was reviewed. Under another name a tool is new: renaming must not get around a review. */
export function compareTools(
  listed: readonly McpTool[],
  { pins, place }: { pins: ToolPins; place: unknown },
): ToolReview {
  const tools = listed.filter(({ name }) => name !== serverPin);
  const isMoved = pins[serverPin] !== pinOfPlace(place);
  const pinned = (tool: McpTool) => (Object.hasOwn(pins, tool.name) ? pins[tool.name] : undefined);
  const known = tools.filter((tool) => pinned(tool) !== undefined);
  const isSame = (tool: McpTool) => !isMoved && pinned(tool) === pinOf(tool);
  const there = new Set(tools.map(({ name }) => name));
  return {
    same: known.filter(isSame),
    changed: known.filter((tool) => !isSame(tool)),
    added: tools.filter((tool) => pinned(tool) === undefined),
    gone: Object.keys(pins).filter((name) => name !== serverPin && !there.has(name)),
    isMoved,
  };
}
