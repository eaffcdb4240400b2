import { readPromptFile } from "./read-prompt-file.ts";
import { usageError } from "./read-args.ts";

/** What is said on the command line or in a file, and the arguments after it. */
export async function readMessage(
  { file, positionals }: { file: string | undefined; positionals: readonly string[] },
  usage: string,
): Promise<{ message: string; rest: readonly string[] }> {
  if (file !== undefined) return { message: await readPromptFile(file), rest: positionals };
  const [message, ...rest] = positionals;
  // "request", "question", "statement": as the command itself calls it
  const what = /"(\w+)"/.exec(usage)?.[1] ?? "request";
  if (message === undefined || message.trim() === "") throw usageError(`The ${what} is missing.`, usage);
  return { message, rest };
}
