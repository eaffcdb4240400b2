import {
  auth,
  discoverOAuthServerInfo,
  OAuthError,
  refreshAuthorization,
} from "@modelcontextprotocol/client";
import type { OAuthClientProvider, OAuthDiscoveryState, OAuthTokens } from "@modelcontextprotocol/client";
import { generateRandomState } from "oauth4webapi";
import { z } from "zod";
import { Failure } from "../../model/failure.ts";
import type { SigningIn } from "../connection-kind.ts";
import { waitForBrowser } from "../wait-for-browser.ts";
import type { OpenedConnection } from "../opened-connection.ts";
import type { AccessToken, TokenRenewal } from "../vault/fresh-token.ts";
import { cleanWords } from "./tools/clean-words.ts";

/** The secret that says as whom we are known to the server that signs people in. */
export const clientField = "client";
/** For servers at which nobody can register by themselves. */
export const clientSecretField = "clientSecret";

const Client = z.object({
  issuer: z.string().optional(),
  information: z.looseObject({ client_id: z.string(), client_secret: z.string().optional() }),
});
type Client = z.infer<typeof Client>;

export interface SignInPlace {
  url: string;
  /** As whom we are registered, where that was done beforehand. */
  clientId?: string | undefined;
}

/** By the person's browser: registered if need be, with PKCE, for this server alone. */
export async function signIn(place: SignInPlace, opened: OpenedConnection, person: SigningIn): Promise<void> {
  const { clock, record } = opened;
  const browser = await waitForBrowser(opened.signal);
  try {
    const state = generateRandomState();
    const kept = await createKept(place, opened);
    const provider = createProvider({ kept, state, redirect: browser.redirect, person });
    const serverUrl = place.url;
    const fetchFn: typeof fetch = (url, init) => opened.fetch(url instanceof Request ? url.url : url, init);
    await explain(record.label, () => auth(provider, { serverUrl, fetchFn }));
    const { searchParams } = await browser.answer;
    // the package does not compare it
    if (searchParams.get("state") !== state)
      throw new Failure("reconnect", `The answer of the sign-in is not for "${record.label}". Try again.`);
    const authorizationCode = searchParams.get("code");
    if (authorizationCode === null)
      throw new Failure("reconnect", `The sign-in to "${record.label}" was turned down.`);
    const iss = searchParams.get("iss");
    await explain(record.label, () =>
      auth(provider, { serverUrl, fetchFn, authorizationCode, ...(iss !== null && { iss }) }),
    );
    if (kept.tokens === undefined || kept.client === undefined)
      throw new Failure("reconnect", `The sign-in to "${record.label}" brought no token.`);
    await opened.saveSecret(clientField, JSON.stringify(kept.client));
    await opened.saveToken(toAccessToken(kept.tokens, clock.now()));
  } finally {
    browser.close();
  }
}

interface Kept {
  client: Client | undefined;
  tokens: OAuthTokens | undefined;
  verifier: string;
  found: OAuthDiscoveryState | undefined;
}

async function createKept({ clientId }: SignInPlace, opened: OpenedConnection): Promise<Kept> {
  const secret = (await opened.findSecret(clientSecretField))?.reveal();
  const information = { client_id: clientId ?? "", ...(secret !== undefined && { client_secret: secret }) };
  return {
    client: clientId === undefined ? undefined : { information },
    tokens: undefined,
    verifier: "",
    found: undefined,
  };
}

function createProvider(given: {
  kept: Kept;
  state: string;
  redirect: string;
  person: SigningIn;
}): OAuthClientProvider {
  const { kept, state, redirect, person } = given;
  return {
    redirectUrl: redirect,
    clientMetadata: {
      ...{ client_name: "Dossier", redirect_uris: [redirect], token_endpoint_auth_method: "none" },
      ...{ grant_types: ["authorization_code", "refresh_token"], response_types: ["code"] },
    },
    state: () => state,
    clientInformation: () => kept.client?.information,
    saveClientInformation(information, context) {
      kept.client = { information, ...(context && { issuer: context.issuer }) };
    },
    tokens: () => undefined,
    saveTokens(tokens, context) {
      kept.tokens = tokens;
      if (kept.client !== undefined && context !== undefined) kept.client.issuer = context.issuer;
    },
    async redirectToAuthorization(page) {
      if (!(await person.openPage(page.href)))
        person.tell(`Open this page in a browser on this machine: ${page.href}`);
    },
    saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
    codeVerifier: () => kept.verifier,
    // the answer is taken to the very server that the person was sent to
    saveDiscoveryState: (found) => void (kept.found = found),
    discoveryState: () => kept.found,
  };
}

/** How a token is renewed; undefined where nobody has signed in. */
export async function renewalFor(
  { url }: SignInPlace,
  opened: OpenedConnection,
): Promise<Pick<TokenRenewal, "renew"> | undefined> {
  const stored = await opened.findSecret(clientField);
  if (stored === undefined) return undefined;
  const { information, issuer } = Client.parse(JSON.parse(stored.reveal()));
  const { clock, record } = opened;
  return {
    async renew(current, signal) {
      const refreshToken = current?.refreshToken;
      if (refreshToken === undefined) throw signInAgain(record.label);
      const fetchFn: typeof fetch = (to, init) =>
        opened.fetch(to instanceof Request ? to.url : to, { ...init, signal });
      return explain(record.label, async () => {
        const found = await discoverOAuthServerInfo(url, { fetchFn });
        const { authorizationServerUrl: server, authorizationServerMetadata: metadata } = found;
        // what one server gave is shown to no other
        if (issuer !== undefined && metadata?.issuer !== issuer) throw signInAgain(record.label);
        const tokens = await refreshAuthorization(server, {
          ...{ clientInformation: information, refreshToken, fetchFn, resource: new URL(url) },
          ...(metadata && { metadata }),
        });
        return toAccessToken({ refresh_token: refreshToken, ...tokens }, clock.now());
      });
    },
  };
}

function signInAgain(label: string): Failure {
  return new Failure("reconnect", `Sign in to "${label}" again with "dossier connect login ${label}".`);
}

async function explain<T>(label: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure) throw error;
    const told = error instanceof Error ? cleanWords(error.message, 200) : "";
    if (error instanceof OAuthError && /grant|client/.test(String(error.code)))
      throw new Failure("reconnect", `${signInAgain(label).message} (${told})`, { cause: error });
    throw new Failure("unavailable", `The sign-in to "${label}" failed: ${told}`, { cause: error });
  }
}

function toAccessToken(tokens: OAuthTokens, now: number): AccessToken {
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds, scope = "" } = tokens;
  return {
    accessToken,
    ...(refreshToken !== undefined && { refreshToken }),
    ...(seconds !== undefined && { expiresAt: now + seconds * 1_000 }),
    scopes: scope.split(" ").filter((one) => one !== ""),
  };
}
