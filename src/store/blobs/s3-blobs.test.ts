import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { inspect } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blobsContract } from "../../../test/contracts/blobs-contract.ts";
import { type S3Server, startS3Server } from "../../../test/fakes/s3-server.ts";
import { createS3Blobs, type S3BlobsDeps, type S3BlobsOptions } from "./s3-blobs.ts";

const account = {
  bucket: "dossier-test",
  region: "eu-test-1",
  accessKeyId: "AKTEST",
  secretAccessKey: "the+secret/key",
};
const missing = "0".repeat(64);
let server: S3Server;
let stagingFolder: string;

beforeAll(async () => {
  stagingFolder = await mkdtemp(join(tmpdir(), "dossier-staging-"));
  server = await startS3Server(account);
});

afterAll(async () => {
  await server.close();
  await rm(stagingFolder, { recursive: true });
});

function create(options: Partial<S3BlobsOptions> = {}, deps: S3BlobsDeps = {}) {
  const prefix = `${randomUUID()}/`;
  return createS3Blobs({ ...account, endpoint: server.endpoint, prefix, stagingFolder, ...options }, deps);
}

async function* one(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

async function thrownBy(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.unreachable("it should have failed"),
    (error: unknown) => error,
  );
}

blobsContract(async () => create());

test("keeps a blob under its prefix, in a folder of two characters", async () => {
  const { sha256 } = await create({ prefix: "archive/v1-" }).put(one(Buffer.from("a deed")));
  expect(server.requests.at(-1)).toBe(`PUT /dossier-test/archive/v1-${sha256.slice(0, 2)}/${sha256}`);
});

test("sends content that is there already no second time", async () => {
  const blobs = create();
  await blobs.put(one(Buffer.from("twice")));
  const before = server.requests.length;
  await blobs.put(one(Buffer.from("twice")));
  expect(server.requests.slice(before)).toEqual([expect.stringMatching(/^HEAD /)]);
});

test("names the bucket and the remedy when the secret is wrong, and tells no secret", async () => {
  const blobs = create({ secretAccessKey: "a-wrong-secret" });
  const message = expect.stringMatching(/http:\/\/127.*"dossier-test".*access key/);
  const failures = [
    await thrownBy(blobs.put(one(randomBytes(10)))),
    await thrownBy(blobs.open(missing)),
    await thrownBy(blobs.has(missing)),
  ];
  for (const failure of failures) {
    expect(failure).toMatchObject({ code: "configuration", retryable: false, message });
    expect(inspect(failure, { depth: 10 })).not.toContain("a-wrong-secret");
  }
  expect(failures[1]).toMatchObject({ message: expect.stringContaining("SignatureDoesNotMatch") });
});

test("names a bucket that does not exist", async () => {
  const blobs = create({ bucket: "no-such-bucket" });
  const expected = {
    code: "configuration",
    message: expect.stringMatching(/"no-such-bucket".*NoSuchBucket.*create/),
  };
  expect(await thrownBy(blobs.put(one(randomBytes(10))))).toMatchObject(expected);
  expect(await thrownBy(blobs.open(missing))).toMatchObject(expected);
});

test("names the region as a possible mistake", async () => {
  const failure = await thrownBy(create({ region: "eu-other-1" }).open(missing));
  expect(failure).toMatchObject({ code: "configuration", message: expect.stringContaining("region") });
});

test("can be tried again when the server is busy, and then succeeds", async () => {
  const blobs = create();
  server.mishap("slow-down");
  const failure = await thrownBy(blobs.put(one(Buffer.from("patience"))));
  expect(failure).toMatchObject({ code: "store", retryable: true, message: expect.stringContaining("503") });
  const { sha256 } = await blobs.put(one(Buffer.from("patience")));
  expect(await text(await blobs.open(sha256))).toBe("patience");
});

