import { suggestName } from "../lib/text/suggest-name.ts";
import { Failure } from "../model/failure.ts";
import type { ListedCommand } from "./command.ts";
import { commandGroups } from "./commands.ts";
import { examples } from "./examples.ts";
import { version } from "./version.ts";

const commands = new Map(Object.values(commandGroups).flatMap((group) => Object.entries(group)));

/** The command of that name; a mistyped one is answered with the nearest. */
export function needCommand(name: string): ListedCommand {
  const command = commands.get(name);
  if (command !== undefined) return command;
  const near = suggestName(name, [...commands.keys()]);
  throw new Failure("usage", `Unknown command "${name}"${near}. Run "dossier --help" to see all commands.`);
}

/** The page of one command: how it is called, its options, and calls to copy. */
export async function helpFor(name: string): Promise<string> {
  const { usage } = await needCommand(name).load();
  const calls = (examples[name] ?? []).map((call) => `  ${call}`);
  return calls.length === 0 ? `${usage}\n` : `${usage}\n\nExamples:\n${calls.join("\n")}\n`;
}

export function help(): string {
  const groups = Object.entries(commandGroups).map(([title, group]) => {
    const lines = Object.entries(group).map(([name, { summary }]) => `  ${name.padEnd(11)} ${summary}`);
    return [title, ...lines].join("\n");
  });
  return `dossier ${version()}: turns a request and its documents into finished files and checked answers with citations.

Usage: dossier <command> [arguments]

${groups.join("\n\n")}

Examples:
  dossier run "What is the daily meal allowance in 2026?" samples
  dossier ask "When does the contract end?" contract.pdf
  dossier doctor

Run "dossier <command> --help" for the options and examples of a command.
`;
}
