import type { CommandGroups } from "../command.ts";
import type { CompletedCommand, CompletedFlag } from "./completed-command.ts";

/** Every command with the flags that its help names. */
export async function listCommands(all: CommandGroups): Promise<CompletedCommand[]> {
  const listed = Object.values(all).flatMap((group) => Object.entries(group));
  const usages = new Map<string, string>();
  for (const [name, { load }] of listed) usages.set(name, (await load()).usage);
  return listed.map(([name, { summary }]) => {
    const usage = usages.get(name) ?? "";
    const shared = /the same options as "dossier (\w+)"/.exec(usage)?.[1];
    const named = [...flagsIn(usage), ...flagsIn(usages.get(shared ?? "") ?? "")];
    const flags = [...new Map(named.map((flag) => [flag.name, flag])).values()];
    return { name, summary, flags, takesWorkflow: /^Usage: dossier \w+ WORKFLOW/.test(usage) };
  });
}

/** A flag in a help page: "-o, --out DIR" has a short form and takes a value. */
export function flagsIn(usage: string): CompletedFlag[] {
  const found = usage.matchAll(/(?:(?<![\w-])(-[a-z]), )?(?<![\w-])(--[a-z][a-z-]*)(?: ([A-Z]+)\b)?/g);
  // "dossier trace WORKFLOW --steps" is another command's flag
  const own = usage.replaceAll(/"dossier [^"]*"/g, (quoted) => " ".repeat(quoted.length));
  return [...found].flatMap(({ 1: short, 2: name = "", 3: value, index }) => {
    if (own.slice(index, index + 2).trim() === "") return [];
    return [{ name, ...(short && { short }), takesValue: value !== undefined }];
  });
}
