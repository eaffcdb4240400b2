import { Client, type QueryResultRow } from "pg";
import { expect, inject, test } from "vitest";
import { createDatabase } from "./create-database.ts";

async function query(url: string, text: string): Promise<QueryResultRow[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<QueryResultRow>(text)).rows;
  } finally {
    await client.end();
  }
}

test("is a real Postgres", async () => {
  const [row] = await query(inject("postgresUrl"), "select version()");
  expect(row).toMatchObject({ version: expect.stringMatching(/^PostgreSQL \d+/) });
});

test("keeps its promise on disk: fsync is on", async () => {
  expect(await query(inject("postgresUrl"), "show fsync")).toEqual([{ fsync: "on" }]);
});

test("gives separate, empty databases, also when asked for several at once", async () => {
  const urls = await Promise.all([1, 2, 3].map(() => createDatabase(inject("postgresUrl"))));
  expect(new Set(urls).size).toBe(3);
  await query(urls[0]!, "create table only_here (id int)");
  const tables = "select tablename from pg_tables where schemaname = 'public'";
  expect(await query(urls[0]!, tables)).toEqual([{ tablename: "only_here" }]);
  expect(await query(urls[1]!, tables)).toEqual([]);
});
