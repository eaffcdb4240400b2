import { Failure } from "../../model/failure.ts";

export interface OriginRules {
  /** Names under which the server is reached, with port where it is not the usual one; lower case. */
  hosts: ReadonlySet<string>;
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** A page of another site that resolves to this machine still sends its own name. */
export function checkHost(host: string | undefined, { hosts }: OriginRules): void {
  if (host !== undefined && hosts.has(host.toLowerCase())) return;
  throw new Failure(
    "forbidden",
    "This server does not answer under that name. Start it with --host, or name it in publicUrl.",
  );
}

export interface OriginHeaders {
  method: string;
  host: string | undefined;
  site: string | undefined;
  origin: string | undefined;
  /** A token is no cookie: nobody sends it unknowingly. */
  hasToken: boolean;
}

/** What changes something comes from our own page or from no page at all. */
export function checkOrigin({ method, host, site, origin, hasToken }: OriginHeaders): void {
  if (safeMethods.has(method) || hasToken) return;
  if (site === "same-origin" || site === "none") return;
  const isOwn = origin === undefined || (host !== undefined && hostOf(origin) === host.toLowerCase());
  if (site === undefined && isOwn) return;
  throw new Failure("forbidden", "This request comes from another site, and was not carried out.");
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host.toLowerCase() : undefined;
}

const loopback = ["127.0.0.1", "localhost", "[::1]"];

/** The names for an address and port that is listened on, and those of the configured address. */
export function hostsFor(
  { host, port }: { host: string; port: number },
  publicUrls: readonly string[],
): ReadonlySet<string> {
  const own = host.includes(":") ? `[${host}]` : host;
  const isLocal = loopback.includes(own.toLowerCase());
  const names = isLocal ? loopback : [own, ...loopback];
  const local = names.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]));
  const named = publicUrls.flatMap((url) => (URL.canParse(url) ? [new URL(url).host] : []));
  return new Set([...local, ...named].map((name) => name.toLowerCase()));
}
