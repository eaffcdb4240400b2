import type { Dossier } from "../../../app/create-dossier.ts";
import type { Connection } from "../../../model/connections/connection.ts";

type Connections = Awaited<ReturnType<Dossier["connections"]>>;

/** What a person wants of their connections. */
export interface ConnectWish {
  connections: Connections;
  values: {
    json?: boolean | undefined;
    label?: string | undefined;
    set?: string[] | undefined;
    secret?: string[] | undefined;
    replace?: boolean | undefined;
    everyone?: boolean | undefined;
    yes?: boolean | undefined;
  };
  names: string[];
  user: string;
  signal: AbortSignal;
  usage: string;
}

export interface OneConnection extends ConnectWish {
  connection: Connection;
  opened: ReturnType<Connections["open"]>;
}
