import { randomBytes } from "node:crypto";
import type { Connection } from "../../model/connections/connection.ts";
import type { ConnectionStore, StoredSecret } from "../../model/connections/connection-store.ts";
import { Failure } from "../../model/failure.ts";
import { seal, unseal } from "./seal.ts";
import type { SecretKey } from "./seal.ts";
import type { KeyRing } from "./secret-key.ts";
import { createSecret } from "./secret.ts";
import type { Secret } from "./secret.ts";

export interface OpenedSecret {
  secret: Secret;
  version: number;
}

export interface NewSecret {
  field: string;
  value: string;
  /** Written only over this version. */
  over?: number;
}

type Bearer = Pick<Connection, "id" | "owner" | "label">;

/** Keeps secrets: a reference to the environment as it is, everything else sealed. */
export interface Vault {
  open(connection: Bearer, field: string): Promise<OpenedSecret | undefined>;
  save(connection: Bearer, secret: NewSecret): Promise<void>;
  /** Nothing but the name of a variable is stored. */
  refer(connection: Bearer, field: string, variable: string): Promise<void>;
  /** Seals with the first key what older ones have sealed; says how many secrets that were. */
  rekey(connections: readonly Bearer[]): Promise<number>;
}

export interface VaultDeps {
  store: Pick<ConnectionStore, "readSecret" | "writeSecret" | "listSecrets">;
  /** Called when something is sealed or opened for the first time. */
  keys: () => Promise<KeyRing>;
  env: Readonly<Record<string, string | undefined>>;
}

const prefix = "env:";

export function createVault({ store, keys, env }: VaultDeps): Vault {
  return {
    async open(connection, field) {
      const stored = await store.readSecret(connection.id, field);
      if (stored === undefined) return undefined;
      return { secret: createSecret(await read(connection, stored)), version: stored.version };
    },
    async save(connection, { field, value, over }) {
      const sealed = sealFor(connection, { field, value }, (await keys())[0]);
      const written = await store.writeSecret({ ...sealed, ...(over !== undefined && { over }) });
      if (written === undefined)
        throw new Failure("busy", `The ${field} of "${connection.label}" was changed by somebody else.`, {
          retryable: true,
        });
    },
    async refer(connection, field, variable) {
      await store.writeSecret({ connectionId: connection.id, field, value: `${prefix}${variable}` });
    },
    rekey,
  };

  async function read(connection: Bearer, stored: StoredSecret): Promise<string> {
    const { value, field, keyId } = stored;
    if (value.startsWith(prefix)) return fromEnvironment(connection, field, value.slice(prefix.length));
    const key = (await keys()).find(({ id }) => id === keyId);
    if (key === undefined)
      throw new Failure(
        "configuration",
        `The ${field} of "${connection.label}" was sealed with another key. Use the key it was made with (DOSSIER_SECRET_KEY or the key file), or enter it again.`,
      );
    return unseal(value, { key, boundTo: boundTo(connection, field) });
  }

  function fromEnvironment({ label }: Bearer, field: string, variable: string): string {
    const value = env[variable];
    if (value !== undefined && value !== "") return value;
    throw new Failure(
      "configuration",
      `The ${field} of "${label}" is in the variable ${variable}, which is not set.`,
    );
  }

  async function rekey(connections: readonly Bearer[]): Promise<number> {
    const [to] = await keys();
    let count = 0;
    for (const connection of connections)
      for (const stored of await store.listSecrets(connection.id)) {
        const { field, value, keyId, version } = stored;
        if (value.startsWith(prefix) || keyId === to.id) continue;
        const sealed = sealFor(connection, { field, value: await read(connection, stored) }, to);
        const written = await store.writeSecret({ ...sealed, over: version });
        if (written === undefined)
          throw new Failure("busy", `The ${field} of "${connection.label}" changed meanwhile; run it again.`);
        count += 1;
      }
    return count;
  }
}

function sealFor(connection: Bearer, { field, value }: NewSecret, key: SecretKey) {
  const sealed = seal(value, randomBytes(12), { key, boundTo: boundTo(connection, field) });
  return { connectionId: connection.id, field, value: sealed, keyId: key.id };
}

function boundTo({ owner, id }: Bearer, field: string): string[] {
  return [owner, id, field];
}
