import { createInterface } from "node:readline";
import { ConnectionType, everyone } from "../../../model/connections/connection.ts";
import { Failure } from "../../../model/failure.ts";
import { print, printJson } from "../../command.ts";
import { usageError } from "../../read-args.ts";
import type { ConnectWish } from "./connect-wish.ts";
import { createPerson, isAtTerminal } from "./person.ts";
import { testOne } from "./test-connections.ts";

type Secrets = Record<string, { env: string } | { value: string }>;

/** Adds a connection, or changes one. What is secret is asked for, read from standard input or named by its variable. */
export async function addConnection(wish: ConnectWish): Promise<number> {
  const { connections, values, names, user, usage } = wish;
  const [name, ...rest] = names;
  const type = ConnectionType.safeParse(name);
  if (!type.success || rest.length > 0)
    throw usageError(`Name one type: ${ConnectionType.options.join(", ")}.`, usage);
  if (values.label === undefined) throw usageError("Give it a name with --label.", usage);
  const kind = await connections.kindOf(type.data);
  const settings = readPairs(values.set ?? [], "--set", usage);
  const secrets = await readSecrets(wish, [...kind.secrets, ...(kind.moreSecrets?.(settings) ?? [])]);
  const connection = await connections.add({
    ...{ type: type.data, label: values.label, settings, secrets },
    ...{ owner: values.everyone === true ? everyone : user, replace: values.replace === true },
  });
  const { label } = connection;
  const next =
    kind.review !== undefined
      ? `dossier connect review ${label}`
      : kind.login !== undefined
        ? `dossier connect login ${label}`
        : undefined;
  if (next !== undefined) {
    if (values.json === true) printJson({ connection, next });
    else print(`${label} (${kind.title}) added. Now run: ${next}`);
    return 0;
  }
  const { reports, works } = await testOne(wish, connection);
  if (values.json === true) printJson({ connection, reports });
  else {
    print(`${label} (${kind.title}) added.`);
    for (const { ability, works: does, detail } of reports)
      print(`  ${does ? "works" : "does not work"}: ${ability}: ${detail}`);
  }
  return works ? 0 : 4;
}

function readPairs(pairs: readonly string[], flag: string, usage: string): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf("=");
      if (at < 1) throw usageError(`${flag} takes NAME=VALUE.`, usage);
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

interface Field {
  name: string;
  title: string;
  isRequired: boolean;
}

async function readSecrets({ values, usage }: ConnectWish, fields: readonly Field[]): Promise<Secrets> {
  const secrets: Secrets = {};
  const fromInput: string[] = [];
  for (const [field, said] of Object.entries(readPairs(values.secret ?? [], "--secret", usage))) {
    const variable = /^env:([A-Za-z_][A-Za-z0-9_]*)$/.exec(said)?.[1];
    if (variable !== undefined) secrets[field] = { env: variable };
    else if (said === "-") fromInput.push(field);
    else
      throw usageError(
        `--secret ${field}=… takes env:VARIABLE or -; a secret is never an argument, because others can see those.`,
        usage,
      );
  }
  const lines = fromInput.length === 0 ? [] : await readLines(fromInput.length);
  for (const [index, field] of fromInput.entries()) {
    const value = lines[index];
    if (value === undefined || value === "")
      throw new Failure("usage", `Standard input holds no line for the secret "${field}".`);
    secrets[field] = { value };
  }
  if (values.replace === true) return secrets;
  for (const { name, title, isRequired } of fields) {
    if (secrets[name] !== undefined || !isRequired) continue;
    if (!isAtTerminal())
      throw new Failure(
        "usage",
        `The secret "${name}" is missing: give --secret ${name}=env:VARIABLE, or --secret ${name}=- with it on standard input.`,
      );
    const value = await createPerson().ask(title, { hidden: true });
    if (value === "") throw new Failure("usage", `${title} must not be empty.`);
    secrets[name] = { value };
  }
  return secrets;
}

async function readLines(count: number): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: process.stdin })) {
    lines.push(line.replace(/\r$/, ""));
    if (lines.length >= count) break;
  }
  return lines;
}
