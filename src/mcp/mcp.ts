/**
 * Dossier as an MCP server, over a pipe or behind an HTTP server. It hands requests on to the caller's own Dossier and
 * never decides anything; tokens, hosts and origins are checked by whoever mounts it.
 */
import { createMcpHandler } from "@modelcontextprotocol/server";
import { serveStdio, StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import type { Config } from "../app/config.ts";
import type { Dossier } from "../app/create-dossier.ts";
import { Caller } from "../model/accounts/caller.ts";
import { createServer } from "./create-server.ts";
import type { McpOptions } from "./mcp-options.ts";

const largestRequest = 16 * 1_048_576;

export interface McpFetchOptions {
  dossier: Pick<Dossier, "as">;
  config: Config;
  version: string;
  /** Whether clients may approve what waits for a person. */
  mayApprove?: boolean;
  onError?: (error: Error) => void;
}

export interface McpFetch {
  /** Answers one HTTP request of a caller whose token, host and origin have been checked. */
  fetch(request: Request, caller: Caller): Promise<Response>;
  close(): Promise<void>;
}

/** The server as a web-standard handler, for clients of both eras. */
export function createMcpFetch(given: McpFetchOptions): McpFetch {
  const { dossier, config, version, mayApprove = false, onError } = given;
  const handler = createMcpHandler(
    ({ authInfo }) => {
      const own = dossier.as(Caller.parse(authInfo?.extra?.["caller"]));
      return createServer({ own, config, version, mayApprove, folders: undefined });
    },
    { legacy: "stateless", maxRequestBodySize: largestRequest, ...(onError && { onerror: onError }) },
  );
  return {
    fetch(request, caller) {
      const { userId: clientId, scopes } = caller;
      return handler.fetch(request, { authInfo: { token: "", clientId, scopes, extra: { caller } } });
    },
    close: () => handler.close(),
  };
}

/** Serves one client over standard input and output until it hangs up or the signal fires. */
export async function serveMcpOverStdio(options: McpOptions, signal: AbortSignal): Promise<void> {
  const ended = Promise.withResolvers<void>();
  const transport = new StdioServerTransport(process.stdin, process.stdout, {
    maxBufferSize: largestRequest,
  });
  const handle = serveStdio(() => createServer(options), {
    transport,
    onerror: (error) => void process.stderr.write(`dossier: ${error.message}\n`),
  });
  process.stdin.once("end", ended.resolve).once("close", ended.resolve);
  signal.addEventListener("abort", () => ended.resolve(), { once: true });
  await ended.promise;
  await handle.close();
}
