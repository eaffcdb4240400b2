import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Config } from "../../src/app/config.ts";
import type { ConfigInput } from "../../src/app/config.ts";
import { createDossier } from "../../src/app/create-dossier.ts";
import type { Dossier } from "../../src/app/create-dossier.ts";
import { startServer } from "../../src/http/http.ts";
import type { RunningServer } from "../../src/http/http.ts";
import { createMcpFetch } from "../../src/mcp/mcp.ts";

export const goodPassword = "three quiet green boats";

export interface AccountServer {
  dossier: Dossier;
  server: RunningServer;
  data: string;
  /** What went wrong on our side. */
  defects: unknown[];
  close(): Promise<void>;
}

/** A server on a free port of this machine that people sign in to. */
export async function startAccountServer(given: ConfigInput = {}): Promise<AccountServer> {
  const data = join(await mkdtemp(join(tmpdir(), "dossier-server-")), "data");
  const settings = { data, publicUrl: "http://dossier.example.org", ...given };
  const config = Config.parse(settings);
  const dossier = await createDossier(settings, { metrics: true });
  const defects: unknown[] = [];
  const tools = createMcpFetch({
    dossier,
    config,
    version: "0",
    onError: (error) => void defects.push(error),
  });
  const server = await startServer({
    ...{ dossier, config, version: "0", host: "127.0.0.1", port: 0 },
    onDefect: (error) => void defects.push(error),
    mcp: (request, caller) => tools.fetch(request, caller),
  });
  return {
    ...{ dossier, server, data, defects },
    async close() {
      await server.close();
      await tools.close();
      await dossier.close();
    },
  };
}

export interface Browser {
  call(
    method: string,
    path: string,
    ...sent: [body?: unknown, headers?: Record<string, string>]
  ): Promise<Answer>;
  cookies: Map<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** Parsed, or undefined where it is no JSON. */
  json: Record<string, unknown> | undefined;
}

/** Keeps cookies as a browser does, and says that it comes from our own page. */
export function openBrowser(url: string): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async call(method, path, ...[body, headers = {}]) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const response = await fetch(new URL(path, url), {
        method,
        redirect: "manual",
        headers: {
          ...(cookie !== "" && { cookie }),
          "sec-fetch-site": "same-origin",
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      });
      for (const set of response.headers.getSetCookie()) {
        const [pair = ""] = set.split(";");
        const [name = "", value = ""] = pair.split("=");
        if (/Max-Age=0(?:;|$)/.test(set)) cookies.delete(name);
        else cookies.set(name, value);
      }
      const text = await response.text();
      const isJson = /json/.test(response.headers.get("content-type") ?? "");
      return {
        status: response.status,
        headers: response.headers,
        text,
        json: isJson ? (JSON.parse(text) as Record<string, unknown>) : undefined,
      };
    },
  };
}
