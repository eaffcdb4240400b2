import { setImmediate as breathe } from "node:timers/promises";
import { hashesIn } from "../../lib/hashes-in.ts";
import { sql } from "../event-statements.ts";
import type { SqlDatabase } from "../sql-database.ts";

const pageSize = 500;

/** What the store mentions of blobs, and how a workflow leaves it. */
export interface WorkflowRemoval {
  /** Every SHA-256 that stands in the events of workflows, and in the libraries of users (`stream` undefined). */
  references(): AsyncIterable<{ stream: string | undefined; sha256: string }>;
  /** The contents of all documents and files: what people gave and what was handed out. */
  contents(): Promise<Set<string>>;
  /** All rows of a workflow. What it cost stays on the account of its user. */
  removeRows(workflowId: string): Promise<void>;
  /** Blobs that nobody mentions and that were put again too lately to go. */
  noteLeft(hashes: readonly string[]): Promise<void>;
  listLeft(): Promise<Set<string>>;
  forgetLeft(sha256: string): Promise<void>;
  /** Workflows whose last round ended before a time, the oldest first. */
  listEnded(before: number, limit: number): Promise<string[]>;
}

export function createWorkflowRemoval(database: SqlDatabase): WorkflowRemoval {
  return {
    references: () => referencesIn(database),
    async contents() {
      const rows = await database.query(sql("SELECT sha256 FROM documents UNION SELECT sha256 FROM files"));
      return new Set(rows.map((row) => String(row["sha256"])));
    },
    async removeRows(workflowId) {
      await database.commit(
        workflowId,
        sql(
          `INSERT INTO removed (id, user_name, at, price, rounds)
           SELECT id, user_name, updated_at, price, rounds FROM workflows WHERE id = ?
           ON CONFLICT DO NOTHING RETURNING id`,
          workflowId,
        ),
        [
          ["events", "stream"],
          ["messages", "workflow_id"],
          ["documents", "workflow_id"],
          ["usage", "workflow_id"],
          ["shares", "workflow_id"],
          ["workflows", "id"],
        ].map(([table, column]) => sql(`DELETE FROM ${table} WHERE ${column} = ?`, workflowId)),
      );
    },
    async noteLeft(hashes) {
      for (const sha256 of hashes)
        await database.commit(
          "left blobs",
          sql("INSERT INTO left_blobs (sha256) VALUES (?) ON CONFLICT DO NOTHING RETURNING sha256", sha256),
          [],
        );
    },
    async listLeft() {
      const rows = await database.query(sql("SELECT sha256 FROM left_blobs"));
      return new Set(rows.map((row) => String(row["sha256"])));
    },
    async forgetLeft(sha256) {
      const gone = sql("DELETE FROM left_blobs WHERE sha256 = ? RETURNING sha256", sha256);
      await database.commit("left blobs", gone, []);
    },
    async listEnded(before, limit) {
      const rows = await database.query(
        sql(
          "SELECT id FROM workflows WHERE updated_at < ? AND status <> 'RUNNING' ORDER BY updated_at LIMIT ?",
          before,
          limit,
        ),
      );
      return rows.map((row) => String(row["id"]));
    },
  };
}

/** Page by page, with a pause in between: others have their turn while all events are gone through. */
async function* referencesIn(
  database: SqlDatabase,
): AsyncGenerator<{ stream: string | undefined; sha256: string }> {
  for (const row of await database.query(sql("SELECT DISTINCT sha256 FROM files")))
    yield { stream: undefined, sha256: String(row["sha256"]) };
  let [stream, nr] = ["", 0];
  for (;;) {
    const page = await database.query(
      sql(
        "SELECT stream, nr, body FROM events WHERE (stream, nr) > (?, ?) ORDER BY stream, nr LIMIT ?",
        stream,
        nr,
        pageSize,
      ),
    );
    for (const row of page)
      for (const sha256 of hashesIn(String(row["body"]))) yield { stream: String(row["stream"]), sha256 };
    const last = page.at(-1);
    if (last === undefined) return;
    [stream, nr] = [String(last["stream"]), Number(last["nr"])];
    await breathe();
  }
}
