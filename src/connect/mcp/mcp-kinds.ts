import type { McpTool } from "../../model/connections/mcp-tool.ts";
import type { AbilityReport, ConnectionKind, ReviewedItem } from "../connection-kind.ts";
import type { OpenedConnection } from "../opened-connection.ts";
import { cleanWords } from "./tools/clean-words.ts";
import { lookAtTools } from "./look-at-tools.ts";

import { createMcpLines } from "./mcp-lines.ts";
import { bearerField, placeToPin } from "./mcp-place.ts";
import { McpHttpSettings, McpStdioSettings, readMcpSettings, secretVariables } from "./mcp-settings.ts";
import type { McpSettings } from "./mcp-settings.ts";
import { pinOf, pinOfPlace, serverPin } from "./tools/pin-tools.ts";
import { clientSecretField, signIn } from "./sign-in.ts";
import { toolEffect } from "./tools/tool-effect.ts";
import type { ToolLook } from "./tool-look.ts";

export const mcpStdioKind: ConnectionKind = {
  title: "An MCP server that is a program on this machine",
  settings: McpStdioSettings,
  secrets: [],
  moreSecrets: (settings) =>
    secretVariables(settings).map((name) => ({ name, title: `The variable ${name}`, isRequired: true })),
  test,
  review,
};

export const mcpHttpKind: ConnectionKind = {
  title: "An MCP server on the network",
  settings: McpHttpSettings,
  secrets: [
    { name: bearerField, title: "Bearer token", isRequired: false },
    { name: clientSecretField, title: "Client secret", isRequired: false },
  ],
  test,
  review,
  async login(opened, person) {
    const settings = readMcpSettings(opened.record);
    if (settings.kind === "http") await signIn(settings, opened, person);
  },
};

const longestShown = 2_000;

async function lookOnce(opened: OpenedConnection): Promise<ToolLook> {
  const lines = createMcpLines();
  try {
    return await lookAtTools(opened, lines);
  } finally {
    await lines.close();
  }
}

/** Connects, and holds the tools against what was reviewed. */
async function test(opened: OpenedConnection): Promise<AbilityReport[]> {
  const { server, era, review: seen, offers } = await lookOnce(opened);
  const { label } = opened.record;
  const named = server === "" ? "a server" : `"${server}"`;
  const open = [...seen.changed, ...seen.added].map(({ name }) => cleanWords(name, 80));
  const waiting = `${open.join(", ")}: run "dossier connect review ${label}"`;
  return [
    { ability: "connect", works: true, detail: `reached ${named} by the ${era} handshake` },
    {
      ability: "tools",
      works: offers.offered.length > 0,
      detail: `${offers.offered.length} tools are offered${open.length === 0 ? "" : `; not reviewed: ${waiting}`}`,
    },
    ...offers.refused.map(({ name, why }) => ({
      ability: name,
      works: false,
      detail: `cannot be offered: ${why}`,
    })),
  ];
}

/** Every tool with all that it says of itself, and the command line or address that it comes from. */
async function review(opened: OpenedConnection): Promise<ReviewedItem[]> {
  const settings = readMcpSettings(opened.record);
  const { review: seen } = await lookOnce(opened);
  const show = (change: ReviewedItem["change"]) => (tool: McpTool) => toItem(tool, change, settings);
  const place = { name: serverPin, shown: showPlace(settings), pin: pinOfPlace(placeToPin(settings)) };
  const isKnown = Object.hasOwn(opened.record.pins, serverPin);
  return [
    { ...place, change: isKnown ? (seen.isMoved ? "changed" : "same") : "new" },
    ...seen.same.map(show("same")),
    ...seen.changed.map(show("changed")),
    ...seen.added.map(show("new")),
    ...seen.gone.map((name): ReviewedItem => ({
      name,
      change: "gone",
      shown: "the server no longer has it",
    })),
  ];
}

function toItem(tool: McpTool, change: ReviewedItem["change"], settings: McpSettings): ReviewedItem {
  const own = Object.hasOwn(settings.effects, tool.name) ? settings.effects[tool.name] : undefined;
  const effect = own ?? toolEffect(tool, settings.isTrusted);
  const fields = Object.keys(tool.inputSchema["properties"] ?? {}).map((name) => cleanWords(name, 60));
  const takes = fields.length === 0 ? "takes nothing" : `takes ${fields.join(", ")}`;
  const words = cleanWords(tool.description ?? tool.title ?? "", longestShown);
  return { name: tool.name, change, shown: `${effect}; ${takes}; ${words}`, pin: pinOf(tool) };
}

function showPlace(settings: McpSettings): string {
  if (settings.kind === "http") return settings.url;
  const { command, args, env } = settings;
  const names = env.map((variable) => variable.split("=", 1)[0] ?? "");
  const given = names.length === 0 ? "" : ` with ${names.join(", ")}`;
  return cleanWords(
    `${[command, ...args].map((word) => JSON.stringify(word)).join(" ")}${given}`,
    longestShown,
  );
}
