import { expect, test } from "vitest";
import { posting, readEvents, startHttp } from "../fakes/start-http.ts";

test("open streams end with a last word, and the server is gone soon after", async () => {
  const server = await startHttp();
  const opened = Array.from({ length: 100 }, async () => {
    const response = await fetch(`${server.url}/api/v1/events`);
    expect(response.status).toBe(200);
    return response.text();
  });
  const watched = readEvents(`${server.url}/api/v1/events`, { until: (seen) => seen.length > 0 });
  // a workflow that all of them are told of: then all are open
  await server.json("/api/v1/workflows", posting({ prompt: "Hello" }));
  await watched;
  const begun = performance.now();
  await server.close();
  expect(performance.now() - begun).toBeLessThan(8_000);
  for (const text of await Promise.all(opened)) expect(text).toContain("event: bye");
  await expect(fetch(`${server.url}/health/live`)).rejects.toThrow();
  expect(server.defects).toEqual([]);
});
