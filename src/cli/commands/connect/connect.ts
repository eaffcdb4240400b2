import { loadProcessConfig } from "../../../app/config.ts";
import { Permission } from "../../../model/connections/connection.ts";
import { commonOptions, print, printJson, withDossier } from "../../command.ts";
import type { Command } from "../../command.ts";
import { interruptSignal } from "../../interrupt-signal.ts";
import { readArgs, usageError } from "../../read-args.ts";
import { addConnection } from "./add-connection.ts";
import { confirm, createPerson } from "./person.ts";
import { showConnections } from "./show-connections.ts";
import { testConnections } from "./test-connections.ts";
import type { ConnectWish, OneConnection } from "./connect-wish.ts";

const usage = `Usage: dossier connect add|list|test|login|review|allow|remove|rekey|uses [NAME] [options]

Manages connections to outside services. Their secrets are sealed with a key (DOSSIER_SECRET_KEY, or the file
secret.key in the data folder), or stay in variables of the environment; no command shows them.

  add TYPE        add one: searxng, brave, tavily, openai-search, anthropic-search,
                  imap, microsoft, mcp-http or mcp-stdio
  list            list the connections
  test [LABEL]    make a cheap real call for each ability, and say what works and what is missing
  login LABEL     sign in
  review LABEL    show what it offers, and accept it
  allow LABEL ACTION always|ask|never|default
                  what an action may do over it, such as "mail.*"
  remove LABEL    remove it with its secrets
  rekey           seal all secrets with another key
  uses [LABEL]    what connections were used for, newest first

  --label NAME        add: what it is called in requests
  --set KEY=VALUE     add: a setting; lists are divided by commas (repeatable)
  --secret FIELD=env:VARIABLE   add: the secret is in this variable (repeatable)
  --secret FIELD=-    add: read the secret from standard input, a line each
  --replace           add: change the connection of this label; what is not given stays
  --everyone          add: every user of a server may use it
  --yes               review, remove: do not ask
  --data DIR          data folder
  --config FILE       use this configuration file
  --json              print one JSON value`;

const options = {
  ...commonOptions,
  label: { type: "string" },
  set: { type: "string", multiple: true },
  secret: { type: "string", multiple: true },
  replace: { type: "boolean" },
  everyone: { type: "boolean" },
  yes: { type: "boolean", short: "y" },
} as const;

type Verb = (wish: ConnectWish) => Promise<number>;
const verbs: Readonly<Record<string, Verb>> = {
  add: addConnection,
  list: showConnections,
  test: testConnections,
  login: (wish) => withOne(wish, login),
  review: (wish) => withOne(wish, review),
  allow: (wish) => withOne(wish, allow),
  remove: (wish) => withOne(wish, remove),
  rekey,
  uses,
};

export const connect: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, options, usage);
    const [name = "", ...names] = positionals;
    const verb = verbs[name];
    if (verb === undefined) throw usageError(`Say one of: ${Object.keys(verbs).join(", ")}.`, usage);
    const { user } = loadProcessConfig({ config: values.config, data: values.data });
    const signal = interruptSignal();
    return withDossier(values, async (dossier) =>
      verb({ connections: await dossier.connections(), values, names, user, signal, usage }),
    );
  },
};

async function withOne(wish: ConnectWish, work: (one: OneConnection) => Promise<number>): Promise<number> {
  const [label, ...rest] = wish.names;
  if (label === undefined) throw usageError("Name a connection.", wish.usage);
  const { connections, user, signal } = wish;
  const connection = await connections.find(label, user);
  const opened = connections.open(connection, { user, action: "connect", effect: "read" }, signal);
  return work({ ...wish, names: rest, connection, opened });
}

async function login({ connections, opened, connection, values }: OneConnection): Promise<number> {
  await connections.login(opened, createPerson());
  if (values.json === true) printJson({ label: connection.label, signedIn: true });
  else print(`Signed in to ${connection.label}. Try it with: dossier connect test ${connection.label}`);
  return 0;
}

async function review({ connections, opened, connection, values }: OneConnection): Promise<number> {
  const items = await connections.review(opened);
  const isNew = items.some(({ change }) => change !== "same");
  if (values.json !== true)
    for (const { name, change, shown } of items) print(`${change.padEnd(8)} ${name}\n  ${shown}`);
  const accepted = values.yes === true || (isNew && (await confirm("Accept these?")));
  if (accepted) await connections.accept(connection, items);
  if (values.json === true) printJson({ label: connection.label, items, accepted });
  else if (isNew) print(accepted ? "Accepted." : "Not accepted; what is new or changed is not offered.");
  else print("Nothing has changed.");
  return isNew && !accepted ? 3 : 0;
}

async function allow({
  connections,
  connection,
  names,
  values,
  usage: help,
}: OneConnection): Promise<number> {
  const [pattern, word, ...rest] = names;
  const said = Permission.safeParse(word);
  if (pattern === undefined || rest.length > 0 || (!said.success && word !== "default"))
    throw usageError("Name an action, and always, ask, never or default.", help);
  await connections.allow(connection, pattern, said.data);
  const permission = said.data ?? "default";
  if (values.json === true) printJson({ label: connection.label, action: pattern, permission });
  else print(`${connection.label}: ${pattern} ${permission}`);
  return 0;
}

async function remove({ connections, opened, connection, values }: OneConnection): Promise<number> {
  const { label } = connection;
  if (values.yes !== true && !(await confirm(`Remove ${label} and its secrets?`))) return 3;
  const removed = await connections.remove(opened);
  if (values.json === true) printJson({ label, removed: true, ...removed });
  else {
    print(`${label} removed.`);
    if (removed.problem !== undefined)
      process.stderr.write(`The provider could not be told: ${removed.problem}\n`);
  }
  return 0;
}

async function rekey({ connections, values }: ConnectWish): Promise<number> {
  const secrets = await connections.rekey();
  if (values.json === true) printJson({ secrets });
  else print(`${secrets} secrets are sealed with the new key.`);
  return 0;
}

async function uses({ connections, values, names, user }: ConnectWish): Promise<number> {
  const [label] = names;
  const one = label === undefined ? undefined : await connections.find(label, user);
  const found = await connections.uses(one === undefined ? {} : { connection: one.id });
  if (values.json === true) printJson(found);
  else
    for (const { at, label: name, action, effect, target, bytes, result } of found)
      print(
        `${new Date(at).toISOString()}  ${name}  ${action} (${effect})  ${target}  ${bytes} bytes  ${result}`,
      );
  return 0;
}
