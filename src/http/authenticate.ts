import type { IncomingMessage } from "node:http";
import type { Caller } from "../model/accounts/caller.ts";
import type { HttpServices } from "./http-services.ts";

/** What is known of a request before anybody has looked at its path. */
export interface Asking {
  incoming: IncomingMessage;
  /** The address the request came from. */
  address: string;
  services: HttpServices;
}

/** Who asks, or undefined where nobody is signed in; a token or session that is not valid fails with `unauthorized`. */
export type Authenticate = (asking: Asking) => Promise<Caller | undefined>;

/** Without accounts the one user of this machine asks; Host and Origin are checked before. */
export const authenticateLocally: Authenticate = async ({ services }) => ({
  userId: services.config.user,
  role: "admin",
  scopes: ["read", "run", "admin"],
});
