import { firstWords, flagValues, listIds } from "./completed-command.ts";
import type { CompletedCommand } from "./completed-command.ts";

export function zshScript(commands: readonly CompletedCommand[]): string {
  const quote = (text: string) => text.replaceAll("'", `'\\''`).replaceAll(":", "\\:");
  const described = commands.map(({ name, summary }) => `    '${name}:${quote(summary)}'`);
  const values = Object.entries(flagValues).map(
    ([flag, words]) => `    ${flag}) compadd -- ${words.join(" ")}; return ;;`,
  );
  const flags = commands.map(({ name, flags: own }) => {
    const words = own.flatMap((flag) => (flag.short === undefined ? [flag.name] : [flag.short, flag.name]));
    return `      ${name}) compadd -- ${[...words, "--help"].join(" ")} ;;`;
  });
  const firsts = Object.entries(firstWords).map(
    ([name, words]) => `      ${name}) compadd -- ${words.join(" ")}; return ;;`,
  );
  const ids = commands.filter(({ takesWorkflow }) => takesWorkflow).map(({ name }) => name);
  return `#compdef dossier
_dossier() {
  local -a commands
  commands=(
${described.join("\n")}
    'help:Show help'
  )
  if (( CURRENT == 2 )); then
    _describe 'command' commands
    return
  fi
  case "$words[CURRENT-1]" in
${values.join("\n")}
  esac
  if [[ "$words[CURRENT]" == -* ]]; then
    case "$words[2]" in
${flags.join("\n")}
    esac
    return
  fi
  if (( CURRENT == 3 )); then
    case "$words[2]" in
      help) _describe 'command' commands; return ;;
${firsts.join("\n")}
      ${ids.join("|")}) compadd -- \${(f)"$(${listIds})"}; return ;;
    esac
  fi
  _files
}
if [[ "$funcstack[1]" == "_dossier" ]]; then
  _dossier "$@"
else
  compdef _dossier dossier
fi
`;
}
