import { existsSync, realpathSync } from "node:fs";
import { dirname, resolve, sep } from "node:path";

export type Settings = Record<string, unknown>;

/** A setting that a file found in a folder may not make by itself, and why. */
export interface Withheld {
  key: string;
  does: string;
  value: unknown;
}

/** What a setting could do to whoever only meant to read a folder. */
const dangers: ReadonlyMap<string, string> = new Map([
  ["plugins", "runs code"],
  ["allow", "lets actions happen without approval"],
  ["models", "decides where requests and keys go, and what they cost"],
  ["baseUrl", "decides where requests and keys go"],
  ["baseUrls", "decides where requests and keys go"],
  ["keys", "decides in whose name models are asked"],
  ["database", "keeps documents elsewhere"],
  ["s3", "keeps documents elsewhere"],
  ["otlpEndpoint", "sends telemetry elsewhere"],
  ["logFile", "writes elsewhere"],
  ["currency", "changes what budgets are counted in"],
  ["usdRate", "changes what budgets are counted in"],
  ["secretKey", "decides how secrets are sealed"],
  ["retentionDays", "deletes records"],
  ["workflowDays", "deletes workflows"],
  ["publicUrl", "decides which addresses are answered"],
  ["trustedProxies", "decides whose address counts"],
  ["oidc", "decides who may sign in"],
]);

/** Files and folders: fine inside the folder of the configuration, not elsewhere. */
const paths: ReadonlyMap<string, string> = new Map([
  ["data", "writes elsewhere"],
  ["templates", "reads files elsewhere"],
  ["logo", "reads files elsewhere"],
  ["commonPasswords", "reads files elsewhere"],
  ["theme", "reads files elsewhere"],
]);

/** Takes the settings of a found file apart: those that are only data, and those that need its user's trust. */
export function splitSettings(
  settings: Settings,
  folder: string,
): { harmless: Settings; withheld: Withheld[] } {
  const withheld: Withheld[] = [];
  const isServed = settings["baseUrl"] !== undefined || settings["models"] !== undefined;
  const harmless = Object.entries(settings).filter(([key, value]) => {
    const does =
      dangers.get(key) ??
      (leadsOut(value, key, folder) ? paths.get(key) : undefined) ??
      // a name that only the server knows that goes with it
      (key === "model" && isServed ? "goes with the server" : undefined);
    if (does !== undefined) withheld.push({ key, does, value });
    return does === undefined;
  });
  return { harmless: Object.fromEntries(harmless), withheld };
}

function leadsOut(value: unknown, key: string, folder: string): boolean {
  if (!paths.has(key)) return false;
  const named = (Array.isArray(value) ? value : [value]).filter((each) => typeof each === "string");
  return named.some((path) => !isInside(resolve(folder, path), realpathSync(folder)));
}

/** Wherever links lead: what does not exist yet is where its nearest folder is. */
function isInside(path: string, home: string): boolean {
  let at = path;
  while (!existsSync(at) && at !== dirname(at)) at = dirname(at);
  const real = realpathSync(at);
  return real === home || real.startsWith(home.endsWith(sep) ? home : home + sep);
}
