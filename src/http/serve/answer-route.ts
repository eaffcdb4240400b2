import type { IncomingMessage, ServerResponse } from "node:http";
import type { AccessScope, Caller } from "../../model/accounts/caller.ts";
import { Failure } from "../../model/failure.ts";
import type { Authenticate } from "../authenticate.ts";
import type { HttpRoute, RouteCall, RouteReply } from "../define-route.ts";
import type { HttpServices } from "../http-services.ts";
import { checkHost, checkOrigin } from "./check-origin.ts";
import type { OriginRules } from "./check-origin.ts";
import { answerOnce } from "./answer-once.ts";
import { toProblem } from "./problem.ts";
import type { Problem } from "./problem.ts";
import { readJsonBody } from "./read-body.ts";
import { apiHeaders } from "./security-headers.ts";

export interface AnswerParts {
  services: HttpServices;
  authenticate: Authenticate;
  rules: OriginRules;
  newRequestId(): string;
  /** Told of every defect of ours. */
  onDefect(error: unknown, requestId: string): void;
  addressOf(incoming: IncomingMessage): string;
  isClosing(): boolean;
}

export interface RawRequest {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  toRequest(): Request;
}

const requestIdShape = /^[A-Za-z0-9-]{8,64}$/;
const withoutBody = new Set(["GET", "HEAD"]);

/** The whole way of a request: where it comes from, who asks, what is asked, and the answer. */
export async function answerRoute(route: HttpRoute, raw: RawRequest, parts: AnswerParts): Promise<Response> {
  const { incoming } = raw;
  const given = headerOf(incoming, "x-request-id");
  const requestId = given !== undefined && requestIdShape.test(given) ? given : parts.newRequestId();
  try {
    guard(incoming, parts.rules);
    const caller = await findCaller(route, incoming, parts);
    if (parts.isClosing() && route.startsWork === true)
      throw new Failure("unavailable", "The server is shutting down. Try again in a moment.");
    const call = new Asked(raw, { caller, requestId, parts });
    const reads = route.streams === undefined && !withoutBody.has(route.method);
    const input = {
      params: raw.params,
      query: raw.query,
      body: reads ? await readJsonBody(incoming) : undefined,
    };
    const work = (asked: RouteCall) => route.run(input, asked);
    const isOnce = route.startsWork === true;
    return toResponse(isOnce ? await answerOnce({ route, input, call }, work) : await work(call), requestId);
  } catch (error) {
    const problem = toProblem(error, requestId);
    if (problem.status === 500) parts.onDefect(error, requestId);
    const isOpenAi = route.path.startsWith("/v1/");
    return isOpenAi ? toOpenAiError(problem) : toProblemResponse(problem);
  }
}

/** Host and origin, before anything else is looked at. */
export function guard(incoming: IncomingMessage, rules: OriginRules): void {
  const host = incoming.headers.host;
  checkHost(host, rules);
  checkOrigin({
    ...{ method: incoming.method ?? "GET", host, origin: headerOf(incoming, "origin") },
    site: headerOf(incoming, "sec-fetch-site"),
    hasToken: incoming.headers.authorization !== undefined,
  });
}

function findCaller(
  { scope }: HttpRoute,
  incoming: IncomingMessage,
  parts: AnswerParts,
): Promise<Caller | undefined> {
  if (scope !== "none") return needCaller(scope, incoming, parts);
  const { authenticate, services, addressOf } = parts;
  return authenticate({ incoming, address: addressOf(incoming), services }).catch((error: unknown) => {
    // whoever is not signed in may ask this; whoever asks too often may not
    if (error instanceof Failure && error.code === "unauthorized") return undefined;
    throw error;
  });
}

/** Somebody who is signed in and may do this. */
export async function needCaller(
  scope: AccessScope,
  incoming: IncomingMessage,
  { authenticate, services, addressOf }: AnswerParts,
): Promise<Caller> {
  const caller = await authenticate({ incoming, address: addressOf(incoming), services });
  if (caller === undefined) throw new Failure("unauthorized", "Sign in, or send a token.");
  if (!caller.scopes.includes(scope)) throw lacksScope(scope);
  return caller;
}

function lacksScope(scope: AccessScope): Failure {
  return new Failure(
    "forbidden",
    `This needs the scope "${scope}", which the session or token does not have.`,
  );
}

/** What a handler may ask for is made only when it does: most need little of it. */
class Asked implements RouteCall {
  readonly caller: Caller | undefined;
  readonly requestId: string;
  readonly incoming: IncomingMessage;
  readonly services: HttpServices;
  readonly #raw: RawRequest;
  readonly #parts: AnswerParts;
  #signal: AbortSignal | undefined;

  constructor(
    raw: RawRequest,
    { caller, requestId, parts }: { caller: Caller | undefined; requestId: string; parts: AnswerParts },
  ) {
    this.caller = caller;
    this.requestId = requestId;
    this.incoming = raw.incoming;
    this.services = parts.services;
    this.#raw = raw;
    this.#parts = parts;
  }

  get request(): Request {
    return this.#raw.toRequest();
  }

  get address(): string {
    return this.#parts.addressOf(this.incoming);
  }

  get signal(): AbortSignal {
    return (this.#signal ??= goneSignal(this.#raw.outgoing));
  }
}

function goneSignal(outgoing: ServerResponse): AbortSignal {
  const gone = new AbortController();
  if (outgoing.destroyed) gone.abort(left());
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) gone.abort(left());
  });
  return gone.signal;
}

function left(): Failure {
  return new Failure("stopped", "The client has gone.");
}

function toResponse(reply: RouteReply, requestId: string): Response {
  if (reply instanceof Response) {
    reply.headers.set("x-request-id", requestId);
    return reply;
  }
  const { status, body, headers } = reply;
  if (body === undefined)
    return new Response(null, { status, headers: { ...apiHeaders, ...headers, "x-request-id": requestId } });
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...apiHeaders, "content-type": "application/json", ...headers, "x-request-id": requestId },
  });
}

export function toProblemResponse(problem: Problem): Response {
  const { status, requestId } = problem;
  return new Response(JSON.stringify(problem), {
    status,
    headers: {
      ...apiHeaders,
      ...retryAfter(status),
      "content-type": "application/problem+json",
      "x-request-id": requestId,
    },
  });
}

/** The shape that OpenAI's clients read; anything else they show as an error without words. */
export function toOpenAiError({ status, detail, code, requestId }: Problem): Response {
  const type =
    status === 401 ? "authentication_error" : status < 500 ? "invalid_request_error" : "server_error";
  return new Response(JSON.stringify({ error: { message: detail, type, param: null, code } }), {
    status,
    headers: {
      ...apiHeaders,
      ...retryAfter(status),
      "content-type": "application/json",
      "x-request-id": requestId,
    },
  });
}

function retryAfter(status: number): Record<string, string> {
  return status === 429 || status === 503 ? { "retry-after": "5" } : {};
}

export function headerOf(incoming: IncomingMessage, name: string): string | undefined {
  const value = incoming.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
