import { text } from "node:stream/consumers";
import { loadProcessConfig } from "../../../app/config.ts";
import type { Dossier } from "../../../app/create-dossier.ts";
import { AccessScope } from "../../../model/accounts/caller.ts";
import { Failure } from "../../../model/failure.ts";
import { commonOptions, print, printJson, withDossier } from "../../command.ts";
import type { Command } from "../../command.ts";
import { readArgs, usageError } from "../../read-args.ts";

const usage = `Usage: dossier user add|list|remove|password|token [NAME] [options]

Manages the users of "dossier serve". Without --password-stdin, "add" and "password" print a link with which the user
sets the password; it works once.

  add NAME        add a user
  list            list the users
  remove NAME     remove a user; their workflows stay until they are deleted
  password NAME   set a new password; all sessions of the user end
  token NAME      make an API token; it is shown once

  --admin             add: may manage users
  --password-stdin    add, password: read the password from standard input
  --take-over ID      add: gets the workflows kept under this id, such as "local" from the time before accounts
  --subject SUBJECT   add: signs in at the configured OpenID provider as this subject
  --name NAME         token: what it is for (default "cli")
  --purge             remove: delete all workflows and files of the user too, for good
  --scopes LIST       token: read, run, admin, divided by commas (default "read,run")
  --days N            token: ends after so many days
  --json              print one JSON value`;

const options = {
  ...commonOptions,
  admin: { type: "boolean" },
  "password-stdin": { type: "boolean" },
  "take-over": { type: "string" },
  subject: { type: "string" },
  name: { type: "string" },
  purge: { type: "boolean" },
  scopes: { type: "string" },
  days: { type: "string" },
} as const;

type Values = ReturnType<typeof readArgs<typeof options>>["values"];
type Accounts = Dossier["accounts"];

interface Wish {
  dossier: Dossier;
  accounts: Accounts;
  values: Values;
  name: string;
}

const doer = { address: "terminal" };
const dayMs = 86_400_000;

const verbs: Readonly<Record<string, (wish: Wish) => Promise<void>>> = { add, remove, password, token };

export const user: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, options, usage);
    const [verb = "", name, ...rest] = positionals;
    return withDossier(values, async (dossier) => {
      const { accounts } = dossier;
      const work = verbs[verb];
      if (verb === "list" && name === undefined) await list(accounts, values);
      else if (work === undefined) throw usageError("Say add, list, remove, password or token.", usage);
      else if (name === undefined || rest.length > 0) throw usageError("Name exactly one user.", usage);
      else await work({ dossier, accounts, values, name });
      return 0;
    });
  },
};

async function list(accounts: Accounts, values: Values): Promise<void> {
  const users = (await accounts.users.list()).map(({ id, name, role, disabledAt, createdAt }) => ({
    ...{ id, name, role, disabled: disabledAt !== null, createdAt },
  }));
  if (values.json === true) return printJson(users);
  if (users.length === 0)
    process.stderr.write("There are no users yet. Add one with: dossier user add NAME\n");
  for (const { id, name, role, disabled } of users)
    print(`${id}  ${role.padEnd(6)}  ${name}${disabled ? " (disabled)" : ""}`);
}

async function add({ accounts, values, name }: Wish): Promise<void> {
  const { admin, subject, "take-over": id } = values;
  const oidc = loadProcessConfig({ config: values.config }).oidc;
  if (subject !== undefined && oidc === undefined)
    throw new Failure(
      "configuration",
      "--subject needs an OpenID provider; set oidc.issuer and oidc.clientId.",
    );
  const password = values["password-stdin"] === true ? await readPassword() : undefined;
  const role = admin === true ? "admin" : "member";
  const made = await accounts.users.add({ name, role, password, id }, doer);
  if (subject !== undefined && oidc !== undefined)
    await accounts.users.link(made.id, { ...oidc, subject }, doer);
  const needsLink = password === undefined && subject === undefined;
  const link = needsLink ? await linkFor(accounts, made.id, values) : undefined;
  if (values.json === true) printJson({ id: made.id, name: made.name, role, ...(link && { link }) });
  else
    print([`${made.id}  ${role}  ${made.name}`, ...(link === undefined ? [] : [tellLink(link)])].join("\n"));
}

async function remove({ dossier, accounts, values, name }: Wish): Promise<void> {
  const { id } = await needUser(accounts, name);
  await accounts.users.remove(id, doer);
  if (values.purge === true) await purge(dossier, id);
  if (values.json === true) printJson({ id, removed: true });
  else print(`${id} removed`);
}

/** Page after page from the start, as what was listed is gone. */
async function purge(dossier: Dossier, userId: string): Promise<void> {
  const own = dossier.as({ userId, role: "member", scopes: ["read", "run"] });
  const page = { limit: 100 };
  for (let { items } = await own.list(page); items.length > 0; { items } = await own.list(page))
    for (const { id } of items) await own.remove(id);
  for (
    let { items } = await own.documents.list(page);
    items.length > 0;
    { items } = await own.documents.list(page)
  )
    for (const { id } of items) await own.documents.remove(id);
}

async function password({ accounts, values, name }: Wish): Promise<void> {
  const { id } = await needUser(accounts, name);
  if (values["password-stdin"] === true) {
    await accounts.users.setPassword(id, await readPassword(), doer);
    return values.json === true ? printJson({ id, changed: true }) : print(`${id} has a new password`);
  }
  const link = await linkFor(accounts, id, values);
  if (values.json === true) printJson({ id, link });
  else print(tellLink(link));
}

async function token({ accounts, values, name }: Wish): Promise<void> {
  const { id } = await needUser(accounts, name);
  const scopes = AccessScope.array().safeParse((values.scopes ?? "read,run").split(","));
  if (!scopes.success) throw usageError("--scopes takes read, run and admin, divided by commas.", usage);
  const days = Number(values.days ?? 0);
  if (!Number.isFinite(days) || days < 0) throw usageError("--days takes a number.", usage);
  const expiresInMs = days === 0 ? undefined : days * dayMs;
  const wanted = { name: values.name ?? "cli", scopes: scopes.data, expiresInMs };
  const { secret, token: made } = await accounts.tokens.create(id, wanted, doer);
  if (values.json === true) printJson({ id: made.id, secret, expiresAt: made.expiresAt });
  else print(secret);
}

async function needUser(accounts: Accounts, name: string) {
  const found = (await accounts.users.findByName(name)) ?? (await accounts.users.get(name));
  if (found === undefined)
    throw new Failure("not-found", `There is no user "${name}". Run "dossier user list" to see the users.`);
  return found;
}

/** Not from an argument: those stand in the list of processes and in the shell's history. */
async function readPassword(): Promise<string> {
  return (await text(process.stdin)).replace(/\r?\n$/, "");
}

async function linkFor(accounts: Accounts, userId: string, values: Values): Promise<string> {
  const { publicUrl } = loadProcessConfig({ config: values.config });
  const { secret } = await accounts.invitations.reset(userId, doer);
  return new URL(`/setup#${secret}`, publicUrl ?? "http://localhost:4310").href;
}

function tellLink(link: string): string {
  return `Open this link within a day to set the password; it works once:\n${link}`;
}
