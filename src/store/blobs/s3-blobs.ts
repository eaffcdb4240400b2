import { rm } from "node:fs/promises";
import { Failure } from "../../model/failure.ts";
import type { Blobs } from "./blobs.ts";
import { createS3Requests, type S3Account, type S3Network } from "./s3-requests.ts";
import { assertSha256, stageBlob } from "./stage-blob.ts";

export interface S3BlobsOptions extends S3Account {
  /** Goes before every key as it stands, so a folder ends with "/". */
  prefix?: string;
  /** A local folder for content on its way: its hash must be known before the upload begins. */
  stagingFolder: string;
}

export interface S3BlobsDeps extends Partial<S3Network> {
  maximumBytes?: number;
}

/** What S3 takes in one request; more would need a multipart upload. */
const maximumPutBytes = 5 * 1024 ** 3;
const idleLimitMs = 30_000;

function toEndpoint(text: string): string {
  const url = URL.parse(text);
  const usable =
    url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
  if (usable) return `${url.origin}${url.pathname.replace(/\/+$/, "")}`;
  // The text itself is not repeated, because it may hold a password.
  throw new Failure(
    "configuration",
    "the S3 endpoint must be an address such as https://s3.example.com, without keys in it",
  );
}

function assertOptions({ bucket, region, accessKeyId, secretAccessKey, prefix = "" }: S3BlobsOptions): void {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(bucket)) {
    throw new Failure(
      "configuration",
      `"${bucket}" is no S3 bucket name: 3 to 63 letters, digits, dots and hyphens`,
    );
  }
  if (!/^(?:(?!\.{1,2}\/)[A-Za-z0-9._-]+\/)*[A-Za-z0-9._-]*$/.test(prefix)) {
    throw new Failure(
      "configuration",
      `"${prefix}" is no S3 prefix we can use: letters, digits and . _ - between single /`,
    );
  }
  for (const [name, value] of Object.entries({ region, accessKeyId, secretAccessKey })) {
    if (!value) throw new Failure("configuration", `the S3 bucket "${bucket}" needs a value for ${name}`);
  }
}

async function* limitBytes(content: AsyncIterable<Uint8Array>, maximum: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.byteLength;
    if (bytes > maximum) {
      throw new Failure(
        "limit",
        `a blob in S3 holds at most ${maximum} bytes: split the content into smaller files`,
      );
    }
    yield piece;
  }
}

/** Blobs in a bucket of any S3-compatible server, addressed path-style. */
export function createS3Blobs(options: S3BlobsOptions, deps: S3BlobsDeps = {}): Blobs {
  assertOptions(options);
  const { stagingFolder, prefix = "" } = options;
  const endpoint = toEndpoint(options.endpoint);
  const network = { fetch: deps.fetch ?? fetch, idleLimitMs: deps.idleLimitMs ?? idleLimitMs };
  const s3 = createS3Requests({ ...options, endpoint }, network);

  function toKey(sha256: string): string {
    assertSha256(sha256);
    return `${prefix}${sha256.slice(0, 2)}/${sha256}`;
  }

  return {
    async put(content, { signal } = {}) {
      const limited = limitBytes(content, deps.maximumBytes ?? maximumPutBytes);
      const staged = await stageBlob(limited, { folder: stagingFolder, signal });
      try {
        const key = toKey(staged.sha256);
        if (!(await s3.exists(key, signal))) await s3.upload(key, staged, signal);
        return { sha256: staged.sha256, bytes: staged.bytes };
      } finally {
        await rm(staged.path, { force: true });
      }
    },
    async open(sha256, { signal } = {}) {
      const stream = await s3.read(toKey(sha256), signal);
      if (stream) return stream;
      throw new Failure(
        "not-found",
        `there is no blob ${sha256} in S3 at ${endpoint}, bucket "${options.bucket}"`,
      );
    },
    async has(sha256) {
      return s3.exists(toKey(sha256));
    },
  };
}
