import { firstWords, flagValues, listIds } from "./completed-command.ts";
import type { CompletedCommand } from "./completed-command.ts";

export function bashScript(commands: readonly CompletedCommand[]): string {
  const names = commands.map(({ name }) => name);
  const offer = (words: readonly string[]) => `COMPREPLY=($(compgen -W "${words.join(" ")}" -- "$cur"))`;
  const values = Object.entries(flagValues).map(([flag, words]) => `    ${flag}) ${offer(words)}; return ;;`);
  const flags = commands.map((command) => `        ${command.name}) ${offer(wordsOf(command))} ;;`);
  const firsts = Object.entries(firstWords).map(
    ([name, words]) => `      ${name}) ${offer(words)}; return ;;`,
  );
  const ids = commands.filter(({ takesWorkflow }) => takesWorkflow).map(({ name }) => name);
  return `# bash completion for dossier
_dossier() {
  local cur prev cmd
  cur="\${COMP_WORDS[COMP_CWORD]}"
  prev="\${COMP_WORDS[COMP_CWORD-1]}"
  cmd="\${COMP_WORDS[1]}"
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    ${offer([...names, "help", "--help", "--version"])}
    return
  fi
  case "$prev" in
${values.join("\n")}
  esac
  case "$cur" in
    -*)
      case "$cmd" in
${flags.join("\n")}
      esac
      return ;;
  esac
  if [ "$COMP_CWORD" -eq 2 ]; then
    case "$cmd" in
      help) ${offer(names)}; return ;;
${firsts.join("\n")}
      ${ids.join("|")}) COMPREPLY=($(compgen -W "$(${listIds})" -- "$cur")); return ;;
    esac
  fi
}
complete -o bashdefault -o default -F _dossier dossier
`;
}

function wordsOf({ flags }: CompletedCommand): string[] {
  return [...flags.flatMap(({ name, short }) => (short === undefined ? [name] : [short, name])), "--help"];
}
