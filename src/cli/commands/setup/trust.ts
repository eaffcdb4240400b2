import { largest } from "../../../lib/largest.ts";
import { createInterface } from "node:readline/promises";
import { processSources } from "../../../app/config.ts";
import { readFolderTrust } from "../../../app/read-folder-trust.ts";
import type { FolderTrust } from "../../../app/read-folder-trust.ts";
import { print, printJson } from "../../command.ts";
import type { Command } from "../../command.ts";
import { readArgs, usageError } from "../../read-args.ts";

const usage = `Usage: dossier trust [FOLDER] [options]

Shows which settings in a folder's dossier.config.json need your trust (those that run code, use keys, skip approvals
or write elsewhere), and trusts them. On a terminal it asks first. Trust ends when the file or one of its plug-ins
changes.

  --show     only show the settings
  --yes      trust them without asking
  --remove   withdraw the trust
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
    if (rest.length > 0) throw usageError("Name at most one folder.", usage);
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
  granted:
    'Trusted until the file or a plug-in changes. To withdraw the trust, run "dossier trust --remove".',
  declined: "Not trusted; nothing has changed.",
  removed: "No longer trusted.",
  trusted: "This configuration is trusted.",
  changed: 'This configuration has changed since it was trusted. To trust it again, run "dossier trust".',
  untrusted: 'This configuration is not trusted. To trust it, run "dossier trust".',
} satisfies Record<State, string>;

function describe({ path, asks }: FolderTrust): string {
  if (asks.length === 0) return `${path}\n  has no settings that need trust`;
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
    const answer = await terminal.question("Trust these settings? [y/N] ");
    return /^\s*[yj]/i.test(answer) ? "granted" : "declined";
  } finally {
    terminal.close();
  }
}
