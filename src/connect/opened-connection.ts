import type { Clock } from "../lib/clock.ts";
import type { Connection, ConnectionState } from "../model/connections/connection.ts";
import type { ConnectionUse } from "../model/connections/connection-use.ts";
import type { GuardedFetch } from "./fetch/guarded-fetch.ts";
import type { AccessToken, TokenRenewal } from "./vault/fresh-token.ts";
import type { Secret } from "./vault/secret.ts";

/** What was done over a connection; who, when and which connection is known already. */
export type UseToRecord = Pick<ConnectionUse, "target" | "result"> &
  Partial<Pick<ConnectionUse, "bytes" | "effect" | "action">>;

/** A connection that was bound by the host, as its client code gets it. */
export interface OpenedConnection {
  /** As it was when it was opened. */
  record: Connection;
  /** Fails with `configuration` and the remedy where there is none. */
  secret(field: string): Promise<Secret>;
  findSecret(field: string): Promise<Secret | undefined>;
  /** Sealed, whatever it replaces. */
  saveSecret(field: string, value: string): Promise<void>;
  removeSecret(field: string): Promise<void>;
  /**
   * An access token that is good for some minutes. It is renewed ahead of its end, once for all processes; where the
   * renewal says that a person has to sign in again, the connection's state becomes `signin`.
   */
  token(renewal: TokenRenewal): Promise<AccessToken>;
  /** Puts a token in place after a person has signed in. */
  saveToken(token: AccessToken): Promise<void>;
  /** HTTP to public addresses, and to those that the connection's `allowPrivate` setting names. */
  fetch: GuardedFetch;
  /** The addresses of a host for other protocols, checked by the same rules; connect to exactly these. */
  resolve(host: string, port?: number): Promise<string[]>;
  /** One line in the audit for each use, whether it went well or not. */
  audit(use: UseToRecord): Promise<void>;
  setState(state: ConnectionState, reason?: string): Promise<void>;
  /** Scopes, pins, settings such as a folder that was found once. */
  update(change: Partial<Pick<Connection, "settings" | "scopes" | "pins">>): Promise<void>;
  clock: Clock;
  signal: AbortSignal;
}

/** Who opens a connection, and for what. */
export interface ConnectionOpening extends Pick<ConnectionUse, "user" | "action" | "effect" | "workflowId"> {
  /** Told of each use besides the audit. */
  onUse?: (use: ConnectionUse) => Promise<void>;
}
