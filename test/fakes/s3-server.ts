import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rename, rm, stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type S3Keys, verifyS3Signature } from "./s3-signature.ts";

export interface S3ServerOptions extends S3Keys {
  bucket: string;
}

/** What goes wrong with the next request, once. */
type Mishap = "slow-down" | "silence" | "silence-in-body" | "cut-body";

export interface S3Server {
  endpoint: string;
  /** Method and path of every request so far. */
  requests: string[];
  mishap(kind: Mishap, onStruck?: () => void): void;
  close(): Promise<void>;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

const statuses = {
  AccessDenied: 403,
  AuthorizationHeaderMalformed: 400,
  InvalidAccessKeyId: 403,
  MethodNotAllowed: 405,
  MissingContentLength: 411,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  SignatureDoesNotMatch: 403,
  SlowDown: 503,
  XAmzContentSHA256Mismatch: 400,
} as const;

function refuse({ request, response }: Exchange, code: keyof typeof statuses): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response.writeHead(statuses[code], {
    "content-type": "application/xml",
    "content-length": Buffer.byteLength(body),
  });
  response.end(request.method === "HEAD" ? undefined : body);
  request.resume();
}

async function putObject(exchange: Exchange, path: string): Promise<void> {
  const { request, response } = exchange;
  if (request.headers["content-length"] === undefined) return refuse(exchange, "MissingContentLength");
  const hash = createHash("sha256");
  const hashing = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const part = `${path}.${randomUUID()}`;
  await pipeline(request, hashing, createWriteStream(part));
  if (hash.digest("hex") !== request.headers["x-amz-content-sha256"]) {
    await rm(part);
    return refuse(exchange, "XAmzContentSHA256Mismatch");
  }
  await rename(part, path);
  response.writeHead(200, { "content-length": 0 }).end();
}

async function sendObject(exchange: Exchange, path: string, mishap: Mishap | undefined): Promise<void> {
  const { request, response } = exchange;
  const found = await stat(path).catch(() => undefined);
  if (!found) return refuse(exchange, "NoSuchKey");
  response.writeHead(200, { "content-length": found.size, "content-type": "application/octet-stream" });
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  const half = mishap && Math.floor(found.size / 2);
  const body = createReadStream(path, half ? { end: half - 1 } : {});
  await pipeline(body, response, { end: mishap === undefined });
  if (mishap === "cut-body") response.destroy();
}

/**
 * An S3 server on loopback, after the public protocol: HEAD, GET and PUT of objects in one bucket.
 * Our own, because the servers on npm do not compare the content with its signed SHA-256 and bring 95 packages along.
 */
export async function startS3Server(options: S3ServerOptions): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), "dossier-s3-"));
  const requests: string[] = [];
  let mishap: { kind: Mishap; onStruck?: (() => void) | undefined } | undefined;

  async function answer(exchange: Exchange): Promise<void> {
    const { method = "", url: target = "", headers } = exchange.request;
    const [, bucket, ...key] = target.split("/");
    const current = mishap?.kind;
    mishap?.onStruck?.();
    mishap = undefined;
    requests.push(`${method} ${target}`);
    if (current === "silence") return;
    if (current === "slow-down") return refuse(exchange, "SlowDown");
    const verdict = verifyS3Signature({ method, target, headers }, options);
    if (verdict !== "ok") return refuse(exchange, verdict);
    if (bucket !== options.bucket) return refuse(exchange, "NoSuchBucket");
    const path = join(folder, encodeURIComponent(key.join("/")));
    if (method === "PUT") return putObject(exchange, path);
    if (method === "GET" || method === "HEAD") return sendObject(exchange, path, current);
    return refuse(exchange, "MethodNotAllowed");
  }

  const server = createServer((request, response) => {
    // A client that goes away in the middle is the client's right.
    answer({ request, response }).catch(() => response.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port on 127.0.0.1");
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    requests,
    mishap(kind, onStruck) {
      mishap = { kind, onStruck };
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
