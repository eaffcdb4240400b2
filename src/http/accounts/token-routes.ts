import { z } from "zod";
import { AccessScope } from "../../model/accounts/caller.ts";
import { Failure } from "../../model/failure.ts";
import { defineRoute } from "../define-route.ts";
import { needAccount, needSession } from "./account-call.ts";
import { Id, Seconds, ShownToken, showToken } from "./account-shapes.ts";

const tag = "Account";

const list = defineRoute({
  name: "listTokens",
  method: "GET",
  path: "/api/v1/tokens",
  tag,
  summary: "One's API tokens, without their secrets",
  scope: "read",
  answers: { 200: z.object({ tokens: z.array(ShownToken) }) },
  async handler(call) {
    const { accounts, caller } = await needAccount(call);
    const tokens = await accounts.tokens.list(caller.userId);
    return { status: 200, body: { tokens: tokens.map(showToken) } };
  },
});

const create = defineRoute({
  name: "createToken",
  method: "POST",
  path: "/api/v1/tokens",
  tag,
  summary: "Make an API token; its secret is shown this once",
  scope: "read",
  body: z.object({
    name: z.string().trim().min(1).max(100),
    scopes: z.array(AccessScope).min(1).max(3),
    /** In seconds; without it the token does not end by itself. */
    expiresIn: Seconds.optional(),
  }),
  answers: { 201: z.object({ token: ShownToken, secret: z.string() }) },
  async handler(call) {
    const { accounts, caller, doer } = await needSession(call);
    const { name, scopes, expiresIn } = call.body;
    const expiresInMs = expiresIn === undefined ? undefined : expiresIn * 1_000;
    const made = await accounts.tokens.create(caller.userId, { name, scopes, expiresInMs }, doer);
    return { status: 201, body: { token: showToken(made.token), secret: made.secret } };
  },
});

const revoke = defineRoute({
  name: "revokeToken",
  method: "DELETE",
  path: "/api/v1/tokens/{id}",
  tag,
  summary: "Revoke an API token",
  scope: "read",
  params: Id,
  answers: { 204: null },
  async handler(call) {
    const { accounts, caller, doer } = await needSession(call);
    const isEnded = await accounts.tokens.end(caller.userId, call.params.id, doer);
    if (!isEnded) throw new Failure("not-found", `There is no token ${call.params.id}.`);
    return { status: 204 };
  },
});

export const tokenRoutes = [list, create, revoke] as const;
