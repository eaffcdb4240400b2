import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { anthropicFormat } from "./anthropic-format.ts";
import { googleFormat } from "./google-format.ts";
import { openaiFormat } from "./openai-format.ts";
import {
  errorStatuses,
  memberOf,
  type ServedAnswer,
  type ServedError,
  type WireFormat,
} from "./wire-format.ts";

/** What the server does with one request. */
export type ModelReply = {
  /** Nothing is sent before this has resolved. */
  after?: Promise<unknown>;
} & (
  | ({ kind: "answer"; text: string } & Partial<ServedAnswer>)
  | { kind: "error"; error: ServedError; retryAfterSeconds?: number; retryAfterMs?: number }
  | { kind: "refused" } // the provider's filter says no
  | { kind: "drop"; when: "before" | "middle" } // the connection breaks
  | { kind: "garbage" } // status 200, but no JSON
  | { kind: "silence" } // never answers
  | { kind: "raw"; status: number; headers?: Record<string, string>; body: string }
);

export interface SeenRequest {
  format: WireFormat["name"];
  path: string;
  /** Without any that could hold a key. */
  headers: Record<string, string>;
  body: unknown;
  stream: boolean;
  /** What the server decided to do: the reply's kind, or the error's name. */
  reply: string;
  /** "lost" if the connection ended before everything was sent. */
  outcome: "open" | "sent" | "lost";
  /** Resolves when the outcome is known. */
  settled: Promise<void>;
  /** What it put on the bill: 0 unless it is an answer that was sent. */
  tokensIn: number;
  tokensOut: number;
}

export interface ModelServerOptions {
  /** Decides when the queue is empty; `{}` as an answer if left out. */
  respond?: (request: SeenRequest) => ModelReply | Promise<ModelReply>;
  /** The only key that is let in; any key or none if left out. */
  key?: string;
}

export interface ModelServerCounts {
  requests: number;
  answered: number;
  tokensIn: number;
  tokensOut: number;
}

export interface ModelServer {
  /** For a card's `baseUrl`, whichever the provider. */
  baseUrl: string;
  /** In the order of arrival. */
  requests: SeenRequest[];
  counts: ModelServerCounts;
  /** What to do with the next requests, one each, in the order of arrival. */
  enqueue(...replies: ModelReply[]): void;
  /** Resolves when that many requests have arrived since the start. */
  arrived(requests: number): Promise<void>;
  close(): Promise<void>;
}

const formats: [ending: RegExp, format: WireFormat][] = [
  [/\/chat\/completions$/, openaiFormat],
  [/\/messages$/, anthropicFormat],
  [/:(generateContent|streamGenerateContent)$/, googleFormat],
];
const keyHeaders = ["authorization", "x-api-key", "x-goog-api-key", "api-key", "cookie"];
const bytesPerToken = 4;

