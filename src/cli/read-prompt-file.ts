import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { Failure } from "../model/failure.ts";

/** A long request from a file, or from standard input ("-"). */
export async function readPromptFile(path: string): Promise<string> {
  try {
    return path === "-" ? await text(process.stdin) : await readFile(path, "utf8");
  } catch (cause) {
    throw new Failure("usage", `--prompt-file: ${path} cannot be read.`, { cause });
  }
}
