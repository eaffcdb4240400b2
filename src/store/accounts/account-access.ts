import { AccessHolder, ApiToken, SignInSession } from "../../model/accounts/account-records.ts";
import type { AccessStorage } from "../../model/accounts/account-storage.ts";
import { sql } from "../event-statements.ts";
import type { RowMemory } from "../remember-rows.ts";

const sessionColumns = `s.id, s.hash, s.user_id AS "userId", s.created_at AS "createdAt", s.seen_at AS "seenAt", s.expires_at AS "expiresAt", s.address, s.agent`;
const tokenColumns = `t.id, t.hash, t.user_id AS "userId", t.name, t.scopes, t.created_at AS "createdAt", t.expires_at AS "expiresAt", t.used_at AS "usedAt"`;
const holderColumns = `u.role, u.disabled_at AS "disabledAt"`;

const HeldSession = SignInSession.extend(AccessHolder.shape);
const HeldToken = ApiToken.extend(AccessHolder.shape);

/** Sessions and tokens by the hash of their secret: one look-up by primary key each. */
export function createAccessStorage(holders: RowMemory): AccessStorage {
  return { ...sessionsIn(holders), ...tokensIn(holders) };
}

function sessionsIn({ database, find }: RowMemory) {
  return {
    async addSession(session: SignInSession) {
      await database.commit(
        "sessions",
        sql(
          `INSERT INTO sessions (hash, id, user_id, created_at, seen_at, expires_at, address, agent)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
          session.hash,
          session.id,
          session.userId,
          session.createdAt,
          session.seenAt,
          session.expiresAt,
          session.address,
          session.agent,
        ),
        [],
      );
    },
    findSession: (hash: string) =>
      find(`session ${hash}`, async () => {
        const [row] = await database.query(
          sql(
            `SELECT ${sessionColumns}, ${holderColumns} FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.hash = ?`,
            hash,
          ),
        );
        return row === undefined ? undefined : HeldSession.parse(row);
      }),
    async touchSession(hash: string, at: number) {
      await database.commit(
        `session ${hash}`,
        sql("UPDATE sessions SET seen_at = ? WHERE hash = ? RETURNING id", at, hash),
        [],
      );
    },
    async listSessions(userId: string) {
      const rows = await database.query(
        sql(`SELECT ${sessionColumns} FROM sessions s WHERE s.user_id = ? ORDER BY s.seen_at DESC`, userId),
      );
      return rows.map((row) => SignInSession.parse(row));
    },
    endSession: (userId: string, id: string) =>
      database.commit(
        "sessions",
        sql("DELETE FROM sessions WHERE user_id = ? AND id = ? RETURNING id", userId, id),
        [],
      ),
    async endSessions(userId: string, exceptId = "") {
      await database.commit(
        "sessions",
        sql("DELETE FROM sessions WHERE user_id = ? AND id <> ? RETURNING id", userId, exceptId),
        [],
      );
    },
  };
}

function tokensIn({ database, find }: RowMemory) {
  return {
    async addToken(token: ApiToken) {
      await database.commit(
        "tokens",
        sql(
          `INSERT INTO tokens (hash, id, user_id, name, scopes, created_at, expires_at, used_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
          token.hash,
          token.id,
          token.userId,
          token.name,
          token.scopes.join(" "),
          token.createdAt,
          token.expiresAt,
          token.usedAt,
        ),
        [],
      );
    },
    findToken: (hash: string) =>
      find(`token ${hash}`, async () => {
        const [row] = await database.query(
          sql(
            `SELECT ${tokenColumns}, ${holderColumns} FROM tokens t JOIN users u ON u.id = t.user_id WHERE t.hash = ?`,
            hash,
          ),
        );
        return row === undefined ? undefined : HeldToken.parse(withScopes(row));
      }),
    async touchToken(hash: string, at: number) {
      await database.commit(
        `token ${hash}`,
        sql("UPDATE tokens SET used_at = ? WHERE hash = ? RETURNING id", at, hash),
        [],
      );
    },
    async listTokens(userId: string) {
      const rows = await database.query(
        sql(`SELECT ${tokenColumns} FROM tokens t WHERE t.user_id = ? ORDER BY t.created_at DESC`, userId),
      );
      return rows.map((row) => ApiToken.parse(withScopes(row)));
    },
    endToken: (userId: string, id: string) =>
      database.commit(
        "tokens",
        sql("DELETE FROM tokens WHERE user_id = ? AND id = ? RETURNING id", userId, id),
        [],
      ),
  };
}

function withScopes(row: Record<string, unknown>): Record<string, unknown> {
  return { ...row, scopes: String(row["scopes"]).split(" ") };
}
