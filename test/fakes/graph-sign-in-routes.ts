/** Sign-in as Microsoft's authority answers it: device code, code with PKCE, refresh with rotation, client credentials. */
import { createHash } from "node:crypto";
import type { Hono } from "hono";
import { newName } from "./graph-state.ts";
import type { GraphState } from "./graph-state.ts";

export const clientSecret = "the-secret-of-the-app";

export function addSignInRoutes(app: Hono, state: GraphState): void {
  const codes = new Map<string, { challenge: string; redirect: string }>();
  const devices = new Map<string, number>();

  app.post("/:tenant/oauth2/v2.0/devicecode", (context) => {
    if (state.deviceForbidden)
      return context.json(
        refusal("invalid_request", "AADSTS53003: Access has been blocked by policies."),
        400,
      );
    const code = newName("device");
    devices.set(code, state.devicePolls);
    return context.json({
      ...{ device_code: code, user_code: "ABCD-EFGH", expires_in: 900, interval: 0.01 },
      verification_uri: "https://microsoft.com/devicelogin",
    });
  });

  /** What the person's browser would do, told as the address that it comes back to. */
  app.get("/:tenant/oauth2/v2.0/authorize", (context) => {
    const {
      redirect_uri: redirect = "",
      code_challenge: challenge = "",
      state: given = "",
    } = context.req.query();
    const code = newName("code");
    codes.set(code, { challenge, redirect });
    const back = new URL(redirect);
    back.searchParams.set("code", code);
    back.searchParams.set("state", given);
    return context.redirect(back.href);
  });

  app.post("/:tenant/oauth2/v2.0/token", async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const field = (name: string) => form.get(name) ?? "";
    switch (field("grant_type")) {
      case "urn:ietf:params:oauth:grant-type:device_code": {
        const left = devices.get(field("device_code"));
        if (left === undefined) return context.json(refusal("expired_token", "AADSTS70020"), 400);
        devices.set(field("device_code"), left - 1);
        if (left > 0) return context.json(refusal("authorization_pending", "AADSTS70016"), 400);
        return context.json(issue(state));
      }
      case "authorization_code": {
        const known = codes.get(field("code"));
        codes.delete(field("code"));
        const challenge = createHash("sha256").update(field("code_verifier")).digest("base64url");
        if (known === undefined || known.challenge !== challenge || known.redirect !== field("redirect_uri"))
          return context.json(
            refusal("invalid_grant", "AADSTS501481: The Code_Verifier does not match."),
            400,
          );
        return context.json(issue(state));
      }
      case "refresh_token": {
        const known = state.refreshTokens.get(field("refresh_token"));
        if (known === undefined || known.used)
          return context.json(
            { ...refusal("invalid_grant", "AADSTS70000: The grant was revoked."), suberror: "bad_token" },
            400,
          );
        known.used = true;
        return context.json(issue(state));
      }
      case "client_credentials": {
        if (field("client_secret") !== clientSecret)
          return context.json(
            refusal("invalid_client", "AADSTS7000215: Invalid client secret provided."),
            401,
          );
        const { refresh_token: _none, ...token } = issue(state, true);
        return context.json(token);
      }
      default:
        return context.json(refusal("unsupported_grant_type", "AADSTS70003"), 400);
    }
  });
}

function refusal(error: string, description: string) {
  const [, number = "0"] = /AADSTS(\d+)/.exec(description) ?? [];
  return { error, error_description: description, error_codes: [Number(number)] };
}

/** A new pair of tokens. */
export function issue(state: GraphState, isApp = false) {
  const [access, refresh] = [newName("access"), newName("refresh")];
  const { scopes, tokenSeconds } = state;
  state.tokens.set(access, { scopes, expiresAt: state.clock() + tokenSeconds * 1000, isApp });
  state.refreshTokens.set(refresh, { scopes, used: false });
  return {
    ...{ token_type: "Bearer", access_token: access, refresh_token: refresh, expires_in: tokenSeconds },
    scope: scopes.join(" "),
  };
}
