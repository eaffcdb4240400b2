import { Invitation, ShareLink } from "../../model/accounts/account-records.ts";
import type { LinkStorage } from "../../model/accounts/account-storage.ts";
import { sql } from "../event-statements.ts";
import type { SqlDatabase } from "../sql-database.ts";

const invitationColumns = `id, hash, kind, role, user_id AS "userId", created_at AS "createdAt", expires_at AS "expiresAt", used_at AS "usedAt"`;
const shareColumns = `id, hash, user_id AS "userId", workflow_id AS "workflowId", up_to AS "upTo", sources, created_at AS "createdAt", expires_at AS "expiresAt"`;

/** Links that open something to whoever holds their secret. */
export function createLinkStorage(database: SqlDatabase): LinkStorage {
  return { ...invitationsIn(database), ...sharesIn(database), ...pendingIn(database) };
}

function invitationsIn(database: SqlDatabase) {
  return {
    async addInvitation(made: Invitation) {
      await database.commit(
        "invitations",
        sql(
          `INSERT INTO invitations (hash, id, kind, role, user_id, created_at, expires_at, used_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
          made.hash,
          made.id,
          made.kind,
          made.role,
          made.userId,
          made.createdAt,
          made.expiresAt,
          made.usedAt,
        ),
        [],
      );
    },
    async findInvitation(hash: string) {
      const [row] = await database.query(
        sql(`SELECT ${invitationColumns} FROM invitations WHERE hash = ?`, hash),
      );
      return row === undefined ? undefined : Invitation.parse(row);
    },
    useInvitation: (hash: string, at: number) =>
      database.commit(
        "invitations",
        sql(
          "UPDATE invitations SET used_at = ? WHERE hash = ? AND used_at IS NULL AND expires_at > ? RETURNING id",
          at,
          hash,
          at,
        ),
        [],
      ),
    async endInvitations(kind: Invitation["kind"], userId: string | null) {
      await database.commit(
        "invitations",
        sql(
          "DELETE FROM invitations WHERE kind = ? AND COALESCE(user_id, '') = ? AND used_at IS NULL RETURNING id",
          kind,
          userId ?? "",
        ),
        [],
      );
    },
  };
}

function sharesIn(database: SqlDatabase) {
  return {
    async addShare(share: ShareLink) {
      await database.commit(
        "shares",
        sql(
          `INSERT INTO shares (id, hash, user_id, workflow_id, up_to, sources, created_at, expires_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
          share.id,
          share.hash,
          share.userId,
          share.workflowId,
          share.upTo,
          share.sources ? 1 : 0,
          share.createdAt,
          share.expiresAt,
        ),
        [],
      );
    },
    async findShare(id: string) {
      const [row] = await database.query(sql(`SELECT ${shareColumns} FROM shares WHERE id = ?`, id));
      return row === undefined ? undefined : toShare(row);
    },
    async listShares(userId: string, workflowId: string) {
      const rows = await database.query(
        sql(
          `SELECT ${shareColumns} FROM shares WHERE user_id = ? AND workflow_id = ? ORDER BY created_at DESC`,
          userId,
          workflowId,
        ),
      );
      return rows.map(toShare);
    },
    endShare: (userId: string, id: string) =>
      database.commit(
        "shares",
        sql("DELETE FROM shares WHERE user_id = ? AND id = ? RETURNING id", userId, id),
        [],
      ),
  };
}

function pendingIn(database: SqlDatabase) {
  return {
    async putPending(hash: string, body: string, expiresAt: number) {
      await database.commit(
        "pending",
        sql(
          "INSERT INTO pending_sign_ins (hash, body, expires_at) VALUES (?, ?, ?) RETURNING hash",
          hash,
          body,
          expiresAt,
        ),
        [],
      );
    },
    async takePending(hash: string, at: number) {
      const [row] = await database.query(
        sql("SELECT body FROM pending_sign_ins WHERE hash = ? AND expires_at > ?", hash, at),
      );
      if (row === undefined) return undefined;
      const isMine = await database.commit(
        "pending",
        sql("DELETE FROM pending_sign_ins WHERE hash = ? RETURNING hash", hash),
        [],
      );
      return isMine ? String(row["body"]) : undefined;
    },
  };
}

function toShare(row: Record<string, unknown>): ShareLink {
  return ShareLink.parse({ ...row, sources: Number(row["sources"]) === 1 });
}
