/** Only ever appended to; portable between SQLite and Postgres. */
export const storeMigrations = [
  `CREATE TABLE workflows (
     id TEXT PRIMARY KEY, user_name TEXT NOT NULL, title TEXT NOT NULL, status TEXT NOT NULL, rounds INTEGER NOT NULL,
     price DOUBLE PRECISION NOT NULL, created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL);
   CREATE INDEX workflows_by_update ON workflows (updated_at);
   CREATE TABLE events (
     stream TEXT NOT NULL, nr BIGINT NOT NULL, key TEXT NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL,
     PRIMARY KEY (stream, nr), UNIQUE (stream, key));
   CREATE TABLE messages (
     id TEXT PRIMARY KEY, workflow_id TEXT NOT NULL, label TEXT, at BIGINT NOT NULL, nr BIGINT NOT NULL, body TEXT NOT NULL);
   CREATE INDEX messages_by_workflow ON messages (workflow_id, nr);
   CREATE TABLE documents (
     id TEXT PRIMARY KEY, workflow_id TEXT NOT NULL, message_id TEXT NOT NULL, sha256 TEXT NOT NULL, body TEXT NOT NULL);
   CREATE INDEX documents_by_workflow ON documents (workflow_id);
   CREATE TABLE usage (
     id TEXT PRIMARY KEY, workflow_id TEXT NOT NULL, currency TEXT NOT NULL, tokens_in BIGINT NOT NULL,
     tokens_out BIGINT NOT NULL, price DOUBLE PRECISION NOT NULL, milliseconds DOUBLE PRECISION NOT NULL, body TEXT NOT NULL);
   CREATE INDEX usage_by_workflow ON usage (workflow_id);
   CREATE TABLE ledger (run TEXT NOT NULL, key TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (run, key))`,
  "ALTER TABLE workflows ADD COLUMN is_final INTEGER NOT NULL DEFAULT 0",
] as const;
