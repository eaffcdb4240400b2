import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { createAccounts } from "../../accounts/accounts.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import type { Clock } from "../../lib/clock.ts";
import { Failure } from "../../model/failure.ts";
import type { AccountStorage } from "../../model/accounts/account-storage.ts";
import type { Config } from "../config.ts";

/** Accounts as configured, on the tables of the store. */
export function openAccounts(config: Config, deps: { storage: AccountStorage; clock: Clock }): Accounts {
  const { oidc, commonPasswords, requestsPerSecond: rate } = config;
  const isCommon = commonPasswords === undefined ? undefined : commonIn(commonPasswords);
  return createAccounts({ ...deps, random: randomBytes, oidc, isCommon, limits: limitsOf(rate) });
}

/** Several users may share an address, so that it has more. */
function limitsOf(perSecond: number) {
  const rate = perSecond === 0 ? Number.POSITIVE_INFINITY : perSecond;
  return {
    user: { perSecond: rate, capacity: rate * 10 },
    address: { perSecond: rate * 5, capacity: rate * 50 },
  };
}

/** Read when the first password is chosen: most processes never see one. */
function commonIn(path: string): (password: string) => boolean {
  let known: ReadonlySet<string> | undefined;
  return (password) => {
    known ??= new Set(readLines(path));
    return known.has(password);
  };
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, "utf8")
      .split("\n")
      .map((line) => line.trim().normalize("NFKC").toLowerCase());
  } catch (cause) {
    throw new Failure("configuration", `commonPasswords names ${path}, which cannot be read.`, { cause });
  }
}
