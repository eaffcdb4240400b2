import { UserAccount, UserQuota } from "../../model/accounts/account-records.ts";
import type { UserStorage } from "../../model/accounts/account-storage.ts";
import { sql } from "../event-statements.ts";
import type { SqlDatabase, SqlStatement, SqlValue } from "../sql-database.ts";

const columns = `u.id, u.name, u.role, u.password, u.created_at AS "createdAt", u.disabled_at AS "disabledAt", u.quota`;

export function createUserStorage(database: SqlDatabase): UserStorage {
  const one = (statement: SqlStatement) => findOne(database, statement);
  return {
    addUser: (user) => database.commit("users", insertUser(user, ""), []),
    findUser: (id) => one(sql(`SELECT ${columns} FROM users u WHERE u.id = ?`, id)),
    findUserByName: (name) => one(sql(`SELECT ${columns} FROM users u WHERE u.name_key = ?`, keyOf(name))),
    async listUsers() {
      return (await database.query(sql(`SELECT ${columns} FROM users u ORDER BY u.name_key`))).map(toUser);
    },
    changeUser: (user) =>
      database.commit(
        "users",
        sql(
          "UPDATE users SET role = ?, password = ?, disabled_at = ?, quota = ? WHERE id = ? RETURNING id",
          user.role,
          user.password,
          user.disabledAt,
          quotaText(user),
          user.id,
        ),
        [],
      ),
    removeUser: (id) =>
      database.commit(
        "users",
        sql("DELETE FROM users WHERE id = ? RETURNING id", id),
        ["sessions", "tokens", "invitations", "shares", "identities"].map((table) =>
          sql(`DELETE FROM ${table} WHERE user_id = ?`, id),
        ),
      ),
    addInvitedUser: (user, hash) =>
      database.commit(
        "users",
        insertUser(
          user,
          "WHERE EXISTS (SELECT 1 FROM invitations WHERE hash = ? AND used_at IS NULL AND expires_at > ?)",
          hash,
          user.createdAt,
        ),
        [sql("UPDATE invitations SET used_at = ? WHERE hash = ?", user.createdAt, hash)],
      ),
    ...identitiesIn(database),
  };
}

function identitiesIn(database: SqlDatabase) {
  return {
    findIdentity: (issuer: string, subject: string) =>
      findOne(
        database,
        sql(
          `SELECT ${columns} FROM identities i JOIN users u ON u.id = i.user_id WHERE i.issuer = ? AND i.subject = ?`,
          issuer,
          subject,
        ),
      ),
    async linkIdentity(identity: Parameters<UserStorage["linkIdentity"]>[0]) {
      const { issuer, subject, userId, at } = identity;
      await database.commit(
        "users",
        sql(
          `INSERT INTO identities (issuer, subject, user_id, created_at) VALUES (?, ?, ?, ?)
           ON CONFLICT DO NOTHING RETURNING user_id`,
          issuer,
          subject,
          userId,
          at,
        ),
        [],
      );
    },
  };
}

async function findOne(database: SqlDatabase, statement: SqlStatement): Promise<UserAccount | undefined> {
  const [row] = await database.query(statement);
  return row === undefined ? undefined : toUser(row);
}

/** Names that differ in case alone, or in how an accent is written, are one name. */
function keyOf(name: string): string {
  return name.normalize("NFKC").toLowerCase();
}

function insertUser(user: UserAccount, onlyIf: string, ...values: SqlValue[]): SqlStatement {
  return sql(
    `INSERT INTO users (id, name, name_key, role, password, created_at, disabled_at, quota)
     SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS BIGINT), CAST(? AS TEXT)
     ${onlyIf === "" ? "WHERE TRUE" : onlyIf} ON CONFLICT DO NOTHING RETURNING id`,
    user.id,
    user.name,
    keyOf(user.name),
    user.role,
    user.password,
    user.createdAt,
    user.disabledAt,
    quotaText(user),
    ...values,
  );
}

function quotaText({ quota }: UserAccount): string | null {
  return quota === null ? null : JSON.stringify(quota);
}

function toUser(row: Record<string, unknown>): UserAccount {
  const { quota } = row;
  return UserAccount.parse({
    ...row,
    quota: typeof quota === "string" ? UserQuota.parse(JSON.parse(quota)) : null,
  });
}
