import { isIP } from "node:net";
import { Failure } from "../../model/failure.ts";
import type { AddressRules } from "./public-address.ts";
import type { Network } from "./network.ts";

export interface ReachRules {
  /** Hosts of one's own network that may be reached, such as "search.lan" or "10.0.0.5"; "host:port" for one port only. */
  allowPrivate?: readonly string[] | undefined;
  /** Ports that may be used besides 80 and 443. */
  ports?: readonly number[] | undefined;
}

const usualPorts: readonly number[] = [80, 443];

/** The address of a request, refused where it is nothing that may be fetched. */
export function checkUrl(url: URL, rules: ReachRules): void {
  if (url.protocol !== "http:" && url.protocol !== "https:")
    throw refused(url, "only http and https are fetched");
  if (url.username !== "" || url.password !== "") throw refused(url, "it holds a name or a password");
  const port = portOf(url);
  if (isOwnHost(bareHost(url), port, rules)) return;
  if (!usualPorts.includes(port) && rules.ports?.includes(port) !== true)
    throw refused(url, `port ${port} is not allowed`);
}

/** Every address of a host. One that must not be reached refuses them all: which one is taken is not ours to say. */
export async function checkedAddresses(
  { host, port }: { host: string; port: number },
  rules: ReachRules,
  deps: { network: Network; addresses: AddressRules; signal: AbortSignal },
): Promise<string[]> {
  const { network, addresses, signal } = deps;
  const found = isIP(host) === 0 ? await resolve(host, network, signal) : [host];
  const isOwn = isOwnHost(host, port, rules);
  if (found.length === 0) throw unknownHost(host);
  if (found.every((address) => addresses.allows(address, isOwn))) return found;
  const canBeAllowed = found.every((address) => addresses.allows(address, true));
  throw new Failure(
    "invalid",
    canBeAllowed
      ? `${host} is in a private network, which is not reached from here. A connection to a server of your own names it in its setting allowPrivate.`
      : `${host} leads to an address that is never reached.`,
  );
}

async function resolve(host: string, network: Network, signal: AbortSignal): Promise<string[]> {
  try {
    return await network.resolve(host, signal);
  } catch (cause) {
    if (signal.aborted) throw signal.reason;
    if (cause instanceof Failure) throw cause;
    throw unknownHost(host, cause);
  }
}

function unknownHost(host: string, cause?: unknown): Failure {
  return new Failure("unavailable", `The host ${host} cannot be found.`, { cause, retryable: true });
}

/** IPv6 literals without their brackets. */
export function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "").toLowerCase();
}

export function portOf({ port, protocol }: URL): number {
  if (port !== "") return Number(port);
  return protocol === "https:" ? 443 : 80;
}

function isOwnHost(host: string, port: number, { allowPrivate = [] }: ReachRules): boolean {
  return allowPrivate.some((own) => {
    const name = own.toLowerCase();
    return name === host || name === `${host}:${port}` || name === `[${host}]:${port}`;
  });
}

function refused(url: URL, why: string): Failure {
  return new Failure("invalid", `${url.protocol}//${url.host} is not fetched: ${why}.`);
}
