import { createHash } from "node:crypto";
import { readFileSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { plainLine } from "../../lib/text/plain-line.ts";
import type { ConfigFile } from "../settings/config-file.ts";
import { withPaths } from "../settings/config-file.ts";
import { splitSettings } from "./split-settings.ts";
import type { Settings, Withheld } from "./split-settings.ts";
import { openTrustList } from "./trust-list.ts";

export interface JudgedFile {
  /** As it is known in the list of what is trusted. */
  name: string;
  hash: string;
  isTrusted: boolean;
  /** It was trusted once, and says something else now. */
  hasChanged: boolean;
  /** What may be used without trust. */
  harmless: Settings;
  /** What may not. */
  withheld: Withheld[];
}

const mostPlugin = 64 * 1_048_576;

/** Judges a configuration that was found and not named: until its user trusts it, most of it is only read. */
export function judgeFile(file: ConfigFile, home: string | undefined): JudgedFile {
  const { settings } = withPaths(file);
  const folder = dirname(file.path);
  const name = join(realpathSync(folder), basename(file.path));
  const plugins = Array.isArray(settings["plugins"]) ? settings["plugins"].map(String) : [];
  const hash = hashFile(name, [
    file.text,
    ...plugins.flatMap((path) => [path, contentOf(resolve(folder, path))]),
  ]);
  const known = home === undefined ? undefined : openTrustList(home).hashOf(name);
  const isTrusted = known === hash;
  return {
    ...{ name, hash, isTrusted, hasChanged: known !== undefined && !isTrusted },
    ...splitSettings(settings, folder),
  };
}

/** Of the file, its place, and the modules it names: none of them may change under the trust that was given. */
function hashFile(name: string, pieces: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const piece of [name, ...pieces]) hash.update(`${piece.length}:`).update(piece);
  return hash.digest("hex");
}

function contentOf(path: string): string | Uint8Array {
  try {
    const found = statSync(path);
    if (!found.isFile()) return "";
    return found.size <= mostPlugin ? readFileSync(path) : `${found.size} ${found.mtimeMs}`;
  } catch {
    return ""; // a package, or not there
  }
}

/** The one line for whoever works in a folder whose configuration they did not trust. */
export function tellWithheld({ name, withheld, hasChanged }: JudgedFile): string {
  const keys = withheld.map(({ key }) => key).join(", ");
  const why = hasChanged ? "has changed since it was trusted" : "is not trusted";
  return `dossier: ${plainLine(name, 400)} ${why}; ignored: ${keys}. See what it asks for with "dossier trust --show", allow it with "dossier trust".`;
}
