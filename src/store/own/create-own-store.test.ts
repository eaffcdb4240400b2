import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "../../lib/clock.ts";
import type { StoredEvent } from "../../model/event.ts";
import { openDataFile, openStore } from "../store.ts";
import type { Store } from "../store.ts";

let store: Store;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "dossier-own-"));
  const sqlite = await openDataFile(join(folder, "dossier.db"));
  store = await openStore(
    { kind: "sqlite", sqlite, ledgerFolder: join(folder, "ledger") },
    { clock: systemClock },
  );
  for (const user of ["anna", "beat"]) await begin(`wf_${user}`, user);
});

afterAll(() => store.close());

async function begin(id: string, user: string): Promise<void> {
  const document = {
    ...{ id: `doc_${id}`, fileName: "a.md", mediaType: "text/markdown", bytes: 1, sha256: "ab".repeat(32) },
    provenance: "user" as const,
  };
  const message = {
    ...{ id: `msg_${id}`, role: "user" as const, text: `Secret of ${user}`, documents: [document] },
    ...{ round: 1, task: 0, action: 0, at: 1 },
  };
  await store.append(id, "0", { type: "workflow-created", workflowId: id, user, mode: "dynamic" });
  await store.append(id, "1", { type: "round-started", runId: `${id}-r1`, prompt: `Request of ${user}` });
  await store.append(id, "2", { type: "message-added", message });
}

test("what is somebody else's is not there, whichever way it is asked for", async () => {
  const anna = store.as("anna");
  expect((await anna.getWorkflow("wf_anna"))?.user).toBe("anna");
  expect(await anna.getWorkflow("wf_beat")).toBeUndefined();
  expect(await anna.owns("wf_beat")).toBe(false);
  expect(await anna.readEvents("wf_beat", 0)).toEqual([]);
  expect(await anna.findDocument("doc_wf_beat")).toBeUndefined();
  expect((await anna.findDocument("doc_wf_anna"))?.workflowId).toBe("wf_anna");
  const listed = await anna.listWorkflows({ limit: 10 });
  expect(listed.items.map(({ id }) => id)).toEqual(["wf_anna"]);
  expect((await anna.listWorkflows({ limit: 10, search: "beat" })).items).toEqual([]);
  const seen: StoredEvent[] = [];
  for await (const event of anna.follow("wf_beat", { after: 0, signal: AbortSignal.timeout(5_000) }))
    seen.push(event);
  expect(seen).toEqual([]);
});

test("files and keys of one user are nobody else's", async () => {
  const file = {
    id: "file_1",
    fileName: "a.md",
    mediaType: "text/markdown",
    bytes: 1,
    sha256: "cd".repeat(32),
    createdAt: 1,
  };
  await store.as("anna").files.add(file);
  expect(await store.as("beat").files.find("file_1")).toBeUndefined();
  expect(await store.as("beat").files.remove("file_1")).toBe(false);
  expect((await store.as("beat").files.list({ limit: 10 })).items).toEqual([]);
  const other = await store.as("anna").files.add({ ...file, id: "file_2" });
  expect(other.id).toBe("file_1");
  expect(await store.as("anna").requests.begin("key", "hash")).toBeUndefined();
  expect(await store.as("beat").requests.begin("key", "another")).toBeUndefined();
  expect(await store.as("anna").requests.begin("key", "hash")).toMatchObject({ hash: "hash" });
});

test("a thousand followers of one stream cost one read for each thing that is new", async () => {
  const stop = new AbortController();
  const counts: number[] = [];
  const followers = Array.from({ length: 1_000 }, async (_, index) => {
    counts[index] = 0;
    for await (const { offset } of store.follow("wf_anna", { signal: stop.signal })) {
      counts[index] = offset;
    }
  });
  for (let number = 3; number < 30; number += 1)
    await store.append("wf_anna", `w${number}`, {
      type: "warning-raised",
      code: "test",
      message: String(number),
    });
  const { length: last } = await store.read("wf_anna");
  await expect.poll(() => counts.every((count) => count === last), { timeout: 10_000 }).toBe(true);
  stop.abort();
  await Promise.all(followers);
});

test("a follower that reads slowly loses nothing and keeps nothing in memory for it", async () => {
  await begin("wf_slow", "anna");
  const seen: number[] = [];
  const stop = new AbortController();
  const total = 3 + 2_500;
  const written = Promise.withResolvers<void>();
  const reading = (async () => {
    for await (const { offset } of store.follow("wf_slow", { signal: stop.signal })) {
      seen.push(offset);
      if (offset === 1) await written.promise; // far behind by now
      if (offset === total) stop.abort();
    }
  })();
  const events = Array.from({ length: 2_500 }, (_, index) =>
    store.append("wf_slow", `s${index}`, { type: "warning-raised", code: "test", message: "" }),
  );
  await Promise.all(events);
  written.resolve();
  await reading;
  expect(seen).toEqual(Array.from({ length: total }, (_, index) => index + 1));
});

test("a file that was looked up is remembered for its user alone, and forgotten when it is removed", async () => {
  const file = {
    ...{ id: "file_9", fileName: "b.md", mediaType: "text/markdown", bytes: 1 },
    ...{ sha256: "cd".repeat(32), createdAt: 1 },
  };
  await store.as("anna").files.add(file);
  const found = await store.as("anna").files.find("file_9");
  expect(found).toMatchObject(file);
  expect(await store.as("anna").files.find("file_9")).toBe(found);
  expect(await store.as("beat").files.find("file_9")).toBeUndefined();
  await store.as("anna b").files.add({ ...file, id: "file_10" });
  expect(await store.as("anna b").files.find("file_10")).toBeDefined();
  expect(await store.as("anna").files.find("b file_10")).toBeUndefined();
  expect(await store.as("anna").files.find("file_9")).toMatchObject(file);
  expect(await store.as("anna").files.remove("file_9")).toBe(true);
  expect(await store.as("anna").files.find("file_9")).toBeUndefined();
});
