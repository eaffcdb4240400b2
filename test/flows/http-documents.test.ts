import { createHash, randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createClient } from "../../src/http/client.ts";
import { startHttp, upload } from "../fakes/start-http.ts";
import type { HttpForTests } from "../fakes/start-http.ts";

const lease = new Uint8Array(
  readFileSync(join(import.meta.dirname, "../../samples-office/office-lease.pdf")),
);
let server: HttpForTests;

beforeAll(async () => {
  server = await startHttp();
});

afterAll(async () => {
  await server.close();
  expect(server.defects).toEqual([]);
});

test("streams several files into the library, under the names people gave them", async () => {
  const client = createClient({ baseUrl: server.url });
  const form = new FormData();
  const large = randomBytes(3_000_000);
  form.append("files", new Blob([large]), "../../etc/gross ü.bin");
  form.append("files", new Blob(["hello"]), "b.txt");
  const { documents } = await client.call("POST /api/v1/documents", { form });
  expect(documents).toMatchObject([
    { bytes: 3_000_000, sha256: createHash("sha256").update(large).digest("hex") },
    { fileName: "b.txt", mediaType: "text/plain", bytes: 5 },
  ]);
  expect(documents[0]?.fileName).not.toContain("/");
  const listed = await client.call("GET /api/v1/documents", { query: { search: "GROSS" } });
  expect(listed.documents).toMatchObject([{ id: documents[0]?.id, usedIn: 0 }]);
  const again = new FormData();
  again.append("files", new Blob(["hello"]), "b.txt");
  const second = await client.call("POST /api/v1/documents", { form: again });
  expect(second.documents[0]?.id).toBe(documents[1]?.id);
  await client.call("DELETE /api/v1/documents/{id}", { params: { id: documents[1]?.id ?? "" } });
  const gone = client.call("GET /api/v1/documents/{id}", { params: { id: documents[1]?.id ?? "" } });
  await expect(gone).rejects.toMatchObject({ status: 404, problem: { code: "not-found" } });
});

test("hands out content whole, in ranges, and not at all to whoever has it", async () => {
  const content = randomBytes(100_000);
  const address = `${server.url}/api/v1/documents/${await upload(server.url, "a.bin", content)}/content`;
  const get = async (headers: Record<string, string>) => {
    const response = await fetch(address, { headers });
    return {
      status: response.status,
      bytes: Buffer.from(await response.arrayBuffer()),
      headers: response.headers,
    };
  };
  const whole = await get({});
  expect(whole.bytes.equals(content)).toBe(true);
  const etag = whole.headers.get("etag") ?? "";
  expect(etag).toBe(`"${createHash("sha256").update(content).digest("hex")}"`);
  expect((await get({ "if-none-match": `"x", ${etag}` })).status).toBe(304);
  const middle = await get({ range: "bytes=100-199" });
  expect([middle.status, middle.headers.get("content-range")]).toEqual([206, "bytes 100-199/100000"]);
  expect(middle.bytes.equals(content.subarray(100, 200))).toBe(true);
  expect((await get({ range: "bytes=-50", "if-range": etag })).bytes.equals(content.subarray(-50))).toBe(
    true,
  );
  const stale = await get({ range: "bytes=0-9", "if-range": '"another"' });
  expect([stale.status, stale.bytes.length]).toEqual([200, 100_000]);
  expect((await get({ range: "bytes=100000-" })).status).toBe(416);
  expect((await get({ range: "bytes=0-1,5-6" })).status).toBe(200);
});

test("no file of a user runs anything here, whatever it says it is", async () => {
  const page = "<script>alert(1)</script>";
  for (const [name, disposition, type] of [
    ["a.html", "attachment", "text/html"],
    ["a.svg", "attachment", undefined],
    ["a.md", "inline", "text/plain; charset=utf-8"],
    ["a.txt", "inline", "text/plain; charset=utf-8"],
  ] as const) {
    const response = await fetch(
      `${server.url}/api/v1/documents/${await upload(server.url, name, page)}/content`,
    );
    expect(response.headers.get("content-disposition")).toContain(disposition);
    expect(response.headers.get("content-security-policy")).toMatch(/^sandbox;/);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    if (type !== undefined) expect(response.headers.get("content-type")).toBe(type);
    await response.text();
  }
  const id = await upload(server.url, "a.txt", page);
  const download = await fetch(`${server.url}/api/v1/documents/${id}/content?download=1`);
  expect(download.headers.get("content-disposition")).toContain("attachment");
  await download.text();
});

test("shows a document as it was read, part by part, and its pages as pictures", async () => {
  const id = await upload(server.url, "lease.pdf", lease);
  const first = await server.json(`/api/v1/documents/${id}/parts?limit=3`);
  expect(first.body).toMatchObject({
    next: 3,
    parts: [{ document: id }, { document: id }, { document: id }],
  });
  const next = await server.json(`/api/v1/documents/${id}/parts?limit=500&after=3`);
  const { parts } = next.body as { parts: { text: string; position: { page?: number } }[] };
  expect(parts.some(({ position }) => position.page === 1)).toBe(true);
  const picture = await fetch(`${server.url}/api/v1/documents/${id}/pages/1`);
  expect(picture.headers.get("content-type")).toBe("image/png");
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(bytes.readUInt32BE(16)).toBeGreaterThan(500);
  expect((await server.json(`/api/v1/documents/${id}/pages/999`)).status).toBe(404);
  const text = await upload(server.url, "a.txt", "hello");
  expect((await server.json(`/api/v1/documents/${text}/pages/1`)).status).toBe(415);
});

test("says what is wrong with a file that cannot be read", async () => {
  const id = await upload(server.url, "broken.pdf", "%PDF-1.7 and nothing else");
  const read = await server.json(`/api/v1/documents/${id}/parts`);
  expect(read).toMatchObject({ status: 200, body: { parts: [], warnings: [{ code: "corrupt" }] } });
  expect(await server.json(`/api/v1/documents/${id}/pages/1`)).toMatchObject({
    status: 422,
    body: { code: "corrupt" },
  });
});

test("an upload that breaks off leaves nothing behind", async () => {
  const data = server.data;
  const headers = { "content-type": "multipart/form-data; boundary=b", "content-length": "9000000" };
  const sent = request(new URL("/api/v1/documents", server.url), { method: "POST", headers });
  sent.on("error", () => undefined);
  sent.write("--b\r\nContent-Disposition: form-data; name=files; filename=a.txt\r\n\r\n");
  sent.write("x".repeat(200_000));
  const staging = join(data, "blobs", "staging");
  await expect.poll(() => readdirSync(staging).length, { timeout: 5_000 }).toBe(1);
  sent.destroy();
  await expect.poll(() => readdirSync(staging).length, { timeout: 5_000 }).toBe(0);
});
