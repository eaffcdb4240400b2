import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, inject, test } from "vitest";
import type { ConfigInput } from "../../src/app/config.ts";
import { createDossier } from "../../src/app/create-dossier.ts";
import type { Dossier } from "../../src/app/create-dossier.ts";
import type { Caller } from "../../src/model/accounts/caller.ts";
import { systemClock } from "../../src/lib/clock.ts";
import { openDataFile, openStore } from "../../src/store/store.ts";
import { createDatabase } from "../fakes/create-database.ts";

const opened: Dossier[] = [];
const here = { address: "" };
const signal = AbortSignal.timeout(60_000);

afterEach(async () => {
  for (const dossier of opened.splice(0)) await dossier.close();
});

async function open(given: ConfigInput): Promise<{ dossier: Dossier; data: string }> {
  const data = join(await mkdtemp(join(tmpdir(), "dossier-quota-")), "data");
  const dossier = await createDossier({ data, ...given });
  opened.push(dossier);
  return { dossier, data };
}

const as = (userId: string): Caller => ({ userId, role: "member", scopes: ["read", "run"] });
const chunks = async function* (count: number, size: number) {
  for (let at = 0; at < count; at += 1) yield Buffer.alloc(size, at % 256);
};

describe.each([
  ["SQLite", async () => ({})],
  ["Postgres", async () => ({ database: await createDatabase(inject("postgresUrl")) })],
] as const)("quotas on %s", (_name, config) => {
  test("rounds of a day run out for one user and not for another, even when asked for at once", async () => {
    const { dossier } = await open({ ...(await config()), quota: { roundsPerDay: 3 } });
    const user = await dossier.accounts.users.add({ name: "rich", role: "member" }, here);
    await dossier.accounts.users.change(user.id, { quota: { roundsPerDay: 4 } }, here);
    const start = async (name: string) => {
      const all = await Promise.allSettled(
        Array.from({ length: 6 }, () => dossier.as(as(name)).start({ prompt: "What is said?" })),
      );
      const refused = all.filter((each) => each.status === "rejected");
      for (const { reason } of refused) expect(reason).toMatchObject({ code: "throttled" });
      return all.length - refused.length;
    };
    expect(await start("anna")).toBe(3);
    expect(await start("bert")).toBe(3);
    expect(await start(user.id)).toBe(4);
  });
});

test("storage is counted once for the same bytes, and an upload beyond it leaves nothing behind", async () => {
  const { dossier, data } = await open({ quota: { bytes: 10_000 } });
  const own = dossier.as(as("anna"));
  const add = (fileName: string, count: number) =>
    own.documents.add({ fileName, content: chunks(count, 1_000) }, signal);
  await add("a.bin", 4);
  await add("the same.bin", 4);
  await expect(add("large.bin", 7)).rejects.toMatchObject({ code: "limit" });
  expect(await readdir(join(data, "blobs", "staging")).catch(() => [])).toEqual([]);
  await add("b.bin", 6);
  await expect(add("c.bin", 1)).rejects.toMatchObject({ code: "limit" });
  await expect(
    dossier.as(as("bert")).documents.add({ fileName: "c", content: chunks(9, 1_000) }, signal),
  ).resolves.toBeDefined();
});

test("what a deleted workflow has cost still counts", async () => {
  const folder = await mkdtemp(join(tmpdir(), "dossier-quota-"));
  const sqlite = await openDataFile(join(folder, "dossier.db"));
  const kind = { kind: "sqlite", sqlite, ledgerFolder: join(folder, "ledger") } as const;
  const store = await openStore(kind, { clock: systemClock });
  const since = Date.now() - 1_000;
  await store.append("wf_1", "created", {
    type: "workflow-created",
    workflowId: "wf_1",
    user: "anna",
    mode: "dynamic",
  });
  const place = { round: 1, task: 0, action: 0 };
  const sizes = { tokensIn: 1, tokensOut: 1, tokensCached: 0, tokensReasoning: 0, bytesIn: 1, bytesOut: 1 };
  const call = { id: "u1", model: "m", operation: "plan", prompt: "p", promptVersion: 1 } as const;
  const usage = { ...call, ...place, ...sizes, price: 0.25, currency: "USD", milliseconds: 1 };
  await store.append("wf_1", "called", { type: "ai-called", usage });
  expect(await store.quotas.priceOf("anna", since)).toBe(0.25);
  await store.removal.removeRows("wf_1");
  expect(await store.getWorkflow("wf_1")).toBeUndefined();
  expect(await store.quotas.priceOf("anna", since)).toBe(0.25);
  expect(await store.quotas.priceOf("anna", Date.now() + 1_000)).toBe(0);
  expect(await store.quotas.priceOf("bert", since)).toBe(0);
  await store.close();
});

test("a price that is used up refuses new work", async () => {
  const { dossier } = await open({ quota: { pricePerMonth: 0.5 } });
  const own = dossier.as(as("anna"));
  const { workflowId } = await own.start({ prompt: "What is said?" });
  for await (const { event } of own.follow(workflowId, { after: 0, signal }))
    if (event.type === "round-finished") break;
  await expect(own.retry(workflowId, {})).resolves.toBeDefined();
  // a quota of nothing at all is used up from the start
  const user = await dossier.accounts.users.add({ name: "poor", role: "member" }, here);
  await dossier.accounts.users.change(user.id, { quota: { pricePerMonth: 0 } }, here);
  await expect(dossier.as(as(user.id)).start({ prompt: "What?" })).rejects.toMatchObject({ code: "budget" });
});
