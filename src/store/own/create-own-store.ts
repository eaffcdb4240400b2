import type { Clock } from "../../lib/clock.ts";
import { Document } from "../../model/document.ts";
import type { StoredEvent } from "../../model/event.ts";
import type { Workflow } from "../../model/workflow.ts";
import { sql } from "../event-statements.ts";
import type { RowMemory } from "../remember-rows.ts";
import type { SqlDatabase, SqlValue } from "../sql-database.ts";
import type { StreamTails } from "../streams/stream-tails.ts";
import type { WorkflowChanges } from "../streams/workflow-changes.ts";
import { toSummary } from "../to-summary.ts";
import { createOwnFiles } from "./own-files.ts";
import { createOwnRequests } from "./own-requests.ts";
import type { OwnStore, WorkflowFilter } from "./own-store.ts";
import { containsWords, readCursor, writeCursor } from "./paging.ts";
import { sumOwnUsage, sumOwnUsageBy } from "./own-usage.ts";

export interface OwnParts {
  database: SqlDatabase;
  /** The files of all users, each under its user. */
  files: RowMemory;
  clock: Clock;
  tails: StreamTails;
  changes: WorkflowChanges;
  fold(stream: string): Promise<Workflow | undefined>;
  readPage(stream: string, after: number): Promise<StoredEvent[]>;
}

export function createOwnStore(user: string, parts: OwnParts): OwnStore {
  const { database, files, clock, tails, changes, fold, readPage } = parts;
  const owns = async (id: string) => {
    const mine = sql("SELECT id FROM workflows WHERE id = ? AND user_name = ?", id, user);
    return (await database.query(mine)).length > 0;
  };
  return {
    owns,
    getWorkflow: async (id) => ((await owns(id)) ? fold(id) : undefined),
    listWorkflows: (filter) => listWorkflows(database, user, filter),
    readEvents: async (id, after) => ((await owns(id)) ? readPage(id, after) : []),
    async *follow(id, options) {
      if (await owns(id)) yield* tails.follow(id, options);
    },
    async *followPages(id, options) {
      if (await owns(id)) yield* tails.followPages(id, options);
    },
    watch: (signal) => changes.watch(user, signal),
    async findDocument(id) {
      const [row] = await database.query(
        sql(
          `SELECT d.body, d.workflow_id FROM documents d JOIN workflows w ON w.id = d.workflow_id
           WHERE d.id = ? AND w.user_name = ?`,
          id,
          user,
        ),
      );
      if (row === undefined) return undefined;
      const document = Document.parse(JSON.parse(String(row["body"])));
      return { ...document, workflowId: String(row["workflow_id"]) };
    },
    usage: (range) => sumOwnUsage(database, user, range),
    usageBy: (by, range) => sumOwnUsageBy(database, user, { by, ...range }),
    files: createOwnFiles(files, user),
    requests: createOwnRequests(database, user, clock),
  };
}

async function listWorkflows(
  database: SqlDatabase,
  user: string,
  { search, status, limit, before }: WorkflowFilter,
): ReturnType<OwnStore["listWorkflows"]> {
  const where = ["user_name = ?"];
  const values: SqlValue[] = [user];
  if (status !== undefined) {
    where.push("status = ?");
    values.push(status);
  }
  const cursor = readCursor(before);
  if (cursor !== undefined) {
    where.push("(updated_at < ? OR (updated_at = ? AND id > ?))");
    values.push(cursor.at, cursor.at, cursor.id);
  }
  for (const word of containsWords(search)) {
    where.push(
      `(LOWER(title) LIKE ? ESCAPE '!' OR title LIKE ? ESCAPE '!' OR EXISTS (SELECT 1 FROM messages m
        WHERE m.workflow_id = workflows.id AND (LOWER(m.body) LIKE ? ESCAPE '!' OR m.body LIKE ? ESCAPE '!')))`,
    );
    values.push(word.lower, word.given, word.lower, word.given);
  }
  const rows = await database.query({
    sql: `SELECT * FROM workflows WHERE ${where.join(" AND ")} ORDER BY updated_at DESC, id LIMIT ?`,
    values: [...values, limit + 1],
  });
  const items = rows.slice(0, limit).map(toSummary);
  const last = items.at(-1);
  const next = rows.length > limit && last !== undefined ? writeCursor(last.updatedAt, last.id) : null;
  return { items, next };
}
