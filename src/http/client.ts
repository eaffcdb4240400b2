import type { z } from "zod";
import type { ApiRoute } from "./routes.ts";
import type { PublicEvent } from "./shapes/public-round.ts";
import { readEventStream } from "./read-event-stream.ts";

type KeyOf<R> = R extends { method: infer M extends string; path: infer T extends string }
  ? `${M} ${T}`
  : never;

/** Every call there is, such as "GET /api/v1/workflows/{id}". */
export type ApiKey = KeyOf<ApiRoute>;

type RouteOf<K extends ApiKey> = ApiRoute extends infer R
  ? R extends ApiRoute
    ? KeyOf<R> extends K
      ? R
      : never
    : never
  : never;
type InputOf<S> = Extract<S, z.ZodType> extends infer Z extends z.ZodType ? z.input<Z> : undefined;
type AnswerOf<A> = { [S in keyof A]: A[S] extends z.ZodType ? z.output<A[S]> : undefined }[keyof A];
/** Whether a route has a schema there at all. */
type IsThere<S> = [Extract<S, z.ZodType>] extends [never] ? false : true;
type Member<N extends string, S> =
  IsThere<S> extends true ? { [K in N]: InputOf<S> } : { [K in N]?: undefined };
type QueryMember<S> = IsThere<S> extends true ? { query?: InputOf<S> } : { query?: undefined };

/** What a call takes, by the table of routes. */
export type ApiInput<K extends ApiKey> =
  RouteOf<K> extends { params?: infer P; query?: infer Q; body?: infer B }
    ? Member<"params", P> & QueryMember<Q> & Member<"body", B> & CallOptions
    : CallOptions;

export type ApiAnswer<K extends ApiKey> = RouteOf<K> extends { answers: infer A } ? AnswerOf<A> : undefined;

export interface CallOptions {
  /** The same key gives the first answer again and starts nothing. */
  idempotencyKey?: string;
  /** Files of an upload. */
  form?: FormData;
  signal?: AbortSignal;
}

export interface ClientOptions {
  baseUrl: string;
  /** An API token; none on one's own machine. */
  token?: string;
  fetch?: typeof fetch;
}

export interface DossierClient {
  /** Fails with the server's problem as an Error, with `status` and `problem` on it. */
  call<K extends ApiKey>(key: K, input: ApiInput<K>): Promise<ApiAnswer<K>>;
  /** Every event of a workflow from an offset on, over lost connections, until the round is over. */
  follow(workflowId: string, options?: { after?: number; signal?: AbortSignal }): AsyncGenerator<PublicEvent>;
}

/** A thin layer over fetch with the types of the table; nothing of the server comes along. */
export function createClient({ baseUrl, token, fetch: send = fetch }: ClientOptions): DossierClient {
  const own: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    async call(key, input) {
      const { params, query, body, form, idempotencyKey, signal }: AnyInput = input;
      const [method = "GET", path = ""] = key.split(" ");
      const url = new URL(fillPath(path, params ?? {}), baseUrl);
      for (const [name, value] of Object.entries(query ?? {}))
        if (value !== undefined) url.searchParams.set(name, String(value));
      const headers = {
        ...own,
        accept: "application/json",
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
      };
      const content = form ?? (body === undefined ? undefined : JSON.stringify(body));
      const response = await send(url, {
        method,
        headers,
        ...(content && { body: content }),
        ...(signal && { signal }),
      });
      const text = await response.text();
      const answer = text === "" ? undefined : JSON.parse(text);
      if (!response.ok) throw toError(response.status, answer);
      return answer;
    },
    follow: (workflowId, options = {}) =>
      readEventStream(new URL(`/api/v1/workflows/${encodeURIComponent(workflowId)}/events`, baseUrl), {
        ...{ headers: own, send, ...options },
      }),
  };
}

interface AnyInput extends CallOptions {
  params?: Record<string, string | number> | undefined;
  query?: Record<string, string | number | undefined> | undefined;
  body?: unknown;
}

function fillPath(path: string, params: Record<string, string | number>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function toError(status: number, problem: unknown): Error {
  const detail =
    typeof problem === "object" && problem !== null && "detail" in problem ? problem.detail : undefined;
  return Object.assign(new Error(typeof detail === "string" ? detail : `The server answered ${status}.`), {
    status,
    problem,
  });
}
