import { randomBytes, randomUUID } from "node:crypto";
import type { Connections } from "../../connect/connect.ts";
import type { Network } from "../../connect/fetch/network.ts";
import type { WebReader } from "../../connect/web/web-reader.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Store } from "../../store/store.ts";
import { processSources } from "../config.ts";
import type { Config } from "../config.ts";

/** The world outside: opened when first asked for, because most commands never leave the machine. */
export type OpenOutside = () => Promise<{ connections: Connections; web: WebReader }>;

export interface OutsideInput {
  config: Pick<Config, "secretKey">;
  /** The data folder; the key file is in it. */
  data: string;
  store: Pick<Store, "connections">;
  clock: Clock;
  given: {
    network?: Network;
    env?: Readonly<Record<string, string | undefined>>;
  };
}

export function openConnections({ config, data, store, clock, given }: OutsideInput): OpenOutside {
  const { network, env = processSources().env } = given;
  const open = async () => {
    const { createConnections, createWeb } = await import("../../connect/connect.ts");
    const key = { given: config.secretKey, folder: data };
    const random = () => randomBytes(4).readUInt32BE() / 2 ** 32;
    const connections = createConnections({
      ...{ store: store.connections, clock, key, env, network, random },
      newId: () => randomUUID(),
    });
    return { connections, web: createWeb({ clock, network }) };
  };
  let opening: ReturnType<typeof open> | undefined;
  return () => (opening ??= open());
}
