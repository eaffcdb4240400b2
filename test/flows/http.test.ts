import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { posting, readEvents, startHttp, upload, waitForRound } from "../fakes/start-http.ts";
import type { HttpForTests } from "../fakes/start-http.ts";

const root = join(import.meta.dirname, "../..");
const policy = readFileSync(join(root, "samples/travel-policy-2026.md"), "utf8");
let server: HttpForTests;

beforeAll(async () => {
  server = await startHttp();
});

afterAll(async () => {
  await server.close();
  expect(server.defects).toEqual([]);
});

async function begin(prompt: string, documents: string[] = [], more: object = {}): Promise<string> {
  const { status, body } = await server.json("/api/v1/workflows", posting({ prompt, documents, ...more }));
  expect({ status, body }).toMatchObject({ status: 201, body: { workflowId: expect.any(String), round: 1 } });
  return (body as { workflowId: string }).workflowId;
}

const question = "What is the daily meal allowance in 2026?";

async function answered(): Promise<{ workflowId: string; documentId: string }> {
  const documentId = await upload(server.url, "travel policy – 2026.md", policy);
  const workflowId = await begin(question, [documentId]);
  await waitForRound(server.url, workflowId);
  return { workflowId, documentId };
}

test("carries out a round on an uploaded document, and its citation leads to the passage", async () => {
  const { workflowId } = await answered();
  const round = await server.json(`/api/v1/workflows/${workflowId}/rounds/1`);
  expect(round.body).toMatchObject({ status: "OK", message: { text: expect.stringContaining("CHF 55") } });
  const { evidence } = round.body as {
    evidence: { id: string; documentId: string; part: string; quote: string }[];
  };
  const [cited] = evidence;
  expect(cited).toMatchObject({
    part: expect.stringContaining("#"),
    quote: expect.stringContaining("CHF 55"),
  });
  const path = `/api/v1/workflows/${workflowId}/rounds/1/evidence/${encodeURIComponent(cited?.id ?? "")}`;
  const passage = await server.json(path);
  expect(passage).toMatchObject({ status: 200, body: { documentId: cited?.documentId, part: cited?.part } });
  expect((passage.body as { text: string }).text).toContain(cited?.quote);
  const parts = await server.json(`/api/v1/documents/${cited?.documentId}/parts?limit=500`);
  const ids = (parts.body as { parts: { id: string }[] }).parts.map(({ id }) => id);
  expect(ids).toContain(cited?.part);
});

