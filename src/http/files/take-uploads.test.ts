import { createServer, request } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { toFailure } from "../../model/failure.ts";
import { takeUploads } from "./take-uploads.ts";
import type { UploadLimits } from "./take-uploads.ts";

const limits: UploadLimits = { files: 3, fileBytes: 1_000, totalBytes: 2_000, idleMs: 200 };
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server that takes uploads within small limits and says what came of them. */
async function start(): Promise<{
  url: string;
  kept: string[];
  outcome: Promise<string>;
  began: Promise<void>;
}> {
  const kept: string[] = [];
  const ended = Promise.withResolvers<string>();
  const began = Promise.withResolvers<void>();
  const server = createServer((incoming, outgoing) => {
    const store = async ({ fileName, content }: { fileName: string; content: AsyncIterable<Uint8Array> }) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of content) {
        began.resolve();
        chunks.push(chunk);
      }
      kept.push(`${fileName}:${Buffer.concat(chunks).length}`);
      return fileName;
    };
    takeUploads(incoming, { limits, store }).then(
      ({ files, fields }) => {
        ended.resolve("taken");
        outgoing.end(JSON.stringify({ files, fields }));
      },
      (error: unknown) => {
        const { code } = toFailure(error);
        ended.resolve(code);
        outgoing.statusCode = 400;
        outgoing.end(code);
      },
    );
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, kept, outcome: ended.promise, began: began.promise };
}

function form(files: Record<string, number>): FormData {
  const made = new FormData();
  made.append("purpose", "test");
  for (const [name, bytes] of Object.entries(files))
    made.append("files", new Blob(["x".repeat(bytes)]), name);
  return made;
}

test("takes files one after the other, with their fields", async () => {
  const { url, kept } = await start();
  const response = await fetch(url, { method: "POST", body: form({ "a b.txt": 10, "ü.txt": 1_000 }) });
  expect(await response.json()).toEqual({ files: ["a b.txt", "ü.txt"], fields: { purpose: "test" } });
  expect(kept).toEqual(["a b.txt:10", "ü.txt:1000"]);
});

test.each([
  ["one file that is too large", { a: 1_001 }, "limit"],
  ["files that are too large together", { a: 900, b: 900, c: 900 }, "limit"],
  ["too many files", { a: 1, b: 1, c: 1, d: 1 }, "limit"],
])("refuses %s", async (_what, files, code) => {
  const { url } = await start();
  const response = await fetch(url, { method: "POST", body: form(files) });
  expect([response.status, await response.text()]).toEqual([400, code]);
});

test("refuses what is no multipart body, or a broken one", async () => {
  const { url } = await start();
  const plain = await fetch(url, { method: "POST", body: "hello" });
  expect(await plain.text()).toBe("unsupported");
  const headers = { "content-type": "multipart/form-data; boundary=b" };
  const broken = await fetch(url, {
    method: "POST",
    headers,
    body: "--b\r\nContent-Disposition: form-data; name=files; filename=a\r\n\r\nxx",
  });
  expect(broken.status).toBe(400);
  const nameless = await fetch(url, {
    method: "POST",
    headers: { "content-type": "multipart/form-data" },
    body: "x",
  });
  expect(await nameless.text()).toBe("invalid");
});

test("gives up an upload that breaks off, and one that stands still", async () => {
  for (const isCut of [true, false]) {
    const { url, kept, outcome, began } = await start();
    const headers = { "content-type": "multipart/form-data; boundary=b", "content-length": "100000" };
    const sent = request(url, { method: "POST", headers });
    sent.on("error", () => undefined);
    sent.write("--b\r\nContent-Disposition: form-data; name=files; filename=a.txt\r\n\r\n");
    sent.write("x".repeat(500));
    await began;
    if (isCut) sent.destroy();
    expect(await outcome).toBe(isCut ? "stopped" : "timeout");
    expect(kept).toEqual([]);
    sent.destroy();
  }
});
