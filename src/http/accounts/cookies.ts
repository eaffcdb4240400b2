import type { IncomingMessage } from "node:http";

/** The prefix makes browsers refuse it without TLS, from subdomains and for other paths. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? "__Host-dossier" : "dossier";
}

export function pendingCookieName(isSecure: boolean): string {
  return isSecure ? "__Host-dossier-sign-in" : "dossier-sign-in";
}

/** Bound to one link by its path, so that several can be open at once. */
export function shareCookieName(isSecure: boolean): string {
  return isSecure ? "__Secure-dossier-share" : "dossier-share";
}

export interface CookieShape {
  name: string;
  value: string;
  isSecure: boolean;
  /** In seconds; 0 takes it away. */
  maxAge: number;
  path?: string;
}

export function toCookie({ name, value, isSecure, maxAge, path = "/" }: CookieShape): string {
  const seconds = Math.max(0, Math.floor(maxAge));
  const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${seconds}`, "HttpOnly", "SameSite=Lax"];
  return (isSecure ? [...parts, "Secure"] : parts).join("; ");
}

/** The value of one cookie of a request; the first, where a name comes twice. */
export function readCookie(incoming: IncomingMessage, name: string): string | undefined {
  const header = incoming.headers.cookie;
  if (header === undefined) return undefined;
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}