test("nothing that leaves the server names a place on its disk", async () => {
  const workflowId = await begin("Write a report about meals", [await upload(server.url, "p.md", policy)], {
    formats: ["docx"],
  });
  const events = await waitForRound(server.url, workflowId);
  const workflow = await server.json(`/api/v1/workflows/${workflowId}`);
  const round = await server.json(`/api/v1/workflows/${workflowId}/rounds/1`);
  const said = JSON.stringify([events, workflow.body, round.body]);
  expect(said).not.toMatch(/dossier-http-|\/out\/|"path":"\//);
  const [file] = (round.body as { documents: { id: string; href: string; fileName: string }[] }).documents;
  expect(file?.fileName).toMatch(/\.docx$/);
  const content = await fetch(new URL(file?.href ?? "", server.url));
  expect(content.headers.get("content-disposition")).toContain("attachment");
  expect(new TextDecoder().decode((await content.arrayBuffer()).slice(0, 2))).toBe("PK");
  const made = `/api/v1/workflows/${workflowId}/rounds/1/deliverables/${file?.id}`;
  expect((await server.json(made)).body).toMatchObject({ metadata: {}, sections: expect.any(Array) });
  const asMarkdown = await fetch(new URL(`${made}/md`, server.url));
  expect(asMarkdown.status).toBe(200);
  expect(await asMarkdown.text()).toContain("#");
  expect((await server.json(`${made}/exe`)).status).toBe(415);
});

test("replays from an offset, says when it is over, and tells a reader that comes back to stop", async () => {
  const { workflowId } = await answered();
  const address = `${server.url}/api/v1/workflows/${workflowId}/events`;
  const { events: all } = await readEvents(address);
  expect(all.at(-1)).toMatchObject({ event: "end" });
  const offsets = all.slice(0, -1).map(({ id }) => Number(id));
  expect(offsets).toEqual(offsets.map((_, index) => index + 1));
  const { events: rest } = await readEvents(`${address}?after=5`);
  expect(rest).toEqual(all.slice(5));
  const last = String(offsets.at(-1));
  expect((await fetch(address, { headers: { "last-event-id": last } })).status).toBe(204);
  expect((await fetch(address, { headers: { "last-event-id": "99999" } })).status).toBe(400);
  expect((await fetch(`${address}?after=99999`)).status).toBe(400);
  const paged = await server.json(`/api/v1/workflows/${workflowId}/events`, {
    headers: { accept: "application/json" },
  });
  expect(paged.body).toMatchObject({ next: null });
  expect((paged.body as { events: unknown[] }).events).toHaveLength(offsets.length);
});

test("one stream tells of every workflow of the user", async () => {
  const watching = readEvents(`${server.url}/api/v1/events`, {
    until: (seen) => seen.some(({ data }) => data?.includes('"status":"OK"') === true),
  });
  await answered();
  const { events } = await watching;
  expect(events.every(({ event }) => event === "workflow")).toBe(true);
  expect(JSON.parse(events.at(-1)?.data ?? "")).toMatchObject({
    status: "OK",
    title: question,
    waiting: false,
  });
});

test("a second request with the same key starts nothing, and another request with it is refused", async () => {
  const headers = { "idempotency-key": "a-key-of-mine" };
  const once = () => server.json("/api/v1/workflows", posting({ prompt: "Hello" }, headers));
  const [first, second] = await Promise.all([once(), once()]);
  expect(second).toEqual(first);
  expect((await once()).body).toEqual(first?.body);
  const other = await server.json("/api/v1/workflows", posting({ prompt: "Something else" }, headers));
  expect(other).toMatchObject({ status: 400, body: { code: "invalid" } });
});

test("continues, stops, lists steps, forks; what is not there is not found", async () => {
  const { workflowId } = await answered();
  const next = await server.json(
    `/api/v1/workflows/${workflowId}/rounds`,
    posting({ prompt: "And in 2025?" }),
  );
  expect(next).toMatchObject({ status: 201, body: { workflowId, round: 2 } });
  await waitForRound(server.url, workflowId);
  const steps = await server.json(`/api/v1/workflows/${workflowId}/steps`);
  expect((steps.body as { steps: unknown[] }).steps.length).toBeGreaterThan(0);
  const forked = await server.json(`/api/v1/workflows/${workflowId}/fork`, posting({ beforeStep: 0 }));
  expect(forked.status).toBe(201);
  await waitForRound(server.url, (forked.body as { workflowId: string }).workflowId);
  expect(await server.json(`/api/v1/workflows/${workflowId}/stop`, { method: "POST" })).toMatchObject({
    status: 400,
    body: { code: "usage", requestId: expect.any(String) },
  });
  expect(await server.json(`/api/v1/workflows/wf_none`)).toMatchObject({
    status: 404,
    body: { code: "not-found" },
  });
  expect((await server.json(`/api/v1/workflows/${workflowId}/rounds/9`)).status).toBe(404);
  expect((await server.json(`/api/v1/workflows/${workflowId}/rounds/x`)).status).toBe(400);
});

test("a refused request says so, and its provable part can be asked for", async () => {
  const workflowId = await begin(
    "Who is the chief executive, and what is the daily meal allowance in 2026?",
    [await upload(server.url, "policy.md", policy)],
  );
  await waitForRound(server.url, workflowId);
  const refused = await server.json(`/api/v1/workflows/${workflowId}/rounds/1`);
  expect(refused.body).toMatchObject({ status: "REFUSAL" });
  await server.json(`/api/v1/workflows/${workflowId}/rounds`, posting({ provable: true }));
  await waitForRound(server.url, workflowId);
  const provable = await server.json(`/api/v1/workflows/${workflowId}/rounds/2`);
  expect(provable.body).toMatchObject({ status: "OK", message: { text: expect.stringContaining("CHF 55") } });
});

test("finds workflows by words of their messages, page by page", async () => {
  for (const prompt of ["Zebra crossings in Zürich", "Zebra stripes"])
    await waitForRound(server.url, await begin(prompt));
  const found = await server.json("/api/v1/workflows?search=zebra&limit=1");
  const { workflows, next } = found.body as { workflows: { title: string }[]; next: string };
  expect(workflows).toHaveLength(1);
  const more = await server.json(`/api/v1/workflows?search=zebra&limit=1&before=${next}`);
  const titles = [...workflows, ...(more.body as { workflows: typeof workflows }).workflows];
  expect(titles.map(({ title }) => title).toSorted()).toEqual(["Zebra crossings in Zürich", "Zebra stripes"]);
  expect((await server.json("/api/v1/workflows?search=Zürich")).body).toMatchObject({ workflows: [{}] });
  expect((await server.json("/api/v1/workflows?search=100%25_")).body).toMatchObject({ workflows: [] });
  expect((await server.json("/api/v1/workflows?before=nonsense")).status).toBe(400);
});

test("serves the samples, the models, the actions and the usage", async () => {
  const samples = await server.json("/api/v1/samples");
  expect(samples.body).toMatchObject({ samples: [{ id: "hotel-limits" }, { id: "meal-allowance" }, {}, {}] });
  const started = await server.json("/api/v1/samples/meal-allowance", { method: "POST" });
  await waitForRound(server.url, (started.body as { workflowId: string }).workflowId);
  const models = await server.json("/api/v1/models");
  expect(models.body).toMatchObject({
    models: expect.arrayContaining([expect.objectContaining({ id: "offline" })]),
  });
  expect((await server.json("/api/v1/models/offline/test", { method: "POST" })).body).toMatchObject({
    ok: true,
  });
  expect((await server.json("/api/v1/actions")).body).toMatchObject({ actions: expect.any(Array) });
  const usage = await server.json("/api/v1/usage?by=day");
  expect(usage.body).toMatchObject({ totals: { aiCalls: expect.any(Number) }, rows: [{ price: 0 }] });
});

test("checks a document against sources", async () => {
  const document = await upload(server.url, "claim.md", "The daily meal allowance is CHF 55.\n");
  const source = await upload(server.url, "policy.md", policy);
  const checked = await server.json("/api/v1/checks", posting({ document, sources: [source] }));
  expect(checked).toMatchObject({ status: 200, body: { counts: { VALID: 1 } } });
});

function rawGet(path: string, headers: Record<string, string>, method = "GET"): Promise<number> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on("error", reject);
    sent.end();
  });
}

