import { Pool } from "pg";
import type { PoolClient, QueryResultRow } from "pg";
import { Failure } from "../../model/failure.ts";
import { inTransaction } from "../../lib/in-transaction.ts";
import { createOutage } from "../../lib/outage.ts";
import type { Outage } from "../../lib/outage.ts";
import { isPostgresAway, postgresFailure } from "../../model/postgres-failure.ts";
import type { EngineKind } from "../engine-port.ts";

/** One pool for DBOS and for us, in the two schemas the engine uses. */
export interface EngineDatabase {
  pool: Pool;
  url: string;
  /** DBOS's own tables. */
  schema: string;
  /** Our tables beside them. */
  ours: string;
  query: <T extends QueryResultRow>(text: string, values?: unknown[]) => Promise<T[]>;
  transaction: <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>;
  wrap: (error: unknown) => Failure;
  outage: Outage;
}

const answerWithinMs = 8_000;

/** Opens the pool and makes sure, in bounded time, that somebody answers. */
export async function openEngineDatabase({
  url,
  schema = "dbos",
  outage = createOutage({ isAway: isPostgresAway }),
}: Pick<Extract<EngineKind, { kind: "dbos" }>, "url" | "schema" | "outage">): Promise<EngineDatabase> {
  if (!/^[a-z_][a-z0-9_]{0,40}$/.test(schema)) {
    throw new Failure("configuration", `"${schema}" cannot name a schema. Use small letters, digits and _.`);
  }
  const address = readAddress(url);
  const pool = new Pool({
    connectionString: address,
    max: 12,
    connectionTimeoutMillis: answerWithinMs,
    idle_in_transaction_session_timeout: 60_000,
    application_name: "dossier",
  });
  // a connection broke: whoever used it is told by its query, and the next query opens another
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const wrap = postgresFailure(address);
  try {
    await pool.query("SELECT 1");
  } catch (error) {
    await pool.end().catch(() => undefined);
    throw wrap(error);
  }
  const ours = schema === "dbos" ? "dossier_engine" : `${schema}_engine`;
  return {
    pool,
    url: address,
    schema,
    ours,
    wrap,
    outage,
    async query<T extends QueryResultRow>(text: string, values: unknown[] = []) {
      try {
        return (await outage.outlast(() => pool.query<T>(text, values))).rows;
      } catch (error) {
        throw wrap(error);
      }
    },
    async transaction(work) {
      try {
        return await outage.outlast(() => inTransaction(pool, work));
      } catch (error) {
        throw wrap(error);
      }
    },
  };
}

function readAddress(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null || !/^postgres(ql)?:$/.test(parsed.protocol) || parsed.pathname.length < 2) {
    const example = "postgres://user:password@host:5432/database";
    throw new Failure(
      "configuration",
      `The address of the Postgres database is not readable. Write it like ${example}.`,
    );
  }
  // DBOS insists on a user in the address, where Postgres itself has this default
  if (parsed.username === "") parsed.username = "postgres";
  return parsed.href;
}