test("can be tried again when the server is down", async () => {
  const gone = await startS3Server(account);
  await gone.close();
  const failure = await thrownBy(create({ endpoint: gone.endpoint }).put(one(randomBytes(10))));
  expect(failure).toMatchObject({
    code: "store",
    retryable: true,
    message: expect.stringMatching(/dossier-test.*ECONNREFUSED/),
  });
});

test("waits for a silent server no longer than the limit", async () => {
  const prefix = "silent/";
  const blobs = create({ prefix }, { idleLimitMs: 50 });
  const expected = { code: "timeout", retryable: true, message: expect.stringContaining("dossier-test") };
  server.mishap("silence");
  expect(await thrownBy(blobs.put(one(randomBytes(10))))).toMatchObject(expected);
  const { sha256 } = await create({ prefix }).put(one(randomBytes(100_000)));
  server.mishap("silence-in-body");
  const reading = blobs.open(sha256).then((content) => text(content));
  expect(await thrownBy(reading)).toMatchObject(expected);
});

test("does not take half a blob for the whole", async () => {
  const blobs = create();
  const { sha256 } = await blobs.put(one(randomBytes(100_000)));
  server.mishap("cut-body");
  expect(await thrownBy(text(await blobs.open(sha256)))).toMatchObject({ code: "store", retryable: true });
});

test("lets the server refuse content that was changed on its way", async () => {
  const changing: typeof fetch = async (input, init) => {
    if (!(input instanceof Request) || input.method !== "PUT") return fetch(input, init);
    return fetch(new Request(input, { method: "PUT", body: "forged", duplex: "half" }), init);
  };
  const blobs = create({}, { fetch: changing });
  const failure = await thrownBy(blobs.put(one(Buffer.from("honest"))));
  expect(failure).toMatchObject({
    code: "store",
    retryable: true,
    message: expect.stringContaining("SHA256Mismatch"),
  });
});

test("stops at once when the signal fires while the server is silent", async () => {
  const stop = new AbortController();
  server.mishap("silence", () => stop.abort(new Error("stopped by the user")));
  const put = create().put(one(randomBytes(10)), { signal: stop.signal });
  await expect(put).rejects.toThrow("stopped by the user");
});

test("refuses what is larger than one upload may be", async () => {
  const blobs = create({}, { maximumBytes: 1_000 });
  await blobs.put(one(randomBytes(1_000)));
  expect(await thrownBy(blobs.put(one(randomBytes(1_001))))).toMatchObject({
    code: "limit",
    retryable: false,
  });
});

test.each([
  ["endpoint", { endpoint: "https://user:the-password@s3.example.com" }],
  ["bucket", { bucket: "../other" }],
  ["prefix", { prefix: "../other/" }],
  ["secretAccessKey", { secretAccessKey: "" }],
])("refuses an unusable %s before any request", (name, options) => {
  const refusal = expect.objectContaining({ code: "configuration", message: expect.stringContaining(name) });
  expect(() => create(options)).toThrow(refusal);
  expect(() => create(options)).not.toThrow("the-password");
});

test("holds no blob in memory: 30 MB go up and come down in a few", async () => {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  const measure = () => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / 2 ** 20;
  };
  async function* large(): AsyncGenerator<Uint8Array> {
    for (let n = 0; n < 480; n++) {
      if (n % 48 === 0) samples.push(measure());
      yield randomBytes(65_536);
    }
  }
  const measuring: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    samples.push(measure());
    return response;
  };
  const samples = [measure()];
  const blobs = create({}, { fetch: measuring });
  const { sha256, bytes } = await blobs.put(large());
  let received = 0;
  for await (const chunk of await blobs.open(sha256)) {
    if (received % (48 * 65_536) === 0) samples.push(measure());
    received += Buffer.byteLength(chunk);
  }
  samples.push(measure());
  expect([bytes, received]).toEqual([480 * 65_536, 480 * 65_536]);
  expect(Math.max(...samples) - samples[0]!).toBeLessThan(20);
});

test("leaves nothing behind in the staging folder after all of this", async () => {
  expect(await readdir(stagingFolder)).toEqual([]);
});