test("answers only under its own name, and changes nothing for another site", async () => {
  const { host } = new URL(server.url);
  expect(await rawGet("/api/v1/workflows", { host })).toBe(200);
  expect(await rawGet("/api/v1/workflows", { host: "evil.example.org" })).toBe(403);
  expect(await rawGet("/", { host: "evil.example.org" })).toBe(403);
  expect(await rawGet("/api/v1/openapi.json", { host: "evil.example.org" })).toBe(403);
  const post = (headers: Record<string, string>) =>
    rawGet("/api/v1/samples/none", { host, ...headers }, "POST");
  expect(await post({})).toBe(404);
  expect(await post({ origin: `http://${host}` })).toBe(404);
  expect(await post({ "sec-fetch-site": "same-origin" })).toBe(404);
  expect(await post({ origin: "https://evil.example.org" })).toBe(403);
  expect(await post({ "sec-fetch-site": "cross-site", origin: "https://evil.example.org" })).toBe(403);
  expect(await post({ "sec-fetch-site": "same-site" })).toBe(403);
});

test("every answer has its headers, and a problem says what went wrong", async () => {
  const response = await fetch(`${server.url}/api/v1/nothing`, {
    headers: { "x-request-id": "my-request-1" },
  });
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  const named = await fetch(`${server.url}/api/v1/workflows/none`, {
    headers: { "x-request-id": "my-request-1" },
  });
  expect(named.headers.get("x-request-id")).toBe("my-request-1");
  expect(await named.json()).toMatchObject({ requestId: "my-request-1", code: "not-found", status: 404 });
  const wrong = await server.json("/api/v1/workflows", posting({ prompt: 7, formats: "docx" }));
  expect(wrong.body).toMatchObject({ code: "invalid", errors: [{ path: "prompt" }, { path: "formats" }] });
  const broken = await fetch(`${server.url}/api/v1/workflows`, {
    method: "POST",
    body: "{",
    headers: { "content-type": "application/json" },
  });
  expect(broken.status).toBe(400);
});
