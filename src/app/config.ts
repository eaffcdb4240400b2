import { homedir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";
import { z } from "zod";
import { plainLine } from "../lib/text/plain-line.ts";
import { Failure } from "../model/failure.ts";
import { TaskLimits } from "../model/round.ts";
import { Mode } from "../model/workflow.ts";
import { Oidc, Quota, S3, configAddress } from "./settings/config-groups.ts";
import { configName, readConfigFile, withPaths } from "./settings/config-file.ts";
import type { ConfigFile } from "./settings/config-file.ts";
import { suggestName } from "../lib/text/suggest-name.ts";
import { judgeFile, tellWithheld } from "./trust/judge-file.ts";

/** Everything that can be set, in a file or by environment; see README. */
export const Config = z.strictObject({
  /** The data folder. */
  data: z.string().min(1).default(".dossier"),
  /** A Postgres address; without one, SQLite in the data folder. */
  database: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, "must be an address such as postgres://user:password@host:5432/name")
    .optional(),
  s3: S3.optional(),
  user: z.string().min(1).default("local"),
  mode: Mode.default("dynamic"),
  /** How automation finds its actions: one at a time, or all of a task at once. */
  automationPlanner: z.enum(["dynamic", "actionplan"]).default("dynamic"),
  /** Whether a model is asked what a request is about; without, the message is taken as it stands. */
  promptAnalysis: z.boolean().default(true),
  /** What a task may use up before it is given up. */
  taskLimits: TaskLimits.strict().prefault({}),
  /** Modules with actions of one's own: packages, or paths from the folder of the configuration. */
  plugins: z.array(z.string().min(1)).default([]),
  /** Actions that may change the world without being approved first; "*" is all of them. */
  allow: z.array(z.string().min(1)).default([]),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "must be a currency code such as CHF")
    .default("USD"),
  /** How many units of the currency a US dollar is: the registry's prices are in dollars. */
  usdRate: z.number().positive().default(1),
  limits: z
    .strictObject({ overall: z.int().positive().default(50), perUser: z.int().positive().default(10) })
    .prefault({}),
  /** The model to ask first, by its id in the registry; with `baseUrl`, the name that server knows. */
  model: z.string().min(1).optional(),
  /** An OpenAI-compatible server. */
  baseUrl: configAddress.optional(),
  /** Rows that are added to the registry of models, or change rows of it. */
  models: z.array(z.unknown()).default([]),
  /** Keys of providers by the name of their environment variable, and servers by the prefix of theirs. */
  keys: z.record(z.string(), z.string()).default({}),
  baseUrls: z.record(z.string(), configAddress).default({}),
  /** The most a round, and a whole workflow, may cost. */
  budget: z.number().nonnegative().optional(),
  workflowBudget: z.number().nonnegative().optional(),
  /** How finished files look: the name of a theme, or one's own. */
  theme: z.union([z.string().min(1), z.record(z.string(), z.unknown())]).default("standard"),
  /** Files whose styles are taken over: a .docx, a .pptx, a .typ put before the PDF's own. */
  templates: z.array(z.string().min(1)).default([]),
  /** A PNG, JPEG or GIF for the first page. */
  logo: z.string().min(1).optional(),
  /** On every page. */
  header: z.string().optional(),
  footer: z.string().optional(),
  /** Whether documents have a table of contents, and numbered headings; their own wish if left out. */
  contents: z.boolean().optional(),
  numberedHeadings: z.boolean().optional(),
  logLevel: z.enum(["silent", "error", "warn", "info", "debug"]).default("silent"),
  logFile: z.string().min(1).optional(),
  /** Where OpenTelemetry traces and metrics go, by OTLP over HTTP. */
  otlpEndpoint: configAddress.optional(),
  /** How long the records of ended runs and their AI answers are kept; workflows and documents stay. */
  retentionDays: z.number().positive().default(90),
  /** Seals the secrets of connections: 32 bytes as base64, instead of the key file in the data folder. */
  secretKey: z.string().min(1).optional(),
  /** How long finished workflows are kept with all their documents; for ever if left out. */
  workflowDays: z.number().positive().optional(),
  /** What each user may use up, unless their account says otherwise. */
  quota: Quota.prefault({}),
  /** Where people reach the server, such as https://dossier.example.org; then accounts are required. */
  publicUrl: configAddress.optional(),
  /** How many proxies stand before the server and add to X-Forwarded-For. */
  trustedProxies: z.int().nonnegative().default(0),
  /** Requests that a user may send in a second, ten seconds' worth at once; 0 is no limit. */
  requestsPerSecond: z.number().nonnegative().default(100),
  oidc: Oidc.optional(),
  /** A file of passwords that are too common, one a line, beside the short list that is built in. */
  commonPasswords: z.string().min(1).optional(),
});
export type Config = z.infer<typeof Config>;
export type ConfigInput = { [K in keyof z.input<typeof Config>]?: z.input<typeof Config>[K] | undefined };

