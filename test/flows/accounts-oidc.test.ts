import { randomBytes } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccounts } from "../../src/accounts/accounts.ts";
import type { Accounts } from "../../src/accounts/accounts.ts";
import type { Oidc } from "../../src/accounts/oidc.ts";
import { systemClock } from "../../src/lib/clock.ts";
import { openDataFile, openStore } from "../../src/store/store.ts";
import type { Store } from "../../src/store/store.ts";
import { startOidcProvider } from "../fakes/oidc-provider.ts";
import type { OidcProvider } from "../fakes/oidc-provider.ts";

const here = { address: "192.0.2.7" };
const redirect = "http://127.0.0.1:9/api/v1/oidc/callback";
let provider: OidcProvider;
let store: Store;

beforeAll(async () => {
  provider = await startOidcProvider();
  const folder = await mkdtemp(join(tmpdir(), "dossier-oidc-"));
  const sqlite = await openDataFile(join(folder, "dossier.db"));
  const kind = { kind: "sqlite", sqlite, ledgerFolder: join(folder, "ledger") } as const;
  store = await openStore(kind, { clock: systemClock });
});
afterAll(async () => {
  await provider.close();
  await store.close();
});

async function open(
  given: { signUp?: boolean; admins?: string } = {},
): Promise<{ accounts: Accounts; oidc: Oidc }> {
  const accounts = createAccounts({
    ...{ storage: store.accounts, clock: systemClock, random: randomBytes },
    oidc: {
      ...{ issuer: provider.issuer, clientId: "dossier", clientSecret: "client secret" },
      signUp: given.signUp ?? true,
      ...(given.admins !== undefined && { adminClaim: "groups", adminValue: given.admins }),
    },
  });
  return { accounts, oidc: await accounts.oidc!() };
}

/** What a browser does: goes there, signs in, and comes back with a code. */
async function goThere(oidc: Oidc): Promise<{ url: string; secret: string }> {
  const { url, secret } = await oidc.start(redirect);
  const answer = await fetch(url, { redirect: "manual" });
  return { url: answer.headers.get("location") ?? "", secret };
}

test("an identity becomes a user once, and stays the same user under another name", async () => {
  const { oidc } = await open();
  provider.next = { claims: { sub: "s-1", preferred_username: "anna", email: "anna@example.org" } };
  const user = await oidc.finish(await goThere(oidc), here);
  expect(user).toMatchObject({ name: "anna", role: "member", password: null });
  provider.next = { claims: { sub: "s-1", preferred_username: "anna married" } };
  expect((await oidc.finish(await goThere(oidc), here)).id).toBe(user.id);
});

test("another identity with the same name or address is another user", async () => {
  const { oidc, accounts } = await open();
  const anna = await accounts.users.findByName("anna");
  provider.next = { claims: { sub: "s-2", preferred_username: "anna", email: "anna@example.org" } };
  const other = await oidc.finish(await goThere(oidc), here);
  expect(other.id).not.toBe(anna?.id);
  expect(other.name).toBe("anna 2");
});

test("a claim makes an admin, and takes it away again", async () => {
  const { oidc } = await open({ admins: "dossier-admins" });
  provider.next = { claims: { sub: "s-3", name: "Boss", groups: ["staff", "dossier-admins"] } };
  expect(await oidc.finish(await goThere(oidc), here)).toMatchObject({ role: "admin" });
  provider.next = { claims: { sub: "s-3", name: "Boss", groups: ["staff"] } };
  expect(await oidc.finish(await goThere(oidc), here)).toMatchObject({ role: "member" });
});

test("without sign-up only those who are known come in", async () => {
  const { oidc } = await open({ signUp: false });
  provider.next = { claims: { sub: "s-4", name: "Stranger" } };
  await expect(oidc.finish(await goThere(oidc), here)).rejects.toMatchObject({ code: "unauthorized" });
  provider.next = { claims: { sub: "s-1" } };
  expect(await oidc.finish(await goThere(oidc), here)).toMatchObject({ name: "anna" });
});

test("what was begun in another browser, brought twice, or changed on the way is refused", async () => {
  const { oidc } = await open();
  provider.next = { claims: { sub: "s-5", name: "Eve" } };
  const [mine, foreign] = [await goThere(oidc), await goThere(oidc)];
  const refused = { code: "unauthorized" };
  await expect(oidc.finish({ url: mine.url, secret: "none" }, here)).rejects.toMatchObject(refused);
  await expect(oidc.finish({ url: mine.url, secret: foreign.secret }, here)).rejects.toMatchObject(refused);
  await oidc.finish(mine, here);
  await expect(oidc.finish(mine, here)).rejects.toMatchObject(refused);
});

test.each([
  ["nonce", (claims: Record<string, unknown>) => (claims["nonce"] = "another")],
  ["issuer", (claims: Record<string, unknown>) => (claims["iss"] = "http://127.0.0.1:1")],
  ["audience", (claims: Record<string, unknown>) => (claims["aud"] = "another client")],
  ["time", (claims: Record<string, unknown>) => (claims["exp"] = 1_000)],
])("an identity with a wrong %s is refused", async (_what, spoil) => {
  const { oidc } = await open();
  provider.next = { claims: { sub: "s-6", name: "Eve" }, spoil };
  await expect(oidc.finish(await goThere(oidc), here)).rejects.toMatchObject({ code: "unauthorized" });
});

test("a provider that is away at first is asked again later", async () => {
  provider.isAway = true;
  const { oidc } = await open();
  await expect(oidc.start(redirect)).rejects.toMatchObject({ code: "unavailable" });
  provider.isAway = false;
  provider.next = { claims: { sub: "s-7", name: "Late" } };
  expect(await oidc.finish(await goThere(oidc), here)).toMatchObject({ name: "Late" });
});
