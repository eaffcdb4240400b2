import { randomUUID } from "node:crypto";
import { Client } from "pg";

/** A new, empty database on the server at `url`; gives its address. */
export async function createDatabase(url: string): Promise<string> {
  const name = `dossier_test_${randomUUID().replaceAll("-", "")}`;
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    query_timeout: 30_000,
  });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const created = new URL(url);
  created.pathname = `/${name}`;
  return created.href;
}
