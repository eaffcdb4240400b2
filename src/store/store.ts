/**
 * Keeps workflows, messages, documents, events and usage, and the blobs beside them. The events are
 * the truth and every other table follows from them in the same commit; it never runs anything.
 */
import { join } from "node:path";
import { addAll } from "../lib/add-all.ts";
import type { Clock } from "../lib/clock.ts";
import type { Outage } from "../lib/outage.ts";
import type { Sqlite } from "../lib/sqlite.ts";
import type { AccountStorage } from "../model/accounts/account-storage.ts";
import { Document } from "../model/document.ts";
import { StoredEvent } from "../model/event.ts";
import type { EventLog } from "../model/event.ts";
import { Failure } from "../model/failure.ts";
import type { Ledger } from "../model/calls/ledger.ts";
import type { ConnectionStore } from "../model/connections/connection-store.ts";
import { Message } from "../model/message.ts";
import type { UsageTotals } from "../model/calls/usage.ts";
import type { Workflow, WorkflowSummary } from "../model/workflow.ts";
import { createAccountStorage } from "./accounts/accounts-storage.ts";
import { createSqlConnections } from "./connections/sql-connections.ts";
import { createQuotaCounts } from "./accounts/quota-counts.ts";
import type { QuotaCounts } from "./accounts/quota-counts.ts";
import type { Blobs } from "./blobs/blobs.ts";
import { createFileBlobs } from "./blobs/file-blobs.ts";
import { createFileLedger } from "./ledger/file-ledger.ts";
import { insertEvent, projectEvent, sql } from "./event-statements.ts";
import type { S3BlobsOptions } from "./blobs/s3-blobs.ts";
import { queryIn } from "./query-in.ts";
import { rememberRows } from "./remember-rows.ts";
import type { SqlDatabase } from "./sql-database.ts";
import { createSqlLedger } from "./ledger/sql-ledger.ts";
import { createTieredLedger } from "./ledger/tiered-ledger.ts";
import { createWorkflowRemoval } from "./removal/remove-rows.ts";
import type { WorkflowRemoval } from "./removal/remove-rows.ts";
import { createOwnStore } from "./own/create-own-store.ts";
import { changingFiles } from "./own/own-files.ts";
import type { OwnStore } from "./own/own-store.ts";
import { createFoldCache } from "./streams/fold-cache.ts";
import { createStreamTails } from "./streams/stream-tails.ts";
import { pageSize } from "./streams/tail-hub.ts";
import { createWorkflowChanges } from "./streams/workflow-changes.ts";
import { toSummary } from "./to-summary.ts";

