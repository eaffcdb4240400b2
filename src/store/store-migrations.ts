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
  `ALTER TABLE workflows ADD COLUMN waiting INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX workflows_by_user ON workflows (user_name, updated_at);
   CREATE INDEX documents_by_content ON documents (sha256);
   ALTER TABLE usage ADD COLUMN at BIGINT;
   CREATE TABLE files (
     id TEXT PRIMARY KEY, user_name TEXT NOT NULL, file_name TEXT NOT NULL, media_type TEXT NOT NULL,
     bytes BIGINT NOT NULL, sha256 TEXT NOT NULL, created_at BIGINT NOT NULL, UNIQUE (user_name, sha256, file_name));
   CREATE INDEX files_by_user ON files (user_name, created_at);
   CREATE TABLE requests (
     user_name TEXT NOT NULL, key TEXT NOT NULL, hash TEXT NOT NULL, answer TEXT,
     created_at BIGINT NOT NULL, PRIMARY KEY (user_name, key))`,
  `CREATE TABLE users (
     id TEXT PRIMARY KEY, name TEXT NOT NULL, name_key TEXT NOT NULL UNIQUE, role TEXT NOT NULL, password TEXT,
     created_at BIGINT NOT NULL, disabled_at BIGINT, quota TEXT);
   CREATE TABLE identities (
     issuer TEXT NOT NULL, subject TEXT NOT NULL, user_id TEXT NOT NULL, created_at BIGINT NOT NULL,
     PRIMARY KEY (issuer, subject));
   CREATE TABLE sessions (
     hash TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, user_id TEXT NOT NULL, created_at BIGINT NOT NULL,
     seen_at BIGINT NOT NULL, expires_at BIGINT NOT NULL, address TEXT NOT NULL, agent TEXT NOT NULL);
   CREATE INDEX sessions_by_user ON sessions (user_id);
   CREATE TABLE tokens (
     hash TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, user_id TEXT NOT NULL, name TEXT NOT NULL, scopes TEXT NOT NULL,
     created_at BIGINT NOT NULL, expires_at BIGINT, used_at BIGINT);
   CREATE INDEX tokens_by_user ON tokens (user_id);
   CREATE TABLE invitations (
     hash TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, role TEXT NOT NULL, user_id TEXT,
     created_at BIGINT NOT NULL, expires_at BIGINT NOT NULL, used_at BIGINT);
   CREATE TABLE shares (
     id TEXT PRIMARY KEY, hash TEXT NOT NULL, user_id TEXT NOT NULL, workflow_id TEXT NOT NULL, up_to BIGINT NOT NULL,
     sources INTEGER NOT NULL, created_at BIGINT NOT NULL, expires_at BIGINT NOT NULL);
   CREATE INDEX shares_by_workflow ON shares (workflow_id);
   CREATE TABLE pending_sign_ins (hash TEXT PRIMARY KEY, body TEXT NOT NULL, expires_at BIGINT NOT NULL);
   CREATE TABLE attempts (key TEXT PRIMARY KEY, tokens DOUBLE PRECISION NOT NULL, at BIGINT NOT NULL);
   CREATE TABLE audit (
     id TEXT PRIMARY KEY, at BIGINT NOT NULL, actor TEXT NOT NULL, action TEXT NOT NULL, target TEXT NOT NULL,
     outcome TEXT NOT NULL, address TEXT NOT NULL);
   CREATE INDEX audit_by_time ON audit (at);
   CREATE TABLE removed (
     id TEXT PRIMARY KEY, user_name TEXT NOT NULL, at BIGINT NOT NULL, price DOUBLE PRECISION NOT NULL,
     rounds INTEGER NOT NULL);
   CREATE TABLE left_blobs (sha256 TEXT PRIMARY KEY);
   ALTER TABLE documents ADD COLUMN bytes BIGINT;
   CREATE TABLE round_starts (id TEXT PRIMARY KEY, user_name TEXT NOT NULL, at BIGINT NOT NULL);
   CREATE INDEX round_starts_by_user ON round_starts (user_name, at)`,
  `CREATE TABLE connections (
     id TEXT PRIMARY KEY, owner TEXT NOT NULL, label TEXT NOT NULL, version BIGINT NOT NULL, body TEXT NOT NULL,
     UNIQUE (owner, label));
   CREATE TABLE connection_secrets (
     connection_id TEXT NOT NULL, field TEXT NOT NULL, value TEXT NOT NULL, key_id TEXT, version BIGINT NOT NULL,
     PRIMARY KEY (connection_id, field));
   CREATE TABLE connection_claims (
     connection_id TEXT NOT NULL, field TEXT NOT NULL, holder TEXT NOT NULL, until_at BIGINT NOT NULL,
     PRIMARY KEY (connection_id, field));
   CREATE TABLE connection_uses (
     id TEXT PRIMARY KEY, connection_id TEXT NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL);
   CREATE INDEX connection_uses_by_time ON connection_uses (connection_id, at)`,
] as const;
