import type { Clock } from "../lib/clock.ts";
import type { Connection, SettingValue } from "../model/connections/connection.ts";
import type { ConnectionStore } from "../model/connections/connection-store.ts";
import { Failure } from "../model/failure.ts";
import { checkedAddresses } from "./fetch/checked-host.ts";
import type { ReachRules } from "./fetch/checked-host.ts";
import { createGuardedFetch } from "./fetch/guarded-fetch.ts";
import type { Network } from "./fetch/network.ts";
import { createAddressRules } from "./fetch/public-address.ts";
import { systemNetwork } from "./fetch/system-network.ts";
import type { ConnectionOpening, OpenedConnection } from "./opened-connection.ts";
import { AccessToken, freshToken, tokenField } from "./vault/fresh-token.ts";
import type { Vault } from "./vault/vault.ts";

export interface OpenDeps {
  store: ConnectionStore;
  vault: Vault;
  clock: Clock;
  random: () => number;
  newId: () => string;
  network?: Network | undefined;
}

/** The connection with its secrets within reach of its client, and nobody else's. */
export function openConnection(
  record: Connection,
  { onUse, ...opening }: ConnectionOpening,
  { signal, ...deps }: OpenDeps & { signal: AbortSignal },
): OpenedConnection {
  const { store, vault, clock, newId, network = systemNetwork } = deps;
  const rules = reachOf(record.settings);
  const findSecret = async (field: string) => (await vault.open(record, field))?.secret;
  const { id, label } = record;
  return {
    record,
    findSecret,
    async secret(field) {
      const found = await findSecret(field);
      if (found !== undefined) return found;
      throw new Failure(
        "configuration",
        `The connection "${label}" has no ${field}. Enter it with "dossier connect add ${record.type} --label ${label} --replace".`,
      );
    },
    saveSecret: (field, value) => vault.save(record, { field, value }),
    removeSecret: (field) => store.removeSecret(id, field),
    token: (renewal) => freshToken(record, renewal, { ...deps, signal }),
    async saveToken(token) {
      await vault.save(record, { field: tokenField, value: JSON.stringify(AccessToken.parse(token)) });
      await store.update(id, { state: "ready", reason: undefined });
    },
    fetch: createGuardedFetch({ ...rules, network }),
    resolve: (host, port = 0) =>
      checkedAddresses({ host, port }, rules, { network, addresses: createAddressRules(), signal }),
    async audit({ bytes = 0, ...use }) {
      const at = clock.now();
      const told = { ...opening, ...use, id: newId(), at, connection: id, label, bytes };
      await store.recordUse(told);
      await store.update(id, { lastUsed: at });
      await onUse?.(told);
    },
    setState: (state, reason) => store.update(id, { state, reason }),
    update: (change) => store.update(id, change),
    clock,
    signal,
  };
}

/** What the settings of a connection open besides the public web: its own hosts, and the ports of its addresses. */
function reachOf(settings: Record<string, SettingValue>): ReachRules {
  const { allowPrivate } = settings;
  const own =
    typeof allowPrivate === "string"
      ? allowPrivate.split(",").map((host) => host.trim())
      : Array.isArray(allowPrivate)
        ? allowPrivate
        : [];
  const ports = Object.values(settings).flatMap((value) => {
    const port = typeof value === "string" ? (URL.parse(value)?.port ?? "") : "";
    return port === "" ? [] : [Number(port)];
  });
  return { allowPrivate: own, ports };
}
