import { parseArgs } from "node:util";
import type { ParseArgsConfig } from "node:util";
import { createDossier } from "../app/create-dossier.ts";
import type { Dossier } from "../app/create-dossier.ts";
import { loadProcessConfig } from "../app/config.ts";
import { Failure } from "../model/failure.ts";

export interface Command {
  usage: string;
  /** Returns the exit code. */
  run(args: readonly string[]): Promise<number>;
}

export const commonOptions = {
  json: { type: "boolean" },
  data: { type: "string" },
  config: { type: "string" },
} as const satisfies ParseArgsConfig["options"];

/** Reads arguments strictly; a mistake is answered with the command's usage. */
export function readArgs<const Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Failure("usage", `${message}\n${usage}`, { cause: error });
  }
}

/** Flags that stand for settings. */
export const modelOptions = {
  config: { type: "string" },
  model: { type: "string" },
  "base-url": { type: "string" },
  budget: { type: "string" },
} as const satisfies ParseArgsConfig["options"];

/** Flags that say how finished files look. */
export const lookOptions = {
  theme: { type: "string" },
  template: { type: "string", multiple: true },
  logo: { type: "string" },
  contents: { type: "boolean" },
  numbered: { type: "boolean" },
} as const satisfies ParseArgsConfig["options"];

export interface SettingFlags {
  config?: string | undefined;
  theme?: string | undefined;
  template?: string[] | undefined;
  logo?: string | undefined;
  contents?: boolean | undefined;
  numbered?: boolean | undefined;
  data?: string | undefined;
  model?: string | undefined;
  "base-url"?: string | undefined;
  budget?: string | undefined;
}

/** Opens Dossier on the configured data, and closes it whatever happens. */
export async function withDossier<T>(
  flags: SettingFlags,
  body: (dossier: Dossier) => Promise<T>,
): Promise<T> {
  const { config, data, model, "base-url": baseUrl } = flags;
  const budget = readBudget(flags.budget);
  const { theme, template: templates, logo, contents, numbered: numberedHeadings } = flags;
  const look = { theme, templates, logo, contents, numberedHeadings };
  const settings = loadProcessConfig({ config, data, model, baseUrl, budget, ...look });
  const dossier = await createDossier(settings, { tell: (line) => void process.stderr.write(`${line}\n`) });
  try {
    return await body(dossier);
  } finally {
    await dossier.close();
  }
}

export function readBudget(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const budget = Number(text);
  if (text.trim() !== "" && Number.isFinite(budget) && budget >= 0) return budget;
  throw new Failure("usage", `--budget takes an amount such as 0.50, not "${text}".`);
}

export function needOne(positionals: readonly string[], what: string, usage: string): string {
  const [only, ...rest] = positionals;
  if (only === undefined || rest.length > 0)
    throw new Failure("usage", `Name exactly one ${what}.\n${usage}`);
  return only;
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value));
}
