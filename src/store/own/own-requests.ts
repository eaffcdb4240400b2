import type { Clock } from "../../lib/clock.ts";
import { sql } from "../event-statements.ts";
import type { SqlDatabase } from "../sql-database.ts";
import type { KeptRequest, OwnRequests } from "./own-store.ts";

/** How long a key is remembered: conversations are found by one, too. */
const keptMs = 90 * 86_400_000;

/** Requests that carried a key of their own, so that a second one does nothing again. */
export function createOwnRequests(database: SqlDatabase, user: string, clock: Clock): OwnRequests {
  const lock = (key: string) => `request ${user} ${key}`;
  const change = (key: string, text: string, ...values: (string | number)[]) =>
    database.commit(
      lock(key),
      sql(`${text} WHERE user_name = ? AND key = ? RETURNING key`, ...values, user, key),
      [],
    );
  const find = async (key: string): Promise<KeptRequest | undefined> => {
    const [row] = await database.query(
      sql("SELECT * FROM requests WHERE user_name = ? AND key = ?", user, key),
    );
    if (row === undefined) return undefined;
    const { answer } = row;
    return {
      hash: String(row["hash"]),
      createdAt: Number(row["created_at"]),
      ...(typeof answer === "string" && { answer }),
    };
  };
  return {
    async begin(key, hash) {
      const now = clock.now();
      const insert = sql(
        "INSERT INTO requests (user_name, key, hash, created_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING key",
        ...[user, key, hash, now],
      );
      const old = sql("DELETE FROM requests WHERE user_name = ? AND created_at < ?", user, now - keptMs);
      return (await database.commit(lock(key), insert, [old])) ? undefined : find(key);
    },
    find,
    answer: async (key, answer) => void (await change(key, "UPDATE requests SET answer = ?", answer)),
    forget: async (key) => void (await change(key, "DELETE FROM requests")),
    takeOver(key, begunAt) {
      const text = `UPDATE requests SET created_at = ? WHERE user_name = ? AND key = ? AND created_at = ?
        AND answer IS NULL RETURNING key`;
      return database.commit(lock(key), sql(text, clock.now(), user, key, begunAt), []);
    },
  };
}
