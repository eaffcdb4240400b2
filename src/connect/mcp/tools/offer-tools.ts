import type { McpTool, OfferedTool } from "../../../model/connections/mcp-tool.ts";
import { Failure } from "../../../model/failure.ts";
import { checkBySchema } from "./check-by-schema.ts";
import { cleanSchema } from "./clean-schema.ts";
import { cleanWords } from "./clean-words.ts";
import { toolEffect } from "./tool-effect.ts";
import type { ToolEffect } from "./tool-effect.ts";
import type { ToolOffers } from "./tool-offers.ts";

export interface OfferingServer {
  label: string;
  /** A person said that its word counts on what only reads. */
  isTrusted: boolean;
  /** What a person said about single tools, by their own names. */
  effects: Readonly<Record<string, ToolEffect>>;
}

const longestSummary = 300;
/** More would crowd a prompt; the rest is named in the refusals. */
const mostTools = 40;

/** The tools of a server as actions: named by the connection's label, never by what the server calls itself. */
export function offerTools(tools: readonly McpTool[], server: OfferingServer): ToolOffers {
  const names = tools.map(({ name }) => actionName(server.label, name));
  const offered: OfferedTool[] = [];
  const refused: ToolOffers["refused"] = [];
  for (const [index, tool] of tools.entries()) {
    const action = names[index];
    const why = whyNot({ tool, action, names, taken: offered.length });
    if (action === undefined || why !== undefined)
      refused.push({ name: cleanWords(tool.name, 80), why: why ?? "its name cannot be that of an action" });
    else offered.push(toOffer(tool, action, server));
  }
  return { offered, refused };
}

function toOffer(tool: McpTool, action: string, { label, isTrusted, effects }: OfferingServer): OfferedTool {
  const { description = "", title = "", annotations = {} } = tool;
  const own = Object.hasOwn(effects, tool.name) ? effects[tool.name] : undefined;
  const effect = own ?? toolEffect(tool, isTrusted);
  const said = cleanWords(description, longestSummary) || cleanWords(title, longestSummary);
  return {
    ...{ tool, action, label, effect, schema: cleanSchema(tool.inputSchema) },
    summary: said === "" ? `The tool ${cleanWords(tool.name, 80)} of the server ${label}.` : said,
    isRepeatable: effect === "read" || annotations.idempotentHint === true,
    isDestructive: effect !== "read" && annotations.destructiveHint !== false,
  };
}

function whyNot(given: {
  tool: McpTool;
  action: string | undefined;
  names: readonly (string | undefined)[];
  taken: number;
}): string | undefined {
  const { tool, action, names, taken } = given;
  if (action === undefined) return "its name cannot be that of an action";
  if (names.filter((name) => name === action).length > 1)
    return `another tool would be called ${action} as well`;
  if (taken >= mostTools) return `the server has more than ${mostTools} tools`;
  try {
    checkBySchema(tool.inputSchema);
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}

/** Letters that an action's name may not have become lines; undefined where nothing of the name is left. */
function actionName(label: string, tool: string): string | undefined {
  const plain = tool
    .slice(0, 128)
    .replaceAll(/[^A-Za-z0-9_.-]+/g, "_")
    .split(".")
    .filter((piece) => piece !== "")
    .join(".");
  return /[A-Za-z0-9]/.test(plain) ? `mcp.${label}.${plain}` : undefined;
}
