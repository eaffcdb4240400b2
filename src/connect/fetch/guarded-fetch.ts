import type { LookupFunction } from "node:net";
import { Agent, buildConnector, fetch as undiciFetch } from "undici";
import { Failure } from "../../model/failure.ts";
import { bareHost, checkedAddresses, checkUrl, portOf } from "./checked-host.ts";
import type { ReachRules } from "./checked-host.ts";
import type { FetchLimits } from "./fetch-limits.ts";
import { limitBody } from "./limit-body.ts";
import type { Network } from "./network.ts";
import { nextRequest, toRequest } from "./next-request.ts";
import type { PlainRequest } from "./next-request.ts";
import { createAddressRules } from "./public-address.ts";
import { systemNetwork } from "./system-network.ts";

export interface GuardedInit extends RequestInit {
  limits?: Partial<FetchLimits>;
}

/** Like fetch, for addresses that come from outside: what may not be reached, or is too large or too slow, is a Failure. */
export type GuardedFetch = (url: string | URL, init?: GuardedInit) => Promise<Response>;

export interface GuardOptions extends ReachRules {
  network?: Network | undefined;
  limits?: Partial<FetchLimits>;
}

export const pageLimits: FetchLimits = { bytes: 5_000_000, headersMs: 10_000, wholeMs: 30_000 };
const mostRedirects = 5;
const redirects: readonly number[] = [301, 302, 303, 307, 308];

/** A fetch that reaches public addresses, and of private ones those that the rules name. Each redirect is checked anew. */
export function createGuardedFetch(options: GuardOptions = {}): GuardedFetch {
  const agent = createAgent(options);
  return async (url, init = {}) => {
    const limits = { ...pageLimits, ...options.limits, ...init.limits };
    const { redirect = "follow" } = init;
    const own = init.signal ?? undefined;
    const late = AbortSignal.timeout(limits.wholeMs);
    const signal = own === undefined ? late : AbortSignal.any([own, late]);
    let request = toRequest(url, init);
    for (let count = 0; ; count += 1) {
      checkUrl(request.url, options);
      const answer = await send(request, { agent, signal, own, limits });
      const isRedirect = redirects.includes(answer.status) && answer.headers.has("location");
      if (!isRedirect || redirect === "manual")
        return limitBody(answer, { request, limits, own, signal, isRedirected: count > 0 });
      await answer.body?.cancel().catch(() => undefined);
      if (redirect === "error" || count >= mostRedirects)
        throw new Failure("invalid", `${request.url.host} leads on to other addresses too often.`);
      request = nextRequest(request, answer);
    }
  };
}

interface SendDeps {
  agent: Agent;
  signal: AbortSignal;
  own: AbortSignal | undefined;
  limits: FetchLimits;
}

async function send({ url, method, headers, body }: PlainRequest, { agent, signal, own, limits }: SendDeps) {
  const head = new AbortController();
  const timer = setTimeout(() => head.abort(), limits.headersMs);
  try {
    return await undiciFetch(url, {
      ...{ method, headers: [...headers], redirect: "manual", dispatcher: agent },
      ...(body !== undefined && { body }),
      signal: AbortSignal.any([signal, head.signal]),
    });
  } catch (cause) {
    if (own?.aborted === true) throw own.reason;
    if (signal.aborted || head.signal.aborted)
      throw new Failure("timeout", `${url.host} did not answer in time.`, { cause, retryable: true });
    throw innerFailure(cause) ?? unreachable(url, cause);
  } finally {
    clearTimeout(timer);
  }
}

function unreachable(url: URL, cause: unknown): Failure {
  return new Failure("unavailable", `${url.host} cannot be reached.`, { cause, retryable: true });
}

/** What our own connector said, from under the wrapping of fetch. */
function innerFailure(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error;
  return error instanceof Error && error.cause !== undefined ? innerFailure(error.cause) : undefined;
}

/** Sockets to exactly the addresses that were looked at; the name stays that of the host, for its certificate. */
function createAgent(options: GuardOptions): Agent {
  const { network = systemNetwork } = options;
  const addresses = createAddressRules();
  return new Agent({
    ...{ headersTimeout: 0, bodyTimeout: 0, connections: 6, maxHeaderSize: 65_536 },
    connect(asked, told) {
      const url = new URL(`${asked.protocol}//${asked.host ?? asked.hostname}`);
      const place = { host: bareHost(url), port: portOf(url) };
      const signal = AbortSignal.timeout(pageLimits.headersMs);
      checkedAddresses(place, options, { network, addresses, signal }).then(
        (found) => {
          const { address, port } = network.reach?.(found[0] ?? "", place.port) ?? {
            address: asked.hostname,
            port: place.port,
          };
          const connector = buildConnector({ allowH2: false, timeout: 10_000, lookup: fixed(found) });
          connector({ ...asked, hostname: address, port: String(port) }, told);
        },
        (error: unknown) => told(error instanceof Error ? error : new Error(String(error)), null),
      );
    },
  });
}

function fixed(found: readonly string[]): LookupFunction {
  const all = found.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  return (_host, { all: wantsAll }, callback) => {
    const [first] = all;
    if (wantsAll === true) callback(null, all);
    else callback(null, first?.address ?? "", first?.family ?? 4);
  };
}
