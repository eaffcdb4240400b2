import { mkdtemp, readdir, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, inject, test } from "vitest";
import type { ConfigInput } from "../../src/app/config.ts";
import { createDossier } from "../../src/app/create-dossier.ts";
import type { Dossier } from "../../src/app/create-dossier.ts";
import type { Caller } from "../../src/model/accounts/caller.ts";
import { createDatabase } from "../fakes/create-database.ts";
import { drawPng } from "../fixtures/draw-png.ts";

const samples = join(import.meta.dirname, "../../samples");
const opened: Dossier[] = [];
const anna: Caller = { userId: "anna", role: "member", scopes: ["read", "run"] };
const bert: Caller = { userId: "bert", role: "member", scopes: ["read", "run"] };

afterEach(async () => {
  for (const dossier of opened.splice(0)) await dossier.close();
});

async function open(given: ConfigInput = {}): Promise<{ dossier: Dossier; data: string }> {
  const data = join(await mkdtemp(join(tmpdir(), "dossier-removal-")), "data");
  const dossier = await createDossier({ data, ...given });
  opened.push(dossier);
  return { dossier, data };
}

async function blobsIn(data: string): Promise<string[]> {
  const names = await readdir(join(data, "blobs"), { recursive: true, withFileTypes: true });
  return names.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function run(dossier: Dossier, user: string, files: string[]): Promise<string> {
  const round = await dossier.start({
    prompt: "What is the daily meal allowance in 2026?",
    formats: ["docx"],
    files,
    user,
  });
  expect(await round.result()).toMatchObject({ status: "OK" });
  return round.workflowId;
}

describe.each([
  ["SQLite", async () => ({})],
  ["Postgres", async () => ({ database: await createDatabase(inject("postgresUrl")) })],
] as const)("deletion on %s", (_name, config) => {
  test("takes every row and byte of a workflow, and nothing that another one holds", async () => {
    const { dossier, data } = await open(await config());
    const policy = join(samples, "travel-policy-2026.md");
    const other = join(data, "..", "only-annas.md");
    await writeFile(other, "# Meals\n\nThe canteen is closed in 2026.\n");
    const first = await run(dossier, "bert", [policy]);
    const before = await blobsIn(data);
    const second = await run(dossier, "anna", [policy, other]);
    expect((await blobsIn(data)).length).toBeGreaterThan(before.length);

    await expect(dossier.as(bert).remove(second)).rejects.toMatchObject({ code: "not-found" });
    await dossier.as(anna).remove(second);
    await expect(dossier.workflow(second)).rejects.toMatchObject({ code: "not-found" });
    expect(await dossier.list()).toHaveLength(1);
    expect((await blobsIn(data)).toSorted()).toEqual(before.toSorted());
    await expect(stat(join(data, "out", second))).rejects.toThrow("ENOENT");

    // the other one still works, down to a fork of its recorded steps
    const forked = await dossier.fork(first, 2);
    expect(await forked.result()).toMatchObject({ status: "OK" });
    await dossier.as(bert).remove(forked.workflowId);
    await dossier.as(bert).remove(first);
    // the fork had put the same bytes again, so that they are looked at once more when they have aged
    const old = new Date(Date.now() - 7_200_000);
    for (const name of await blobsIn(data))
      await utimes(join(data, "blobs", name.slice(0, 2), name), old, old);
    const over = new AbortController();
    const working = dossier.work(over.signal);
    await expect.poll(() => blobsIn(data), { timeout: 20_000 }).toEqual([]);
    over.abort();
    await working;
  }, 120_000);
});

test("a picture inside one document stays when another document with the same picture goes", async () => {
  const { dossier, data } = await open();
  const picture = drawPng(60, 40);
  const page = (words: string) =>
    `<html><body><p>${words} The daily meal allowance in 2026 is CHF 40.</p><img src="data:image/png;base64,${picture.toString("base64")}"></body></html>`;
  const [one, two] = [join(data, "..", "one.html"), join(data, "..", "two.html")];
  await writeFile(one, page("First."));
  await writeFile(two, page("Second."));
  const first = await run(dossier, "anna", [one]);
  const kept = await blobsIn(data);
  const second = await run(dossier, "anna", [two]);
  await dossier.as(anna).remove(second);
  expect((await blobsIn(data)).toSorted()).toEqual(kept.toSorted());
  await dossier.as(anna).remove(first);
  expect(await blobsIn(data)).toEqual([]);
});

test("a file of the library goes with its bytes, unless a workflow holds it", async () => {
  const { dossier, data } = await open();
  const own = dossier.as(anna);
  const signal = AbortSignal.timeout(10_000);
  const add = (text: string) =>
    own.documents.add(
      {
        fileName: "note.md",
        content: (async function* () {
          yield Buffer.from(text);
        })(),
      },
      signal,
    );
  const [held, free] = [
    await add("The meal allowance in 2026 is CHF 40 a day."),
    await add("Something else."),
  ];
  const { workflowId } = await own.start({
    prompt: "What is the meal allowance in 2026?",
    documents: [held.id],
  });
  for await (const { event } of own.follow(workflowId, { after: 0, signal }))
    if (event.type === "round-finished") break;
  await own.documents.remove(free.id);
  await own.documents.remove(held.id);
  const left = await blobsIn(data);
  expect(left).toContain(held.sha256);
  expect(left).not.toContain(free.sha256);
});

test("what has been kept for its time goes, and what it cost stays counted", async () => {
  const { dossier } = await open({ workflowDays: 1e-9 });
  const workflowId = await run(dossier, "anna", [samples]);
  const over = new AbortController();
  const working = dossier.work(over.signal);
  await expect
    .poll(async () => (await dossier.list()).map(({ id }) => id), { timeout: 20_000 })
    .not.toContain(workflowId);
  over.abort();
  await working;
});
