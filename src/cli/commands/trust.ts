import { largest } from "../../lib/largest.ts";
import { createInterface } from "node:readline/promises";
import { processSources } from "../../app/config.ts";
import { readFolderTrust } from "../../app/trust/trust-folder.ts";
import type { FolderTrust } from "../../app/trust/trust-folder.ts";
import { Failure } from "../../model/failure.ts";
import { print, printJson, readArgs } from "../command.ts";
import type { Command } from "../command.ts";

const usage = `Usage: dossier trust [FOLDER] [options]

Shows what the dossier.config.json of a folder asks for beyond plain data (code, keys, approvals, places to write to),
and allows it. At a terminal it asks first. It counts until the file or a plug-in beside it changes.

  --show     only show it
  --yes      do not ask
  --remove   take the trust back
  --json     print one JSON value`;

const options = {
  show: { type: "boolean" },
  yes: { type: "boolean", short: "y" },
  remove: { type: "boolean" },
  json: { type: "boolean" },
} as const;

export const trust: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, options, usage);
    const { folder: here, home } = processSources();
    const [folder = here, ...rest] = positionals;
    if (rest.length > 0) throw new Failure("usage", `Name one folder at most.\n${usage}`);
    const found = readFolderTrust({ folder, home });
    const { json = false, show = false, yes = false, remove = false } = values;
    if (!json) print(describe(found));
    const state = remove ? "removed" : show ? found.state : await decide(found, yes || json);
    if (state === "removed") found.remove();
    if (state === "granted") found.grant();
    if (json) printJson({ path: found.path, asks: found.asks, state });
    else print(closing[state]);
    return state === "declined" ? 3 : 0;
  },
};

type State = FolderTrust["state"] | "granted" | "declined" | "removed";

const closing = {
  granted: 'Trusted, until the file or a plug-in changes. "dossier trust --remove" takes it back.',
  declined: "Not trusted; nothing has changed.",
  removed: "Not trusted any more.",
  trusted: "It is trusted.",
  changed: 'It was trusted and has changed since; "dossier trust" allows it again.',
  untrusted: 'It is not trusted; "dossier trust" allows it.',
} satisfies Record<State, string>;

function describe({ path, asks }: FolderTrust): string {
  if (asks.length === 0) return `${path}\n  asks for nothing that needs trust`;
  const width = largest(asks.map(({ key }) => key.length));
  const lines = asks.map(({ key, does, says }) => `  ${key.padEnd(width)}  ${does}: ${says}`);
  return [path, ...lines].join("\n");
}

/** Who can be asked is asked; where nobody can, the command itself is the answer. */
async function decide({ asks }: FolderTrust, isSure: boolean): Promise<"granted" | "declined"> {
  const { stdin: input, stderr: output } = process;
  if (isSure || asks.length === 0 || input.isTTY !== true || output.isTTY !== true) return "granted";
  const terminal = createInterface({ input, output });
  try {
    const answer = await terminal.question("Trust this? [y/N] ");
    return /^\s*[yj]/i.test(answer) ? "granted" : "declined";
  } finally {
    terminal.close();
  }
}
