import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { SignInSession, UserAccount } from "../model/accounts/account-records.ts";
import type { SqlDatabase } from "./sql-database.ts";
import { openSqlite } from "./sqlite/open-sqlite.ts";
import { openSqliteDatabase } from "./sqlite/sqlite-database.ts";
import { createAccountStorage } from "./accounts/accounts-storage.ts";

const anna: UserAccount = {
  ...{ id: "usr_1", name: "anna", role: "admin", password: null },
  ...{ createdAt: 1, disabledAt: null, quota: null },
};
const session: SignInSession = {
  ...{ id: "ses_1", hash: "hash", userId: "usr_1", createdAt: 1, seenAt: 1, expiresAt: 2 },
  ...{ address: "127.0.0.1", agent: "test" },
};

async function open(file: string) {
  const database = await openSqliteDatabase(await openSqlite(file));
  onTestFinished(() => database.close());
  let asked = 0;
  const counting: SqlDatabase = {
    ...database,
    query: (statement) => {
      asked += 1;
      return database.query(statement);
    },
  };
  return { storage: createAccountStorage(counting), asked: () => asked };
}

async function signedIn() {
  const file = join(mkdtempSync(join(tmpdir(), "dossier-holders-")), "dossier.db");
  const here = await open(file);
  await here.storage.addUser(anna);
  await here.storage.addSession(session);
  return { file, ...here };
}

test("who holds a session is asked of the database once", async () => {
  const { storage, asked } = await signedIn();
  const first = await storage.findSession("hash");
  const before = asked();
  expect(await storage.findSession("hash")).toBe(first);
  expect(asked()).toBe(before);
});

test("a session that is ended, and a user who is disabled, count at once", async () => {
  const { storage } = await signedIn();
  expect(await storage.findSession("hash")).toMatchObject({ disabledAt: null });
  await storage.changeUser({ ...anna, disabledAt: 5 });
  expect(await storage.findSession("hash")).toMatchObject({ disabledAt: 5 });
  await storage.endSession("usr_1", "ses_1");
  expect(await storage.findSession("hash")).toBeUndefined();
});

test("what another process ends is noticed", async () => {
  const { file, storage } = await signedIn();
  expect(await storage.findSession("hash")).toBeDefined();
  const there = await open(file);
  await there.storage.endSession("usr_1", "ses_1");
  await vi.waitFor(async () => expect(await storage.findSession("hash")).toBeUndefined());
});

test("what was read before a change and arrives after it is not kept", async () => {
  const { storage } = await signedIn();
  const [early] = await Promise.all([storage.findSession("hash"), storage.endSession("usr_1", "ses_1")]);
  expect(early?.id ?? "ses_1").toBe("ses_1");
  expect(await storage.findSession("hash")).toBeUndefined();
});
