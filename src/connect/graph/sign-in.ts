import * as oauth from "oauth4webapi";
import { delay } from "../../lib/abort.ts";
import type { Clock } from "../../lib/clock.ts";
import type { GuardedFetch } from "../fetch/guarded-fetch.ts";
import type { AccessToken } from "../vault/fresh-token.ts";
import { toSignInFailure } from "./sign-in-failure.ts";
import type { GraphSettings } from "./graph-settings.ts";

export interface SignInDeps {
  fetch: GuardedFetch;
  clock: Clock;
  signal: AbortSignal;
}

const graphScope = "https://graph.microsoft.com/.default";
const slowest = 60;

/** A sign-in page in a browser: where to send the person, and what to do with where they come back to. */
export interface BrowserSignIn {
  url: string;
  finish(answer: URL, deps: SignInDeps): Promise<AccessToken>;
}

/** Code with PKCE. `redirect` is a page on this machine; Microsoft takes `http://localhost` with any port. */
export async function beginBrowserSignIn(settings: GraphSettings, redirect: string): Promise<BrowserSignIn> {
  const { server, client } = partiesOf(settings);
  const verifier = oauth.generateRandomCodeVerifier();
  const state = oauth.generateRandomState();
  const url = new URL(server.authorization_endpoint ?? "");
  const query = {
    ...{ client_id: settings.clientId, response_type: "code", redirect_uri: redirect, state },
    ...{ scope: scopesOf(settings), code_challenge_method: "S256" },
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return {
    url: url.href,
    finish: (answer, deps) =>
      guarded(async () => {
        const checked = oauth.validateAuthResponse(server, client, answer, state);
        const options = optionsOf(settings, deps);
        const answered = await oauth.authorizationCodeGrantRequest(
          ...[server, client, oauth.None(), checked, redirect, verifier, options],
        );
        return toToken(await oauth.processAuthorizationCodeResponse(server, client, answered), deps);
      }, deps),
  };
}

export interface DevicePrompt {
  url: string;
  code: string;
}

/** A code that the person types in on another device; many organisations forbid it. */
export function signInByDevice(
  settings: GraphSettings,
  show: (prompt: DevicePrompt) => void,
  deps: SignInDeps,
): Promise<AccessToken> {
  return guarded(async () => {
    const { server, client } = partiesOf(settings);
    const options = optionsOf(settings, deps);
    const none = oauth.None();
    const asked = await oauth.deviceAuthorizationRequest(
      ...[server, client, none, { scope: scopesOf(settings) }, options],
    );
    const device = await oauth.processDeviceAuthorizationResponse(server, client, asked);
    show({ url: device.verification_uri, code: device.user_code });
    const end = deps.clock.now() + device.expires_in * 1000;
    let seconds = device.interval ?? 5;
    for (;;) {
      await delay(seconds * 1000, deps.signal);
      const answered = await oauth.deviceCodeGrantRequest(server, client, none, device.device_code, options);
      try {
        return toToken(await oauth.processDeviceCodeResponse(server, client, answered), deps);
      } catch (error) {
        const isPending = error instanceof oauth.ResponseBodyError && waits.has(error.error);
        if (!isPending || deps.clock.now() > end) throw error;
        if (error.error === "slow_down") seconds = Math.min(seconds + 5, slowest);
      }
    }
  }, deps);
}

const waits = new Set(["authorization_pending", "slow_down"]);

/** For a server without a person: the app signs in with its own secret. */
export function signInAsApp(
  settings: GraphSettings,
  clientSecret: string,
  deps: SignInDeps,
): Promise<AccessToken> {
  return guarded(async () => {
    const { server, client } = partiesOf(settings);
    const answered = await oauth.clientCredentialsGrantRequest(
      ...[server, client, oauth.ClientSecretPost(clientSecret), { scope: graphScope }],
      optionsOf(settings, deps),
    );
    return toToken(await oauth.processClientCredentialsResponse(server, client, answered), deps);
  }, deps);
}

/** A new token for an old one; the answer may hold a new refresh token, and the old one is void then. */
export function renewSignIn(
  settings: GraphSettings,
  refreshToken: string,
  deps: SignInDeps,
): Promise<AccessToken> {
  return guarded(async () => {
    const { server, client } = partiesOf(settings);
    const answered = await oauth.refreshTokenGrantRequest(
      ...[server, client, oauth.None(), refreshToken, optionsOf(settings, deps)],
    );
    const token = toToken(await oauth.processRefreshTokenResponse(server, client, answered), deps);
    return { refreshToken, ...token };
  }, deps);
}

async function guarded<Result>(work: () => Promise<Result>, { signal }: SignInDeps): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    signal.throwIfAborted();
    throw toSignInFailure(error);
  }
}

function partiesOf({ authority, tenant, clientId }: GraphSettings) {
  const base = `${authority}/${tenant}/oauth2/v2.0`;
  const server: oauth.AuthorizationServer = {
    issuer: `${authority}/${tenant}/v2.0`,
    ...{ authorization_endpoint: `${base}/authorize`, token_endpoint: `${base}/token` },
    device_authorization_endpoint: `${base}/devicecode`,
  };
  const client: oauth.Client = { client_id: clientId };
  return { server, client };
}

function scopesOf({ scopes }: GraphSettings): string {
  return [...new Set([...scopes, "offline_access"])].join(" ");
}

function optionsOf({ authority }: GraphSettings, { fetch, signal }: SignInDeps) {
  return {
    signal,
    [oauth.customFetch]: (url: string, init: oauth.CustomFetchOptions<"POST", URLSearchParams>) =>
      fetch(url, { method: init.method, headers: init.headers, body: init.body, signal, redirect: "error" }),
    // an authority without https is one on this machine, in a test
    [oauth.allowInsecureRequests]: authority.startsWith("http://"),
  };
}

function toToken(answer: oauth.TokenEndpointResponse, { clock }: SignInDeps): AccessToken {
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds, scope } = answer;
  return {
    accessToken,
    ...(refreshToken !== undefined && { refreshToken }),
    ...(seconds !== undefined && { expiresAt: clock.now() + seconds * 1000 }),
    scopes: (scope ?? "").split(" ").filter((name) => name !== ""),
  };
}