/** A model provider on loopback, after the public wire formats, that behaves as badly as it is told to. */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const requests: SeenRequest[] = [];
  const queue: ModelReply[] = [];
  const waiting: { count: number; wake: () => void }[] = [];
  const counts = { requests: 0, answered: 0, tokensIn: 0, tokensOut: 0 };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? "/", "http://loopback").pathname;
    const format = formats.find(([ending]) => ending.test(path))?.[1];
    if (format === undefined || request.method !== "POST") return void response.writeHead(404).end();
    const body: unknown = await json(request);
    const { promise: settled, resolve: settle } = Promise.withResolvers<void>();
    const seen = toSeen(request, { format: format.name, path, body, settled });
    response.once("close", () => {
      if (seen.outcome === "open") seen.outcome = response.writableFinished ? "sent" : "lost";
      settle();
    });
    requests.push(seen);
    counts.requests += 1;
    const isWelcome = options.key === undefined || keyOf(request) === options.key;
    const planned: ModelReply | undefined = isWelcome
      ? queue.shift()
      : { kind: "error", error: "unauthorized" };
    for (const { count, wake } of waiting) if (counts.requests >= count) wake();
    const reply: ModelReply = planned ?? (await options.respond?.(seen)) ?? { kind: "answer", text: "{}" };
    seen.reply = reply.kind === "error" ? reply.error : reply.kind;
    await reply.after;
    await send(reply, { seen, format, response, counts });
  }

  const server = createServer((request, response) => {
    // A client that goes away in the middle is the client's right.
    answer(request, response).catch(() => response.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port on 127.0.0.1");
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    requests,
    counts,
    enqueue: (...replies) => void queue.push(...replies),
    arrived: (count) =>
      new Promise((wake) => (counts.requests >= count ? wake() : waiting.push({ count, wake }))),
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

interface Exchange {
  seen: SeenRequest;
  format: WireFormat;
  response: ServerResponse;
  counts: ModelServerCounts;
}

async function send(reply: ModelReply, exchange: Exchange): Promise<void> {
  const { seen, format, response } = exchange;
  switch (reply.kind) {
    case "answer": {
      const served = toServed(reply, seen);
      await write(exchange, { headers: {}, parts: toParts(served, exchange) });
      return count(served, exchange);
    }
    case "refused": {
      const served = { text: "", tokensIn: 0, tokensOut: 0, tokensCached: 0, tokensReasoning: 0 };
      return write(exchange, { headers: {}, parts: toParts({ ...served, finish: "refused" }, exchange) });
    }
    case "error": {
      const parts = [JSON.stringify(format.toError(reply.error))];
      return write(exchange, { status: errorStatuses[reply.error], headers: toRetryHeaders(reply), parts });
    }
    case "drop": {
      if (reply.when === "middle") await writeHalf(exchange);
      response.destroy();
      return;
    }
    case "garbage":
      return write(exchange, { headers: {}, parts: ["<html><body>It works!</body></html>"] });
    case "raw":
      return write(exchange, { status: reply.status, headers: reply.headers ?? {}, parts: [reply.body] });
    case "silence":
      return;
  }
}

interface Sending {
  status?: number;
  headers: Record<string, string>;
  parts: string[];
}

async function write({ seen, response }: Exchange, { status = 200, headers, parts }: Sending): Promise<void> {
  if (response.destroyed) return;
  const isStream = seen.stream && status === 200;
  response.writeHead(status, {
    "content-type": isStream ? "text/event-stream" : "application/json",
    ...headers,
  });
  for (const part of parts.slice(0, -1)) response.write(part);
  response.end(parts.at(-1));
  await Promise.race([once(response, "finish"), once(response, "close")]);
  if (response.writableFinished) seen.outcome = "sent";
}

/** Promises more than it sends, so that the client knows that something is missing. */
async function writeHalf(exchange: Exchange): Promise<void> {
  const { seen, response } = exchange;
  const parts = toParts(toServed({ kind: "answer", text: '{"half": "of what was meant"}' }, seen), exchange);
  const whole = parts.join("");
  const half = seen.stream ? parts.slice(0, 3).join("") : whole.slice(0, whole.length / 2);
  response.writeHead(200, {
    "content-type": seen.stream ? "text/event-stream" : "application/json",
    "content-length": Buffer.byteLength(whole),
  });
  await new Promise((resolve) => response.write(half, resolve));
}

function toParts(served: ServedAnswer, { seen, format }: Exchange): string[] {
  return seen.stream
    ? format.toEvents(served, seen.body)
    : [JSON.stringify(format.toJson(served, seen.body))];
}

function toServed(reply: Extract<ModelReply, { kind: "answer" }>, seen: SeenRequest): ServedAnswer {
  const { after: _after, kind: _kind, ...given } = reply;
  return {
    tokensIn: Math.ceil(Buffer.byteLength(JSON.stringify(seen.body)) / bytesPerToken),
    tokensOut: Math.ceil(Buffer.byteLength(reply.text) / bytesPerToken),
    tokensCached: 0,
    tokensReasoning: 0,
    finish: "stop",
    ...given,
  };
}

function count(served: ServedAnswer, { seen, counts }: Exchange): void {
  if (seen.outcome !== "sent") return;
  seen.tokensIn = served.tokensIn;
  seen.tokensOut = served.tokensOut;
  counts.answered += 1;
  counts.tokensIn += served.tokensIn;
  counts.tokensOut += served.tokensOut;
}

function toRetryHeaders(reply: Extract<ModelReply, { kind: "error" }>): Record<string, string> {
  return {
    ...(reply.retryAfterSeconds === undefined ? {} : { "retry-after": String(reply.retryAfterSeconds) }),
    ...(reply.retryAfterMs === undefined ? {} : { "retry-after-ms": String(reply.retryAfterMs) }),
  };
}

function toSeen(
  request: IncomingMessage,
  facts: Pick<SeenRequest, "format" | "path" | "body" | "settled">,
): SeenRequest {
  const headers = Object.entries(request.headers).filter(([name]) => !keyHeaders.includes(name));
  return {
    ...facts,
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    stream: memberOf(facts.body, "stream") === true || facts.path.endsWith(":streamGenerateContent"),
    reply: "none yet",
    outcome: "open",
    tokensIn: 0,
    tokensOut: 0,
  };
}

function keyOf({ headers }: IncomingMessage): string | undefined {
  const named = [headers["x-api-key"], headers["x-goog-api-key"]].find((value) => value !== undefined);
  return named?.toString() ?? headers.authorization?.replace(/^Bearer /, "");
}
