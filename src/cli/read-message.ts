import { Failure } from "../model/failure.ts";
import { readPromptFile } from "./read-prompt-file.ts";

/** What is said on the command line or in a file, and the arguments after it. */
export async function readMessage(
  { file, positionals }: { file: string | undefined; positionals: readonly string[] },
  usage: string,
): Promise<{ message: string; rest: readonly string[] }> {
  if (file !== undefined) return { message: await readPromptFile(file), rest: positionals };
  const [message, ...rest] = positionals;
  if (message === undefined || message.trim() === "")
    throw new Failure("usage", `The request is missing.\n${usage}`);
  return { message, rest };
}
