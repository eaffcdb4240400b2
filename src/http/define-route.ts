import type { IncomingMessage } from "node:http";
import type { z } from "zod";
import type { OwnDossier } from "../app/own/own-dossier.ts";
import type { AccessScope, Caller } from "../model/accounts/caller.ts";
import { Failure } from "../model/failure.ts";
import type { HttpServices } from "./http-services.ts";

export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** What a route answers with, by status: a schema for JSON, or the media type of anything else; null is no body. */
export type RouteAnswers = Readonly<Record<number, z.ZodType | { mediaType: string } | null>>;

/** What every handler gets, whatever its schemas. */
export interface RouteCall {
  /** Who asks; routes with scope "none" get the caller as far as one is known. */
  caller: Caller | undefined;
  services: HttpServices;
  request: Request;
  /** The raw request, for bodies that are streamed. */
  incoming: IncomingMessage;
  requestId: string;
  /** The address the request came from. */
  address: string;
  /** The same request was begun at this time by a process that died before it answered. */
  begunAt?: number | undefined;
  /** Fires when the client has gone or the server shuts down. */
  signal: AbortSignal;
}

/** JSON with a status, with headers where needed; or a whole response, for files and streams. */
export type RouteReply =
  | { status: number; body?: unknown; headers?: Readonly<Record<string, string>> }
  | Response;

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;

export interface RouteContext<P, Q, B> extends RouteCall {
  params: OutputOf<P>;
  query: OutputOf<Q>;
  body: OutputOf<B>;
  /** Everything of this caller, and nothing of anybody else. Fails where nobody is signed in. */
  dossier: OwnDossier;
}

/** One row of the table that gives validation, document, reference page, client types and fuzz input. */
export interface RouteShape<P, Q, B, A, M, T> {
  /** The name of the operation. */
  name: string;
  method: M;
  /** From the root, with parameters as in OpenAPI: /api/v1/workflows/{id}. */
  path: T;
  tag: string;
  summary: string;
  /** What the caller needs; "none" is open to everybody. */
  scope: AccessScope | "none";
  params?: P;
  query?: Q;
  body?: B;
  answers: A;
  /** Takes an Idempotency-Key: the same key gives the first answer again and starts nothing. */
  startsWork?: boolean;
  /** Reads its body itself, from the raw request: "multipart/form-data". */
  streams?: string;
}

export interface HttpRoute<
  P = unknown,
  Q = unknown,
  B = unknown,
  A = unknown,
  M = HttpMethod,
  T = string,
> extends RouteShape<P, Q, B, A, M, T> {
  /** Checks parameters, query and body against their schemas, and answers. */
  run(given: HttpInput, call: RouteCall): Promise<RouteReply>;
}

/** What the request carries, unchecked. */
export interface HttpInput {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: unknown;
}

/** Describes a route once, with its handler. */
export function defineRoute<
  const P extends z.ZodType | undefined = undefined,
  const Q extends z.ZodType | undefined = undefined,
  const B extends z.ZodType | undefined = undefined,
  const A extends RouteAnswers = RouteAnswers,
  const M extends HttpMethod = HttpMethod,
  const T extends string = string,
>(
  shape: RouteShape<P, Q, B, A, M, T> & { handler(context: RouteContext<P, Q, B>): Promise<RouteReply> },
): HttpRoute<P, Q, B, A, M, T> {
  const { handler, ...described } = shape;
  return {
    ...described,
    async run(given, call) {
      const params = check(shape.params, given.params, "path");
      const query = check(shape.query, given.query, "query");
      const body = check(shape.body, given.body, "body");
      return handler(new Checked(call, { params, query, body }));
    },
  };
}

/** A call with what was checked of it. A class, because an object with getters of its own is dear for each request. */
class Checked<P, Q, B> implements RouteContext<P, Q, B> {
  readonly params: OutputOf<P>;
  readonly query: OutputOf<Q>;
  readonly body: OutputOf<B>;
  readonly caller: Caller | undefined;
  readonly services: HttpServices;
  readonly incoming: IncomingMessage;
  readonly requestId: string;
  readonly begunAt: number | undefined;
  readonly #call: RouteCall;

  constructor(call: RouteCall, given: { params: OutputOf<P>; query: OutputOf<Q>; body: OutputOf<B> }) {
    this.#call = call;
    this.params = given.params;
    this.query = given.query;
    this.body = given.body;
    this.caller = call.caller;
    this.services = call.services;
    this.incoming = call.incoming;
    this.requestId = call.requestId;
    this.begunAt = call.begunAt;
  }

  get request(): Request {
    return this.#call.request;
  }

  get address(): string {
    return this.#call.address;
  }

  get signal(): AbortSignal {
    return this.#call.signal;
  }

  get dossier(): OwnDossier {
    if (this.caller === undefined) throw new Failure("unauthorized", "Sign in first.");
    return this.services.dossier.as(this.caller);
  }
}

function check<S>(schema: S | undefined, value: unknown, where: string): OutputOf<S>;
function check(schema: z.ZodType | undefined, value: unknown, where: string): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Failure("invalid", `The ${where} of the request is not as described.`, { cause: parsed.error });
}
