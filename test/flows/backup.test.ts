import { execFile } from "node:child_process";
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { afterEach, expect, inject, test } from "vitest";
import { backupData } from "../../src/app/backup-data.ts";
import { Config } from "../../src/app/config.ts";
import { createDossier } from "../../src/app/create-dossier.ts";
import type { Dossier } from "../../src/app/create-dossier.ts";
import { restoreData } from "../../src/app/restore-data.ts";
import { createDatabase } from "../fakes/create-database.ts";

const samples = join(import.meta.dirname, "../../samples");
const opened: Dossier[] = [];
const signal = AbortSignal.timeout(120_000);

afterEach(async () => {
  for (const dossier of opened.splice(0)) await dossier.close();
});

async function open(data: string): Promise<Dossier> {
  const dossier = await createDossier({ data });
  opened.push(dossier);
  return dossier;
}

const newFolder = () => mkdtemp(join(tmpdir(), "dossier-backup-"));
const meals = { prompt: "What is the daily meal allowance in 2026?", files: [samples], formats: ["md"] };

test("a backup under load restores to a working copy with the same bytes", async () => {
  const folder = await newFolder();
  const [data, kept, other] = [join(folder, "data"), join(folder, "backup"), join(folder, "restored")];
  const dossier = await open(data);
  await (await dossier.start(meals)).result();
  await dossier.accounts.users.add(
    { name: "anna", role: "admin", password: "three quiet boats" },
    { address: "" },
  );

  let going = true;
  const load = (async () => {
    while (going)
      await (await dossier.start({ ...meals, prompt: `${meals.prompt} (${Math.random()})` })).result();
  })();
  const running = await dossier.start({ ...meals, prompt: "What changed between 2025 and 2026?" });
  const report = await backupData(Config.parse({ data }), kept, signal);
  going = false;
  await load;
  await running.result();
  expect(report.files).toBeGreaterThan(10);
  expect(report.hasBlobs).toBe(true);

  const again = await restoreData(Config.parse({ data: other }), kept, signal);
  expect(again.bytes).toBe(report.bytes);
  const copy = await open(other);
  const listed = await copy.list();
  expect(listed.length).toBeGreaterThanOrEqual(2);
  for (const { id } of listed) {
    const [before, after] = [await dossier.trace(id), await copy.trace(id)];
    expect(after).toEqual(before.slice(0, after.length));
  }
  // everything that was delivered can be read, and what was running goes on to its end
  for (const { id, user } of listed) {
    const own = copy.as({ userId: user, role: "member", scopes: ["read", "run"] });
    const { status } = await copy.show(id);
    if (status !== "OK" && status !== "REFUSAL") await (await copy.resume(id)).result(signal);
    for (const { documents } of (await copy.workflow(id)).messages)
      for (const document of documents) {
        let bytes = 0;
        const content = await own.documents.content(document.id, signal);
        for await (const chunk of await content.open()) bytes += chunk.byteLength;
        expect(bytes).toBe(document.bytes);
      }
  }
  expect(await copy.accounts.users.findByName("ANNA")).toMatchObject({ role: "admin" });
  await (await copy.start(meals)).result();
}, 120_000);