/** Environment variables, and the setting each one stands for. */
export const environmentSettings = {
  DOSSIER_DATA: ["data"],
  DOSSIER_DATABASE: ["database"],
  DOSSIER_USER: ["user"],
  DOSSIER_MODE: ["mode"],
  DOSSIER_PROMPT_ANALYSIS: ["promptAnalysis"],
  DOSSIER_CURRENCY: ["currency"],
  DOSSIER_USD_RATE: ["usdRate"],
  DOSSIER_MODEL: ["model"],
  DOSSIER_BASE_URL: ["baseUrl"],
  DOSSIER_BUDGET: ["budget"],
  DOSSIER_WORKFLOW_BUDGET: ["workflowBudget"],
  DOSSIER_THEME: ["theme"],
  DOSSIER_LOG_LEVEL: ["logLevel"],
  DOSSIER_LOG_FILE: ["logFile"],
  DOSSIER_LIMIT_OVERALL: ["limits", "overall"],
  DOSSIER_LIMIT_PER_USER: ["limits", "perUser"],
  DOSSIER_RETENTION_DAYS: ["retentionDays"],
  DOSSIER_SECRET_KEY: ["secretKey"],
  DOSSIER_WORKFLOW_DAYS: ["workflowDays"],
  DOSSIER_PUBLIC_URL: ["publicUrl"],
  DOSSIER_TRUSTED_PROXIES: ["trustedProxies"],
  DOSSIER_OIDC_ISSUER: ["oidc", "issuer"],
  DOSSIER_OIDC_CLIENT_ID: ["oidc", "clientId"],
  DOSSIER_OIDC_CLIENT_SECRET: ["oidc", "clientSecret"],
  DOSSIER_S3_ENDPOINT: ["s3", "endpoint"],
  DOSSIER_S3_BUCKET: ["s3", "bucket"],
  DOSSIER_S3_REGION: ["s3", "region"],
  DOSSIER_S3_PREFIX: ["s3", "prefix"],
  DOSSIER_S3_ACCESS_KEY_ID: ["s3", "accessKeyId"],
  DOSSIER_S3_SECRET_ACCESS_KEY: ["s3", "secretAccessKey"],
} as const satisfies Record<string, readonly [string] | readonly [string, string]>;

const numbers = new Set([
  "DOSSIER_LIMIT_OVERALL",
  "DOSSIER_LIMIT_PER_USER",
  "DOSSIER_RETENTION_DAYS",
  "DOSSIER_WORKFLOW_DAYS",
  "DOSSIER_TRUSTED_PROXIES",
  "DOSSIER_BUDGET",
  "DOSSIER_USD_RATE",
  "DOSSIER_WORKFLOW_BUDGET",
]);
const switches = new Set(["DOSSIER_PROMPT_ANALYSIS"]);
const otherVariables = new Set(["DOSSIER_CONFIG", "DOSSIER_TEST_POSTGRES_URL", "DOSSIER_API_KEY"]);

export interface ConfigSources {
  env: Readonly<Record<string, string | undefined>>;
  folder: string;
  /** The configuration that the command line names, instead of the folder's. */
  file?: string | undefined;
  /** The user's own folder: `config.json`, and the list of what is trusted. */
  home?: string | undefined;
  /** What the command line says; it wins over environment and file. */
  flags?: ConfigInput;
  /** Told once, in one line, when settings were left out. */
  warn?: ((line: string) => void) | undefined;
}

/** Reads files, environment and flags, in rising order of weight, and names every mistake at once. */
export function loadConfig(sources: ConfigSources): Config {
  const { env, flags = {} } = sources;
  const { settings, mistakes } = fromEnvironment(env);
  const environment = merge(readModelSettings(env), settings);
  const files = readFiles(sources);
  const said = [...files.map((file) => file.settings), environment, flags as Record<string, unknown>];
  const parsed = Config.safeParse(said.reduce(merge, {}));
  const issues = parsed.success ? [] : parsed.error.issues;
  const found = [...mistakes, ...issues.map((issue) => describe(issue, files))];
  if (parsed.success && found.length === 0) return parsed.data;
  throw new Failure(
    "configuration",
    `The configuration has ${found.length} mistake${found.length === 1 ? "" : "s"}: ${found.join("; ")}.`,
  );
}

type FileSettings = Pick<ConfigFile, "path" | "settings">;

