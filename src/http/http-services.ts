import type { Config } from "../app/config.ts";
import type { Dossier } from "../app/create-dossier.ts";
import type { Clock } from "../lib/clock.ts";

/** What routes work with; accounts and metrics add theirs here. */
export interface HttpServices {
  dossier: Dossier;
  config: Config;
  clock: Clock;
  /** Fires when the server shuts down. */
  closing: AbortSignal;
  version: string;
  /** Whether there are users who sign in, and whether they do so over TLS. */
  access?: { accounts: boolean; isSecure: boolean };
}
