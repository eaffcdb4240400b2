import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { startSearchServer } from "../../../../test/fakes/search-server.ts";
import type { SearchStandIn } from "../../../../test/fakes/search-server.ts";
import type { ConnectionType } from "../../../model/connections/connection.ts";
import { openDataFile, openStore } from "../../../store/store.ts";
import { createConnections, priceOfSearch, searchWeb } from "../../connect.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const key = "srch-planted-55aa-secret";
const pages = [
  "https://a.example/one",
  "https://a.example/one",
  "ftp://x.example/",
  "https://www.b.example/two",
];
const types: ConnectionType[] = ["searxng", "brave", "tavily"];
const models: ConnectionType[] = ["openai-search", "anthropic-search"];

async function connect(type: ConnectionType, url: string, more: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "dossier-search-"));
  const sqlite = await openDataFile(join(folder, "dossier.db"));
  const clock = { now: () => 5 };
  const store = await openStore({ kind: "sqlite", sqlite, ledgerFolder: join(folder, "l") }, { clock });
  closing.push(() => store.close());
  let ids = 0;
  const connections = createConnections({
    ...{ store: store.connections, clock, key: { folder }, env: {}, random: () => 0.5 },
    newId: () => `id${(ids += 1)}`,
  });
  const model = models.includes(type) ? { model: "some-model" } : {};
  const settings = { url, allowPrivate: "127.0.0.1", ...model, ...more };
  const secrets: Record<string, { value: string }> = type === "searxng" ? {} : { key: { value: key } };
  const connection = await connections.add({ type, label: "web", owner: "anna", settings, secrets });
  const opening = { user: "anna", action: "web.search", effect: "read" as const };
  return {
    connections,
    connection,
    opened: connections.open(connection, opening, AbortSignal.timeout(10_000)),
  };
}

async function start(type: ConnectionType, standIn: Partial<SearchStandIn> = {}) {
  const server = await startSearchServer({ hits: { "": pages }, key, ...standIn });
  closing.push(server.close);
  return { server, ...(await connect(type, server.url)) };
}

test.each(types)("%s gives pages of the web, each once, with plain words", async (type) => {
  const { opened, server, connections } = await start(type);
  const hits = await searchWeb({ query: "tunnel", limit: 5, language: "en", freshness: "year" }, opened);
  expect(hits.map(({ url, rank }) => [url, rank])).toEqual([
    ["https://a.example/one", 1],
    ["https://www.b.example/two", 2],
  ]);
  expect(hits[0]?.snippet).toBe("a snippet");
  expect(server.queries).toEqual(["tunnel"]);
  expect(await connections.uses({})).toMatchObject([{ action: "web.search", result: "ok" }]);
  const within = await searchWeb({ query: "tunnel", limit: 5, domains: ["b.example"] }, opened);
  expect(within.map(({ url }) => url)).toEqual(["https://www.b.example/two"]);
});

test.each(models)(
  "of %s only the addresses that it found are taken, and only if it searched",
  async (type) => {
    const { opened, server } = await start(type);
    const hits = await searchWeb({ query: "tunnel", limit: 5, language: "en", freshness: "year" }, opened);
    expect(hits.map(({ url, snippet }) => [url, snippet])).toEqual([
      ["https://a.example/one", ""],
      ["https://www.b.example/two", ""],
    ]);
    expect(server.queries).toEqual(["tunnel"]);
    const within = await searchWeb({ query: "tunnel", limit: 5, domains: ["b.example"] }, opened);
    expect(within.map(({ url }) => url)).toEqual(["https://www.b.example/two"]);
    const { opened: lazy } = await start(type, { isLazy: true });
    await expect(searchWeb({ query: "tunnel", limit: 5 }, lazy)).rejects.toMatchObject({
      ...{ code: "unavailable", message: expect.stringContaining("without searching") },
    });
    const { opened: strange } = await start(type, { key: "another-key" });
    const refused: unknown = await searchWeb({ query: "x", limit: 1 }, strange).catch(
      (error: unknown) => error,
    );
    expect(refused).toMatchObject({ code: "configuration" });
    expect(String(refused)).not.toContain(key);
  },
);

test.each([
  [429, "unavailable", true],
  [500, "unavailable", true],
  [401, "configuration", false],
  [400, "invalid", false],
] as const)("an answer %i is %s, on record, and repeats no key", async (status, code, retryable) => {
  const { opened, connections } = await start("brave", { status });
  const failed: unknown = await searchWeb({ query: "x", limit: 1 }, opened).catch((error: unknown) => error);
  expect(failed).toMatchObject({ code, retryable });
  expect(String(failed)).not.toContain(key);
  expect(await connections.uses({})).toMatchObject([{ result: code }]);
});

test("an instance whose engines are silent has failed; one that finds nothing has not", async () => {
  let silent: unknown[] = [["google", "timeout"]];
  const server = createServer((_request, response) =>
    response.end(JSON.stringify({ results: [], unresponsive_engines: silent })),
  );
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  closing.push(() => new Promise((done) => server.close(() => done())));
  const { opened } = await connect("searxng", `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await expect(searchWeb({ query: "x", limit: 1 }, opened)).rejects.toMatchObject({ code: "unavailable" });
  silent = [];
  expect(await searchWeb({ query: "x", limit: 1 }, opened)).toEqual([]);
});

test("what answers something else than a search does is said to be", async () => {
  const server = createServer((_request, response) => response.end("<html>hello</html>"));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  closing.push(() => new Promise((done) => server.close(() => done())));
  const { opened } = await connect("tavily", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await expect(searchWeb({ query: "x", limit: 1 }, opened)).rejects.toMatchObject({ code: "invalid" });
});

test("a search costs what its provider takes, unless the connection says otherwise", async () => {
  const { connection: brave } = await connect("brave", "https://b.example");
  const { connection: own } = await connect("searxng", "https://s.example");
  const { connection: dear } = await connect("tavily", "https://t.example", { pricePerSearch: "0.02" });
  expect([brave, own, dear].map(priceOfSearch)).toEqual([0.005, 0, 0.02]);
});
