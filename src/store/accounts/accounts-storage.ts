import type { AccountStorage } from "../../model/accounts/account-storage.ts";
import type { SqlDatabase } from "../sql-database.ts";
import { createAccessStorage } from "./account-access.ts";
import { createLinkStorage } from "./account-links.ts";
import { createAccountLog } from "./account-log.ts";
import { createUserStorage } from "./account-users.ts";
import { rememberHolders } from "./remember-holders.ts";

/** Accounts beside the workflows, in SQLite and Postgres by the same statements. */
export function createAccountStorage(given: SqlDatabase): AccountStorage {
  const holders = rememberHolders(given);
  const { database } = holders;
  return {
    ...createUserStorage(database),
    ...createAccessStorage(holders),
    ...createLinkStorage(database),
    ...createAccountLog(database),
  };
}
