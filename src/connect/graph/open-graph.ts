import { Failure } from "../../model/failure.ts";
import type { OpenedConnection } from "../opened-connection.ts";
import type { AccessToken } from "../vault/fresh-token.ts";
import { createGraph } from "./graph-client.ts";
import type { Graph } from "./graph-port.ts";
import { GraphSettings } from "./graph-settings.ts";
import { renewSignIn, signInAsApp } from "./sign-in.ts";

export interface OpenedGraph {
  graph: Graph;
  settings: GraphSettings;
}

/** A connection to Microsoft 365 as its clients take it; tokens are renewed on the way. */
export function openGraph(opened: OpenedConnection): OpenedGraph {
  const settings = GraphSettings.parse(opened.record.settings);
  const { clock, fetch, signal } = opened;
  const renew = async (current: AccessToken | undefined, limit: AbortSignal): Promise<AccessToken> => {
    const deps = { fetch, clock, signal: limit };
    if (settings.signIn === "app")
      return signInAsApp(settings, (await opened.secret("clientSecret")).reveal(), deps);
    const refreshToken = current?.refreshToken;
    if (refreshToken !== undefined) return renewSignIn(settings, refreshToken, deps);
    throw new Failure("reconnect", `Sign in with "dossier connect login ${opened.record.label}".`);
  };
  const graph = createGraph({
    ...{ base: settings.base, fetch, clock, signal },
    token: async (refused) =>
      (await opened.token({ renew, ...(refused !== undefined && { refused }) })).accessToken,
  });
  return { graph, settings };
}
