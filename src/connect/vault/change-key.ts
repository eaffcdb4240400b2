import type { Connection } from "../../model/connections/connection.ts";
import { addKey, dropOldKeys, loadKeys } from "./secret-key.ts";
import type { KeyRing, KeySource } from "./secret-key.ts";
import type { Vault } from "./vault.ts";

export interface KeyChange {
  key: KeySource;
  /** Works with the keys as they are by then. */
  vaultFor: (keys: KeyRing) => Vault;
  connections: readonly Connection[];
}

/**
 * Seals everything with another key: a new one in the key file, or the first of those that the environment names. Broken
 * off, it is run again, because until the end both keys are there.
 */
export async function changeKey({ key, vaultFor, connections }: KeyChange): Promise<number> {
  const isFile = key.given === undefined;
  if (isFile) {
    await loadKeys(key); // says no to a file that others can read
    await addKey(key.folder);
  }
  const count = await vaultFor(await loadKeys(key)).rekey(connections);
  if (isFile) await dropOldKeys(key.folder);
  return count;
}
