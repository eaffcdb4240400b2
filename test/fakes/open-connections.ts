import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { createConnections } from "../../src/connect/connect.ts";
import type { Connections, NewConnection } from "../../src/connect/connect.ts";
import { systemClock } from "../../src/lib/clock.ts";
import { openDataFile, openStore } from "../../src/store/store.ts";

/** The connections of a data folder, as a second process beside Dossier sees them. */
export async function withConnections<T>(
  data: string,
  work: (connections: Connections) => Promise<T>,
): Promise<T> {
  const sqlite = await openDataFile(join(data, "dossier.db"));
  const kind = { kind: "sqlite", sqlite, ledgerFolder: join(data, "ledger") } as const;
  const store = await openStore(kind, { clock: systemClock });
  try {
    return await work(
      createConnections({
        ...{
          store: store.connections,
          clock: systemClock,
          env: {},
          random: () => 0.5,
          newId: () => randomUUID(),
        },
        key: { given: undefined, folder: data },
      }),
    );
  } finally {
    await store.close();
  }
}

export const testUser = "local";
const opening = { user: testUser, action: "connect", effect: "read" } as const;

/** Adds a connection as a person would who looks at what it offers and accepts it. */
export async function addReviewed(
  data: string,
  wanted: Omit<NewConnection, "owner" | "secrets">,
): Promise<void> {
  await withConnections(data, async (connections) => {
    await connections.add({ owner: testUser, secrets: {}, ...wanted });
  });
  await reviewAll(data, wanted.label);
}

/** Looks at everything that a connection offers now, and accepts it. */
export async function reviewAll(data: string, label: string) {
  return withConnections(data, async (connections) => {
    const found = await connections.find(label, testUser);
    const items = await connections.review(connections.open(found, opening, AbortSignal.timeout(20_000)));
    await connections.accept(found, items);
    return items;
  });
}
