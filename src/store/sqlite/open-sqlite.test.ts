import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { createSqlite } from "../../lib/sqlite.ts";
import { diskFailure } from "../disk-failure.ts";
import { openSqlite } from "./open-sqlite.ts";

const newFile = () => join(mkdtempSync(join(tmpdir(), "dossier-sqlite-")), "dossier.db");
const writes = (n: number) => (sql: { run(text: string, ...values: string[]): number }) =>
  sql.run("INSERT INTO notes VALUES (?)", `note ${n} ${"x".repeat(2_000)}`);

test("every commit is synced to disk: WAL with synchronous FULL", async () => {
  const sqlite = await openSqlite(newFile());
  expect(sqlite.read((sql) => sql.get("PRAGMA journal_mode"))).toMatchObject({ journal_mode: "wal" });
  expect(sqlite.read((sql) => sql.get("PRAGMA synchronous"))).toMatchObject({ synchronous: 2 });
  await sqlite.close();
});

test("a new file gets its tables without writing each page of them twice", async () => {
  const file = newFile();
  const sqlite = await openSqlite(file);
  const known = "SELECT count(*) AS n FROM sqlite_master WHERE name IN ('workflows', 'events', 'ledger')";
  expect(sqlite.read((sql) => sql.get(known))).toMatchObject({ n: 3 });
  expect(statSync(file).size).toBeGreaterThan(50_000);
  expect(statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  await sqlite.close();
});

test("several openings of one new file at once share its tables", async () => {
  const file = newFile();
  const opened = await Promise.all([openSqlite(file), openSqlite(file), openSqlite(file)]);
  for (const [n, sqlite] of opened.entries())
    await sqlite.write((sql) => sql.run("INSERT INTO ledger VALUES ('run', ?, 'body')", `key ${n}`));
  expect(opened[0].read((sql) => sql.get("SELECT count(*) AS n FROM ledger"))).toMatchObject({ n: 3 });
  for (const sqlite of opened) await sqlite.close();
});

test("a full disk fails the writes with one clear line, and keeps everything written before", async () => {
  const file = newFile();
  const database = new DatabaseSync(file);
  database.exec("CREATE TABLE notes (text TEXT); PRAGMA max_page_count = 8");
  const sqlite = createSqlite(database, diskFailure(file));
  let kept = 0;
  for (let full = false; !full;) {
    await sqlite.write(writes(kept)).then(
      () => (kept += 1),
      (error: unknown) => {
        expect(error).toMatchObject({
          code: "store",
          message: expect.stringMatching(/disk that holds .* is full\. Free some space/),
        });
        full = true;
      },
    );
  }
  expect(kept).toBeGreaterThan(0);
  expect(sqlite.read((sql) => sql.get("SELECT count(*) AS n FROM notes"))).toMatchObject({ n: kept });
  await sqlite.close();
});

test("one job's error rolls back that job alone; the others of its group are kept", async () => {
  const sqlite = await openSqlite(newFile());
  await sqlite.write((sql) => sql.run("CREATE TABLE notes (text TEXT UNIQUE)"));
  const add = (text: string) => sqlite.write((sql) => sql.run("INSERT INTO notes VALUES (?)", text));
  const failing = sqlite.write((sql) => {
    sql.run("INSERT INTO notes VALUES ('half')");
    throw new Error("changed its mind");
  });
  const ended = await Promise.allSettled([add("a"), failing, add("a"), add("b")]);
  expect(ended.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected", "fulfilled"]);
  expect(sqlite.read((sql) => sql.all("SELECT text FROM notes ORDER BY text"))).toEqual([
    { text: "a" },
    { text: "b" },
  ]);
  await sqlite.close();
});

test("writes queued together go to disk in one commit", async () => {
  const file = newFile();
  const sqlite = await openSqlite(file);
  await sqlite.write((sql) => sql.run("CREATE TABLE notes (text TEXT)"));
  const other = new DatabaseSync(file, { readOnly: true });
  const version = () => Number(other.prepare("PRAGMA data_version").get()?.["data_version"]);
  const before = version();
  await Promise.all(Array.from({ length: 100 }, (_, n) => sqlite.write(writes(n))));
  expect(version() - before).toBe(1);
  other.close();
  await sqlite.close();
});

test("names a damaged file and leaves it as it is", async () => {
  const file = newFile();
  writeFileSync(file, "this is no database, and long enough not to be taken for an empty one".repeat(100));
  const before = readFileSync(file);
  await expect(openSqlite(file)).rejects.toThrow(/damaged or no Dossier database\. Move it away/);
  expect(readFileSync(file)).toEqual(before);
});

test("says so when the folder cannot be made or written", async () => {
  const file = newFile();
  writeFileSync(file, "");
  await expect(openSqlite(join(file, "below", "dossier.db"))).rejects.toThrow(
    /cannot be written\. Make its folder writable/,
  );
});
