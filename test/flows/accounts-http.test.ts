import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { goodPassword, openBrowser, startAccountServer } from "../fakes/account-server.ts";
import type { AccountServer, Browser } from "../fakes/account-server.ts";
import { startOidcProvider } from "../fakes/oidc-provider.ts";
import type { OidcProvider } from "../fakes/oidc-provider.ts";

const policy = join(import.meta.dirname, "../../samples/travel-policy-2026.md");
let running: AccountServer;
let provider: OidcProvider;
let admin: Browser;
let member: Browser;

beforeAll(async () => {
  provider = await startOidcProvider();
  const client = { clientId: "dossier", clientSecret: "client secret" };
  running = await startAccountServer({ oidc: { issuer: provider.issuer, ...client, signUp: true } });
  admin = openBrowser(running.server.url);
  member = openBrowser(running.server.url);
});
afterAll(async () => {
  await running.close();
  await provider.close();
});

const secretOf = (url: unknown) => String(url).split("#")[1] ?? "";

test("nothing is served before the first admin, who comes by the link of the terminal", async () => {
  expect((await admin.call("GET", "/api/v1/me")).status).toBe(401);
  expect((await admin.call("GET", "/api/v1/session")).json).toEqual({
    signedIn: false,
    accounts: true,
    oidc: true,
    needsSetUp: true,
  });
  const link = running.server.setUpUrl ?? "";
  expect(link).toMatch(/^http:\/\/dossier\.example\.org\/setup#[\w-]{43}$/);
  const secret = secretOf(link);
  expect((await admin.call("POST", "/api/v1/setup/look", { secret })).json).toEqual({
    kind: "setup",
    role: "admin",
  });
  const made = await admin.call("POST", "/api/v1/setup", { secret, name: "anna", password: goodPassword });
  expect(made.status).toBe(201);
  expect(made.text).not.toContain("argon2");
  expect(made.headers.get("set-cookie")).toMatch(
    /^dossier=[\w-]{43}; Path=\/; Max-Age=25(?:92000|919\d\d); HttpOnly; SameSite=Lax$/,
  );
  expect((await admin.call("GET", "/api/v1/me")).json).toMatchObject({
    user: { name: "anna", role: "admin" },
    accounts: true,
    scopes: ["read", "run", "admin"],
  });
  const again = await openBrowser(running.server.url).call("POST", "/api/v1/setup", {
    ...{ secret, name: "eve", password: goodPassword },
  });
  expect(again.status).toBe(403);
});

test("a member comes by invitation, and manages nobody", async () => {
  const invited = await admin.call("POST", "/api/v1/invitations", { role: "member" });
  expect(invited.status).toBe(201);
  const body = { secret: secretOf(invited.json?.["url"]), name: "bert", password: goodPassword };
  expect((await member.call("POST", "/api/v1/setup", body)).status).toBe(201);
  for (const [method, path, sent] of [
    ["GET", "/api/v1/users", undefined],
    ["POST", "/api/v1/users", { name: "x", role: "admin" }],
    ["POST", "/api/v1/invitations", { role: "admin" }],
    ["GET", "/api/v1/audit", undefined],
  ] as const)
    expect((await member.call(method, path, sent)).status, path).toBe(403);
});

test("signing in and out, here and everywhere else", async () => {
  const phone = openBrowser(running.server.url);
  const wrong = await phone.call("POST", "/api/v1/session", { name: "bert", password: "no" });
  expect(wrong).toMatchObject({ status: 401, json: { code: "unauthorized" } });
  expect((await phone.call("POST", "/api/v1/session", { name: "Bert", password: goodPassword })).status).toBe(
    200,
  );
  const sessions = await member.call("GET", "/api/v1/sessions");
  expect(sessions.json?.["sessions"]).toHaveLength(2);
  expect((await member.call("DELETE", "/api/v1/sessions")).status).toBe(204);
  expect((await phone.call("GET", "/api/v1/me")).status).toBe(401);
  expect((await member.call("GET", "/api/v1/me")).status).toBe(200);

  const old = new Map(member.cookies);
  expect((await member.call("DELETE", "/api/v1/session")).status).toBe(204);
  expect(member.cookies.size).toBe(0);
  for (const [name, value] of old) member.cookies.set(name, value);
  expect((await member.call("GET", "/api/v1/me")).status).toBe(401);
  member.cookies.clear();
  await member.call("POST", "/api/v1/session", { name: "bert", password: goodPassword });
});

test("a token does what its scopes say, and cannot make itself more", async () => {
  const made = await member.call("POST", "/api/v1/tokens", { name: "ci", scopes: ["read"] });
  expect(made.status).toBe(201);
  const authorization = `Bearer ${String(made.json?.["secret"])}`;
  const program = openBrowser(running.server.url);
  const call = (method: string, path: string, body?: unknown) =>
    program.call(method, path, body, { authorization, "sec-fetch-site": "cross-site" });
  expect((await call("GET", "/api/v1/me")).json).toMatchObject({ user: { name: "bert" }, scopes: ["read"] });
  expect((await call("POST", "/api/v1/workflows", { prompt: "x" })).status).toBe(403);
  expect((await call("POST", "/api/v1/tokens", { name: "more", scopes: ["run"] })).status).toBe(403);
  expect((await call("PUT", "/api/v1/me/password", { old: goodPassword, new: "something new" })).status).toBe(
    403,
  );
  expect((await member.call("POST", "/api/v1/tokens", { name: "no", scopes: ["admin"] })).status).toBe(403);
  const { id } = made.json!["token"] as { id: string };
  expect((await admin.call("DELETE", `/api/v1/tokens/${id}`)).status).toBe(404);
  expect((await member.call("DELETE", `/api/v1/tokens/${id}`)).status).toBe(204);
  expect((await call("GET", "/api/v1/me")).status).toBe(401);
});

test("a stream that is open ends when its session does", async () => {
  const phone = openBrowser(running.server.url);
  await phone.call("POST", "/api/v1/session", { name: "bert", password: goodPassword });
  const cookie = [...phone.cookies].map((pair) => pair.join("=")).join("; ");
  const stream = await fetch(`${running.server.url}/api/v1/events`, { headers: { cookie } });
  expect(stream.status).toBe(200);
  const read = (async () => {
    for await (const chunk of stream.body!) expect(chunk.byteLength).toBeGreaterThan(0);
  })().catch(() => undefined);
  expect((await member.call("DELETE", "/api/v1/sessions")).status).toBe(204);
  await read;
});

test("a cookie sent by another site changes nothing", async () => {
  const body = { name: "evil", scopes: ["run"] };
  for (const headers of [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "cross-site", authorization: "Bearer dsr_made-up" },
    { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
  ] as Record<string, string>[]) {
    const { status } = await member.call("POST", "/api/v1/tokens", body, headers);
    expect([401, 403]).toContain(status);
  }
  expect((await member.call("GET", "/api/v1/tokens")).json?.["tokens"]).toEqual([]);
});

test("a shared link shows one workflow as it was, and its sources only if it was said", async () => {
  const { json: who } = await member.call("GET", "/api/v1/me");
  const { id: user } = who!["user"] as { id: string };
  const round = await running.dossier.start({
    ...{ prompt: "What is the daily meal allowance in 2026?", files: [policy], formats: ["md"], user },
  });
  await round.result();
  const path = `/api/v1/workflows/${round.workflowId}/shares`;
  expect((await admin.call("POST", path, { sources: true })).status).toBe(404);
  expect((await admin.call("GET", path)).status).toBe(404);
  const shared = await member.call("POST", path, { expiresIn: 3_600, sources: false });
  const wide = await member.call("POST", path, { expiresIn: 3_600, sources: true });
  await (await running.dossier.continue(round.workflowId, { prompt: "A secret second question?" })).result();

  const guest = openBrowser(running.server.url);
  const link = `/api/v1/shared/${String(shared.json?.["id"])}`;
  expect((await guest.call("GET", `${link}/workflow`)).status).toBe(404);
  expect((await guest.call("POST", link, { secret: "guess" })).status).toBe(404);
  const opened = await guest.call("POST", link, { secret: secretOf(shared.json?.["url"]) });
  expect(opened.headers.get("set-cookie")).toContain(`Path=${link};`);
  const seen = await guest.call("GET", `${link}/workflow`);
  expect(seen.text).toContain("daily meal allowance");
  expect(seen.text).not.toContain("secret second question");
  expect(seen.text).not.toContain(running.data);
  const { rounds, sources } = seen.json as {
    rounds: { result: { documents: { id: string; href: string }[] } }[];
    sources: { href: string }[];
  };
  expect(sources).toEqual([]);
  expect((await guest.call("GET", rounds[0]!.result.documents[0]!.href)).status).toBe(200);
  expect((await guest.call("GET", `/api/v1/workflows/${round.workflowId}`)).status).toBe(401);

  const wideLink = `/api/v1/shared/${String(wide.json?.["id"])}`;
  const other = openBrowser(running.server.url);
  await other.call("POST", wideLink, { secret: secretOf(wide.json?.["url"]) });
  const all = (await other.call("GET", `${wideLink}/workflow`)).json as { sources: { href: string }[] };
  const source = all.sources[0]!.href;
  expect((await other.call("GET", source)).status).toBe(200);
  expect((await guest.call("GET", source.replace(wideLink, link))).status).toBe(404);

  expect((await admin.call("DELETE", `${path}/${String(shared.json?.["id"])}`)).status).toBe(404);
  expect((await member.call("DELETE", `${path}/${String(shared.json?.["id"])}`)).status).toBe(204);
  expect((await guest.call("GET", `${link}/workflow`)).status).toBe(404);
});

test("signing in at a provider, with what the browser has to bring back", async () => {
  provider.next = { claims: { sub: "s-1", preferred_username: "olga" } };
  const browser = openBrowser(running.server.url);
  const away = await browser.call("GET", "/api/v1/oidc/start");
  expect(away.status).toBe(302);
  const back = await fetch(away.headers.get("location") ?? "", { redirect: "manual" });
  const returned = new URL(back.headers.get("location") ?? "");
  expect(returned.host).toBe("dossier.example.org");
  const path = `${returned.pathname}${returned.search}`;
  expect((await openBrowser(running.server.url).call("GET", path)).status).toBe(401);
  const signedIn = await browser.call("GET", path, undefined, { "sec-fetch-site": "cross-site" });
  expect(signedIn).toMatchObject({ status: 302 });
  expect(signedIn.headers.get("location")).toBe("/");
  expect((await browser.call("GET", "/api/v1/me")).json).toMatchObject({ user: { name: "olga" } });
});

test("an admin locks a user out at once", async () => {
  const users = (await admin.call("GET", "/api/v1/users")).json?.["users"] as { id: string; name: string }[];
  const bert = users.find(({ name }) => name === "bert")!;
  expect((await admin.call("PATCH", `/api/v1/users/${bert.id}`, { disabled: true })).status).toBe(200);
  expect((await member.call("GET", "/api/v1/me")).status).toBe(401);
  const spent = await admin.call("GET", `/api/v1/users/${bert.id}/usage`);
  expect(spent.json).toEqual({ bytes: expect.any(Number), price: 0, currency: "USD" });
  expect(spent.json!["bytes"]).toBeGreaterThan(100);
  expect((await admin.call("GET", "/api/v1/users/nobody/usage")).status).toBe(404);
  const anna = users.find(({ name }) => name === "anna")!;
  expect((await admin.call("DELETE", `/api/v1/users/${anna.id}`)).status).toBe(409);
  expect((await admin.call("DELETE", `/api/v1/users/${bert.id}`)).status).toBe(204);
  expect((await admin.call("DELETE", `/api/v1/users/${bert.id}`)).status).toBe(404);
  const log = (await admin.call("GET", "/api/v1/audit?limit=500")).text;
  for (const action of ["session.opened", "token.revoked", "share.opened", "user.removed"])
    expect(log).toContain(action);
  expect(log).not.toContain(goodPassword);
  const metrics = await admin.call("GET", "/metrics");
  expect(metrics.headers.get("content-type")).toContain("version=0.0.4");
  expect(metrics.text).toMatch(/^dossier_rounds_total\{[^}]*status="OK"[^}]*\} 1$/m);
  expect(metrics.text).toMatch(/^dossier_request_seconds_count\{[^}]*route="signIn"/m);
  expect(metrics.text).toMatch(/^gen_ai_client_token_usage\w*_count/m);
  expect(metrics.text).toMatch(/^dossier_process_memory_bytes\S* \d{8,}$/m);
  expect(metrics.text).not.toContain(bert.id);
  expect(running.defects).toEqual([]);
});
