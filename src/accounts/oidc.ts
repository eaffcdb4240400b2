import {
  ClientSecretPost,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import type { Configuration } from "openid-client";
import { z } from "zod";
import type { UserAccount } from "../model/accounts/account-records.ts";
import type { CallerRole } from "../model/accounts/caller.ts";
import { Failure } from "../model/failure.ts";
import type { AccountsDeps, Doer } from "./accounts-deps.ts";
import { hashSecret, newSecret } from "./secrets.ts";
import { toAccount } from "./users.ts";

const patienceS = 10;
const pendingMs = 600_000;

export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret?: string | undefined;
  /** The claim, and the value in it, that make an admin; roles are left alone without. */
  adminClaim?: string | undefined;
  adminValue?: string | undefined;
  /** Whether somebody the provider knows becomes a user here by signing in. */
  signUp: boolean;
}

export interface Oidc {
  /** Where to send the browser, and what it has to bring back in a cookie. */
  start(redirectUri: string): Promise<{ url: string; secret: string; expiresAt: number }>;
  /** Checks what the provider sent back, and says who it is. */
  finish(answer: { url: string; secret: string }, doer: Doer): Promise<UserAccount>;
}

const Pending = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
});

/** Sign-in at another provider: code flow with PKCE, state and nonce. Users are linked by issuer and subject only. */
export function createOidc(settings: OidcSettings, deps: AccountsDeps): Oidc {
  const provider = createDiscovery(settings);
  return {
    async start(redirectUri) {
      const config = await provider();
      const pending = {
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
        redirectUri,
      };
      const { secret, hash } = newSecret(deps.random);
      const expiresAt = deps.clock.now() + pendingMs;
      await deps.storage.putPending(hash, JSON.stringify(pending), expiresAt);
      const url = buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: "openid profile email",
        code_challenge: await calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: "S256",
        state: pending.state,
        nonce: pending.nonce,
      });
      return { url: url.href, secret, expiresAt };
    },
    async finish({ url, secret }, doer) {
      const kept = await deps.storage.takePending(hashSecret(secret), deps.clock.now());
      if (kept === undefined) throw refused("the sign-in took too long or was begun in another browser");
      const pending = Pending.parse(JSON.parse(kept));
      const claims = await exchange(await provider(), url, pending);
      return signInAs(claims, { settings, deps, doer });
    },
  };
}

/** Asked when first needed and again after a failure: a provider that is away does not keep us from starting. */
function createDiscovery({ issuer, clientId, clientSecret }: OidcSettings): () => Promise<Configuration> {
  let known: Promise<Configuration> | undefined;
  return async () => {
    const server = new URL(issuer);
    const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(server.hostname);
    if (server.protocol !== "https:" && !isLocal)
      throw new Failure("configuration", "The issuer must be an https address.");
    const auth = clientSecret === undefined ? undefined : ClientSecretPost(clientSecret);
    known ??= discovery(server, clientId, undefined, auth, {
      timeout: patienceS,
      // without TLS only on this machine, for tests and development
      ...(server.protocol === "http:" && { execute: [allowInsecureRequests] }),
    });
    try {
      return await known;
    } catch (cause) {
      known = undefined;
      throw new Failure("unavailable", "The sign-in provider does not answer. Try again in a moment.", {
        cause,
        retryable: true,
      });
    }
  };
}

type Claims = Readonly<Record<string, unknown>> & { iss: string; sub: string };

async function exchange(
  config: Configuration,
  url: string,
  pending: z.infer<typeof Pending>,
): Promise<Claims> {
  const answered = new URL(url);
  const back = new URL(pending.redirectUri);
  back.search = answered.search;
  try {
    const tokens = await authorizationCodeGrant(config, back, {
      pkceCodeVerifier: pending.verifier,
      expectedState: pending.state,
      expectedNonce: pending.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) throw refused("the provider sent no identity");
    return claims;
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    throw refused("the provider's answer did not pass its checks", cause);
  }
}

async function signInAs(
  claims: Claims,
  { settings, deps, doer }: { settings: OidcSettings; deps: AccountsDeps; doer: Doer },
): Promise<UserAccount> {
  const { storage, audit, clock } = deps;
  const { iss: issuer, sub: subject } = claims;
  const role = roleIn(claims, settings);
  const known = await storage.findIdentity(issuer, subject);
  if (known !== undefined && known.disabledAt !== null) throw refused("this user is disabled");
  if (known !== undefined) {
    if (role === undefined || role === known.role) return known;
    const changed = { ...known, role };
    await storage.changeUser(changed);
    await storage.endSessions(known.id);
    await audit({ ...doer, userId: known.id }, { action: "user.changed", target: known.id });
    return changed;
  }
  if (!settings.signUp) {
    await audit(doer, { action: "session.refused", outcome: "refused" });
    throw refused("nobody here belongs to this identity; ask an admin");
  }
  const user = await addNamed(claims, role ?? "member", deps);
  await storage.linkIdentity({ issuer, subject, userId: user.id, at: clock.now() });
  await audit({ ...doer, userId: user.id }, { action: "user.added", target: user.id });
  return user;
}

/** A name that is taken belongs to somebody else, whatever the provider says: the new user gets a number. */
async function addNamed(claims: Claims, role: CallerRole, deps: AccountsDeps): Promise<UserAccount> {
  const wished = [claims["preferred_username"], claims["email"], claims["name"]].find(
    (name): name is string => typeof name === "string" && name.trim() !== "",
  );
  const base = (wished ?? `user ${claims.sub}`).slice(0, 80);
  for (let number = 1; number <= 100; number += 1) {
    const user = await toAccount({ name: number === 1 ? base : `${base} ${number}`, role }, deps);
    if (await deps.storage.addUser(user)) return user;
  }
  throw new Failure("limit", "No free name could be found for this user.");
}

function roleIn(claims: Claims, { adminClaim, adminValue }: OidcSettings): CallerRole | undefined {
  if (adminClaim === undefined || adminValue === undefined) return undefined;
  const value = claims[adminClaim];
  const isAdmin = Array.isArray(value) ? value.includes(adminValue) : value === adminValue;
  return isAdmin ? "admin" : "member";
}

function refused(why: string, cause?: unknown): Failure {
  return new Failure("unauthorized", `Signing in failed: ${why}.`, { cause });
}