/** The user's own file and the folder's, the weightier last; until it is trusted, the folder's only fills gaps. */
function readFiles({ env, folder, file, home, warn }: ConfigSources): FileSettings[] {
  const own = home === undefined ? undefined : readConfigFile(join(home, "config.json"));
  const usual = own === undefined ? [] : [withPaths(own)];
  const named = file ?? env["DOSSIER_CONFIG"];
  if (named !== undefined && named !== "") {
    const chosen = readConfigFile(resolve(folder, named), file === undefined ? "DOSSIER_CONFIG" : "--config");
    return chosen === undefined ? usual : [...usual, withPaths(chosen)];
  }
  const found = readConfigFile(join(folder, configName));
  if (found === undefined) return usual;
  const judged = judgeFile(found, home);
  if (judged.isTrusted) return [...usual, withPaths(found)];
  if (judged.withheld.length > 0) warn?.(tellWithheld(judged));
  return [{ path: found.path, settings: judged.harmless }, ...usual];
}

/** The settings of this process. The only reader of the environment. */
export function loadProcessConfig({
  config: file,
  ...flags
}: ConfigInput & { config?: string | undefined } = {}): Config {
  const warn = (line: string) => void process.stderr.write(`${line}\n`);
  return loadConfig({ ...processSources(), file, flags, warn });
}

/** Where this process is, and what its user keeps. */
export function processSources(): { env: ConfigSources["env"]; folder: string; home: string } {
  const { env, platform } = process;
  const { XDG_CONFIG_HOME: given = "", APPDATA: roaming = "" } = env;
  const base = platform === "win32" && roaming !== "" ? roaming : join(homedir(), ".config");
  return { env, folder: process.cwd(), home: join(isAbsolute(given) ? given : base, "dossier") };
}

/** Keys and servers that the environment names as everybody does: OPENAI_API_KEY, OLLAMA_BASE_URL. */
function readModelSettings(env: ConfigSources["env"]): Record<string, unknown> {
  const given = Object.entries(env).filter((entry): entry is [string, string] => (entry[1] ?? "") !== "");
  const servers = given.flatMap(([name, value]) => {
    const prefix = /^([A-Z0-9]+)_BASE_URL$/.exec(name)?.[1];
    return prefix === undefined || prefix === "DOSSIER" ? [] : [[prefix.toLowerCase(), value]];
  });
  return {
    keys: Object.fromEntries(given.filter(([name]) => name.endsWith("_API_KEY"))),
    baseUrls: Object.fromEntries(servers),
    otlpEndpoint: env["OTEL_EXPORTER_OTLP_ENDPOINT"] || undefined,
  };
}

function fromEnvironment(env: ConfigSources["env"]): {
  settings: Record<string, unknown>;
  mistakes: string[];
} {
  let settings: Record<string, unknown> = {};
  const mistakes: string[] = [];
  for (const [name, value] of Object.entries(env)) {
    if (!name.startsWith("DOSSIER_") || value === undefined || value === "" || otherVariables.has(name))
      continue;
    const path: readonly string[] | undefined = environmentSettings[name as keyof typeof environmentSettings];
    if (path === undefined) {
      mistakes.push(`unknown variable ${name}${suggestName(name, Object.keys(environmentSettings))}`);
      continue;
    }
    const typed = numbers.has(name) ? Number(value) : switches.has(name) ? toSwitch(value) : value;
    settings = merge(
      settings,
      path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), typed) as Record<string, unknown>,
    );
  }
  return { settings, mistakes };
}

/** What is neither is left to the schema, which names it. */
function toSwitch(value: string): boolean | string {
  if (/^(1|true|on|yes)$/i.test(value)) return true;
  return /^(0|false|off|no)$/i.test(value) ? false : value;
}

function merge(below: Record<string, unknown>, above: Record<string, unknown>): Record<string, unknown> {
  const merged = { ...below };
  for (const [key, value] of Object.entries(above)) {
    if (value === undefined) continue;
    const there = merged[key];
    merged[key] = isObject(there) && isObject(value) ? merge(there, value) : value;
  }
  return merged;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function describe(issue: z.core.$ZodIssue, files: readonly FileSettings[]): string {
  if (issue.code === "unrecognized_keys") {
    const groups = [S3, Oidc, Quota, TaskLimits].flatMap((group) => Object.keys(group.shape));
    const inner = [...groups, "overall", "perUser"];
    const known = [...Object.keys(Config.shape), ...inner];
    const where = (key: string) => {
      const holder = files.findLast(({ settings }) => Object.hasOwn(settings, issue.path[0] ?? key));
      return holder === undefined ? "" : ` in ${plainLine(holder.path, 400)}`;
    };
    const name = (key: string) => plainLine([...issue.path, key].join("."));
    return issue.keys
      .map((key) => `unknown key "${name(key)}"${where(key)}${suggestName(key, known)}`)
      .join("; ");
  }
  return plainLine(`${issue.path.join(".")}: ${issue.message}`, 300);
}
