import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccounts } from "../../src/accounts/accounts.ts";
import type { Accounts } from "../../src/accounts/accounts.ts";
import type { Store } from "../../src/store/store.ts";

const cheap = { memory: 64, passes: 1, parallelism: 1 };
const dayMs = 86_400_000;
const here = { address: "192.0.2.7" };
const browser = { ...here, agent: "a browser" };
const good = "three quiet green boats";

/** What accounts promise, whichever database keeps them. */
export function accountsContract(open: () => Promise<Store>): void {
  let store: Store;
  let now = Date.UTC(2026, 0, 1);
  let accounts: Accounts;
  const clock = { now: () => now };
  const withCost = (cost: typeof cheap) =>
    createAccounts({ storage: store.accounts, clock, random: randomBytes, cost });
  const add = (name: string, role: "admin" | "member" = "member") =>
    accounts.users.add({ name, role, password: good }, here);

  beforeAll(async () => {
    store = await open();
    accounts = withCost(cheap);
  });
  afterAll(() => store.close());

  test("the first admin comes by a link that works once, and only before there is one", async () => {
    expect(await accounts.users.hasAdmin()).toBe(false);
    const first = await accounts.invitations.setUp(here);
    const link = await accounts.invitations.setUp(here);
    const accept = (secret: string, name: string, password = good) =>
      accounts.invitations.accept(secret, { name, password }, here);
    await expect(accept(first.secret, "anna")).rejects.toMatchObject({ code: "forbidden" });
    await expect(accept(link.secret, "anna", "password123")).rejects.toMatchObject({ code: "invalid" });
    expect(await accounts.invitations.look(link.secret)).toEqual({ kind: "setup", role: "admin" });
    const both = await Promise.allSettled([accept(link.secret, "anna"), accept(link.secret, "zora")]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await accounts.users.list()).toHaveLength(1);
    expect(await accounts.users.hasAdmin()).toBe(true);
    await expect(accounts.invitations.setUp(here)).rejects.toMatchObject({ code: "busy" });
  });

  test("names are one name in upper and lower case, and a wrong password looks like an unknown name", async () => {
    await add("Bea");
    await expect(add("bEA")).rejects.toMatchObject({ code: "invalid" });
    const said = async (name: string, password: string) =>
      accounts.sessions.signIn({ name, password }, browser).catch((error: Error) => error.message);
    expect(await said("bea", "something else")).toBe(await said("nobody at all", good));
    expect(await accounts.sessions.signIn({ name: "BEA", password: good }, browser)).toMatchObject({
      user: { name: "Bea" },
    });
  });

  test("a session is found by its secret alone, and ends when idle, too old, ended or disabled", async () => {
    const user = await add("carl");
    const start = now;
    const open = () => accounts.sessions.signIn({ name: "carl", password: good }, browser);
    const idle = await open();
    expect(await accounts.sessions.find(idle.secret)).toMatchObject({
      caller: { userId: user.id, role: "member", scopes: ["read", "run"] },
    });
    expect(JSON.stringify(await accounts.sessions.list(user.id))).not.toContain(idle.secret);
    now = start + 7 * dayMs;
    expect(await accounts.sessions.find(idle.secret)).toBeUndefined();

    const used = await open();
    for (let day = 1; day < 30; day += 3) {
      now = start + (7 + day) * dayMs;
      expect(await accounts.sessions.find(used.secret)).toBeDefined();
    }
    now = start + 37 * dayMs;
    expect(await accounts.sessions.find(used.secret)).toBeUndefined();

    const [one, two] = [await open(), await open()];
    expect(await accounts.sessions.list(user.id)).toHaveLength(2);
    await accounts.sessions.end(user.id, one.session.id, here);
    expect(await accounts.sessions.find(one.secret)).toBeUndefined();
    await accounts.users.change(user.id, { isDisabled: true }, here);
    expect(await accounts.sessions.find(two.secret)).toBeUndefined();
    await expect(open()).rejects.toMatchObject({ code: "unauthorized" });
  });

  test("a new password needs the old one and ends all other sessions", async () => {
    const user = await add("dora");
    const open = (password: string) => accounts.sessions.signIn({ name: "dora", password }, browser);
    const [mine, other] = [await open(good), await open(good)];
    const fresh = "another long one";
    const change = (old: string) =>
      accounts.users.changePassword(user.id, { old, new: fresh, sessionId: mine.session.id }, here);
    await expect(change("wrong")).rejects.toMatchObject({ code: "forbidden" });
    await change(good);
    expect(await accounts.sessions.find(mine.secret)).toBeDefined();
    expect(await accounts.sessions.find(other.secret)).toBeUndefined();
    await expect(open(good)).rejects.toMatchObject({ code: "unauthorized" });
    const link = await accounts.invitations.reset(user.id, here);
    await expect(
      accounts.invitations.accept(link.secret, { password: "1234567890" }, here),
    ).rejects.toMatchObject({ code: "invalid" });
    await accounts.invitations.accept(link.secret, { password: good }, here);
    await expect(accounts.invitations.accept(link.secret, { password: good }, here)).rejects.toThrow("used");
    expect(await open(good)).toBeDefined();
  });

  test("attempts run out for a name and an address, and come back with time", async () => {
    await add("emil");
    const far = { address: "198.51.100.9", agent: "" };
    const attempt = (password: string) => accounts.sessions.signIn({ name: "emil", password }, far);
    for (let count = 0; count < 5; count += 1)
      await expect(attempt("wrong")).rejects.toMatchObject({ code: "unauthorized" });
    await expect(attempt(good)).rejects.toMatchObject({ code: "throttled" });
    expect(await accounts.sessions.signIn({ name: "emil", password: good }, browser)).toBeDefined();
    now += 60_000;
    expect(await attempt(good)).toBeDefined();
  });

  test("a hash that has become cheap is made anew at sign-in", async () => {
    const user = await add("fred");
    const dearer = withCost({ ...cheap, memory: 128 });
    await dearer.sessions.signIn({ name: "fred", password: good }, browser);
    expect((await accounts.users.get(user.id))?.password).toContain("m=128,t=1,p=1$");
    expect(await dearer.sessions.signIn({ name: "fred", password: good }, browser)).toBeDefined();
  });

  test("a token has its scopes, its end and its last use, and loses what its user loses", async () => {
    const user = await add("gina", "admin");
    const make = (scopes: ("read" | "run" | "admin")[], expiresInMs?: number) =>
      accounts.tokens.create(user.id, { name: "ci", scopes, expiresInMs }, here);
    const short = await make(["read"], dayMs);
    const wide = await make(["read", "admin"]);
    expect(short.secret).toMatch(/^dsr_[A-Za-z0-9_-]{43}$/);
    expect(await accounts.tokens.find(short.secret)).toEqual({
      userId: user.id,
      role: "admin",
      scopes: ["read"],
    });
    const [first] = await accounts.tokens.list(user.id);
    expect(first?.usedAt === now || first?.usedAt === null).toBe(true);
    expect(JSON.stringify(await accounts.tokens.list(user.id))).not.toContain(short.secret);
    await accounts.users.change(user.id, { role: "member" }, here);
    expect((await accounts.tokens.find(wide.secret))?.scopes).toEqual(["read"]);
    await expect(make(["admin"])).rejects.toMatchObject({ code: "forbidden" });
    now += dayMs;
    expect(await accounts.tokens.find(short.secret)).toBeUndefined();
    expect(await accounts.tokens.end("somebody else", wide.token.id, here)).toBe(false);
    expect(await accounts.tokens.end(user.id, wide.token.id, here)).toBe(true);
    expect(await accounts.tokens.find(wide.secret)).toBeUndefined();
  });

  test("the last use is written once a minute at most", async () => {
    const user = await add("hugo");
    const { secret } = await accounts.tokens.create(user.id, { name: "t", scopes: ["run"] }, here);
    const usedAt = async () => (await accounts.tokens.list(user.id))[0]?.usedAt;
    const start = now;
    await accounts.tokens.find(secret);
    now = start + 59_000;
    await accounts.tokens.find(secret);
    expect(await usedAt()).toBe(start);
    now = start + 60_000;
    await accounts.tokens.find(secret);
    expect(await usedAt()).toBe(now);
  });

  test("a shared link opens by its secret, for an hour, until it ends", async () => {
    const user = await add("ines");
    const wanted = { workflowId: "wf_1", upTo: 12, sources: false, expiresInMs: 2 * dayMs };
    const { secret, share } = await accounts.shares.create(user.id, wanted, here);
    await expect(accounts.shares.open(share.id, "guess", here)).rejects.toMatchObject({ code: "not-found" });
    await expect(accounts.shares.open("shr_0", secret, here)).rejects.toMatchObject({ code: "not-found" });
    const { pass } = await accounts.shares.open(share.id, secret, here);
    expect(await accounts.shares.find(share.id, pass)).toMatchObject({ workflowId: "wf_1", upTo: 12 });
    const other = await accounts.shares.create(user.id, wanted, here);
    expect(await accounts.shares.find(other.share.id, pass)).toBeUndefined();
    const later = pass.replace(/^\d+/, (until) => String(Number(until) + 1));
    expect(await accounts.shares.find(share.id, later)).toBeUndefined();
    now += 3_600_000;
    expect(await accounts.shares.find(share.id, pass)).toBeUndefined();
    const again = await accounts.shares.open(share.id, secret, here);
    expect(await accounts.shares.end("somebody else", share.id, here)).toBe(false);
    expect(await accounts.shares.end(user.id, share.id, here)).toBe(true);
    expect(await accounts.shares.find(share.id, again.pass)).toBeUndefined();
  });

  test("the last admin stays, and a removed user leaves nothing that opens a door", async () => {
    const admins = (await accounts.users.list()).filter(({ role }) => role === "admin");
    expect(admins).toHaveLength(1);
    const [only] = admins;
    await expect(accounts.users.remove(only!.id, here)).rejects.toMatchObject({ code: "busy" });
    await expect(accounts.users.change(only!.id, { isDisabled: true }, here)).rejects.toThrow("only admin");
    const user = await add("jan");
    const { secret } = await accounts.sessions.signIn({ name: "jan", password: good }, browser);
    const token = await accounts.tokens.create(user.id, { name: "t", scopes: ["run"] }, here);
    await accounts.users.remove(user.id, here);
    expect(await accounts.sessions.find(secret)).toBeUndefined();
    expect(await accounts.tokens.find(token.secret)).toBeUndefined();
    await expect(accounts.users.remove(user.id, here)).rejects.toMatchObject({ code: "not-found" });
  });

  test("the log says who did what from where, and holds no secret", async () => {
    const log = await accounts.log({ limit: 1_000 });
    const actions = new Set(log.map(({ action }) => action));
    for (const action of ["setup.made", "invitation.accepted", "session.refused", "token.revoked"])
      expect(actions).toContain(action);
    expect(log.find(({ action }) => action === "session.throttled")).toMatchObject({
      outcome: "refused",
      address: "198.51.100.9",
    });
    const text = JSON.stringify(log);
    expect(text).not.toContain(good);
    expect(text).not.toContain("dsr_");
  });

  test("what has expired is swept away", async () => {
    now += 400 * dayMs;
    await accounts.sweep();
    expect(await accounts.log({ limit: 10 })).toEqual([]);
    const users = await accounts.users.list();
    const left = await Promise.all(users.map(({ id }) => store.accounts.listSessions(id)));
    expect(left.flat()).toEqual([]);
  });
}
