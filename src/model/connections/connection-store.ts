import type { Connection } from "./connection.ts";
import type { ConnectionUse } from "./connection-use.ts";

/** A secret as it lies in the store: `env:NAME`, or sealed by the key with this id. */
export interface StoredSecret {
  connectionId: string;
  field: string;
  /** Never the secret itself. */
  value: string;
  /** Undefined for `env:` references. */
  keyId?: string;
  /** Rises by one with every write. */
  version: number;
}

export interface SecretToWrite {
  connectionId: string;
  field: string;
  value: string;
  keyId?: string;
  /** Write only over this version (0: only where there is none); without, over any. */
  over?: number;
}

export interface SecretClaim {
  connectionId: string;
  field: string;
  holder: string;
  now: number;
  /** From then on others may claim it. */
  until: number;
}

/** Where connections lie. Implemented by the store; it never sees a secret in clear. */
export interface ConnectionStore {
  /** Every connection, or those that a user may use: their own before everybody's; by label. */
  list(user?: string): Promise<Connection[]>;
  find(id: string): Promise<Connection | undefined>;
  /** A new one; false where the owner has one of this label. */
  add(connection: Connection): Promise<boolean>;
  /** Changes only the given members. */
  update(id: string, change: Partial<Omit<Connection, "id">>): Promise<void>;
  /** With its secrets. */
  remove(id: string): Promise<void>;
  readSecret(connectionId: string, field: string): Promise<StoredSecret | undefined>;
  /** The new version; undefined where it has changed under our feet. */
  writeSecret(secret: SecretToWrite): Promise<number | undefined>;
  removeSecret(connectionId: string, field: string): Promise<void>;
  /** Of one connection, or all. */
  listSecrets(connectionId?: string): Promise<StoredSecret[]>;
  /** Whether the holder alone may renew it now; whoever may looks at the version again before doing so. */
  claimSecret(claim: SecretClaim): Promise<boolean>;
  releaseSecret(claim: Pick<SecretClaim, "connectionId" | "field" | "holder">): Promise<void>;
  recordUse(use: ConnectionUse): Promise<void>;
  /** Newest first. */
  listUses(filter: { connection?: string; limit?: number }): Promise<ConnectionUse[]>;
}
