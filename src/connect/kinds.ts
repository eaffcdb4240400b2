import type { ConnectionType } from "../model/connections/connection.ts";
import type { ConnectionKind } from "./connection-kind.ts";

/** Every type with its client, loaded when it is first used. */
const kinds: Readonly<Record<ConnectionType, () => Promise<ConnectionKind>>> = {
  searxng: async () => (await import("./web/search/searxng.ts")).searxngKind,
  brave: async () => (await import("./web/search/brave.ts")).braveKind,
  tavily: async () => (await import("./web/search/tavily.ts")).tavilyKind,
  "openai-search": async () => (await import("./web/search/openai-search.ts")).openAiSearchKind,
  "anthropic-search": async () => (await import("./web/search/anthropic-search.ts")).anthropicSearchKind,
  imap: async () => (await import("./mail/imap-kind.ts")).imapKind,
  microsoft: async () => (await import("./graph/microsoft-kind.ts")).microsoftKind,
  "mcp-http": async () => (await import("./mcp/mcp-kinds.ts")).mcpHttpKind,
  "mcp-stdio": async () => (await import("./mcp/mcp-kinds.ts")).mcpStdioKind,
};

export function findKind(type: ConnectionType): Promise<ConnectionKind> {
  return kinds[type]();
}
