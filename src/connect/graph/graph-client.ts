import type { z } from "zod";
import { delay } from "../../lib/abort.ts";
import type { Clock } from "../../lib/clock.ts";
import { Failure } from "../../model/failure.ts";
import type { GuardedFetch } from "../fetch/guarded-fetch.ts";
import { createGate } from "./create-gate.ts";
import { readGraphError, toGraphFailure } from "./graph-error.ts";
import type { Graph, GraphAnswer, GraphCall } from "./graph-port.ts";
import { readPages } from "./read-pages.ts";
import { retryAfter } from "./retry-after.ts";

export interface GraphDeps {
  /** Such as https://graph.microsoft.com/v1.0. */
  base: string;
  fetch: GuardedFetch;
  /** A token that is good now; `refused` is one that Graph has just refused. */
  token(refused?: string): Promise<string>;
  clock: Clock;
  signal: AbortSignal;
  /** Wait before the second try where Graph does not say; doubles after each. */
  backoffMs?: number;
}

const mostAtOnce = 3;
const mostTries = 5;
const usualBackoffMs = 1_000;
/** Graph asks apps that reach SharePoint to say who they are in this form. */
const userAgent = "NONISV|Dossier|Dossier/1.0";
const busy = new Set([429, 503, 504, 509]);
const sick = new Set([500, 502]);

/** Microsoft Graph over plain HTTP: throttling obeyed, a refused token renewed once, at most three requests at a time. */
export function createGraph(deps: GraphDeps): Graph {
  const gate = createGate(mostAtOnce);
  const call = (wanted: GraphCall) => gate(() => callOften(wanted, deps));
  const read: Graph["read"] = async (wanted, schema) =>
    readAs(await (await call(wanted)).bytes(), schema, wanted.doing);
  return { call, read, list: readPages({ base: deps.base, read }) };
}

async function callOften(wanted: GraphCall, deps: GraphDeps): Promise<GraphAnswer> {
  const { signal, clock, backoffMs = usualBackoffMs } = deps;
  const isRead = (wanted.method ?? "GET") === "GET";
  let token = await deps.token();
  let isRenewed = false;
  for (let tries = 1; ; tries += 1) {
    const sent = await send(wanted, token, deps).catch((error: unknown) => {
      // whether a write happened that nobody answered is for the caller to look up
      if (!isRead || tries >= mostTries || !(error instanceof Failure) || !error.retryable) throw error;
      return undefined;
    });
    if (sent?.status === 401 && !isRenewed) {
      isRenewed = true;
      token = await deps.token(token);
      continue;
    }
    const isLast = tries >= mostTries;
    if (sent !== undefined && (isLast || !(busy.has(sent.status) || (isRead && sick.has(sent.status)))))
      return settle(sent, wanted);
    const asked = sent === undefined ? undefined : retryAfter(sent.headers.get("retry-after"), clock.now());
    await delay(asked ?? backoffMs * 2 ** (tries - 1), signal);
  }
}

async function send(wanted: GraphCall, token: string, deps: GraphDeps): Promise<Response> {
  const { method = "GET", json, body, limits } = wanted;
  const headers: Record<string, string> = {
    ...{ authorization: `Bearer ${token}`, "user-agent": userAgent, accept: "application/json" },
    prefer: 'IdType="ImmutableId"',
    ...(json !== undefined && { "content-type": "application/json" }),
    ...(body !== undefined && { "content-type": body.mediaType }),
    ...wanted.headers,
  };
  const content = json === undefined ? body?.content : JSON.stringify(json);
  return deps.fetch(`${deps.base}${wanted.path}`, {
    ...{ method, headers, signal: deps.signal, redirect: "manual" },
    ...(content !== undefined && { body: typeof content === "string" ? content : Buffer.from(content) }),
    ...(limits !== undefined && { limits }),
  });
}

async function settle(response: Response, wanted: GraphCall): Promise<GraphAnswer> {
  const { status, headers } = response;
  const whole = async () => Buffer.from(await response.arrayBuffer());
  if (status < 400) return { status, headers, error: undefined, bytes: whole };
  const text = (await whole()).toString("utf8");
  const error = readGraphError(status, headers, text);
  if (wanted.expects?.includes(status) !== true) throw toGraphFailure(error, wanted);
  return { status, headers, error, bytes: async () => Buffer.from(text) };
}

/** An answer that was cut off, or is something else than was asked for, is a failure. */
function readAs<Schema extends z.ZodType>(bytes: Buffer, schema: Schema, doing: string): z.infer<Schema> {
  const parsed = schema.safeParse(parse(bytes.toString("utf8")));
  if (parsed.success) return parsed.data;
  throw new Failure("unavailable", `Microsoft 365 could not ${doing}: its answer cannot be read.`, {
    ...{ cause: parsed.error, retryable: true },
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
