import { chmodSync, mkdtempSync, readFileSync, readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { expect, test } from "vitest";
import { openDataFile, openStore } from "../../store/store.ts";
import type { Connection } from "../../model/connections/connection.ts";
import { Failure } from "../../model/failure.ts";
import { createConnections } from "../connect.ts";
import type { AccessToken } from "./fresh-token.ts";
import { freshToken } from "./fresh-token.ts";
import { createSecret } from "./secret.ts";
import { createVault } from "./vault.ts";
import { loadKeys } from "./secret-key.ts";

const planted = "sk-planted-4711-secret";

async function openAll(given?: string) {
  const folder = mkdtempSync(join(tmpdir(), "dossier-vault-"));
  const sqlite = await openDataFile(join(folder, "dossier.db"));
  const clock = { now: () => Date.now() };
  const store = await openStore({ kind: "sqlite", sqlite, ledgerFolder: join(folder, "ledger") }, { clock });
  const env = { SEARCH_KEY: "from the environment" };
  let ids = 0;
  const deps = { store: store.connections, clock, env, random: () => 0.5, newId: () => `id${(ids += 1)}` };
  const connections = createConnections({ ...deps, key: { folder, given } });
  const vault = createVault({ store: store.connections, env, keys: () => loadKeys({ folder, given }) });
  return { folder, store, connections, vault, deps };
}

const opening = { user: "anna", action: "test", effect: "read" as const };
const { signal } = new AbortController();

function addBrave({ connections }: Awaited<ReturnType<typeof openAll>>, owner = "anna") {
  const secrets = { key: { value: planted } };
  return connections.add({ type: "brave", label: "news", owner, settings: {}, secrets });
}

test("a sealed secret opens for its connection and says *** everywhere else", async () => {
  const all = await openAll();
  const connection = await addBrave(all);
  const secret = await all.connections.open(connection, opening, signal).secret("key");
  expect(secret.reveal()).toBe(planted);
  expect([String(secret), JSON.stringify({ secret }), inspect({ secret })].join(" ")).not.toContain(
    "planted",
  );
  expect(String(createSecret("x"))).toBe("***");
  await all.store.close();
  const files = readdirSync(all.folder).filter((name) => name.startsWith("dossier.db"));
  expect(files.length).toBeGreaterThan(0);
  for (const name of files) expect(readFileSync(join(all.folder, name)).includes(planted)).toBe(false);
});

test("a secret that is moved to another owner, connection or field does not open", async () => {
  const all = await openAll();
  const connection = await addBrave(all);
  const other = { ...connection, owner: "ben" };
  await expect(all.vault.open(other, "key")).rejects.toMatchObject({ code: "configuration" });
  const row = await all.store.connections.readSecret(connection.id, "key");
  await all.store.connections.writeSecret({
    ...{ connectionId: connection.id, field: "token", value: row?.value ?? "" },
    ...(row?.keyId !== undefined && { keyId: row.keyId }),
  });
  await expect(all.vault.open(connection, "token")).rejects.toMatchObject({
    message: expect.stringContaining("sealed for another connection"),
  });
});

test("a reference to the environment stores nothing, and names the variable that is not set", async () => {
  const all = await openAll();
  const wanted = { type: "tavily" as const, owner: "anna", settings: {} };
  const good = await all.connections.add({ ...wanted, label: "a", secrets: { key: { env: "SEARCH_KEY" } } });
  const bad = await all.connections.add({ ...wanted, label: "b", secrets: { key: { env: "MISSING" } } });
  expect((await all.connections.open(good, opening, signal).secret("key")).reveal()).toBe(
    "from the environment",
  );
  await expect(all.connections.open(bad, opening, signal).secret("key")).rejects.toMatchObject({
    message: expect.stringContaining("MISSING, which is not set"),
  });
  expect(readdirSync(all.folder)).not.toContain("secret.key");
});

test.skipIf(process.platform === "win32")(
  "the key file is for its owner alone, or nothing is opened",
  async () => {
    const all = await openAll();
    const connection = await addBrave(all);
    const path = join(all.folder, "secret.key");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    chmodSync(path, 0o640);
    await expect(all.vault.open(connection, "key")).rejects.toMatchObject({
      code: "configuration",
      message: expect.stringContaining("Others can read the key file"),
    });
  },
);

test("another key says so in a sentence, and a change of keys keeps every secret", async () => {
  const all = await openAll();
  const connection = await addBrave(all);
  const before = readFileSync(join(all.folder, "secret.key"), "utf8");
  expect(await all.connections.rekey()).toBe(1);
  expect(readFileSync(join(all.folder, "secret.key"), "utf8")).not.toBe(before);
  expect((await all.connections.open(connection, opening, signal).secret("key")).reveal()).toBe(planted);
  const given = Buffer.alloc(32, 7).toString("base64");
  const stranger = createConnections({ ...all.deps, key: { folder: all.folder, given } });
  await expect(stranger.open(connection, opening, signal).secret("key")).rejects.toMatchObject({
    message: expect.stringContaining("sealed with another key"),
  });
});

test("a change of keys that broke off is finished by the next one", async () => {
  const all = await openAll();
  const connection = await addBrave(all);
  const { addKey } = await import("./secret-key.ts");
  await addKey(all.folder); // and then the machine went down
  expect((await all.vault.open(connection, "key"))?.secret.reveal()).toBe(planted);
  expect(await all.connections.rekey()).toBe(1);
  expect((await all.vault.open(connection, "key"))?.secret.reveal()).toBe(planted);
  expect(readFileSync(join(all.folder, "secret.key"), "utf8").trim().split("\n")).toHaveLength(1);
});

async function tokens(first: Partial<AccessToken>) {
  const all = await openAll();
  const connection: Connection = await addBrave(all);
  const opened = all.connections.open(connection, opening, signal);
  await opened.saveToken({ accessToken: "old", refreshToken: "r1", scopes: [], ...first });
  return { all, connection, opened };
}

test("however many ask at once, in two processes, one renews and all take that", async () => {
  const { all, connection, opened } = await tokens({ expiresAt: Date.now() + 1_000 });
  const second = createConnections({ ...all.deps, key: { folder: all.folder } });
  let renewals = 0;
  const renew = async (current: AccessToken | undefined): Promise<AccessToken> => {
    renewals += 1;
    expect(current?.refreshToken).toBe("r1");
    await new Promise((done) => setImmediate(done));
    return { accessToken: "new", refreshToken: "r2", expiresAt: Date.now() + 3_600_000, scopes: [] };
  };
  const other = second.open(connection, opening, signal);
  const got = await Promise.all(
    [1, 2, 3, 4].flatMap(() => [opened.token({ renew }), other.token({ renew })]),
  );
  expect(got.map(({ accessToken }) => accessToken)).toEqual(Array.from({ length: 8 }, () => "new"));
  expect(renewals).toBe(1);
});

test("a token that was refused is renewed however fresh it looks; a good one is taken as it is", async () => {
  const { opened } = await tokens({ expiresAt: Date.now() + 3_600_000 });
  let renewals = 0;
  const renew = async () => {
    renewals += 1;
    return { accessToken: "new", expiresAt: Date.now() + 3_600_000, scopes: [] };
  };
  expect((await opened.token({ renew })).accessToken).toBe("old");
  expect((await opened.token({ renew, refused: "old" })).accessToken).toBe("new");
  expect((await opened.token({ renew, refused: "old" })).accessToken).toBe("new");
  expect(renewals).toBe(1);
});

test("where a person has to sign in again, the connection says so", async () => {
  const { all, connection, opened } = await tokens({ expiresAt: 0 });
  const renew = () => Promise.reject(new Failure("reconnect", "The sign-in has ended."));
  await expect(opened.token({ renew })).rejects.toMatchObject({ code: "reconnect" });
  expect(await all.store.connections.find(connection.id)).toMatchObject({
    state: "signin",
    reason: "The sign-in has ended.",
  });
  await opened.saveToken({ accessToken: "again", scopes: [] });
  expect((await all.store.connections.find(connection.id))?.state).toBe("ready");
});

test("whoever died while renewing does not keep the others waiting for ever", async () => {
  const { all, connection } = await tokens({ expiresAt: 0 });
  const { connections: store } = all.store;
  let now = Date.now();
  const clock = { now: () => now };
  const dead = { connectionId: connection.id, field: "token", holder: "dead", now, until: now + 60_000 };
  expect(await store.claimSecret(dead)).toBe(true);
  expect(await store.claimSecret({ ...dead, holder: "late" })).toBe(false);
  now += 61_000;
  const deps = { vault: all.vault, store, clock, random: () => 0.5, newId: () => "h", signal };
  const renew = async () => ({ accessToken: "new", scopes: [] });
  expect((await freshToken(connection, { renew }, deps)).accessToken).toBe("new");
});
