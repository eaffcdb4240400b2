import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Connection } from "../../src/model/connections/connection.ts";
import type { ConnectionUse } from "../../src/model/connections/connection-use.ts";
import type { Store } from "../../src/store/store.ts";

function sample(owner: string, label = "web"): Connection {
  return {
    ...{ id: randomUUID(), label, type: "brave", owner, settings: { url: "https://a.example" } },
    ...{ scopes: [], allow: {}, pins: {}, state: "ready" },
  };
}

/** What every store must do with connections and their sealed secrets. */
export function connectionsContract(open: () => Promise<Store>): void {
  const opened = async () => {
    const store = await open();
    return { store, connections: store.connections, user: `user-${randomUUID()}` };
  };

  test("a user sees their own connections before everybody's, and nobody else's", async () => {
    const { store, connections, user } = await opened();
    const everyone = `z-${randomUUID().slice(0, 8)}`;
    const mine = sample(user);
    const all = sample("everyone", everyone);
    expect(await connections.add(all)).toBe(true);
    expect(await connections.add(mine)).toBe(true);
    expect(await connections.add({ ...sample(user), label: mine.label })).toBe(false);
    expect(await connections.add(sample(`other-${user}`))).toBe(true);
    const seen = (await connections.list(user)).filter(
      ({ owner, label }) => owner === user || label === everyone,
    );
    expect(seen).toEqual([mine, all]);
    expect((await connections.list()).map(({ id }) => id)).toContain(all.id);
    await store.close();
  });

  test("changes of two at once are both kept, and a removal takes the secrets along", async () => {
    const { store, connections, user } = await opened();
    const one = sample(user);
    await connections.add(one);
    await Promise.all([
      ...Array.from({ length: 5 }, (_, n) => connections.update(one.id, { lastUsed: n })),
      connections.update(one.id, { state: "signin", reason: "over" }),
      connections.update(one.id, { pins: { a: "1" } }),
    ]);
    expect(await connections.find(one.id)).toMatchObject({
      state: "signin",
      reason: "over",
      pins: { a: "1" },
    });
    await connections.update(one.id, { state: "ready", reason: undefined });
    expect(await connections.find(one.id)).not.toHaveProperty("reason");
    await connections.writeSecret({ connectionId: one.id, field: "key", value: "sealed", keyId: "k" });
    await connections.remove(one.id);
    expect(await connections.find(one.id)).toBeUndefined();
    expect(await connections.listSecrets(one.id)).toEqual([]);
    await expect(connections.update(one.id, {})).rejects.toMatchObject({ code: "not-found" });
    await store.close();
  });

  test("a secret is written over one version only, and of many who try one succeeds", async () => {
    const { store, connections, user } = await opened();
    const { id: connectionId } = sample(user);
    const write = (value: string, over?: number) =>
      connections.writeSecret({ connectionId, field: "token", value, ...(over !== undefined && { over }) });
    expect(await write("one", 0)).toBe(1);
    expect(await write("again", 0)).toBeUndefined();
    const tried = await Promise.all(Array.from({ length: 6 }, (_, n) => write(`next ${n}`, 1)));
    expect(tried.filter((version) => version === 2)).toHaveLength(1);
    expect(await write("whatever there is")).toBe(3);
    expect(await connections.readSecret(connectionId, "token")).toEqual({
      ...{ connectionId, field: "token", value: "whatever there is", version: 3 },
    });
    await connections.removeSecret(connectionId, "token");
    expect(await connections.readSecret(connectionId, "token")).toBeUndefined();
    await store.close();
  });

  test("one holder at a time may renew, until its time is up or it lets go", async () => {
    const { store, connections, user } = await opened();
    const claim = (holder: string, now: number) =>
      connections.claimSecret({ connectionId: user, field: "token", holder, now, until: now + 100 });
    const claims = await Promise.all(["a", "b", "c", "d"].map((holder) => claim(holder, 1_000)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await claim("late", 1_099)).toBe(false);
    expect(await claim("late", 1_100)).toBe(true);
    await connections.releaseSecret({ connectionId: user, field: "token", holder: "somebody else" });
    expect(await claim("next", 1_101)).toBe(false);
    await connections.releaseSecret({ connectionId: user, field: "token", holder: "late" });
    expect(await claim("next", 1_101)).toBe(true);
    await store.close();
  });

  test("uses are kept, newest first", async () => {
    const { store, connections, user } = await opened();
    const use = (at: number): ConnectionUse => ({
      ...{ id: randomUUID(), at, user, connection: user, label: "web", action: "web.search" },
      ...{ effect: "read", target: "a.example", bytes: 5, result: "ok" },
    });
    for (const at of [1, 3, 2]) await connections.recordUse(use(at));
    const found = await connections.listUses({ connection: user, limit: 2 });
    expect(found.map(({ at }) => at)).toEqual([3, 2]);
    await store.close();
  });
}
