/**
 * Keeps workflows, messages, documents, events and usage, and the blobs beside them. The events are
 * the truth and every other table follows from them in the same commit; it never runs anything.
 */
import { join } from "node:path";
import type { Clock } from "../lib/clock.ts";
import type { Outage } from "../lib/outage.ts";
import type { Sqlite } from "../lib/sqlite.ts";
import { foldEvents } from "../model/apply-event.ts";
import { Document } from "../model/document.ts";
import { StoredEvent } from "../model/event.ts";
import type { EventLog } from "../model/event.ts";
import { Failure } from "../model/failure.ts";
import type { Ledger } from "../model/calls/ledger.ts";
import { Message } from "../model/message.ts";
import type { UsageTotals } from "../model/calls/usage.ts";
import { WorkflowSummary } from "../model/workflow.ts";
import type { Workflow } from "../model/workflow.ts";
import type { Blobs } from "./blobs/blobs.ts";
import { createFileBlobs } from "./blobs/file-blobs.ts";
import { createFileLedger } from "./ledger/file-ledger.ts";
import { insertEvent, projectEvent, sql } from "./event-statements.ts";
import { followEvents } from "./follow-events.ts";
import type { S3BlobsOptions } from "./blobs/s3-blobs.ts";
import type { SqlDatabase } from "./sql-database.ts";
import { createSqlLedger } from "./ledger/sql-ledger.ts";
import { createTieredLedger } from "./ledger/tiered-ledger.ts";

export interface Store extends EventLog {
  getWorkflow(id: string): Promise<Workflow | undefined>;
  /** Newest first. */
  listWorkflows(filter?: { user?: string; limit?: number }): Promise<WorkflowSummary[]>;
  listMessages(workflowId: string): Promise<Message[]>;
  listDocuments(workflowId: string): Promise<Document[]>;
  findDocument(id: string): Promise<Document | undefined>;
  usageOf(filter: { workflowId?: string; user?: string }): Promise<UsageTotals>;
  /** AI answers: rows, and beside a SQLite file the large ones as files. */
  ledger: Ledger;
  close(): Promise<void>;
}

export type StoreKind =
  | { kind: "sqlite"; sqlite: Sqlite; ledgerFolder: string }
  /** `outage` bridges the time in which the server is away. */
  | { kind: "postgres"; url: string; outage?: Outage };

export async function openStore(kind: StoreKind, deps: { clock: Clock }): Promise<Store> {
  switch (kind.kind) {
    case "sqlite": {
      const { openSqliteDatabase } = await import("./sqlite/sqlite-database.ts");
      const database = await openSqliteDatabase(kind.sqlite);
      const ledger = createTieredLedger({
        rows: createSqlLedger(database),
        files: createFileLedger(kind.ledgerFolder),
      });
      return createStore(database, deps.clock, ledger);
    }
    case "postgres": {
      const { openPostgresDatabase } = await import("./postgres/postgres-database.ts");
      const database = await openPostgresDatabase(kind.url, kind.outage);
      return createStore(database, deps.clock, createSqlLedger(database));
    }
  }
}

/** Opens the SQLite file of a data folder, for the store and the engine to share. */
export async function openDataFile(path: string): Promise<Sqlite> {
  const { openSqlite } = await import("./sqlite/open-sqlite.ts");
  return openSqlite(path);
}

/** Blobs on disk below the data folder, or in an S3-compatible store when one is given. */
export async function openBlobs(
  s3: Omit<S3BlobsOptions, "stagingFolder"> | undefined,
  folder: string,
): Promise<Blobs> {
  if (s3 === undefined) return createFileBlobs(join(folder, "blobs"));
  const { createS3Blobs } = await import("./blobs/s3-blobs.ts");
  return createS3Blobs({ ...s3, stagingFolder: join(folder, "staging") });
}

