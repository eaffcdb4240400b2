import { Failure } from "../../model/failure.ts";
import type { Authenticate } from "../authenticate.ts";
import type { HttpServices } from "../http-services.ts";
import { readCookie, sessionCookieName } from "./cookies.ts";

type Accounts = HttpServices["dossier"]["accounts"];

/**
 * Who asks, by token or session: one look-up by hash. A token wins over a cookie, so that a request which was let
 * through the check of its origin because of its token is never carried out for the cookie.
 */
export function createAuthenticate(accounts: Accounts): Authenticate {
  const { limits, sessions, tokens } = accounts;
  return async ({ incoming, address, services }) => {
    if (!limits.address.take(address)) throw tooMany();
    const { authorization } = incoming.headers;
    if (authorization !== undefined) {
      const [, secret = ""] = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(authorization) ?? [];
      const caller = await tokens.find(secret);
      if (caller === undefined) throw new Failure("unauthorized", "This token is not valid, or no longer.");
      if (!limits.user.take(caller.userId)) throw tooMany();
      return caller;
    }
    const secret = readCookie(incoming, sessionCookieName(services.access?.isSecure === true));
    if (secret === undefined) return undefined;
    const found = await sessions.find(secret);
    if (found === undefined) throw new Failure("unauthorized", "The session has ended. Sign in again.");
    if (!limits.user.take(found.caller.userId)) throw tooMany();
    return found.caller;
  };
}

function tooMany(): Failure {
  return new Failure("throttled", "Too many requests. Slow down a little.", { retryable: true });
}
