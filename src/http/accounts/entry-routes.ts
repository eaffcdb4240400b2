import { z } from "zod";
import { CallerRole } from "../../model/accounts/caller.ts";
import { Failure } from "../../model/failure.ts";
import { defineRoute } from "../define-route.ts";
import { accountsOf, agentOf, linkTo, sessionCookie } from "./account-call.ts";
import type { AccountCall } from "./account-call.ts";
import { Password, Secret, ShownUser, UserName, showUser } from "./account-shapes.ts";
import { pendingCookieName, readCookie, toCookie } from "./cookies.ts";

const tag = "Account";

const lookAtLink = defineRoute({
  name: "lookAtSetUp",
  method: "POST",
  path: "/api/v1/setup/look",
  tag,
  summary: "What a set-up, invitation or password link is for",
  scope: "none",
  body: z.object({ secret: Secret }),
  answers: { 200: z.object({ kind: z.enum(["setup", "invitation", "reset"]), role: CallerRole }) },
  async handler(call) {
    const found = await accountsOf(call).invitations.look(call.body.secret);
    if (found === undefined)
      throw new Failure("not-found", "This link has been used, has expired or was never made.");
    return { status: 200, body: found };
  },
});

const setUp = defineRoute({
  name: "setUp",
  method: "POST",
  path: "/api/v1/setup",
  tag,
  summary: "Use a set-up, invitation or password link; signs in at once",
  scope: "none",
  body: z.object({ secret: Secret, name: UserName.optional(), password: Password }),
  answers: { 201: z.object({ user: ShownUser }) },
  async handler(call) {
    const { body, address, services } = call;
    const accounts = accountsOf(call);
    const user = await accounts.invitations.accept(body.secret, body, { address });
    const signedIn = await accounts.sessions.open(user, { address, agent: agentOf(call) });
    const headers = { "set-cookie": sessionCookie(signedIn, services) };
    return { status: 201, body: { user: showUser(user) }, headers };
  },
});

const callback = "/api/v1/oidc/callback";

const startOidc = defineRoute({
  name: "startOidc",
  method: "GET",
  path: "/api/v1/oidc/start",
  tag,
  summary: "Go to the sign-in provider",
  scope: "none",
  answers: { 302: null },
  async handler(call) {
    const { services } = call;
    const { url, secret, expiresAt } = await (await oidcOf(call)).start(linkTo(callback, call));
    const isSecure = services.access?.isSecure === true;
    const maxAge = (expiresAt - services.clock.now()) / 1_000;
    const cookie = toCookie({ name: pendingCookieName(isSecure), value: secret, isSecure, maxAge });
    return { status: 302, headers: { location: url, "set-cookie": cookie } };
  },
});

const finishOidc = defineRoute({
  name: "finishOidc",
  method: "GET",
  path: callback,
  tag,
  summary: "Where the sign-in provider sends the browser back to",
  scope: "none",
  answers: { 302: null },
  async handler(call) {
    const { services, incoming, address } = call;
    const isSecure = services.access?.isSecure === true;
    const secret = readCookie(incoming, pendingCookieName(isSecure)) ?? "";
    const oidc = await oidcOf(call);
    const user = await oidc.finish({ url: linkTo(incoming.url ?? callback, call), secret }, { address });
    const signedIn = await accountsOf(call).sessions.open(user, { address, agent: agentOf(call) });
    const headers = { location: "/", "set-cookie": sessionCookie(signedIn, services) };
    return { status: 302, headers };
  },
});

async function oidcOf(call: AccountCall) {
  const { oidc } = accountsOf(call);
  if (oidc === undefined) throw new Failure("not-found", "No sign-in provider is configured.");
  return oidc();
}

export const entryRoutes = [lookAtLink, setUp, startOidc, finishOidc] as const;
