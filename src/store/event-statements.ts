import type { WorkflowEvent } from "../model/event.ts";
import type { Message } from "../model/message.ts";
import type { Usage } from "../model/usage.ts";
import type { SqlValue, Statement } from "./sql-database.ts";

export interface NewEvent {
  stream: string;
  key: string;
  at: number;
  event: WorkflowEvent;
}

const titleLength = 120;

export function sql(text: string, ...values: SqlValue[]): Statement {
  return { sql: text, values };
}

/** Inserts the event at the next offset of its stream; returns no row when its key is there already. */
export function insertEvent({ stream, key, at, event }: NewEvent): Statement {
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
export function projectEvent({ stream, at, event }: NewEvent): Statement[] {
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
          `UPDATE workflows SET rounds = rounds + 1, status = 'RUNNING', updated_at = ?,
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
        insertUsage(stream, event.usage),
      ];
    case "round-stopped":
      return [setStatus(stream, at, "STOPPED")];
    case "round-resumed":
      return [setStatus(stream, at, "RUNNING")];
    case "round-finished":
      return [setStatus(stream, at, event.result.status)];
    default:
      return [touch(stream, at)];
  }
}

function touch(stream: string, at: number): Statement {
  return sql("UPDATE workflows SET updated_at = ? WHERE id = ?", at, stream);
}

function setStatus(stream: string, at: number, status: string): Statement {
  return sql("UPDATE workflows SET status = ?, updated_at = ? WHERE id = ?", status, at, stream);
}

function insertMessage(stream: string, message: Message): Statement[] {
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
        "INSERT INTO documents (id, workflow_id, message_id, sha256, body) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        document.id,
        stream,
        message.id,
        document.sha256,
        JSON.stringify(document),
      ),
    ),
  ];
}

function insertUsage(stream: string, usage: Usage): Statement {
  return sql(
    `INSERT INTO usage (id, workflow_id, currency, tokens_in, tokens_out, price, milliseconds, body)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    usage.id,
    stream,
    usage.currency,
    usage.tokensIn,
    usage.tokensOut,
    usage.price,
    usage.milliseconds,
    JSON.stringify(usage),
  );
}
