/**
 * A stand-in for Microsoft Graph and its sign-in, on two free ports of this machine. It is not Microsoft's: it imitates
 * the routes, codes, headers and faults that their documentation describes, as far as Dossier uses them.
 */
import { once } from "node:events";
import type { AddressInfo, Server, Socket } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { Context } from "hono";
import { delay } from "../../src/lib/abort.ts";
import { addDriveRoutes } from "./graph-drive-routes.ts";
import { addFilesRoutes } from "./graph-files-routes.ts";
import { addMailRoutes } from "./graph-mail-routes.ts";
import { addSignInRoutes } from "./graph-sign-in-routes.ts";
import { createGraphState, newName } from "./graph-state.ts";
import type { GraphFault, GraphState } from "./graph-state.ts";

export interface GraphForTests {
  state: GraphState;
  /** Settings as a person would type them, but for the addresses. */
  settings: { clientId: string; tenant: string; authority: string; base: string; allowPrivate: string[] };
  /** Makes the next calls that fit go wrong. */
  break(fault: GraphFault): void;
  /** A token as a sign-in would have given it. */
  token(scopes?: string[], seconds?: number): string;
  close(): Promise<void>;
}

const mailScopes = ["Mail.Read", "Mail.ReadWrite"];
const fileScopes = [
  "Files.Read.All",
  "Files.ReadWrite.All",
  "Sites.Read.All",
  "Sites.ReadWrite.All",
  "Sites.Selected",
];

export async function startGraph(): Promise<GraphForTests> {
  const state = createGraphState();
  const [app, files] = [new Hono(), new Hono()];
  let filesUrl = "";
  addSignInRoutes(app, state);
  app.use("/v1.0/*", (context, next) => guard(context, state, next));
  const deps = { state, filesUrl: () => filesUrl, fail };
  addMailRoutes(app, deps);
  addDriveRoutes(app, deps);
  app.notFound(() => fail(404, "ResourceNotFound", "Resource not found for the segment."));
  addFilesRoutes(files, state);
  const [graph, second] = [await listen(app), await listen(files)];
  filesUrl = `http://127.0.0.1:${second.port}`;
  const home = `http://127.0.0.1:${graph.port}`;
  return {
    state,
    settings: {
      ...{ clientId: "client-1", tenant: "contoso.example", authority: home, base: `${home}/v1.0` },
      allowPrivate: [`127.0.0.1:${graph.port}`, `127.0.0.1:${second.port}`],
    },
    break: (fault) => void state.faults.push(fault),
    token(scopes = state.scopes, seconds = 3600) {
      const token = newName("access");
      state.tokens.set(token, { scopes, expiresAt: state.clock() + seconds * 1000 });
      return token;
    },
    async close() {
      for (const { close } of [graph, second]) await close();
    },
  };
}

/** What every Graph route does before anything else: token, scope, ordered faults, at most four calls at once. */
async function guard(
  context: Context,
  state: GraphState,
  next: () => Promise<void>,
): Promise<Response | void> {
  const given = context.req.header("authorization");
  const { method, path } = context.req;
  state.log.push({ method, path, port: "graph", hasToken: given !== undefined });
  state.inside += 1;
  state.mostInside = Math.max(state.mostInside, state.inside);
  try {
    if (state.slowMs > 0) await delay(state.slowMs);
    if (state.inside > 4) return fail(429, "ApplicationThrottled", "Too many at once.");
    const token = state.tokens.get(given?.replace("Bearer ", "") ?? "");
    if (token === undefined) return unauthorised(context, "Access token is empty or not valid.");
    if (token.expiresAt <= state.clock())
      return unauthorised(context, "Lifetime validation failed, the token is expired.");
    if (token.isApp === true && path.startsWith("/v1.0/me"))
      return fail(400, "BadRequest", "/me request is only valid with delegated authentication flow.");
    const refused = scopeTrouble(context, token.scopes);
    if (refused !== undefined) return refused;
    const fault = state.faults.find(({ on, times }) => times > 0 && `${method} ${path}`.includes(on));
    if (fault === undefined) {
      await next();
    } else {
      fault.times -= 1;
      if (fault.happens === true) await next();
      const broken = await breakAnswer(context, fault);
      // what next() has answered already gives way
      context.res = broken;
    }
    context.header("request-id", newName("request"));
    context.header("client-request-id", context.req.header("client-request-id") ?? "");
    return undefined;
  } finally {
    state.inside -= 1;
  }
}

async function breakAnswer(context: Context, { kind, retryAfter }: GraphFault): Promise<Response> {
  const answer = (status: number, code: string) => {
    const response = fail(status, code, "ordered by a test");
    if (retryAfter !== undefined) response.headers.set("retry-after", retryAfter);
    return response;
  };
  switch (kind) {
    case "429":
      return answer(429, "ApplicationThrottled");
    case "503":
      return answer(503, "serviceNotAvailable");
    case "504":
      return answer(504, "UnknownError");
    case "500":
      return answer(500, "generalException");
    case "locked":
      return answer(423, "resourceLocked");
    case "401":
      return unauthorised(context, "Lifetime validation failed, the token is expired.");
    case "truncated":
      return new Response('{"value":[{"id":"AAMk', { headers: { "content-type": "application/json" } });
    case "drop": {
      const { incoming } = context.env as { incoming: { socket: Socket } };
      incoming.socket.destroy();
      return new Response(null);
    }
  }
}

function scopeTrouble(context: Context, scopes: readonly string[]): Response | undefined {
  const { path, method } = context.req;
  const isMail = /\/messages|\/mailFolders/.test(path);
  const isFile = /\/drives\/|\/sites|\/search\/|\/shares\//.test(path);
  if (!isMail && !isFile) return undefined;
  const isWrite = method !== "GET" && !path.endsWith("/search/query");
  const fitting = (isMail ? mailScopes : fileScopes).filter(
    (scope) => !isWrite || scope.includes("Write") || scope === "Sites.Selected",
  );
  if (fitting.some((scope) => scopes.includes(scope))) return undefined;
  return fail(403, isMail ? "ErrorAccessDenied" : "accessDenied", "Access is denied.");
}

function unauthorised(context: Context, message: string): Response {
  context.header("www-authenticate", 'Bearer realm="", authorization_uri="https://login.example/authorize"');
  return fail(401, "InvalidAuthenticationToken", message);
}

function fail(status: number, code: string, message = ""): Response {
  const inner = { "request-id": newName("request"), date: "2026-11-16T09:00:00" };
  const body = JSON.stringify({ error: { code, message, innerError: inner } });
  return new Response(body, {
    status,
    headers: { "content-type": "application/json", "request-id": inner["request-id"] },
  });
}

async function listen(app: Hono): Promise<{ port: number; close(): Promise<void> }> {
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }) as Server;
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  if (!server.listening) await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
