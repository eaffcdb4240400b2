import type * as duckdb from "@duckdb/node-api";
import type { DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";
import type { SqlReply, SqlJob, LoadTable } from "./job.ts";

const watchMs = 50;
const loadedPerTurn = 20_000;

/** What is needed of the package, which is loaded when the first job comes. */
type Duck = Pick<typeof duckdb, "DuckDBDateValue" | "DuckDBInstance">;

/** What a process keeps between two jobs: an engine, as long as the next one may read the same files. */
export interface WarmEngine {
  instance?: { key: string; of: DuckDBInstance };
}

/** Runs a job on an engine that sees the given files and nothing else; tables go with their connection. */
export async function runJob(job: SqlJob, warm: WarmEngine): Promise<SqlReply> {
  const { id, memoryMb } = job;
  let duck: Duck;
  try {
    duck = await import("@duckdb/node-api");
  } catch (error) {
    return {
      kind: "failed",
      id,
      code: "unavailable",
      message: error instanceof Error ? error.message : String(error),
    };
  }
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() < memoryMb * 1_048_576) return;
    process.send?.({
      kind: "failed",
      id,
      code: "memory",
      message: `more than ${memoryMb} MB`,
    } satisfies SqlReply);
    process.exit(1);
  }, watchMs);
  const instance = await openInstance(job, warm, duck);
  try {
    const connection = await instance.connect();
    try {
      for (const table of job.loads) await load(table, connection, duck);
      const results: { rows: (string | null)[][]; isCut: boolean }[] = [];
      for (const statement of job.statements) results.push(await ask(statement, connection));
      return { kind: "result", id, results };
    } finally {
      connection.closeSync();
    }
  } finally {
    clearInterval(watch);
  }
}

/** Settings are locked before any plan is seen. */
async function openInstance(
  { files, memoryMb, spillFolder }: SqlJob,
  warm: WarmEngine,
  duck: Duck,
): Promise<DuckDBInstance> {
  const key = JSON.stringify([memoryMb, files]);
  if (warm.instance?.key === key) return warm.instance.of;
  warm.instance?.of.closeSync();
  delete warm.instance;
  const instance = await duck.DuckDBInstance.create(":memory:", {
    threads: "2",
    memory_limit: `${Math.max(64, Math.round(memoryMb * 0.4))}MB`,
    temp_directory: spillFolder,
    autoinstall_known_extensions: "false",
    autoload_known_extensions: "false",
  });
  const connection = await instance.connect();
  const quoted = files.map((file) => `'${file.replaceAll("'", "''")}'`).join(", ");
  if (files.length > 0) await connection.run(`SET allowed_paths = [${quoted}]`);
  await connection.run("SET enable_external_access = false");
  await connection.run("SET lock_configuration = true");
  connection.closeSync();
  warm.instance = { key, of: instance };
  return instance;
}

async function ask({ sql, values, mostRows }: SqlJob["statements"][number], connection: DuckDBConnection) {
  const rows: (string | null)[][] = [];
  const result = await connection.stream(sql, values);
  for (;;) {
    const chunk = await result.fetchChunk();
    if (chunk === null || chunk.rowCount === 0) return { rows, isCut: false };
    for (const row of chunk.getRows()) {
      if (rows.length >= mostRows) return { rows, isCut: true };
      rows.push(row.map((value) => (typeof value === "string" ? value : null)));
    }
  }
}

async function load(
  { name, rows, columns }: LoadTable,
  connection: DuckDBConnection,
  duck: Duck,
): Promise<void> {
  const described = columns.map((column) => `${column.name} ${column.type}`).join(", ");
  await connection.run(`CREATE TEMP TABLE ${name} (${described})`);
  const appender = await connection.createAppender(name, "main", "temp");
  for (let row = 0; row < rows; row += 1) {
    for (const { type, values } of columns) {
      const value = values[row];
      if (value === null || value === undefined) appender.appendNull();
      else if (typeof value === "string") appender.appendVarchar(value);
      else if (typeof value === "boolean") appender.appendBoolean(value);
      else if (typeof value === "number") appender.appendDate(new duck.DuckDBDateValue(value));
      else if (type === "BIGINT") appender.appendBigInt(value);
      else appender.appendHugeInt(value);
    }
    appender.endRow();
    // lets the watch over memory have its turn
    if (row % loadedPerTurn === loadedPerTurn - 1) await new Promise((resolve) => setImmediate(resolve));
  }
  appender.closeSync();
}
