import { parseArgs } from "node:util";
import type { ParseArgsConfig } from "node:util";
import { suggestName } from "../lib/text/suggest-name.ts";
import { Failure } from "../model/failure.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** Reads arguments strictly; a mistake is answered with what was probably meant. */
export function readArgs<const Given extends Options>(
  args: readonly string[],
  options: Given,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw usageError(sayMistake(error, options), usage, error);
  }
}

/** What is wrong, how the command is called, and where to read more: never a whole page. */
export function usageError(message: string, usage: string, cause?: unknown): Failure {
  const [synopsis = ""] = usage.split("\n\n");
  const name = /^Usage: dossier (\S+)/.exec(usage)?.[1] ?? "";
  return new Failure(
    "usage",
    `${message}\n${synopsis}\nRun "dossier ${name} --help" for the options and examples.`,
    {
      cause,
    },
  );
}

function sayMistake(error: unknown, options: Options): string {
  const message = error instanceof Error ? error.message : String(error);
  const given = /'(-[^' ]*)/.exec(message)?.[1] ?? "";
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") {
    const known = Object.keys(options).map((name) => `--${name}`);
    return `Unknown option ${given}${suggestName(given, known)}.`;
  }
  if (/argument missing|ambiguous/i.test(message)) return `${given.replace(/,$/, "")} needs a value.`;
  if (/does not take an argument/i.test(message)) return `${given} takes no value.`;
  return message;
}
