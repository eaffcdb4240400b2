import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { everything, filesystem, startEverythingHttp } from "../../../test/fakes/mcp-servers.ts";
import { Failure } from "../../model/failure.ts";
import type { McpClient, McpPlace } from "./mcp-client.ts";
import { openMcp } from "./open-mcp.ts";
import { readAnswer } from "./read-answer.ts";

const signal = AbortSignal.timeout(60_000);
const stdio = (given: { command: string; args: readonly string[] }, env = {}): McpPlace => {
  return { kind: "stdio", ...given, env };
};
const call = { idleMs: 10_000, mostMs: 20_000 };

let server: Awaited<ReturnType<typeof startEverythingHttp>>;
let folder: string;
beforeAll(async () => {
  server = await startEverythingHttp();
  folder = await mkdtemp(join(tmpdir(), "mcp-"));
  await writeFile(join(folder, "policy.txt"), "The allowance is 65 CHF a day.");
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function withServer<T>(place: McpPlace, work: (client: McpClient) => Promise<T>): Promise<T> {
  const client = await openMcp(place, { label: "here", signal });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

async function ask(client: McpClient, tool: string, parameters = {}) {
  const result = await client.call({ ...call, tool, parameters }, signal);
  return readAnswer(result, { client, name: `here-${tool}`, signal });
}

async function tryAll(client: McpClient): Promise<void> {
  const names = (await client.listTools(signal)).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["echo", "get-tiny-image", "get-structured-content"]));
  expect(await ask(client, "echo", { message: "hi" })).toEqual({
    ...{ isError: false, texts: ["Echo: hi"], files: [], notes: [] },
  });
  const picture = await ask(client, "get-tiny-image");
  expect(picture.files).toMatchObject([{ fileName: "here-get-tiny-image.png", mediaType: "image/png" }]);
  expect(
    Buffer.from(picture.files[0]?.content ?? [])
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");
  const structured = await ask(client, "get-structured-content", { location: "Chicago" });
  expect(structured.texts).toEqual([]);
  expect(structured.files).toMatchObject([{ mediaType: "application/json" }]);
  const linked = await ask(client, "get-resource-links", { count: 2 });
  expect(linked.notes).toEqual([]);
  expect(linked.files).toHaveLength(2);
  expect(linked.files[1]).toMatchObject({ fileName: "2.txt", uri: "demo://resource/dynamic/text/2" });
  const embedded = await ask(client, "get-resource-reference", { resourceType: "Text", resourceId: 1 });
  expect(embedded.files).toMatchObject([{ fileName: "1.txt", mediaType: "text/plain" }]);
  expect(await ask(client, "echo")).toMatchObject({ isError: true });
  expect(await ask(client, "no-such-tool")).toMatchObject({ isError: true });
}

test("the public server over a pipe: texts, pictures, JSON, embedded and linked resources, errors as such", async () => {
  await withServer(stdio(everything), async (client) => {
    expect(client).toMatchObject({ era: "legacy", server: "mcp-servers/everything" });
    await tryAll(client);
    expect(client.declined).toEqual([]);
    expect(await ask(client, "trigger-elicitation-request")).toMatchObject({ isError: false });
    expect(client.declined).toEqual([expect.stringContaining("provide inputs")]);
  });
});

test("the same over HTTP, every request by the fetch that was handed in", async () => {
  const seen = new Set<string>();
  const through: typeof fetch = (url, init) => {
    seen.add(url instanceof Request ? url.url : url.toString());
    return fetch(url, init);
  };
  await withServer({ kind: "http", url: server.url, fetch: through }, tryAll);
  expect([...seen]).toEqual([server.url]);
});

test("a program gets the variables that are named and no others", async () => {
  process.env["MCP_TEST_SECRET"] = "not for you";
  const { texts } = await withServer(stdio(everything, { ONLY: "me" }), (client) => ask(client, "get-env"));
  delete process.env["MCP_TEST_SECRET"];
  expect(texts[0]).toContain('"ONLY": "me"');
  const secret = await withServer(stdio(everything, { KEY: "key-123456" }), (client) =>
    ask(client, "get-env"),
  );
  expect(secret.texts[0]).toContain('"KEY": "***"');
  expect(texts[0]).not.toContain("MCP_TEST_SECRET");
});

test("files of a folder are read, and a path outside of it is an error of the tool", async () => {
  await withServer(stdio(filesystem(folder)), async (client) => {
    const read = await ask(client, "read_text_file", { path: join(folder, "policy.txt") });
    expect(
      JSON.stringify([read.texts, read.files.map(({ content }) => Buffer.from(content).toString())]),
    ).toContain("65 CHF a day");
    expect(await ask(client, "read_text_file", { path: "/etc/passwd" })).toMatchObject({ isError: true });
  });
});

test("progress keeps a long call alive, up to its limit", async () => {
  await withServer(stdio(everything), async (client) => {
    const steps: number[] = [];
    const long = { tool: "trigger-long-running-operation", parameters: { duration: 1.2, steps: 4 } };
    const onProgress = (done: number) => void steps.push(done);
    await client.call({ ...long, idleMs: 600, mostMs: 10_000, onProgress }, signal);
    expect(steps.length).toBeGreaterThan(1);
    const tooLong = client.call({ ...long, idleMs: 600, mostMs: 700, onProgress }, signal);
    await expect(tooLong).rejects.toMatchObject({ code: "timeout", retryable: true });
  });
});

test("a call that is stopped says so, although the package calls it a timeout", async () => {
  await withServer(stdio(everything), async (client) => {
    const stop = new AbortController();
    const long = { tool: "trigger-long-running-operation", parameters: { duration: 30, steps: 30 } };
    const running = client.call({ ...call, ...long }, stop.signal);
    stop.abort(new Failure("stopped", "enough"));
    await expect(running).rejects.toMatchObject({ code: "stopped", message: "enough" });
  });
});

test("a program that is not there, ends at once or says nothing is a failure with its last words", async () => {
  const missing = openMcp(stdio({ command: "/no/such/program", args: [] }), { label: "x", signal });
  await expect(missing).rejects.toMatchObject({ code: "unavailable" });
  const script = "process.stderr.write('no licence for key-123456'); process.exit(3)";
  const place = stdio({ command: process.execPath, args: ["-e", script] }, { KEY: "key-123456" });
  const broken = openMcp(place, { label: "x", signal });
  await expect(broken).rejects.toThrow(/no licence for \*\*\*/);
});
