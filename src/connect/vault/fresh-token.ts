import { z } from "zod";
import { delay } from "../../lib/abort.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Connection } from "../../model/connections/connection.ts";
import type { ConnectionStore } from "../../model/connections/connection-store.ts";
import { Failure } from "../../model/failure.ts";
import type { Vault } from "./vault.ts";

export const AccessToken = z.object({
  accessToken: z.string().min(1),
  refreshToken: z.string().optional(),
  /** Milliseconds since the epoch; unknown is never. */
  expiresAt: z.number().optional(),
  scopes: z.array(z.string()).default([]),
  /** Who issued it, where credentials are told apart by that. */
  issuer: z.string().optional(),
});
export type AccessToken = z.infer<typeof AccessToken>;

export interface TokenRenewal {
  /**
   * Asks the provider. Without a current token it signs in by itself where it can (client credentials), else it throws.
   * A Failure with the code `reconnect` puts the connection into the state `signin`.
   */
  renew(current: AccessToken | undefined, signal: AbortSignal): Promise<AccessToken>;
  /** The access token that the service has just refused: it is renewed however fresh it looks. */
  refused?: string;
}

export interface TokenDeps {
  vault: Pick<Vault, "open" | "save">;
  store: Pick<ConnectionStore, "claimSecret" | "releaseSecret" | "update">;
  clock: Clock;
  random: () => number;
  newId: () => string;
  signal: AbortSignal;
}

export const tokenField = "token";
const minuteMs = 60_000;
/** Renewed this long before its end, more or less, so that workers do not all come at once. */
const aheadMs = 5 * minuteMs;
/** Whoever renews has this long; then the next may try. */
const leaseMs = minuteMs;
const renewMs = 30_000;
const waitMs = 90_000;
const lookMs = 100;

/** The stored token, or a new one: however many ask in however many processes, one of them renews it and all take that. */
export async function freshToken(
  connection: Connection,
  { renew, refused }: TokenRenewal,
  deps: TokenDeps,
): Promise<AccessToken> {
  const { vault, store, clock, signal } = deps;
  const deadline = clock.now() + waitMs;
  const ahead = aheadMs * (0.8 + 0.4 * deps.random());
  const holder = deps.newId();
  const claim = { connectionId: connection.id, field: tokenField, holder };
  for (;;) {
    const before = await readToken(connection, vault);
    if (before.token !== undefined && isGood(before.token)) return before.token;
    const now = clock.now();
    if (await store.claimSecret({ ...claim, now, until: now + leaseMs })) {
      try {
        const current = await readToken(connection, vault);
        if (current.version !== before.version) continue; // somebody was quicker; theirs is looked at
        return await renewOnce(current);
      } finally {
        await store.releaseSecret(claim);
      }
    }
    if (clock.now() > deadline)
      throw new Failure("timeout", `The sign-in of "${connection.label}" was not renewed in time.`, {
        retryable: true,
      });
    await delay(lookMs, signal);
  }

  function isGood({ accessToken, expiresAt = Number.POSITIVE_INFINITY }: AccessToken): boolean {
    return accessToken !== refused && clock.now() + ahead < expiresAt;
  }

  async function renewOnce(current: Kept): Promise<AccessToken> {
    try {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(renewMs)]);
      const token = AccessToken.parse(await renew(current.token, limit));
      // before anybody uses it: the old refresh token may be void already
      await vault.save(connection, {
        field: tokenField,
        value: JSON.stringify(token),
        over: current.version,
      });
      return token;
    } catch (error) {
      if (error instanceof Failure && error.code === "reconnect")
        await store.update(connection.id, { state: "signin", reason: error.message });
      throw error;
    }
  }
}

interface Kept {
  token: AccessToken | undefined;
  version: number;
}

async function readToken(connection: Connection, vault: TokenDeps["vault"]): Promise<Kept> {
  const found = await vault.open(connection, tokenField);
  if (found === undefined) return { token: undefined, version: 0 };
  const parsed = AccessToken.safeParse(JSON.parse(found.secret.reveal()));
  return { token: parsed.success ? parsed.data : undefined, version: found.version };
}
