import { existsSync, realpathSync } from "node:fs";
import { dirname, extname, join } from "node:path";

export interface SandboxPlace {
  /** The child's own folder: `in` to read from, `work` to write to. */
  folder: string;
  /** Another start than child.ts, for tests. */
  entry?: string;
  heapMb: number;
}

const ending = extname(import.meta.filename); // .ts in a checkout, .js when built

export const childEntry = join(import.meta.dirname, `child${ending}`);

/** The arguments of Node for a process that sees our own code and its own folder, and nothing else. */
export function sandboxArgs({ folder, entry, heapMb }: SandboxPlace): string[] {
  const source = realpathSync(dirname(dirname(import.meta.dirname)));
  const readable = [
    source,
    join(dirname(source), "package.json"),
    ...modulesAbove(source),
    ...(entry === undefined ? [] : [realpathSync(entry)]),
    folder,
  ];
  return [
    "--permission",
    ...readable.map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${join(folder, "work")}`,
    "--allow-addons", // the canvas that pages are painted on
    "--allow-worker", // recognition of text
    `--max-old-space-size=${heapMb}`,
    "--initial-old-space-size=128",
    "--disable-warning=SecurityWarning",
    // unlike --import also in threads made of text
    ...["no-network", "no-signals", "fenced-threads"].map(
      (name) => `--require=${join(import.meta.dirname, name + ending)}`,
    ),
  ];
}

/** Packages may stand beside ours or above it, and either may be a link. */
function modulesAbove(folder: string): string[] {
  const found = new Set<string>();
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    const modules = join(at, "node_modules");
    if (existsSync(modules)) found.add(modules).add(realpathSync(modules));
  }
  return [...found];
}
