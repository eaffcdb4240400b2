import { createHash, createSign, generateKeyPairSync, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";

export interface OidcProvider {
  issuer: string;
  /** Who signs in next, and what is done to the identity on the way. */
  next: { claims: Record<string, unknown>; spoil?: (claims: Record<string, unknown>) => void };
  /** Answers nothing but 503 while true. */
  isAway: boolean;
  close(): Promise<void>;
}

interface Grant {
  challenge: string;
  redirectUri: string;
  nonce: string;
  claims: Record<string, unknown>;
}

const Address = z.object({ port: z.number() });
const client = { id: "dossier", secret: "client secret" };

/**
 * A sign-in provider on this machine that follows the protocol: discovery, code with PKCE (S256), client secret by
 * POST, each code once, ID tokens signed with RS256. It stands for no product.
 */
export async function startOidcProvider(): Promise<OidcProvider> {
  const keys = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  const grants = new Map<string, Grant>();
  const provider: OidcProvider = { issuer: "", next: { claims: {} }, isAway: false, close };
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  provider.issuer = `http://127.0.0.1:${Address.parse(server.address()).port}`;
  return provider;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", provider.issuer);
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (provider.isAway) return void json(503, {});
    switch (url.pathname) {
      case "/.well-known/openid-configuration":
        return void json(200, discovered(provider.issuer));
      case "/jwks":
        return void json(200, {
          keys: [{ ...keys.publicKey.export({ format: "jwk" }), kid: "k1", alg: "RS256", use: "sig" }],
        });
      case "/authorize":
        return authorize(url, response);
      case "/token": {
        const body = new URLSearchParams(await textOf(request));
        const grant = grants.get(body.get("code") ?? "");
        grants.delete(body.get("code") ?? "");
        const challenge = createHash("sha256")
          .update(body.get("code_verifier") ?? "")
          .digest("base64url");
        const isRight =
          grant !== undefined &&
          grant.challenge === challenge &&
          grant.redirectUri === body.get("redirect_uri") &&
          body.get("client_id") === client.id &&
          body.get("client_secret") === client.secret;
        if (!isRight) return void json(400, { error: "invalid_grant" });
        return void json(200, { access_token: randomUUID(), token_type: "Bearer", id_token: idToken(grant) });
      }
      default:
        return void json(404, {});
    }
  }

  function authorize(url: URL, response: ServerResponse): void {
    const wanted = (name: string) => url.searchParams.get(name) ?? "";
    const isRight =
      wanted("client_id") === client.id &&
      wanted("response_type") === "code" &&
      wanted("code_challenge_method") === "S256";
    if (!isRight) return void response.writeHead(400).end();
    const code = randomUUID();
    grants.set(code, {
      challenge: wanted("code_challenge"),
      redirectUri: wanted("redirect_uri"),
      nonce: wanted("nonce"),
      claims: provider.next.claims,
    });
    const back = new URL(wanted("redirect_uri"));
    back.searchParams.set("code", code);
    back.searchParams.set("state", wanted("state"));
    response.writeHead(302, { location: back.href }).end();
  }

  function idToken({ nonce, claims }: Grant): string {
    const now = Math.floor(Date.now() / 1_000);
    const body: Record<string, unknown> = {
      ...{ iss: provider.issuer, aud: client.id, iat: now, exp: now + 300, nonce },
      ...claims,
    };
    provider.next.spoil?.(body);
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const signed = `${part({ alg: "RS256", kid: "k1" })}.${part(body)}`;
    return `${signed}.${createSign("RSA-SHA256").update(signed).sign(keys.privateKey).toString("base64url")}`;
  }

  function close(): Promise<void> {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  }
}

function discovered(issuer: string): Record<string, unknown> {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    code_challenge_methods_supported: ["S256"],
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