function createStore(database: SqlDatabase, clock: Clock, ledger: Ledger): Store {
  const bodies = async (text: string, ...values: string[]) =>
    (await database.query(sql(text, ...values))).map((row): unknown => JSON.parse(String(row["body"])));
  const read = async (stream: string, after = 0) => {
    const found = await database.query(
      sql("SELECT nr, key, at, body FROM events WHERE stream = ? AND nr > ? ORDER BY nr", stream, after),
    );
    return found.map((row) => toStoredEvent(stream, row));
  };
  return {
    async append(stream, key, event) {
      const fresh = { stream, key, at: clock.now(), event };
      await database.commit(stream, insertEvent(fresh), projectEvent(fresh));
    },
    read,
    follow: (stream, { after = 0, signal }) => followEvents({ database, read, stream, after, signal }),
    async getWorkflow(id) {
      return foldEvents(await read(id));
    },
    async listWorkflows({ user, limit = 100 } = {}) {
      const rows = await database.query(
        sql(
          `SELECT * FROM workflows WHERE (CAST(? AS TEXT) IS NULL OR user_name = ?) ORDER BY updated_at DESC, id LIMIT ?`,
          user ?? null,
          user ?? null,
          limit,
        ),
      );
      return rows.map(toSummary);
    },
    async listMessages(workflowId) {
      const found = await bodies("SELECT body FROM messages WHERE workflow_id = ? ORDER BY nr", workflowId);
      return found.map((body) => Message.parse(body));
    },
    async listDocuments(workflowId) {
      const found = await bodies("SELECT body FROM documents WHERE workflow_id = ? ORDER BY id", workflowId);
      return found.map((body) => Document.parse(body));
    },
    async findDocument(id) {
      const [body] = await bodies("SELECT body FROM documents WHERE id = ?", id);
      return body === undefined ? undefined : Document.parse(body);
    },
    usageOf: (filter) => usageOf(database, filter),
    ledger,
    close: () => database.close(),
  };
}

async function usageOf(
  database: SqlDatabase,
  filter: { workflowId?: string; user?: string },
): Promise<UsageTotals> {
  const [row = {}] = await database.query(
    sql(
      `SELECT count(*) AS calls, COALESCE(sum(tokens_in), 0) AS tokens_in, COALESCE(sum(tokens_out), 0) AS tokens_out,
       COALESCE(sum(u.price), 0) AS price, COALESCE(sum(milliseconds), 0) AS ms, min(currency) AS currency
       FROM usage u JOIN workflows w ON w.id = u.workflow_id
       WHERE (CAST(? AS TEXT) IS NULL OR w.id = ?) AND (CAST(? AS TEXT) IS NULL OR w.user_name = ?)`,
      filter.workflowId ?? null,
      filter.workflowId ?? null,
      filter.user ?? null,
      filter.user ?? null,
    ),
  );
  return {
    aiCalls: Number(row["calls"]),
    tokensIn: Number(row["tokens_in"]),
    tokensOut: Number(row["tokens_out"]),
    price: Number(row["price"]),
    currency: typeof row["currency"] === "string" ? row["currency"] : "USD",
    seconds: Number(row["ms"]) / 1000,
  };
}

function toStoredEvent(stream: string, row: Record<string, unknown>): StoredEvent {
  const parsed = StoredEvent.safeParse({
    offset: Number(row["nr"]),
    key: row["key"],
    at: Number(row["at"]),
    event: JSON.parse(String(row["body"])),
  });
  if (parsed.success) return parsed.data;
  throw new Failure(
    "invalid",
    `Event ${String(row["nr"])} of ${stream} cannot be read: ${parsed.error.message}`,
  );
}

function toSummary(row: Record<string, unknown>): WorkflowSummary {
  return WorkflowSummary.parse({
    id: row["id"],
    user: row["user_name"],
    title: row["title"],
    status: row["status"],
    rounds: Number(row["rounds"]),
    price: Number(row["price"]),
    createdAt: Number(row["created_at"]),
    updatedAt: Number(row["updated_at"]),
  });
}
