import { readFile } from "node:fs/promises";
import { Failure } from "../model/failure.ts";

export async function readPromptFile(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (cause) {
    throw new Failure("usage", `--prompt-file: ${path} cannot be read.`, { cause });
  }
}
