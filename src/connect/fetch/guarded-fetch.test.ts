import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publicAddress, startTrapSite } from "../../../test/fakes/trap-site.ts";
import type { TrapSite } from "../../../test/fakes/trap-site.ts";
import { createGuardedFetch } from "./guarded-fetch.ts";
import { createAddressRules } from "./public-address.ts";

let site: TrapSite;
beforeAll(async () => {
  site = await startTrapSite({
    "page.example/": "<p>hello</p>",
    "other.example/landed": (request, response) =>
      void response.end(JSON.stringify(request.headers["authorization"] ?? "no token")),
    "page.example/stay": (_request, response) => void response.writeHead(307, { location: "/echo" }).end(),
    "page.example/echo": (request, response) => void request.pipe(response),
  });
  site.names.set("inside.example", ["10.0.0.7"]);
  site.names.set("mixed.example", [publicAddress, "127.0.0.1"]);
  site.names.set("meta.example", ["169.254.169.254"]);
});
afterAll(() => site.close());

const guarded = (options = {}) => createGuardedFetch({ network: site.network, ...options });
const failure = (code: string, part: string) =>
  expect.objectContaining({ code, message: expect.stringContaining(part) });

test("reads a public page, and says where it was in the end", async () => {
  const response = await guarded()("http://page.example/#part");
  expect([response.status, response.url, await response.text()]).toEqual([
    200,
    "http://page.example/",
    "<p>hello</p>",
  ]);
});

test.each([
  ["an IP literal", "http://127.0.0.1/"],
  ["a literal in disguise", "http://2130706433/"],
  ["an octal literal", "http://0177.0.0.1/"],
  ["a mapped address", "http://[::ffff:127.0.0.1]/"],
  ["IPv6 loopback", "http://[::1]/"],
  ["a private name", "http://inside.example/"],
  ["a name with a private address beside a public one", "http://mixed.example/"],
  ["the address of a machine's own keys", "http://meta.example/"],
  ["a cloud's inside that looks public", "http://168.63.129.16/"],
])("refuses %s", async (_name, url) => {
  const before = site.asked.length;
  await expect(guarded()(url)).rejects.toEqual(expect.objectContaining({ code: "invalid" }));
  expect(site.asked.length).toBe(before);
});

test.each([
  ["a private address", "to-private"],
  ["the metadata address", "to-metadata"],
  ["a name that resolves to a private one", "to-rebound"],
  ["another port", "to-port"],
  ["a file", "to-file"],
  ["itself, without end", "loop"],
])("does not follow to %s", async (_name, path) => {
  await expect(guarded()(`http://trap.example/${path}`)).rejects.toEqual(
    expect.objectContaining({ code: "invalid" }),
  );
});

test("a name that changes its address between two looks is looked at for the very socket", async () => {
  const looks: string[] = [];
  const network = {
    ...site.network,
    resolve: async (host: string) => {
      looks.push(host);
      return looks.length === 1 ? [publicAddress] : ["127.0.0.1"];
    },
  };
  const fetch = createGuardedFetch({ network });
  expect((await fetch("http://page.example/")).status).toBe(200);
  // another origin, so another socket: refused
  await expect(fetch("http://page2.example/")).rejects.toEqual(failure("invalid", "private network"));
});

test("carries no token on to another host, and keeps it on the same", async () => {
  const headers = { authorization: "Bearer abc" };
  const landed = await guarded()("http://trap.example/elsewhere", { headers });
  expect([landed.url, await landed.text()]).toEqual(["http://other.example/landed", '"no token"']);
  const response = await guarded()("http://page.example/stay", { method: "POST", body: "words", headers });
  expect(await response.text()).toBe("words");
});

test("hands a redirect to whoever wants to follow it by hand", async () => {
  const response = await guarded()("http://trap.example/elsewhere", { redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual([302, "http://other.example/landed"]);
});

test("stops at the limit of unpacked bytes", async () => {
  const response = await guarded()("http://trap.example/bomb");
  await expect(response.text()).rejects.toEqual(failure("limit", "larger than 5000000 bytes"));
});

test("ends a slow drip and a silent server on time", async () => {
  const slow = await guarded()("http://trap.example/drip", { limits: { wholeMs: 400 } });
  await expect(slow.text()).rejects.toEqual(failure("timeout", "too slowly"));
  await expect(guarded()("http://trap.example/silent", { limits: { headersMs: 200 } })).rejects.toEqual(
    failure("timeout", "did not answer in time"),
  );
});

test("a line that breaks is a failure, and an abort is the caller's own", async () => {
  const broken = await guarded()("http://trap.example/broken");
  await expect(broken.text()).rejects.toEqual(expect.objectContaining({ code: "unavailable" }));
  const reason = new Error("enough");
  const signal = AbortSignal.abort(reason);
  await expect(guarded()("http://trap.example/silent", { signal })).rejects.toBe(reason);
});

test("reaches a host of one's own network only where it is named, and metadata never", async () => {
  site.pages.set("inside.example:8080/", "ours");
  const fetch = guarded({ allowPrivate: ["inside.example:8080", "meta.example"] });
  expect(await (await fetch("http://inside.example:8080/")).text()).toBe("ours");
  await expect(fetch("http://inside.example/")).rejects.toEqual(failure("invalid", "allowPrivate"));
  await expect(fetch("http://meta.example/")).rejects.toEqual(failure("invalid", "never reached"));
});

test("no address of a private range is public, however it is written", () => {
  const rules = createAddressRules();
  const octet = fc.integer({ min: 0, max: 255 });
  const inside = fc.oneof(
    fc.tuple(fc.constant(10), octet, octet, octet),
    fc.tuple(fc.constant(127), octet, octet, octet),
    fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
    fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
  );
  fc.assert(
    fc.property(inside, (parts) => {
      const dotted = parts.join(".");
      const hosts = [`http://${dotted}/`, `http://[::ffff:${dotted}]/`, `http://[::${dotted}]/`];
      return hosts.every((url) => !rules.allows(new URL(url).hostname.replace(/^\[|\]$/g, ""), false));
    }),
  );
  expect(rules.allows("8.8.8.8", false)).toBe(true);
  expect(rules.allows("2606:4700::1111", false)).toBe(true);
});
