import type { Caller } from "../../model/accounts/caller.ts";
import { Failure } from "../../model/failure.ts";
import type { RouteCall } from "../define-route.ts";
import type { HttpServices } from "../http-services.ts";
import { readCookie, sessionCookieName, toCookie } from "./cookies.ts";

/** What account routes need of a request. */
export type AccountCall = Pick<RouteCall, "caller" | "services" | "incoming" | "address">;

export interface AccountCaller {
  accounts: HttpServices["dossier"]["accounts"];
  caller: Caller;
  doer: { userId: string; address: string };
  /** Undefined for a token. */
  sessionId: string | undefined;
}

/** Accounts of a server with accounts. */
export function accountsOf({ services }: Pick<AccountCall, "services">): AccountCaller["accounts"] {
  if (services.access?.accounts !== true)
    throw new Failure(
      "configuration",
      "This server serves one user without accounts. Set publicUrl to have users.",
    );
  return services.dossier.accounts;
}

export async function needAccount(call: AccountCall): Promise<AccountCaller> {
  const { caller, services, incoming, address } = call;
  const accounts = accountsOf(call);
  if (caller === undefined) throw new Failure("unauthorized", "Sign in, or send a token.");
  const doer = { userId: caller.userId, address };
  if (incoming.headers.authorization !== undefined) return { accounts, caller, doer, sessionId: undefined };
  const secret = readCookie(incoming, sessionCookieName(services.access?.isSecure === true)) ?? "";
  const found = await accounts.sessions.find(secret);
  return { accounts, caller, doer, sessionId: found?.sessionId };
}

/** For what a token must not do: give itself more rights, or outlive its end. */
export async function needSession(call: AccountCall): Promise<AccountCaller & { sessionId: string }> {
  const found = await needAccount(call);
  const { sessionId } = found;
  if (sessionId === undefined)
    throw new Failure("forbidden", "A token cannot do this. Sign in with a name and password.");
  return { ...found, sessionId };
}

export function agentOf({ incoming }: Pick<AccountCall, "incoming">): string {
  return incoming.headers["user-agent"] ?? "";
}

/** The cookie that a browser holds from now on. */
export function sessionCookie(
  { secret, expiresAt }: { secret: string; expiresAt: number },
  { clock, access }: HttpServices,
): string {
  const isSecure = access?.isSecure === true;
  const maxAge = (expiresAt - clock.now()) / 1_000;
  return toCookie({ name: sessionCookieName(isSecure), value: secret, isSecure, maxAge });
}

/** The address people reach us under, for links. */
export function linkTo(
  path: string,
  { services, incoming }: Pick<AccountCall, "services" | "incoming">,
): string {
  const { publicUrl } = services.config;
  return new URL(path, publicUrl ?? `http://${incoming.headers.host ?? "localhost"}`).href;
}
