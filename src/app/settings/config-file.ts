import { readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { stripComments } from "../../lib/json/strip-comments.ts";
import { plainLine } from "../../lib/text/plain-line.ts";
import { Failure } from "../../model/failure.ts";

export const configName = "dossier.config.json";
const mostBytes = 4 * 1_048_576;

export interface ConfigFile {
  path: string;
  /** As it stands there. */
  text: string;
  settings: Record<string, unknown>;
}

/** A file of settings, in JSON that may hold comments; undefined if there is none and nobody named it. */
export function readConfigFile(path: string, namedBy?: string): ConfigFile | undefined {
  const text = readText(path, namedBy);
  if (text === undefined) return undefined;
  let value: unknown;
  try {
    // a prototype that a file brings along would be read as settings that nobody saw
    value = JSON.parse(stripComments(text), (key, inner: unknown) =>
      key === "__proto__" ? undefined : inner,
    );
  } catch (cause) {
    throw new Failure("configuration", `${show(path)} is not valid JSON: ${plainLine(String(cause))}.`, {
      cause,
    });
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return { path, text, settings: value as Record<string, unknown> };
  throw new Failure("configuration", `${show(path)} must contain one JSON object.`);
}

function readText(path: string, namedBy: string | undefined): string | undefined {
  try {
    const found = statSync(path); // a pipe would keep us waiting, and a huge file is none of ours
    if (found.isFile() && found.size <= mostBytes) return readFileSync(path, "utf8");
    if (namedBy === undefined) return undefined;
  } catch (cause) {
    if (namedBy === undefined) return undefined;
    throw unreadable(path, namedBy, cause);
  }
  throw unreadable(path, namedBy);
}

function unreadable(path: string, namedBy: string, cause?: unknown): Failure {
  const message = `${namedBy} names ${show(path)}, which cannot be read.`;
  return new Failure("configuration", message, { cause });
}

/** A path in a configuration file starts where the file is; a plug-in may also be a package. */
export function withPaths(file: ConfigFile): ConfigFile {
  const { settings, path } = file;
  const folder = dirname(path);
  const { plugins, templates, logo, commonPasswords } = settings;
  const absolute = (name: unknown) => (typeof name === "string" ? resolve(folder, name) : name);
  const plugin = (name: unknown) =>
    typeof name === "string" && name.startsWith(".") ? absolute(name) : name;
  const found = {
    ...settings,
    ...(Array.isArray(plugins) && { plugins: plugins.map(plugin) }),
    ...(Array.isArray(templates) && { templates: templates.map(absolute) }),
    ...(logo !== undefined && { logo: absolute(logo) }),
    ...(commonPasswords !== undefined && { commonPasswords: absolute(commonPasswords) }),
  };
  return { ...file, settings: found };
}

function show(path: string): string {
  return plainLine(path, 400);
}
