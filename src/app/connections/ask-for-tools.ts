import type { McpTools } from "../../connect/mcp/mcp-tools.ts";
import type { OpenedConnection } from "../../connect/opened-connection.ts";
import type { OfferedTool } from "../../model/connections/mcp-tool.ts";
import { Failure } from "../../model/failure.ts";
import type { FoundTools } from "../../workflow/round-deps.ts";
import { screenDocument } from "../../workflow/screen-document.ts";

const mostNamed = 10;

/** The tools of all servers. One that cannot be reached offers none, and the person is told; the round goes on. */
export async function askForTools(opened: readonly OpenedConnection[], tools: McpTools): Promise<FoundTools> {
  const asked = await Promise.all(opened.map((one) => askOne(one, tools)));
  return { offered: asked.flatMap((one) => one.offered), warnings: asked.flatMap((one) => one.warnings) };
}

async function askOne(opened: OpenedConnection, tools: McpTools): Promise<FoundTools> {
  const { label } = opened.record;
  try {
    const { review, offers } = await tools.look(opened);
    const open = [...review.changed, ...review.added].map(({ name }) => name);
    const waiting = open.slice(0, mostNamed).join(", ");
    const toReview = `The MCP server "${label}" has tools that nobody has reviewed yet: ${waiting}. They are not offered before "dossier connect review ${label}".`;
    if (open.length > 0) await opened.setState("changed", toReview);
    const screened = offers.offered.map(withoutOrders);
    return {
      offered: screened.map((one) => one.tool),
      warnings: [...(open.length > 0 ? [toReview] : []), ...screened.flatMap((one) => one.warning ?? [])],
    };
  } catch (error) {
    if (opened.signal.aborted || !(error instanceof Failure) || error.code === "internal") throw error;
    if (!error.retryable) await opened.setState("broken", error.message);
    return { offered: [], warnings: [`The MCP server "${label}" cannot be used now: ${error.message}`] };
  }
}

/** What a server says of a tool is data: words that give orders are left out, and said to be. */
function withoutOrders(offered: OfferedTool): { tool: OfferedTool; warning?: string } {
  const { action, label, tool, schema } = offered;
  const screen = screenDocument(`${action} (MCP server "${label}")`);
  for (const words of [tool.description ?? "", tool.title ?? "", ...wordsIn(tool.inputSchema)])
    screen.add(words, false);
  const warning = screen.warning("en");
  if (warning === undefined) return { tool: offered };
  const summary = `The tool ${action.split(".").at(-1) ?? ""}; what it says of itself is left out.`;
  return { tool: { ...offered, summary, schema: withoutWords(schema) }, warning };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Everything in a schema that a model would read as words. */
function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  return isObject(value) ? Object.values(value).flatMap(wordsIn) : [];
}

function withoutWords(schema: Record<string, unknown>): Record<string, unknown> {
  const bare = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(bare);
    return isObject(value) ? withoutWords(value) : value;
  };
  const kept = Object.entries(schema).filter(([key, value]) => {
    return typeof value !== "string" || (key !== "description" && key !== "title" && key !== "default");
  });
  return Object.fromEntries(kept.map(([key, value]) => [key, bare(value)]));
}
