import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { Failure } from "../model/failure.ts";
import { processSources } from "./config.ts";
import { configName } from "./settings/config-file.ts";
import { configTemplate } from "./settings/config-template.ts";
import { codeOf, whyUnopened } from "./files/why-unopened.ts";

export interface NewConfig {
  /** The folder it is for; the user's own configuration if left out. */
  folder?: string;
  /** Writes over what is there. */
  force: boolean;
}

/** Writes a configuration with every setting explained and none switched on. Returns its path. */
export async function initConfig({ folder, force }: NewConfig): Promise<string> {
  const path =
    folder === undefined ? join(processSources().home, "config.json") : join(resolve(folder), configName);
  try {
    await mkdir(dirname(path), { recursive: true, ...(folder === undefined && { mode: 0o700 }) });
    await writeFile(path, configTemplate(), { flag: force ? "w" : "wx", mode: 0o600 });
    return path;
  } catch (cause) {
    if (codeOf(cause) === "EEXIST")
      throw new Failure("usage", `${path} exists already. Use --force to write over it.`, { cause });
    throw new Failure("store", `${path} cannot be written: ${whyUnopened(cause)}.`, { cause });
  }
}
