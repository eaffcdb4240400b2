/**
 * The server: the table of routes over sockets, the page, health and shutdown. It holds no logic of the product
 * and never sees anything that is not bound to its caller.
 */
import { randomBytes } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import type { Context } from "hono";
import type { Config } from "../app/config.ts";
import type { Dossier } from "../app/create-dossier.ts";
import { systemClock } from "../lib/clock.ts";
import type { Clock } from "../lib/clock.ts";
import type { Caller } from "../model/accounts/caller.ts";
import { Failure } from "../model/failure.ts";
import { endWithAccess } from "./accounts/end-with-access.ts";
import { openAccess } from "./accounts/open-access.ts";
import type { HttpRoute } from "./define-route.ts";
import type { HttpServices } from "./http-services.ts";
import { measureRoute } from "./metrics/measure-route.ts";
import { openAiRoutes } from "./openai/openai-routes.ts";
import { openApiDocument } from "./openapi/openapi-document.ts";
import { referencePage, referenceStyle } from "./openapi/reference-page.ts";
import { apiRoutes } from "./routes.ts";
import { answerRoute, guard, needCaller, toOpenAiError, toProblemResponse } from "./serve/answer-route.ts";
import type { AnswerParts } from "./serve/answer-route.ts";
import { canStream } from "./serve/can-stream.ts";
import { hostsFor } from "./serve/check-origin.ts";
import { clientAddress } from "./serve/client-address.ts";
import { closeServer } from "./serve/close-server.ts";
import { createHealth } from "./serve/health.ts";
import { toProblem } from "./serve/problem.ts";
import { apiHeaders, pageHeaders } from "./serve/security-headers.ts";
import { openPage } from "./serve/serve-page.ts";

export interface ServerOptions {
  dossier: Dossier;
  config: Config;
  version: string;
  host: string;
  port: number;
  clock?: Clock;
  /** Answers /mcp, where the server of tools is to be had. */
  mcp?: ((request: Request, caller: Caller) => Promise<Response>) | undefined;
  /** Told of every defect of ours. */
  onDefect?(error: unknown, requestId: string): void;
  /** Told when a request begins; called back when it is answered. */
  hurry?(): () => void;
}

export interface RunningServer {
  url: string;
  /** The link that makes the first admin, while there is none. */
  setUpUrl?: string;
  /** Ends streams, lets answers end and closes every connection; the engine is its owner's to close. */
  close(): Promise<void>;
}

type Bindings = { Bindings: HttpBindings };

/** Listens, and resolves once it does. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dossier, config, version, host, port, clock = systemClock } = options;
  const { access, authenticate, setUp } = await openAccess({ accounts: dossier.accounts, config, host });
  const ending = new AbortController();
  const services: HttpServices = { dossier, config, clock, version, access, closing: ending.signal };
  const rules = { hosts: new Set<string>() as ReadonlySet<string> };
  const parts: AnswerParts = {
    ...{ services, authenticate, rules },
    newRequestId: createRequestIds(),
    onDefect: options.onDefect ?? (() => undefined),
    addressOf: (incoming) => clientAddress(incoming, config.trustedProxies),
    isClosing: () => ending.signal.aborted,
  };
  const app = createApp(parts, options);
  const server = createAdaptorServer({ fetch: app.fetch, hostname: host }) as Server;
  // an upload may take as long as it likes; it may not stand still, and heads may not dawdle
  server.requestTimeout = 0;
  server.headersTimeout = 60_000;
  const bound = await listen(server, host, port);
  rules.hosts = hostsFor({ host, port: bound }, config.publicUrl === undefined ? [] : [config.publicUrl]);
  const url = `http://${host.includes(":") ? `[${host}]` : host}:${bound}`;
  return {
    url,
    ...(setUp !== undefined && { setUpUrl: new URL(setUp, config.publicUrl ?? url).href }),
    async close() {
      ending.abort(new Failure("stopped", "The server is shutting down."));
      await closeServer(server);
    },
  };
}

/** Unlike those of any other server, and cheap. */
function createRequestIds(): () => string {
  const server = randomBytes(6).toString("hex");
  let count = 0;
  return () => `${server}-${(count += 1).toString(36)}`;
}

