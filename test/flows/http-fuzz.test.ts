import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { HttpRoute } from "../../src/http/define-route.ts";
import { openAiRoutes } from "../../src/http/openai/openai-routes.ts";
import { apiRoutes } from "../../src/http/routes.ts";
import { fromSchema } from "../fakes/from-schema.ts";
import { startHttp, upload, waitForRound } from "../fakes/start-http.ts";
import type { HttpForTests } from "../fakes/start-http.ts";

const routes: readonly HttpRoute[] = [...apiRoutes, ...openAiRoutes];
let server: HttpForTests;
let ids: string[] = [];

beforeAll(async () => {
  server = await startHttp();
  const documentId = await upload(server.url, "a.md", "The fee is CHF 12.\n");
  const { body } = await server.json("/api/v1/samples/chief-executive", { method: "POST" });
  const { workflowId } = body as { workflowId: string };
  await waitForRound(server.url, workflowId);
  ids = [workflowId, documentId, "1", "offline", "meal-allowance", "%2e%2e", "null", "0"];
}, 30_000);

afterAll(() => server.close());

/** What a schema takes, and what it does not. */
function inputFor(schema: unknown): fc.Arbitrary<unknown> {
  if (!(schema instanceof z.ZodType)) return fc.constant(undefined);
  const fitting = fromSchema(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
  return fc.oneof({ weight: 3, arbitrary: fitting }, { weight: 1, arbitrary: fc.jsonValue() });
}

function parametersFor(route: HttpRoute): fc.Arbitrary<Record<string, string>> {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const value = fc.oneof(
    fc.constantFrom(...ids),
    fc.string({ minLength: 1, maxLength: 20 }),
    fc.nat().map(String),
  );
  return fc.record(Object.fromEntries(names.map((name) => [name, value])));
}

function callOf(route: HttpRoute): fc.Arbitrary<{ url: string; init: RequestInit }> {
  const parts = fc.record({
    params: parametersFor(route),
    query: inputFor(route.query),
    body: route.streams === undefined ? inputFor(route.body) : fc.constant(undefined),
    isText: fc.boolean(),
  });
  return parts.map(({ params, query, body, isText }) => {
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ""),
    );
    const url = new URL(path, server.url);
    if (typeof query === "object" && query !== null)
      for (const [name, value] of Object.entries(query))
        url.searchParams.set(name, String(value).toWellFormed());
    const content = route.method === "GET" || body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      accept: "application/json",
      ...(content && !isText && { "content-type": "application/json" }),
    };
    return { url: url.href, init: { method: route.method, headers, ...(content && { body: content }) } };
  });
}

/** The schema of an answer, where the route says one. */
function answerOf(route: HttpRoute, status: number): z.ZodType | undefined {
  const { answers } = route;
  const found =
    typeof answers === "object" && answers !== null
      ? Object.entries(answers).find(([key]) => key === String(status))
      : undefined;
  const schema: unknown = found?.[1];
  return schema instanceof z.ZodType ? schema : undefined;
}

/** An error has its shape, and everything else the one that its route names. */
function checkAnswer(route: HttpRoute, { ok, status }: Response, text: string): void {
  if (ok) {
    const parsed = answerOf(route, status)?.safeParse(JSON.parse(text));
    expect(parsed?.error?.issues ?? [], `${route.name} answered ${text.slice(0, 400)}`).toEqual([]);
    return;
  }
  const isOpenAi = route.path.startsWith("/v1/");
  const shape = isOpenAi ? { error: { message: expect.any(String) } } : { code: expect.any(String), status };
  if (status !== 416) expect(JSON.parse(text)).toMatchObject(shape);
}

const endless = new Set(["followUser"]); // streams that end only when their reader goes

async function tryRoute(route: HttpRoute, runs: number): Promise<Map<number, number>> {
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(callOf(route), async ({ url, init }) => {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) });
      seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
      expect(response.status, `${route.method} ${url} ${JSON.stringify(init)}`).not.toBe(500);
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      if (endless.has(route.name)) await response.body?.cancel();
      else checkAnswer(route, response, await response.text());
    }),
    { numRuns: runs, seed: 21 },
  );
  return seen;
}

test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  "%s answers whatever it is sent, and as its schema says",
  async (_name, route) => {
    await tryRoute(route, 12);
    expect(server.defects).toEqual([]);
  },
  60_000,
);

test("every path and name stands in the table once", () => {
  const keys = routes.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
});
