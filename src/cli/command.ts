import type { ParseArgsConfig } from "node:util";
import { createDossier } from "../app/create-dossier.ts";
import type { Dossier } from "../app/create-dossier.ts";
import { loadProcessConfig, processSources } from "../app/config.ts";
import { Failure } from "../model/failure.ts";
import { showProgress } from "./progress/show-progress.ts";
import type { ProgressShow } from "./progress/show-progress.ts";
import { openScreen } from "./progress/terminal.ts";
import { usageError } from "./read-args.ts";

export interface Command {
  usage: string;
  /** Returns the exit code; told of all commands there are. */
  run(args: readonly string[], all: CommandGroups): Promise<number>;
}

export interface ListedCommand {
  summary: string;
  load: () => Promise<Command>;
}

/** By the title of the group, then by name. */
export type CommandGroups = Readonly<Record<string, Readonly<Record<string, ListedCommand>>>>;

export const commonOptions = {
  json: { type: "boolean" },
  data: { type: "string" },
  config: { type: "string" },
} as const satisfies ParseArgsConfig["options"];

/** Flags that stand for settings. */
export const modelOptions = {
  config: { type: "string" },
  model: { type: "string" },
  "base-url": { type: "string" },
  budget: { type: "string" },
} as const satisfies ParseArgsConfig["options"];

/** Flags that say what is shown while work goes on. */
export const progressOptions = {
  quiet: { type: "boolean", short: "q" },
  warnings: { type: "boolean" },
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
  if (only === undefined || rest.length > 0) throw usageError(`Name exactly one ${what}.`, usage);
  return only;
}

/** What is shown while a command works. */
export function openProgress({ quiet }: { quiet?: boolean | undefined }, language: string): ProgressShow {
  const screen = openScreen(processSources().env);
  return showProgress({ screen, quiet: quiet === true, language, now: () => Date.now() });
}

/** For commands that take no arguments beside their options. */
export function needNone(positionals: readonly string[], usage: string): void {
  const [first] = positionals;
  if (first !== undefined) throw usageError(`This command takes no argument "${first}".`, usage);
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value));
}