export interface Store extends EventLog {
  getWorkflow(id: string): Promise<Workflow | undefined>;
  /** Newest first. */
  listWorkflows(filter?: { user?: string; limit?: number }): Promise<WorkflowSummary[]>;
  /** Whether any workflow is being worked on, as far as its events say. */
  isAnyRunning(): Promise<boolean>;
  listMessages(workflowId: string): Promise<Message[]>;
  listDocuments(workflowId: string): Promise<Document[]>;
  findDocument(id: string): Promise<Document | undefined>;
  usageOf(filter: { workflowId?: string; user?: string }): Promise<UsageTotals>;
  /** The same as one user sees it: what is somebody else's is not there. */
  as(user: string): OwnStore;
  /** AI answers: rows, and beside a SQLite file the large ones as files. */
  ledger: Ledger;
  /** Users, sessions, tokens and links. */
  accounts: AccountStorage;
  removal: WorkflowRemoval;
  quotas: QuotaCounts;
  connections: ConnectionStore;
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

/** A copy of the SQLite file as it is at one moment, checked; whoever writes goes on. */
export async function copyDataFile(from: string, to: string): Promise<void> {
  const { copySqlite } = await import("./sqlite/copy-sqlite.ts");
  await copySqlite(from, to);
}

/** Fails where a SQLite file is damaged. */
export async function checkDataFile(path: string): Promise<void> {
  const { checkSqlite } = await import("./sqlite/copy-sqlite.ts");
  checkSqlite(path);
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
  const readPage = async (stream: string, after: number) => {
    const page = "SELECT nr, key, at, body FROM events WHERE stream = ? AND nr > ? ORDER BY nr LIMIT ?";
    const found = await database.query(sql(page, stream, after, pageSize));
    return found.map((row) => toStoredEvent(stream, row));
  };
  const read = async (stream: string, after = 0) => {
    const events: StoredEvent[] = [];
    for (let page = await readPage(stream, after); page.length > 0;) {
      addAll(events, page);
      page = page.length < pageSize ? [] : await readPage(stream, events.at(-1)?.offset ?? after);
    }
    return events;
  };
  const lastOffsets = (streams: readonly string[]) => lastOffsetsOf(database, streams);
  const tails = createStreamTails(database, { readPage, lastOffsets });
  const changes = createWorkflowChanges(database, {
    summaries: async (ids) =>
      (await queryIn(database, ids, (list) => `SELECT * FROM workflows WHERE id IN ${list}`)).map(toSummary),
    changedSince: async (time) =>
      (await database.query(sql("SELECT * FROM workflows WHERE updated_at >= ?", time))).map(toSummary),
    now: () => clock.now(),
  });
  const fold = createFoldCache(readPage);
  const files = rememberRows(database, changingFiles);
  return {
    async append(stream, key, event) {
      const fresh = { stream, key, at: clock.now(), event };
      await database.commit(stream, insertEvent(fresh), projectEvent(fresh));
    },
    read,
    follow: (stream, { after = 0, signal }) => tails.follow(stream, { after, signal }),
    getWorkflow: fold,
    as: (user) => createOwnStore(user, { database, files, clock, tails, changes, fold, readPage }),
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
    ...documentsIn(database),
    usageOf: (filter) => usageOf(database, filter),
    ledger,
    ...tablesBeside(database),
    close: () => database.close(),
  };
}

/** Messages and documents by their workflow, as the events brought them. */
function documentsIn(database: SqlDatabase) {
  const bodies = async (text: string, ...values: string[]) =>
    (await database.query(sql(text, ...values))).map((row): unknown => JSON.parse(String(row["body"])));
  return {
    async isAnyRunning() {
      return (
        (await database.query(sql("SELECT id FROM workflows WHERE status = 'RUNNING' LIMIT 1"))).length > 0
      );
    },
    async listMessages(workflowId: string) {
      const found = await bodies("SELECT body FROM messages WHERE workflow_id = ? ORDER BY nr", workflowId);
      return found.map((body) => Message.parse(body));
    },
    async listDocuments(workflowId: string) {
      const found = await bodies("SELECT body FROM documents WHERE workflow_id = ? ORDER BY id", workflowId);
      return found.map((body) => Document.parse(body));
    },
    async findDocument(id: string) {
      const [body] = await bodies("SELECT body FROM documents WHERE id = ?", id);
      return body === undefined ? undefined : Document.parse(body);
    },
  };
}

/** What is kept in the same database and follows from no event. */
function tablesBeside(database: SqlDatabase) {
  return {
    accounts: createAccountStorage(database),
    removal: createWorkflowRemoval(database),
    quotas: createQuotaCounts(database),
    connections: createSqlConnections(database),
  };
}

/** One query for any number of streams, in groups that every database takes. */
async function lastOffsetsOf(
  database: SqlDatabase,
  streams: readonly string[],
): Promise<Map<string, number>> {
  const rows = await queryIn(
    database,
    streams,
    (list) => `SELECT stream, MAX(nr) AS nr FROM events WHERE stream IN ${list} GROUP BY stream`,
  );
  return new Map(rows.map((row) => [String(row["stream"]), Number(row["nr"])]));
}

async function usageOf(
  database: SqlDatabase,
  filter: { workflowId?: string; user?: string },
): Promise<UsageTotals> {
  const [row = {}] = await database.query(
    sql(
      `SELECT COALESCE(sum(CASE WHEN u.body LIKE '%"searches":%' THEN 0 ELSE 1 END), 0) AS calls,
       COALESCE(sum(tokens_in), 0) AS tokens_in, COALESCE(sum(tokens_out), 0) AS tokens_out,
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
