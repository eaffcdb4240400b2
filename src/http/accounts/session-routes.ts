import { z } from "zod";
import { AccessScope, CallerRole } from "../../model/accounts/caller.ts";
import { Failure } from "../../model/failure.ts";
import { defineRoute } from "../define-route.ts";
import { accountsOf, agentOf, needSession, sessionCookie } from "./account-call.ts";
import { Id, Password, ShownSession, ShownUser, UserName, showSession, showUser } from "./account-shapes.ts";
import { sessionCookieName, toCookie } from "./cookies.ts";

const tag = "Account";

const me = defineRoute({
  name: "getMe",
  method: "GET",
  path: "/api/v1/me",
  tag,
  summary: "Who asks, and what they may do",
  scope: "read",
  answers: {
    200: z.object({
      user: z.object({ id: z.string(), name: z.string(), role: CallerRole }),
      accounts: z.boolean(),
      scopes: z.array(AccessScope),
      version: z.string(),
    }),
  },
  async handler({ caller, services }) {
    if (caller === undefined) throw new Failure("unauthorized", "Sign in first.");
    const { userId: id, role, scopes } = caller;
    const accounts = services.access?.accounts === true;
    const user = accounts ? await services.dossier.accounts.users.get(id) : undefined;
    const body = { user: { id, name: user?.name ?? id, role }, accounts, scopes, version: services.version };
    return { status: 200, body };
  },
});

const look = defineRoute({
  name: "getSession",
  method: "GET",
  path: "/api/v1/session",
  tag,
  summary: "Whether somebody is signed in, and how one can sign in",
  scope: "none",
  answers: {
    200: z.object({
      signedIn: z.boolean(),
      accounts: z.boolean(),
      oidc: z.boolean(),
      needsSetUp: z.boolean(),
    }),
  },
  async handler({ caller, services }) {
    const accounts = services.access?.accounts === true;
    const { users, oidc } = services.dossier.accounts;
    const needsSetUp = accounts && !(await users.hasAdmin());
    return {
      status: 200,
      body: { signedIn: caller !== undefined, accounts, oidc: accounts && oidc !== undefined, needsSetUp },
    };
  },
});

const signIn = defineRoute({
  name: "signIn",
  method: "POST",
  path: "/api/v1/session",
  tag,
  summary: "Sign in with a name and password; sets the session cookie",
  scope: "none",
  body: z.object({ name: UserName, password: Password }),
  answers: { 200: z.object({ user: ShownUser }) },
  async handler(call) {
    const { address, body, services } = call;
    const signedIn = await accountsOf(call).sessions.signIn(body, { address, agent: agentOf(call) });
    const headers = { "set-cookie": sessionCookie(signedIn, services) };
    return { status: 200, body: { user: showUser(signedIn.user) }, headers };
  },
});

const signOut = defineRoute({
  name: "signOut",
  method: "DELETE",
  path: "/api/v1/session",
  tag,
  summary: "Sign out; the session ends on the server too",
  scope: "read",
  answers: { 204: null },
  async handler(call) {
    const { accounts, caller, doer, sessionId } = await needSession(call);
    await accounts.sessions.end(caller.userId, sessionId, doer);
    const isSecure = call.services.access?.isSecure === true;
    const gone = toCookie({ name: sessionCookieName(isSecure), value: "", isSecure, maxAge: 0 });
    return { status: 204, headers: { "set-cookie": gone } };
  },
});

const list = defineRoute({
  name: "listSessions",
  method: "GET",
  path: "/api/v1/sessions",
  tag,
  summary: "Where one is signed in",
  scope: "read",
  answers: { 200: z.object({ sessions: z.array(ShownSession) }) },
  async handler(call) {
    const { accounts, caller, sessionId } = await needSession(call);
    const all = await accounts.sessions.list(caller.userId);
    return { status: 200, body: { sessions: all.map((session) => showSession(session, sessionId)) } };
  },
});

const endOthers = defineRoute({
  name: "endOtherSessions",
  method: "DELETE",
  path: "/api/v1/sessions",
  tag,
  summary: "Sign out everywhere else",
  scope: "read",
  answers: { 204: null },
  async handler(call) {
    const { accounts, caller, doer, sessionId } = await needSession(call);
    await accounts.sessions.endOthers(caller.userId, sessionId, doer);
    return { status: 204 };
  },
});

const end = defineRoute({
  name: "endSession",
  method: "DELETE",
  path: "/api/v1/sessions/{id}",
  tag,
  summary: "Sign out in one place",
  scope: "read",
  params: Id,
  answers: { 204: null },
  async handler(call) {
    const { accounts, caller, doer } = await needSession(call);
    const isEnded = await accounts.sessions.end(caller.userId, call.params.id, doer);
    if (!isEnded) throw new Failure("not-found", `There is no session ${call.params.id}.`);
    return { status: 204 };
  },
});

const changePassword = defineRoute({
  name: "changePassword",
  method: "PUT",
  path: "/api/v1/me/password",
  tag,
  summary: "Change one's password; all other sessions end",
  scope: "read",
  body: z.object({ old: Password, new: Password }),
  answers: { 204: null },
  async handler(call) {
    const { accounts, caller, doer, sessionId } = await needSession(call);
    await accounts.users.changePassword(caller.userId, { ...call.body, sessionId }, doer);
    return { status: 204 };
  },
});

export const sessionRoutes = [me, look, signIn, signOut, list, endOthers, end, changePassword] as const;
