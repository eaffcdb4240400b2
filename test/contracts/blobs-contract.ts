import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import type { Blobs } from "../../src/store/blobs/blobs.ts";

async function* pieces(content: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}

async function* failing(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
  throw new Error("the upload broke off");
}

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** What every blob store must do; `create` gives a new, empty one. */
export function blobsContract(create: () => Promise<Blobs>): void {
  test("gives back what was put in, under its SHA-256", async () => {
    const blobs = await create();
    const content = randomBytes(300_000);
    const info = await blobs.put(pieces(content, 7_001));
    expect(info).toEqual({ sha256: createHash("sha256").update(content).digest("hex"), bytes: 300_000 });
    expect(await readAll(await blobs.open(info.sha256))).toEqual(content);
  });

  test("keeps empty content", async () => {
    const blobs = await create();
    const info = await blobs.put(pieces(new Uint8Array(), 1));
    expect(info.bytes).toBe(0);
    expect(await readAll(await blobs.open(info.sha256))).toHaveLength(0);
  });

  test("keeps the same content once, also when put twice at the same time", async () => {
    const blobs = await create();
    const content = randomBytes(50_000);
    const infos = await Promise.all([1, 2, 3, 4].map((n) => blobs.put(pieces(content, 1_000 * n))));
    expect(new Set(infos.map((info) => info.sha256)).size).toBe(1);
    expect(await readAll(await blobs.open(infos[0]!.sha256))).toEqual(content);
  });

  test("names the missing blob", async () => {
    const blobs = await create();
    const missing = "0".repeat(64);
    expect(await blobs.has(missing)).toBe(false);
    await expect(blobs.open(missing)).rejects.toMatchObject({
      code: "not-found",
      message: expect.stringContaining(missing),
    });
  });

  test("keeps nothing of an upload that breaks off", async () => {
    const blobs = await create();
    const content = randomBytes(10_000);
    await expect(blobs.put(failing(content))).rejects.toThrow("broke off");
    expect(await blobs.has(createHash("sha256").update(content).digest("hex"))).toBe(false);
  });

  test("stops when the signal fires", async () => {
    const blobs = await create();
    const stop = new AbortController();
    stop.abort(new Error("stopped by the user"));
    await expect(blobs.put(pieces(randomBytes(10), 1), { signal: stop.signal })).rejects.toThrow(
      "stopped by the user",
    );
  });

  test("stops at once when the signal fires while the source hangs", async () => {
    const blobs = await create();
    const stop = new AbortController();
    const never = Promise.withResolvers<Uint8Array>();
    async function* hanging(): AsyncGenerator<Uint8Array> {
      yield randomBytes(10);
      stop.abort(new Error("stopped by the user"));
      yield await never.promise;
    }
    await expect(blobs.put(hanging(), { signal: stop.signal })).rejects.toThrow("stopped by the user");
  });

  test("refuses a name that is no SHA-256, so that it can never be a path", async () => {
    const blobs = await create();
    await expect(blobs.open("../../etc/passwd")).rejects.toMatchObject({ code: "invalid" });
  });
}
