import type { Clock } from "../lib/clock.ts";
import type { AuditEntry } from "../model/accounts/account-records.ts";
import type { AccountStorage } from "../model/accounts/account-storage.ts";
import type { Passwords } from "./passwords.ts";
import type { RandomSource } from "./secrets.ts";

/** Who does something to accounts, and from where. */
export interface Doer {
  /** A user's id; left out where nobody is signed in. */
  userId?: string | undefined;
  address: string;
}

export interface AuditNote {
  action: string;
  target?: string;
  outcome?: AuditEntry["outcome"];
}

/** What every part of the accounts works with. */
export interface AccountsDeps {
  storage: AccountStorage;
  clock: Clock;
  random: RandomSource;
  passwords: Passwords;
  /** A list of one's own of passwords that are too common. */
  isCommon?: ((password: string) => boolean) | undefined;
  audit(doer: Doer, note: AuditNote): Promise<void>;
}
