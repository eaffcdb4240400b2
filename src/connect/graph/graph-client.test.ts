import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { startGraph } from "../../../test/fakes/graph-server.ts";
import type { GraphForTests } from "../../../test/fakes/graph-server.ts";
import { addMessage } from "../../../test/fakes/graph-state.ts";
import { systemClock } from "../../lib/clock.ts";
import { Failure } from "../../model/failure.ts";
import { createGuardedFetch } from "../fetch/guarded-fetch.ts";
import { createGraph } from "./graph-client.ts";
import { searchOutlook } from "./outlook/outlook-search.ts";
import { retryAfter } from "./retry-after.ts";

const running: GraphForTests[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
});

async function start({ scopes }: { scopes?: string[] } = {}) {
  const server = await startGraph();
  running.push(server);
  const asked: (string | undefined)[] = [];
  const graph = createGraph({
    ...{ base: server.settings.base, clock: systemClock, backoffMs: 5 },
    fetch: createGuardedFetch({ allowPrivate: server.settings.allowPrivate }),
    token: async (refused) => {
      asked.push(refused);
      return server.token(scopes);
    },
    signal: AbortSignal.timeout(15_000),
  });
  return { server, graph, asked };
}

const me = { path: "/me", doing: "read the profile", needs: "User.Read" };
const Me = z.object({ mail: z.string() });
const messages = { path: "/me/messages", doing: "read the mails", needs: "Mail.Read" };
const failing = (work: Promise<unknown>) =>
  work.then(
    () => new Failure("internal", "it worked"),
    (error: unknown) => (error instanceof Failure ? error : new Failure("internal", String(error))),
  );

test("throttling is obeyed, by seconds, by date and without a word", async () => {
  const { server, graph } = await start();
  const soon = new Date(Date.now() + 500).toUTCString();
  server.break({ on: "/me", times: 1, kind: "429", retryAfter: "0" });
  server.break({ on: "/me", times: 1, kind: "429", retryAfter: soon });
  server.break({ on: "/me", times: 1, kind: "429" });
  server.break({ on: "/me", times: 1, kind: "503", retryAfter: "0" });
  expect(await graph.read(me, Me)).toEqual({ mail: "anna@contoso.example" });
  expect(server.state.log).toHaveLength(5);
  server.break({ on: "/me", times: 99, kind: "429", retryAfter: "0" });
  expect(await failing(graph.read(me, Me))).toMatchObject({ code: "throttled", retryable: true });
});

test("a server that fails is asked again for what is read, never for what is written", async () => {
  const { server, graph } = await start();
  server.break({ on: "GET /v1.0/me", times: 1, kind: "500" });
  server.break({ on: "GET /v1.0/me", times: 1, kind: "drop" });
  expect(await graph.read(me, Me)).toMatchObject({ mail: "anna@contoso.example" });
  server.break({ on: "POST /v1.0/me/messages", times: 1, kind: "500" });
  const post = { ...messages, method: "POST" as const, json: { subject: "x" } };
  expect(await failing(graph.call(post))).toMatchObject({ code: "unavailable", retryable: true });
  expect(server.state.messages).toEqual([]);
});

test("a token that ran out is renewed once; a second refusal says to sign in again", async () => {
  const { server, graph, asked } = await start();
  server.break({ on: "/me", times: 1, kind: "401" });
  await graph.read(me, Me);
  expect(asked).toEqual([undefined, expect.stringMatching(/^access-/)]);
  server.break({ on: "/me", times: 2, kind: "401" });
  expect(await failing(graph.read(me, Me))).toMatchObject({ code: "reconnect" });
});

test("a missing permission is named", async () => {
  const { graph } = await start({ scopes: ["User.Read"] });
  const failure = await failing(graph.call(messages));
  expect(failure).toMatchObject({ code: "configuration", retryable: false });
  expect(failure.message).toContain("Mail.Read");
  expect(failure.message).toContain("ErrorAccessDenied");
  expect(failure.message).toMatch(/request request-/);
});

test("lists are read page by page, and a page elsewhere is not", async () => {
  const { server, graph } = await start();
  for (let day = 10; day < 35; day += 1)
    addMessage(server.state, { subject: `mail ${day}`, receivedDateTime: `2026-10-${day}T08:00:00Z` });
  const all = await searchOutlook(graph, "/me", { limit: 20 });
  expect(all.mails.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 20 }, (_none, index) => `mail ${34 - index}`),
  );
  expect(all.isAll).toBe(false);
  const found = await graph.list(
    { ...messages, path: "/me/messages?$top=4" },
    { item: z.object({ id: z.string() }), most: 100 },
  );
  expect(found).toMatchObject({ isAll: true, items: { length: 25 } });
  server.state.foreignNextLink = true;
  const failure = await failing(
    graph.list({ ...messages, path: "/me/messages?$top=4" }, { item: z.unknown(), most: 100 }),
  );
  expect(failure.message).toContain("evil.example");
  expect(server.state.log.every(({ hasToken }) => hasToken)).toBe(true);
});

test("an answer that was cut off is a failure, not an empty list", async () => {
  const { server, graph } = await start();
  server.break({ on: "/me/messages", times: 9, kind: "truncated" });
  expect(await failing(searchOutlook(graph, "/me", { limit: 5 }))).toMatchObject({ code: "unavailable" });
});

test("at most three calls are under way at once", async () => {
  const { server, graph } = await start();
  server.state.slowMs = 20;
  await Promise.all(Array.from({ length: 12 }, () => graph.read(me, Me)));
  expect(server.state.mostInside).toBeLessThanOrEqual(3);
});

test("words of a search are words, never operators", async () => {
  const { server, graph } = await start();
  addMessage(server.state, {
    subject: "Meals on trips",
    from: { name: "Beat", address: "beat@customer.example" },
  });
  const found = await searchOutlook(graph, "/me", { subject: 'meals" OR from:x', limit: 5 });
  expect(found.mails).toEqual([]);
  const real = await searchOutlook(graph, "/me", { subject: "meals", from: "beat", limit: 5 });
  expect(real.mails).toMatchObject([{ subject: "Meals on trips" }]);
});

test("how long to wait is read from seconds or a date, and kept within two minutes", () => {
  const now = Date.parse("2026-11-16T09:00:00Z");
  expect(retryAfter("7", now)).toBe(7_000);
  expect(retryAfter("Mon, 16 Nov 2026 09:00:30 GMT", now)).toBe(30_000);
  expect(retryAfter("Mon, 16 Nov 2026 08:00:30 GMT", now)).toBe(0);
  expect(retryAfter("86400", now)).toBe(120_000);
  expect(retryAfter("soon", now)).toBeUndefined();
  expect(retryAfter(null, now)).toBeUndefined();
});
