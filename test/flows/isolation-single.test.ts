import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Config } from "../../src/app/config.ts";
import { createDossier } from "../../src/app/create-dossier.ts";
import type { Dossier } from "../../src/app/create-dossier.ts";
import { startServer } from "../../src/http/http.ts";
import type { RunningServer } from "../../src/http/http.ts";
import { startAccountServer } from "../fakes/account-server.ts";
import { sendRaw } from "../fakes/raw-request.ts";
import { newFolder } from "../fakes/start-cli.ts";

describe("one user on this machine", () => {
  let dossier: Dossier;
  let server: RunningServer;
  const defects: unknown[] = [];

  beforeAll(async () => {
    const settings = { data: `${newFolder()}/data` };
    dossier = await createDossier(settings, { metrics: true });
    const config = Config.parse(settings);
    const onDefect = (error: unknown) => void defects.push(error);
    server = await startServer({ dossier, config, version: "0", host: "127.0.0.1", port: 0, onDefect });
  });
  afterAll(async () => {
    await server.close();
    await dossier.close();
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    sendRaw(server.url, { method: "GET", path, headers });

  test("needs no sign-in, and has no accounts to manage", async () => {
    expect(server.setUpUrl).toBeUndefined();
    const me = await get("/api/v1/me");
    expect(JSON.parse(me.text)).toMatchObject({ user: { id: "local", role: "admin" }, accounts: false });
    for (const path of ["/api/v1/tokens", "/api/v1/users", "/api/v1/sessions"])
      expect((await get(path)).status, path).toBe(409);
  });

  test("answers under no other name, on no path", async () => {
    const paths = [
      "/",
      "/docs",
      "/metrics",
      "/api/v1/openapi.json",
      "/api/v1/me",
      "/v1/models",
      "/setup",
      "/nowhere",
    ];
    for (const path of paths) {
      const { status } = await get(path, { host: "rebound.example" });
      expect(status, path).toBe(403);
    }
    const { port } = new URL(server.url);
    expect((await get("/api/v1/me", { host: `localhost:${port}` })).status).toBe(200);
    expect((await get("/api/v1/me", { host: `localhost:${Number(port) + 1}` })).status).toBe(403);
  });

  test("does nothing that a page of another site asks for", async () => {
    const body = JSON.stringify({ prompt: "Send everything away" });
    for (const headers of [
      { "sec-fetch-site": "cross-site", "content-type": "application/json" },
      { "sec-fetch-site": "same-site", "content-type": "application/json" },
      { origin: "https://evil.example", "content-type": "text/plain" },
      { origin: "null", "content-type": "application/json" },
    ] as Record<string, string>[]) {
      const sent = { ...headers, "content-length": String(body.length) };
      const { status } = await sendRaw(server.url, {
        method: "POST",
        path: "/api/v1/workflows",
        headers: sent,
        body,
      });
      expect(status, JSON.stringify(headers)).toBe(403);
    }
    expect(await dossier.list()).toEqual([]);
  });

  test("refuses what came through a proxy that nobody configured", async () => {
    for (const name of ["x-forwarded-for", "forwarded", "via", "x-forwarded-host"])
      expect((await get("/api/v1/me", { [name]: "192.0.2.1" })).status, name).toBe(403);
  });

  test("shows metrics, and has met no defect", async () => {
    expect((await get("/metrics")).text).toContain("dossier_process_memory_bytes");
    expect(defects).toEqual([]);
  });
});

test("beyond this machine everybody signs in, and once there is an admin here too", async () => {
  const settings = { data: `${newFolder()}/data` };
  const dossier = await createDossier(settings);
  const start = (host: string) =>
    startServer({ dossier, config: Config.parse(settings), version: "0", host, port: 0 });
  const open = await start("0.0.0.0");
  const { port } = new URL(open.url);
  expect(open.setUpUrl).toContain("/setup#");
  expect((await sendRaw(`http://127.0.0.1:${port}`, { method: "GET", path: "/api/v1/me" })).status).toBe(401);
  await open.close();
  await dossier.accounts.users.add(
    { name: "anna", role: "admin", password: "three quiet boats" },
    { address: "" },
  );
  const local = await start("127.0.0.1");
  expect((await sendRaw(local.url, { method: "GET", path: "/api/v1/me" })).status).toBe(401);
  await local.close();
  await dossier.close();
});

test("who asks too often waits, and the others do not", async () => {
  const running = await startAccountServer({ requestsPerSecond: 1, trustedProxies: 1 });
  const { accounts } = running.dossier;
  const token = async (name: string) => {
    const user = await accounts.users.add({ name, role: "member" }, { address: "" });
    return (await accounts.tokens.create(user.id, { name: "t", scopes: ["read"] }, { address: "" })).secret;
  };
  const [one, two] = [await token("one"), await token("two")];
  const ask = (secret: string, from: string) =>
    sendRaw(running.server.url, {
      method: "GET",
      path: "/api/v1/me",
      // what a client wrote there itself stands on the left, and is not believed
      headers: { authorization: `Bearer ${secret}`, "x-forwarded-for": `203.0.113.9, ${from}` },
    });
  const statuses = await Promise.all(Array.from({ length: 40 }, () => ask(one, "192.0.2.1")));
  const throttled = statuses.filter(({ status }) => status === 429);
  expect(throttled.length).toBeGreaterThan(20);
  expect(throttled[0]?.headers["retry-after"]).toBeDefined();
  expect((await ask(two, "192.0.2.1")).status).toBe(200);
  const guesses = await Promise.all(
    Array.from({ length: 60 }, (_, at) => ask(`dsr_guess${at}`, "192.0.2.2")),
  );
  expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([401, 429]));
  await running.close();
});
