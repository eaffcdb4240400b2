import type { AccountStorage } from "../../model/accounts/account-storage.ts";
import { rememberRows } from "../remember-rows.ts";
import type { SqlDatabase } from "../sql-database.ts";
import { createAccessStorage } from "./account-access.ts";
import { createLinkStorage } from "./account-links.ts";
import { createAccountLog } from "./account-log.ts";
import { createUserStorage } from "./account-users.ts";

/** Commits that may change who holds a session or token, by the lock they name. */
const changing = /^(?:users|sessions?|tokens?)(?: |$)/;

/** Accounts beside the workflows, in SQLite and Postgres by the same statements. */
export function createAccountStorage(given: SqlDatabase): AccountStorage {
  const holders = rememberRows(given, changing);
  const { database } = holders;
  return {
    ...createUserStorage(database),
    ...createAccessStorage(holders),
    ...createLinkStorage(database),
    ...createAccountLog(database),
  };
}
