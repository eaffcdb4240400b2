import { isLastWord } from "../model/apply-event.ts";
import type { WorkflowEvent } from "../model/event.ts";
import type { Message } from "../model/message.ts";
import type { Usage } from "../model/calls/usage.ts";
import type { SqlValue, SqlStatement } from "./sql-database.ts";

export interface NewEvent {
  stream: string;
  key: string;
  at: number;
  event: WorkflowEvent;
}

const titleLength = 120;

export function sql(text: string, ...values: SqlValue[]): SqlStatement {
  return { sql: text, values };
}

/** Inserts the event at the next offset of its stream; returns no row when its key is there already. */
export function insertEvent({ stream, key, at, event }: NewEvent): SqlStatement {
  return sql(
    `INSERT INTO events (stream, nr, key, at, body)
     SELECT ?, COALESCE(MAX(nr), 0) + 1, ?, ?, ? FROM events WHERE stream = ?
     ON CONFLICT DO NOTHING RETURNING nr`,
    stream,
    key,
    at,
    JSON.stringify(event),
    stream,
  );
}

/** What an event changes in the tables that lists and look-ups read. */
export function projectEvent(fresh: NewEvent): SqlStatement[] {
  const { stream, at, event } = fresh;
  switch (event.type) {
    case "workflow-created":
      return [
        sql(
          `INSERT INTO workflows (id, user_name, title, status, rounds, price, created_at, updated_at)
           VALUES (?, ?, '', 'RUNNING', 0, 0, ?, ?) ON CONFLICT DO NOTHING`,
          stream,
          event.user,
          at,
          at,
        ),
      ];
    case "round-started":
      return [
        sql(
          `UPDATE workflows SET rounds = rounds + 1, status = 'RUNNING', is_final = 0, waiting = 0, updated_at = ?,
           title = CASE WHEN title = '' THEN ? ELSE title END WHERE id = ?`,
          at,
          event.prompt.replaceAll(/\s+/g, " ").trim().slice(0, titleLength),
          stream,
        ),
      ];
    case "message-added":
      return [touch(stream, at), ...insertMessage(stream, event.message)];
    case "ai-called":
      return [
        sql(
          "UPDATE workflows SET price = price + ?, updated_at = ? WHERE id = ?",
          event.usage.price,
          at,
          stream,
        ),
        insertUsage(stream, event.usage, at),
      ];
    case "approval-asked":
      return [touch(stream, at), setWaiting(stream, 1)];
    case "approval-answered":
      return [touch(stream, at), setWaiting(stream, 0)];
    // the same rules as the fold's: an end is an end
    case "round-stopped":
      return [touch(stream, at), setStatus(stream, "STOPPED", "status = 'RUNNING'")];
    case "round-resumed":
      return [touch(stream, at), setStatus(stream, "RUNNING", "is_final = 0")];
    case "round-finished": {
      const { status } = event.result;
      if (!isLastWord(fresh)) return [touch(stream, at), setStatus(stream, status, "status = 'RUNNING'")];
      const end = "UPDATE workflows SET status = ?, is_final = 1, waiting = 0 WHERE id = ? AND is_final = 0";
      return [touch(stream, at), sql(end, status, stream)];
    }
    // what goes on inside a task changes no list, and costs no second write
    default:
      return [];
  }
}

function touch(stream: string, at: number): SqlStatement {
  return sql("UPDATE workflows SET updated_at = ? WHERE id = ?", at, stream);
}

function setStatus(stream: string, status: string, onlyIf: string): SqlStatement {
  return sql(`UPDATE workflows SET status = ? WHERE id = ? AND ${onlyIf}`, status, stream);
}

function setWaiting(stream: string, waiting: 0 | 1): SqlStatement {
  return sql("UPDATE workflows SET waiting = ? WHERE id = ?", waiting, stream);
}

function insertMessage(stream: string, message: Message): SqlStatement[] {
  return [
    sql(
      `INSERT INTO messages (id, workflow_id, label, at, nr, body)
       SELECT ?, ?, ?, ?, COALESCE(MAX(nr), 0) + 1, ? FROM messages WHERE workflow_id = ? ON CONFLICT DO NOTHING`,
      message.id,
      stream,
      message.documentsLabel ?? null,
      message.at,
      JSON.stringify(message),
      stream,
    ),
    ...message.documents.map((document) =>
      sql(
        "INSERT INTO documents (id, workflow_id, message_id, sha256, bytes, body) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        document.id,
        stream,
        message.id,
        document.sha256,
        document.bytes,
        JSON.stringify(document),
      ),
    ),
  ];
}

function insertUsage(stream: string, usage: Usage, at: number): SqlStatement {
  return sql(
    `INSERT INTO usage (id, workflow_id, currency, tokens_in, tokens_out, price, milliseconds, body, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    usage.id,
    stream,
    usage.currency,
    usage.tokensIn,
    usage.tokensOut,
    usage.price,
    usage.milliseconds,
    JSON.stringify(usage),
    at,
  );
}
