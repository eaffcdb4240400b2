import { beforeAll, describe, expect, inject, test } from "vitest";
import { connectionsContract } from "../../../test/contracts/connections-contract.ts";
import { storeContract } from "../../../test/contracts/store-contract.ts";
import { createDatabase } from "../../../test/fakes/create-database.ts";
import { systemClock } from "../../lib/clock.ts";
import { openStore } from "../store.ts";
import { openPostgresDatabase } from "./postgres-database.ts";

const open = (url: string) => openStore({ kind: "postgres", url }, { clock: systemClock });

describe("store on Postgres", () => {
  let url = "";
  beforeAll(async () => {
    url = await createDatabase(inject("postgresUrl"));
  });
  storeContract(() => open(url));
  connectionsContract(() => open(url));
});

test("a commit wakes whoever listens in another process, and says which stream it was", async () => {
  const url = await createDatabase(inject("postgresUrl"));
  const [writer, reader] = [await openPostgresDatabase(url), await openPostgresDatabase(url)];
  const heard: (string | undefined)[] = [];
  const stop = reader.onCommit((lock) => void heard.push(lock));
  // the first unnamed call says that it listens
  await expect.poll(() => heard.length, { timeout: 10_000, interval: 5 }).toBeGreaterThan(0);
  const insert = (run: string) => ({
    sql: "INSERT INTO ledger (run, key, body) VALUES (?, 'k', 'b') ON CONFLICT DO NOTHING RETURNING run",
    values: [run],
  });
  await writer.commit("wf_named", insert("one"), []);
  await expect.poll(() => heard, { timeout: 10_000, interval: 5 }).toContain("wf_named");
  await writer.commit("wf_nothing", insert("one"), []);
  await writer.commit("x".repeat(9_000), insert("two"), []);
  await writer.commit("wf_last", insert("three"), []);
  await expect.poll(() => heard, { timeout: 10_000, interval: 5 }).toContain("wf_last");
  expect(heard).not.toContain("wf_nothing");
  stop();
  await Promise.all([writer.close(), reader.close()]);
});

describe("Postgres that is not as it should be", () => {
  test("migrates once when several processes start on an empty database", async () => {
    const url = await createDatabase(inject("postgresUrl"));
    const stores = await Promise.all(Array.from({ length: 6 }, () => open(url)));
    await Promise.all(stores.map((store) => store.listWorkflows()));
    await Promise.all(stores.map((store) => store.close()));
  });

  test("names host, port and database when nobody answers, and no password", async () => {
    const refused = open("postgres://ann:secret@127.0.0.1:9/papers");
    await expect(refused).rejects.toMatchObject({
      code: "store",
      message: expect.stringContaining("127.0.0.1:9/papers"),
    });
    await expect(refused).rejects.not.toMatchObject({ message: expect.stringContaining("secret") });
  });

  test("names a database that is not there", async () => {
    const url = new URL(inject("postgresUrl"));
    url.pathname = "/nowhere";
    await expect(open(url.href)).rejects.toMatchObject({
      code: "store",
      message: expect.stringMatching(/nowhere.*Create it/),
    });
  });
});
