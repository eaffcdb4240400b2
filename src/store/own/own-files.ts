import { LibraryFile, ListedFile } from "../../model/documents/library-file.ts";
import { sql } from "../event-statements.ts";
import type { RowMemory } from "../remember-rows.ts";
import type { SqlValue } from "../sql-database.ts";
import type { OwnFiles } from "./own-store.ts";
import { containsWords, readCursor, writeCursor } from "./paging.ts";

const usedIn = `(SELECT count(DISTINCT d.workflow_id) FROM documents d JOIN workflows w ON w.id = d.workflow_id
  WHERE d.sha256 = files.sha256 AND w.user_name = files.user_name) AS used_in`;

/** Commits that may change a file, by the lock they name. */
export const changingFiles = /^files /;

/** The files that a user has uploaded. */
export function createOwnFiles({ database, find }: RowMemory, user: string): OwnFiles {
  const lock = `files ${user}`;
  return {
    async add(file) {
      const { id, fileName, mediaType, bytes, sha256, createdAt } = file;
      const insert = sql(
        `INSERT INTO files (id, user_name, file_name, media_type, bytes, sha256, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id`,
        ...[id, user, fileName, mediaType, bytes, sha256, createdAt],
      );
      if (await database.commit(lock, insert, [])) return file;
      const same = sql(
        "SELECT * FROM files WHERE user_name = ? AND sha256 = ? AND file_name = ?",
        ...[user, sha256, fileName],
      );
      const [row] = await database.query(same);
      return row === undefined ? file : LibraryFile.parse(toFile(row));
    },
    find: (id) =>
      find(`${user.length} ${user} ${id}`, async () => {
        const mine = sql("SELECT * FROM files WHERE id = ? AND user_name = ?", id, user);
        const [row] = await database.query(mine);
        return row === undefined ? undefined : LibraryFile.parse(toFile(row));
      }),
    async list({ search, limit, before }) {
      const where = ["user_name = ?"];
      const values: SqlValue[] = [user];
      const cursor = readCursor(before);
      if (cursor !== undefined) {
        where.push("(created_at < ? OR (created_at = ? AND id > ?))");
        values.push(cursor.at, cursor.at, cursor.id);
      }
      for (const { lower, given } of containsWords(search)) {
        where.push("(LOWER(file_name) LIKE ? ESCAPE '!' OR file_name LIKE ? ESCAPE '!')");
        values.push(lower, given);
      }
      const rows = await database.query({
        sql: `SELECT *, ${usedIn} FROM files WHERE ${where.join(" AND ")} ORDER BY created_at DESC, id LIMIT ?`,
        values: [...values, limit + 1],
      });
      const items = rows.slice(0, limit).map((row) => {
        return ListedFile.parse({ ...toFile(row), usedIn: Number(row["used_in"]) });
      });
      const last = items.at(-1);
      const next = rows.length > limit && last !== undefined ? writeCursor(last.createdAt, last.id) : null;
      return { items, next };
    },
    remove: (id) =>
      database.commit(
        lock,
        sql("DELETE FROM files WHERE id = ? AND user_name = ? RETURNING id", id, user),
        [],
      ),
  };
}

function toFile(row: Record<string, unknown>) {
  return {
    id: row["id"],
    fileName: row["file_name"],
    mediaType: row["media_type"],
    bytes: Number(row["bytes"]),
    sha256: row["sha256"],
    createdAt: Number(row["created_at"]),
  };
}
