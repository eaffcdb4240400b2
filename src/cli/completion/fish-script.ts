import { firstWords, flagValues } from "./completed-command.ts";
import type { CompletedCommand, CompletedFlag } from "./completed-command.ts";

export function fishScript(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap((command) => {
    const { name, summary, flags, takesWorkflow } = command;
    const seen = `complete -c dossier -n "__fish_seen_subcommand_from ${name}"`;
    const words = firstWords[name];
    return [
      `complete -c dossier -f -n "__fish_use_subcommand" -a ${name} -d '${quote(summary)}'`,
      ...(words === undefined ? [] : [`${seen} -f -a "${words.join(" ")}"`]),
      ...(takesWorkflow ? [`${seen} -f -a "(__dossier_ids)"`] : []),
      ...flags.map((flag) => `${seen} ${toFish(flag)}`),
    ];
  });
  return `# fish completion for dossier\n${listIds}\n${lines.join("\n")}\n`;
}

/** As in the other shells, in the words of this one. */
const listIds = `function __dossier_ids
  set -l data .dossier
  set -q DOSSIER_DATA; and set data $DOSSIER_DATA
  test -d $data; and dossier list --limit 50 2>/dev/null | string split -f 1 ' '
end`;

function toFish({ name, short, takesValue }: CompletedFlag): string {
  const values = flagValues[name];
  const choice = values === undefined ? (takesValue ? " -r" : "") : ` -x -a "${values.join(" ")}"`;
  return `${short === undefined ? "" : `-s ${short.slice(1)} `}-l ${name.slice(2)}${choice}`;
}

function quote(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("'", "\\'");
}
