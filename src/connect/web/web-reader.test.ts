import { afterEach, expect, test } from "vitest";
import { startTrapSite } from "../../../test/fakes/trap-site.ts";
import type { SiteAnswer } from "../../../test/fakes/trap-site.ts";
import { createWebReader } from "./create-web-reader.ts";
import { findChallenge } from "./pages/find-challenge.ts";
import { readHead } from "./pages/read-head.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const { signal } = new AbortController();

async function open(pages: Record<string, string | SiteAnswer>, network = {}) {
  const site = await startTrapSite(pages);
  closing.push(site.close);
  const clock = { now: () => performance.now() };
  return { site, web: createWebReader({ clock, network: { ...site.network, ...network } }) };
}

const robots = "User-agent: *\nDisallow: /private\nCrawl-delay: 0.2\n";

test("a page comes with its bytes, title, links, address and time", async () => {
  const html =
    '<title>Prices &amp; terms</title><a href="/more?a=1&amp;b=2">more</a><a href="mailto:x@y">x</a>';
  const { web, site } = await open({ "shop.example/": html });
  const outcome = await web.read({ url: "http://shop.example/" }, signal);
  expect(outcome).toMatchObject({
    kind: "page",
    page: {
      ...{ finalUrl: "http://shop.example/", mediaType: "text/html", title: "Prices & terms", etag: '"v1"' },
      links: ["http://shop.example/more?a=1&b=2"],
    },
  });
  expect(outcome.kind === "page" && Buffer.from(outcome.page.bytes).toString()).toBe(html);
  expect(site.headers.every((headers) => headers["user-agent"]?.includes("DossierBot"))).toBe(true);
});

test("robots.txt is heard, but an address that the person wrote is read with a note", async () => {
  const { web, site } = await open({ "a.example/robots.txt": robots, "a.example/private": "<p>hidden</p>" });
  expect(await web.read({ url: "http://a.example/private" }, signal)).toMatchObject({
    kind: "blocked",
    reason: "robots",
  });
  expect(site.asked).toEqual(["a.example/robots.txt"]);
  expect(await web.read({ url: "http://a.example/private", isTyped: true }, signal)).toMatchObject({
    kind: "page",
    note: expect.stringContaining("asks programs not to read this page"),
  });
});

test("a site whose robots.txt is in trouble is left alone, and one without is read", async () => {
  const { web } = await open({
    "sick.example/robots.txt": (_request, response) => void response.writeHead(503).end(),
    "sick.example/": "<p>words</p>",
    "none.example/": "<p>words</p>",
  });
  expect(await web.read({ url: "http://sick.example/" }, signal)).toMatchObject({ reason: "robots" });
  expect(await web.read({ url: "http://none.example/" }, signal)).toMatchObject({ kind: "page" });
});

test("a host is asked one thing at a time, as far apart as it wants", async () => {
  let open_ = 0;
  let most = 0;
  const times: number[] = [];
  const slow: SiteAnswer = (_request, response) => {
    open_ += 1;
    most = Math.max(most, open_);
    times.push(performance.now());
    setTimeout(() => {
      open_ -= 1;
      response.end("<p>words</p>");
    }, 20);
  };
  const { web } = await open({
    "a.example/robots.txt": robots,
    ...Object.fromEntries(["1", "2", "3"].map((name) => [`a.example/${name}`, slow])),
  });
  await Promise.all(["1", "2", "3"].map((name) => web.read({ url: `http://a.example/${name}` }, signal)));
  expect(most).toBe(1);
  const [first = 0, second = 0, third = 0] = times;
  expect(second - first).toBeGreaterThan(180);
  expect(third - second).toBeGreaterThan(180);
});

test.each([
  ["challenge", { kind: "blocked", reason: "challenge" }],
  ["to-private", { kind: "failed", detail: expect.stringContaining("private network") }],
  ["bomb", { kind: "failed", detail: expect.stringContaining("larger than") }],
  ["broken", { kind: "failed" }],
  ["nowhere", { kind: "failed", detail: "trap.example answered 404." }],
])("the trap %s gives an outcome and never a page", async (path, outcome) => {
  const { web } = await open({});
  expect(await web.read({ url: `http://trap.example/${path}` }, signal)).toMatchObject(outcome);
});

test("a login, a refusal and an empty page are told as what they are", async () => {
  const answer =
    (status: number): SiteAnswer =>
    (_request, response) =>
      void response.writeHead(status).end();
  const { web } = await open({
    "a.example/1": answer(401),
    "a.example/2": answer(403),
    "a.example/3": answer(200),
  });
  const read = (path: string) => web.read({ url: `http://a.example/${path}` }, signal);
  expect([await read("1"), await read("2"), await read("3")]).toMatchObject([
    { reason: "login" },
    { reason: "refused" },
    { kind: "failed", detail: "a.example sent an empty page." },
  ]);
});

test("an abort ends a wait in the queue", async () => {
  const { web } = await open({ "a.example/slow": () => undefined });
  const reason = new Error("enough");
  const stop = new AbortController();
  const reads = [1, 2].map(() => web.read({ url: "http://a.example/slow" }, stop.signal));
  setImmediate(() => stop.abort(reason));
  for (const read of reads) await expect(read).rejects.toBe(reason);
});

const headers = new Headers();
const bytes = (text: string) => Buffer.from(text);

test("an article that speaks of such checks is no check", () => {
  const long = `<p>Cloudflare shows "Just a moment" while its challenge runs.</p>${"<p>words and more words</p>".repeat(4_000)}`;
  expect(findChallenge({ headers }, "text/html", bytes(long))).toBeUndefined();
  expect(findChallenge({ headers }, "text/html", bytes("<p>Opening hours: 9 to 5</p>"))).toBeUndefined();
  const app = '<div id="app"></div><noscript>You need to enable JavaScript to run this app.</noscript>';
  expect(findChallenge({ headers }, "text/html", bytes(app))).toContain("without running its scripts");
  const marked = new Headers({ "cf-mitigated": "challenge" });
  expect(findChallenge({ headers: marked }, "text/html", bytes("x"))).toContain("Cloudflare");
});

test("hostile marks cost no time", () => {
  const start = performance.now();
  for (const text of [
    "<a ".repeat(100_000),
    "<title".repeat(100_000),
    `<a href="${"x".repeat(500_000)}`,
    "<script>".repeat(50_000),
  ]) {
    readHead(bytes(text), { url: "http://a.example/" });
    findChallenge({ headers }, "text/html", bytes(text));
  }
  expect(performance.now() - start).toBeLessThan(3_000);
});
