import { isIP } from "node:net";
import type { Config } from "../../app/config.ts";
import { Failure } from "../../model/failure.ts";
import { authenticateLocally } from "../authenticate.ts";
import type { Authenticate } from "../authenticate.ts";
import type { HttpServices } from "../http-services.ts";
import { createAuthenticate } from "./authenticate-account.ts";

export interface OpenAccess {
  access: { accounts: boolean; isSecure: boolean };
  authenticate: Authenticate;
  /** The path and secret of the link that makes the first admin, while there is none. */
  setUp?: string;
}

interface AccessDeps {
  accounts: HttpServices["dossier"]["accounts"];
  config: Pick<Config, "publicUrl">;
  /** What is listened on. */
  host: string;
}

/**
 * One user without sign-in on this machine alone. Beyond it, behind a proxy, or once there are users, everybody
 * signs in; there is no default account, but a link that makes the first admin once.
 */
export async function openAccess({ accounts, config, host }: AccessDeps): Promise<OpenAccess> {
  const { publicUrl } = config;
  const isSecure = publicUrl?.startsWith("https:") === true;
  const hasAdmin = await accounts.users.hasAdmin();
  const isAlone = isOwnMachine(host) && publicUrl === undefined && !hasAdmin;
  if (isAlone) return { access: { accounts: false, isSecure }, authenticate: refuseForwarded };
  const authenticate = createAuthenticate(accounts);
  const access = { accounts: true, isSecure };
  if (hasAdmin) return { access, authenticate };
  const { secret } = await accounts.invitations.setUp({ address: "terminal" });
  return { access, authenticate, setUp: `/setup#${secret}` };
}

/** A proxy that nobody configured would let the whole world in as the one user. */
const refuseForwarded: Authenticate = async (asking) => {
  const { headers } = asking.incoming;
  const isForwarded = ["x-forwarded-for", "x-forwarded-host", "forwarded", "via"].some(
    (name) => name in headers,
  );
  if (isForwarded)
    throw new Failure(
      "forbidden",
      "This request came through a proxy, but the server serves one user without sign-in. Set publicUrl.",
    );
  return authenticateLocally(asking);
};

function isOwnMachine(host: string): boolean {
  if (host === "localhost" || host === "::1") return true;
  return isIP(host) === 4 && host.startsWith("127.");
}
