import { z } from "zod";
import { AuditEntry, UserQuota } from "../../model/accounts/account-records.ts";
import { CallerRole } from "../../model/accounts/caller.ts";
import { Failure } from "../../model/failure.ts";
import { defineRoute } from "../define-route.ts";
import { linkTo, needAccount } from "./account-call.ts";
import { Id, MadeLink, Password, Seconds, ShownUser, UserName, showUser } from "./account-shapes.ts";

const tag = "Users";

const list = defineRoute({
  name: "listUsers",
  method: "GET",
  path: "/api/v1/users",
  tag,
  summary: "All users",
  scope: "admin",
  answers: { 200: z.object({ users: z.array(ShownUser) }) },
  async handler(call) {
    const { accounts } = await needAccount(call);
    return { status: 200, body: { users: (await accounts.users.list()).map(showUser) } };
  },
});

const add = defineRoute({
  name: "addUser",
  method: "POST",
  path: "/api/v1/users",
  tag,
  summary: "Add a user; without a password they need a link to set one",
  scope: "admin",
  body: z.object({ name: UserName, role: CallerRole.default("member"), password: Password.optional() }),
  answers: { 201: z.object({ user: ShownUser }) },
  async handler(call) {
    const { accounts, doer } = await needAccount(call);
    return { status: 201, body: { user: showUser(await accounts.users.add(call.body, doer)) } };
  },
});

const change = defineRoute({
  name: "changeUser",
  method: "PATCH",
  path: "/api/v1/users/{id}",
  tag,
  summary: "Change a user's role or quota, or lock them out",
  scope: "admin",
  params: Id,
  body: z.object({
    role: CallerRole.optional(),
    disabled: z.boolean().optional(),
    quota: UserQuota.nullable().optional(),
  }),
  answers: { 200: z.object({ user: ShownUser }) },
  async handler(call) {
    const { accounts, doer } = await needAccount(call);
    const { disabled: isDisabled, ...changes } = call.body;
    const user = await accounts.users.change(call.params.id, { ...changes, isDisabled }, doer);
    return { status: 200, body: { user: showUser(user) } };
  },
});

const remove = defineRoute({
  name: "removeUser",
  method: "DELETE",
  path: "/api/v1/users/{id}",
  tag,
  summary: "Remove a user; their workflows stay until they are deleted",
  scope: "admin",
  params: Id,
  answers: { 204: null },
  async handler(call) {
    const { accounts, doer } = await needAccount(call);
    await accounts.users.remove(call.params.id, doer);
    return { status: 204 };
  },
});

const usage = defineRoute({
  name: "getUserUsage",
  method: "GET",
  path: "/api/v1/users/{id}/usage",
  tag,
  summary: "What a user keeps, and has spent within thirty days",
  scope: "admin",
  params: Id,
  answers: { 200: z.object({ bytes: z.number(), price: z.number(), currency: z.string() }) },
  async handler(call) {
    const { accounts } = await needAccount(call);
    const { id } = call.params;
    if ((await accounts.users.get(id)) === undefined)
      throw new Failure("not-found", `There is no user ${id}.`);
    return { status: 200, body: await call.services.dossier.spentBy(id) };
  },
});

const reset = defineRoute({
  name: "resetPassword",
  method: "POST",
  path: "/api/v1/users/{id}/reset",
  tag,
  summary: "A link with which a user sets a new password, once",
  scope: "admin",
  params: Id,
  answers: { 201: MadeLink },
  async handler(call) {
    const { accounts, doer } = await needAccount(call);
    const { id, secret, expiresAt } = await accounts.invitations.reset(call.params.id, doer);
    return { status: 201, body: { id, url: linkTo(`/setup#${secret}`, call), expiresAt } };
  },
});

const invite = defineRoute({
  name: "inviteUser",
  method: "POST",
  path: "/api/v1/invitations",
  tag,
  summary: "A link with which somebody becomes a user, once",
  scope: "admin",
  body: z.object({ role: CallerRole.default("member"), expiresIn: Seconds.optional() }),
  answers: { 201: MadeLink },
  async handler(call) {
    const { accounts, doer } = await needAccount(call);
    const { role, expiresIn } = call.body;
    const lasts = expiresIn === undefined ? undefined : expiresIn * 1_000;
    const { id, secret, expiresAt } = await accounts.invitations.invite(role, doer, lasts);
    return { status: 201, body: { id, url: linkTo(`/setup#${secret}`, call), expiresAt } };
  },
});

const audit = defineRoute({
  name: "listAudit",
  method: "GET",
  path: "/api/v1/audit",
  tag,
  summary: "Who did what to accounts, newest first",
  scope: "admin",
  query: z.object({
    limit: z.coerce.number().int().min(1).max(500).default(100),
    before: z.coerce.number().int().nonnegative().optional(),
  }),
  answers: { 200: z.object({ entries: z.array(AuditEntry), next: z.number().nullable() }) },
  async handler(call) {
    const { accounts } = await needAccount(call);
    const { limit, before } = call.query;
    const entries = await accounts.log({ limit, ...(before !== undefined && { before }) });
    const next = entries.length < limit ? null : (entries.at(-1)?.at ?? null);
    return { status: 200, body: { entries, next } };
  },
});

export const userRoutes = [list, add, change, remove, usage, reset, invite, audit] as const;