function createApp(parts: AnswerParts, options: ServerOptions): Hono<Bindings> {
  const { dossier, version, mcp, clock = systemClock } = options;
  const app = new Hono<Bindings>();
  const routes: readonly HttpRoute[] = [...apiRoutes, ...openAiRoutes];
  for (const route of routes) addRoute(app, route, { parts, hurry: options.hurry });
  addDocuments(app, openApiDocument(apiRoutes, version), parts);
  const health = createHealth(dossier, { now: () => clock.now(), isClosing: parts.isClosing });
  app.get("/health/live", () => health.live());
  app.get("/health/ready", () => health.ready());
  if (mcp !== undefined) app.all("/mcp", (context) => answerMcp(context, mcp, parts));
  const page = openPage();
  // not a route of its own: where two match, every request takes the longer way through the router
  app.notFound(
    guarded(parts, ({ incoming, path }) => {
      const isPage = !/^\/(?:api|v1|mcp|health)(?:\/|$)/.test(path);
      if (isPage && (incoming.method === "GET" || incoming.method === "HEAD"))
        return page.answer(path, incoming.headers["if-none-match"]);
      throw new Failure("not-found", `There is no ${incoming.method ?? "GET"} ${path} here.`);
    }),
  );
  return app;
}

/** What stands outside of the table is answered under the right name only, like everything else. */
function guarded(
  { rules, newRequestId }: AnswerParts,
  answer: (asked: { incoming: IncomingMessage; path: string }) => Response,
): (context: Context<Bindings>) => Response {
  return ({ env: { incoming }, req: { path } }) => {
    try {
      guard(incoming, rules);
      return answer({ incoming, path });
    } catch (error) {
      const problem = toProblem(error, newRequestId());
      return path.startsWith("/v1/") ? toOpenAiError(problem) : toProblemResponse(problem);
    }
  };
}

/** Tools for other programs: whoever may run something may use them. */
async function answerMcp(
  { env: { incoming }, req }: Context<Bindings>,
  mcp: NonNullable<ServerOptions["mcp"]>,
  parts: AnswerParts,
): Promise<Response> {
  try {
    guard(incoming, parts.rules);
    const caller = await needCaller("run", incoming, parts);
    return await mcp(req.raw, caller);
  } catch (error) {
    return toProblemResponse(toProblem(error, parts.newRequestId()));
  }
}

function addRoute(
  app: Hono<Bindings>,
  route: HttpRoute,
  { parts, hurry }: { parts: AnswerParts; hurry: ServerOptions["hurry"] },
): void {
  const path = route.path.replaceAll(/\{(\w+)\}/g, ":$1");
  app.on(route.method, path, async (context) => {
    const { incoming, outgoing } = context.env;
    const raw = {
      incoming,
      outgoing,
      params: context.req.param(),
      query: context.req.query(),
      toRequest: () => context.req.raw,
    };
    const place = { incoming, outgoing, services: parts.services };
    const over = route.streams === undefined ? hurry?.() : undefined;
    try {
      const response = await measureRoute(route, place, () => answerRoute(route, raw, parts));
      if (canStream(route)) endWithAccess(response, place);
      return response;
    } finally {
      over?.();
    }
  });
}

function addDocuments(
  app: Hono<Bindings>,
  document: ReturnType<typeof openApiDocument>,
  parts: AnswerParts,
): void {
  const texts = [
    ["/api/v1/openapi.json", "application/json", JSON.stringify(document), apiHeaders],
    ["/docs", "text/html; charset=utf-8", referencePage(document), pageHeaders],
    ["/docs/reference.css", "text/css; charset=utf-8", referenceStyle, pageHeaders],
  ] as const;
  for (const [path, type, text, headers] of texts)
    app.get(
      path,
      guarded(parts, () => new Response(text, { headers: { ...headers, "content-type": type } })),
    );
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) => {
      const why = cause.code === "EADDRINUSE" ? "another program uses it" : cause.message;
      reject(
        new Failure("configuration", `Cannot listen on ${host}:${port}: ${why}. Name another with --port.`, {
          cause,
        }),
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}
