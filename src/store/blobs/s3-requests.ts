import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { ReadableStream } from "node:stream/web";
import { AwsClient } from "aws4fetch";
import { Failure } from "../../model/failure.ts";
import { createIdleLimit, type IdleLimit } from "../idle-limit.ts";
import { type S3Place, toConnectionFailure, toS3Failure, toSilenceFailure } from "./s3-failure.ts";
import type { StagedBlob } from "./stage-blob.ts";

export interface S3Account extends S3Place {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Network {
  fetch: typeof fetch;
  idleLimitMs: number;
}

export interface S3Requests {
  exists(key: string, signal?: AbortSignal): Promise<boolean>;
  upload(key: string, staged: StagedBlob, signal?: AbortSignal): Promise<void>;
  /** Undefined when there is no such object. */
  read(key: string, signal?: AbortSignal): Promise<Readable | undefined>;
}

interface Call {
  method: "HEAD" | "GET" | "PUT";
  key: string;
  idle: IdleLimit;
  signal: AbortSignal | undefined;
  upload?: StagedBlob;
}

const sha256OfNothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

/** Every piece that the network takes is a sign of life. */
async function* readStaged(path: string, idle: IdleLimit): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    idle.arm();
    yield chunk;
  }
  idle.arm();
}

function toInit({ method, idle, upload }: Call): RequestInit {
  if (upload === undefined) return { method, headers: { "x-amz-content-sha256": sha256OfNothing } };
  return {
    method,
    // The real hash and length let the server refuse content that was changed or cut on its way.
    headers: {
      "content-length": String(upload.bytes),
      "content-type": "application/octet-stream",
      "x-amz-content-sha256": upload.sha256,
    },
    body: ReadableStream.from(readStaged(upload.path, idle)),
    duplex: "half",
  };
}

/** Redirects are never followed, because a signature holds for one host only. */
function toFetchInit({ upload }: Call, signal: AbortSignal): RequestInit {
  if (upload === undefined) return { signal, redirect: "manual" };
  // Any other pair of values makes Node keep the whole body in memory (nodejs/undici#4058).
  return { signal, redirect: "error", window: null };
}

/** The stop a caller asked for, or a Failure: what is thrown when a request or its body breaks off. */
function toThrown(error: unknown, signal: AbortSignal | undefined, place: S3Place): unknown {
  if (signal?.aborted) return signal.reason;
  return error instanceof Failure ? error : toConnectionFailure(error, place);
}

/** The clock runs only during a read, so that a slow reader on our side is not taken for a silent server. */
function streamBody(
  body: ReadableStream<Uint8Array>,
  idle: IdleLimit,
  toError: (error: unknown) => unknown,
): Readable {
  const reader = body.getReader();
  const source = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        idle.arm();
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          controller.error(toError(error));
        } finally {
          idle.disarm();
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return Readable.fromWeb(source);
}

/** The few requests of the S3 protocol that we need; each is sent once, because retries belong to the engine. */
export function createS3Requests(account: S3Account, network: S3Network): S3Requests {
  const { accessKeyId, secretAccessKey, region, endpoint, bucket } = account;
  const place = { endpoint, bucket };
  // Only its signing is used: its own fetch sends again by itself, which a streamed body does not survive.
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const createIdle = () =>
    createIdleLimit(network.idleLimitMs, () => toSilenceFailure(network.idleLimitMs, place));

  /** Undefined when there is no such object. */
  async function send(call: Call): Promise<Response | undefined> {
    const { key, idle, signal } = call;
    const stop = signal ? AbortSignal.any([signal, idle.signal]) : idle.signal;
    signal?.throwIfAborted();
    idle.arm();
    try {
      const request = await signer.sign(`${endpoint}/${bucket}/${key}`, toInit(call));
      const response = await network.fetch(request, toFetchInit(call, stop));
      if (response.ok) return response;
      const failure = await toS3Failure(response, place);
      if (failure.code === "not-found") return undefined;
      throw failure;
    } catch (error) {
      throw toThrown(error, signal, place);
    } finally {
      idle.disarm();
    }
  }

  return {
    async exists(key, signal) {
      return (await send({ method: "HEAD", key, idle: createIdle(), signal })) !== undefined;
    },
    async upload(key, staged, signal) {
      const response = await send({ method: "PUT", key, idle: createIdle(), signal, upload: staged });
      if (response) return response.body?.cancel();
      const answered = `S3 at ${endpoint}, bucket "${bucket}", answered 404 to an upload`;
      throw new Failure(
        "configuration",
        `${answered}: create the bucket, or correct its name or the endpoint`,
      );
    },
    async read(key, signal) {
      const idle = createIdle();
      const response = await send({ method: "GET", key, idle, signal });
      if (!response?.body) return response && Readable.from([]);
      return streamBody(response.body, idle, (error) => toThrown(error, signal, place));
    },
  };
}
