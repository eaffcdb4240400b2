import type { GivenFile } from "../app/files/given-file.ts";
import { Failure } from "../model/failure.ts";

const inputs = new Set(["-", "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"]);

/** The files that arguments name; "-" is what comes in on standard input. */
export function givenFiles(paths: readonly string[], promptFile?: unknown): GivenFile[] {
  const asInput = paths.filter((path) => inputs.has(path));
  if (asInput.length + (promptFile === "-" ? 1 : 0) > 1)
    throw new Failure("usage", "Standard input can be read only once: use - only once.");
  return paths.map((path) => (inputs.has(path) ? openInput() : path));
}

function openInput(): GivenFile {
  if (process.stdin.isTTY === true)
    process.stderr.write("Reading from the terminal; end with Ctrl-D on a line of its own.\n");
  return { fileName: "stdin", content: process.stdin };
}
