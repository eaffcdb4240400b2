import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Transport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { untilAborted } from "../../lib/abort.ts";
import { McpTool } from "../../model/connections/mcp-tool.ts";
import { Failure } from "../../model/failure.ts";
import { cleanWords } from "./tools/clean-words.ts";
import type { McpCall, McpClient, McpEra, McpPlace } from "./mcp-client.ts";
import { createRelaxedValidator } from "./tools/relaxed-validator.ts";
import { toMcpFailure } from "./to-mcp-failure.ts";

export interface McpOpening {
  label: string;
  signal: AbortSignal;
}

const connectMs = 30_000;
const listMs = 30_000;
const readMs = 60_000;
const closeMs = 5_000;
/** Of what a program says beside the protocol. */
const mostHeard = 2_000;
/** One message of a server, a picture included. */
const largestMessage = 32 * 1_048_576;
const mostTools = 1_000;
/** Shorter values stand in any text. */
const shortestHidden = 6;

interface Line {
  transport: Transport;
  /** The last words of a program. */
  heard(): string;
  hide(text: string): string;
}

/** Opens a line to a server by whichever handshake it understands. Whoever opens it closes it. */
export async function openMcp(place: McpPlace, opening: McpOpening): Promise<McpClient> {
  const modes =
    place.kind === "http" || place.era === "modern" ? (["auto"] as const) : (["legacy", "auto"] as const);
  let first: unknown;
  for (const mode of modes) {
    const line = openLine(place);
    const declined: string[] = [];
    const client = createClient(mode, declined);
    try {
      await connect(client, line, opening);
      return toMcpClient({ client, line, declined }, opening);
    } catch (error) {
      await hangUp(client);
      first ??= toMcpFailure(error, { ...opening, doing: "connect", heard: line.heard() });
      // a program that cannot be started is no better the second time
      if (opening.signal.aborted || isMissing(error)) break;
    }
  }
  throw first;
}

function openLine(place: McpPlace): Line {
  if (place.kind === "stdio") return startProgram(place);
  const { url, fetch, token } = place;
  let refused: string | undefined;
  let last: string | undefined;
  const transport = new StreamableHTTPClientTransport(new URL(url), {
    fetch,
    redirectPolicy: "same-origin",
    ...(token && {
      authProvider: {
        token: async () => (last = await token(refused)),
        onUnauthorized: async () => {
          refused = last;
        },
      },
    }),
  });
  return { transport, heard: () => "", hide: (text) => text };
}

function startProgram({ command, args, env, folder }: McpPlace & { kind: "stdio" }): Line {
  const transport = new StdioClientTransport({
    ...{ command, args: [...args], env: { ...env }, stderr: "pipe", maxBufferSize: largestMessage },
    ...(folder !== undefined && { cwd: folder }),
  });
  let words = "";
  transport.stderr?.on("data", (piece: Buffer) => {
    words = `${words}${piece.toString("utf8")}`.slice(-mostHeard);
  });
  const secrets = Object.values(env).filter((value) => value.length >= shortestHidden);
  const hide = (text: string) => secrets.reduce((shown, secret) => shown.replaceAll(secret, "***"), text);
  return { transport, hide, heard: () => hide(words) };
}

function createClient(mode: "legacy" | "auto", declined: string[]): Client {
  const client = new Client(
    { name: "dossier", version: "1" },
    {
      capabilities: { elicitation: { form: {} } },
      versionNegotiation: { mode, probe: { timeoutMs: 10_000 } },
      jsonSchemaValidator: createRelaxedValidator(),
    },
  );
  // nobody sits there who could fill in a form, and a form is no place for a secret
  client.setRequestHandler("elicitation/create", async ({ params }) => {
    declined.push(cleanWords(params.message, 200));
    return { action: "decline" as const };
  });
  // a late sign of progress lands here, and is no failure
  client.onerror = () => undefined;
  return client;
}

async function connect(client: Client, { transport }: Line, { signal }: McpOpening): Promise<void> {
  signal.throwIfAborted();
  const limit = AbortSignal.any([signal, AbortSignal.timeout(connectMs)]);
  await untilAborted(client.connect(transport, { signal: limit, timeout: connectMs }), limit);
}

async function hangUp(client: Client): Promise<void> {
  const late = AbortSignal.timeout(closeMs);
  await untilAborted(client.close(), late).catch(() => undefined);
}

interface OpenLine {
  client: Client;
  line: Line;
  declined: string[];
}

function toMcpClient({ client, line, declined }: OpenLine, { label }: McpOpening): McpClient {
  const era: McpEra = client.getProtocolEra() ?? "legacy";
  const attempt = async <T>(doing: string, signal: AbortSignal, work: () => Promise<T>) => {
    try {
      signal.throwIfAborted();
      return await work();
    } catch (error) {
      throw toMcpFailure(error, { label, doing, signal, heard: line.heard() });
    }
  };
  return {
    ...{ era, server: cleanWords(client.getServerVersion()?.name ?? "", 80), declined },
    hide: line.hide,
    listTools: (signal) =>
      attempt("list its tools", signal, async () => {
        const { tools } = await client.listTools(undefined, {
          signal,
          timeout: listMs,
          cacheMode: "refresh",
        });
        if (tools.length > mostTools)
          throw new Failure("limit", `The MCP server "${label}" has more than ${mostTools} tools.`);
        return tools.map((tool) => McpTool.parse(tool));
      }),
    call: (call, signal) =>
      attempt(`answer ${cleanWords(call.tool, 80)}`, signal, () => callTool(client, call, signal)),
    read: (uri, signal) =>
      attempt(`hand out ${cleanWords(uri, 120)}`, signal, async () => {
        const { contents } = await client.readResource(
          { uri },
          { signal, timeout: readMs, cacheMode: "bypass" },
        );
        return contents;
      }),
    close: () => hangUp(client),
  };
}

function callTool(client: Client, call: McpCall, signal: AbortSignal) {
  const { tool: name, parameters, idleMs, mostMs, onProgress } = call;
  return client.callTool(
    { name, arguments: parameters },
    {
      ...{ signal, timeout: idleMs, resetTimeoutOnProgress: true, maxTotalTimeout: mostMs },
      onprogress: ({ progress, total, message }) => onProgress?.(progress, total, message),
    },
  );
}

function isMissing(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ENOENT" || code === "EACCES";
}