test("a damaged, changed or unfinished backup brings nothing back", async () => {
  const folder = await newFolder();
  const [data, kept, other] = [join(folder, "data"), join(folder, "backup"), join(folder, "restored")];
  const dossier = await open(data);
  await (await dossier.start(meals)).result();
  const config = Config.parse({ data });
  await expect(backupData(config, join(data, "inside"), signal)).rejects.toMatchObject({ code: "usage" });
  await backupData(config, kept, signal);
  await expect(backupData(config, kept, signal)).rejects.toMatchObject({ code: "usage" });
  await expect(restoreData(config, kept, signal)).rejects.toThrow("not empty");

  const target = Config.parse({ data: other });
  const [shelf = ""] = await readdir(join(kept, "blobs"));
  const [name = ""] = await readdir(join(kept, "blobs", shelf));
  const path = join(kept, "blobs", shelf, name);
  const right = await readFile(path);
  await writeFile(path, Buffer.concat([right, Buffer.from("x")]));
  await expect(restoreData(target, kept, signal)).rejects.toMatchObject({ code: "corrupt" });
  await rm(path);
  await expect(restoreData(target, kept, signal)).rejects.toMatchObject({ code: "corrupt" });
  await writeFile(path, right);

  const manifest = await readFile(join(kept, "manifest.json"), "utf8");
  await writeFile(join(kept, "manifest.json"), manifest.replace('"path": "blobs/', '"path": "../../blobs/'));
  await expect(restoreData(target, kept, signal)).rejects.toMatchObject({ code: "corrupt" });
  await rm(join(kept, "manifest.json"));
  await expect(restoreData(target, kept, signal)).rejects.toMatchObject({ code: "not-found" });
  expect(await readdir(folder)).toEqual(["backup", "data"]);
  await expect(stat(other)).rejects.toThrow("ENOENT");
});

test("content that is damaged on disk is found while it is copied", async () => {
  const folder = await newFolder();
  const data = join(folder, "data");
  const dossier = await open(data);
  await (await dossier.start(meals)).result();
  const [shelf = ""] = (await readdir(join(data, "blobs"))).filter((name) => name.length === 2);
  const [name = ""] = await readdir(join(data, "blobs", shelf));
  await writeFile(join(data, "blobs", shelf, name), "not what it was");
  await expect(backupData(Config.parse({ data }), join(folder, "backup"), signal)).rejects.toMatchObject({
    code: "corrupt",
  });
});

test("while a backup runs, deleted workflows leave their bytes for later", async () => {
  const folder = await newFolder();
  const data = join(folder, "data");
  const dossier = await open(data);
  const round = await dossier.start(meals);
  await round.result();
  await writeFile(join(data, "dossier.db-backup"), `${process.pid}\n`);
  const before = (await readdir(join(data, "blobs"), { recursive: true })).length;
  await dossier.as({ userId: "local", role: "admin", scopes: ["run"] }).remove(round.workflowId);
  expect(await readdir(join(data, "blobs"), { recursive: true })).toHaveLength(before);
  await expect(backupData(Config.parse({ data }), join(folder, "b"), signal)).rejects.toMatchObject({
    code: "busy",
  });
});

/** Whether this machine has tools that are as new as the server. */
async function hasToolsFor(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ server_version_num: string }>("SHOW server_version_num");
  await client.end();
  const server = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  const said = await promisify(execFile)("pg_dump", ["--version"]).then(
    ({ stdout }) => stdout,
    () => "",
  );
  return Number(/\d+/.exec(said)?.[0] ?? 0) >= server;
}

test("on Postgres its own tool does the work, or a clear word says what is missing", async () => {
  const folder = await newFolder();
  const settings = { data: join(folder, "data"), database: await createDatabase(inject("postgresUrl")) };
  const dossier = await createDossier(settings);
  opened.push(dossier);
  const round = await dossier.start(meals);
  await round.result();
  const events = await dossier.trace(round.workflowId);
  // asked first: a backup that fails meanwhile would be a rejection nobody waits for
  const hasTools = await hasToolsFor(settings.database);
  const backing = backupData(Config.parse(settings), join(folder, "backup"), signal);
  if (!hasTools) {
    await expect(backing).rejects.toThrow(/was not found|tools of the server's version/);
    return;
  }
  expect((await backing).files).toBeGreaterThan(2);
  const fresh = { data: join(folder, "other"), database: await createDatabase(inject("postgresUrl")) };
  await restoreData(Config.parse(fresh), join(folder, "backup"), signal);
  await opened.pop()?.close();
  const copy = await createDossier(fresh);
  opened.push(copy);
  expect(await copy.show(round.workflowId)).toMatchObject({ status: "OK" });
  expect(await copy.trace(round.workflowId)).toEqual(events);
}, 60_000);
