import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { z } from "zod";
import { Failure } from "../model/failure.ts";
import { TaskLimits } from "../model/round.ts";
import { Mode } from "../model/workflow.ts";

const S3 = z.strictObject({
  endpoint: z.url(),
  bucket: z.string().min(1),
  region: z.string().default("us-east-1"),
  prefix: z.string().default(""),
  accessKeyId: z.string().min(1),
  secretAccessKey: z.string().min(1),
});

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
  baseUrl: z.url({ protocol: /^https?$/ }).optional(),
  /** Rows that are added to the registry of models, or change rows of it. */
  models: z.array(z.unknown()).default([]),
  /** Keys of providers by the name of their environment variable, and servers by the prefix of theirs. */
  keys: z.record(z.string(), z.string()).default({}),
  baseUrls: z.record(z.string(), z.url({ protocol: /^https?$/ })).default({}),
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
  otlpEndpoint: z.url({ protocol: /^https?$/ }).optional(),
  /** How long the records of ended runs and their AI answers are kept; workflows and documents stay. */
  retentionDays: z.number().positive().default(90),
});
export type Config = z.infer<typeof Config>;
export type ConfigInput = { [K in keyof z.input<typeof Config>]?: z.input<typeof Config>[K] | undefined };

const fileName = "dossier.config.json";

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
  "DOSSIER_BUDGET",
  "DOSSIER_USD_RATE",
  "DOSSIER_WORKFLOW_BUDGET",
]);
const switches = new Set(["DOSSIER_PROMPT_ANALYSIS"]);
const otherVariables = new Set(["DOSSIER_CONFIG", "DOSSIER_TEST_POSTGRES_URL", "DOSSIER_API_KEY"]);

export interface ConfigSources {
  env: Readonly<Record<string, string | undefined>>;
  folder: string;
  /** What the command line says; it wins over environment and file. */
  flags?: ConfigInput;
}

/** Reads file, environment and flags, in rising order of weight, and names every mistake at once. */
export function loadConfig({ env, folder, flags = {} }: ConfigSources): Config {
  const named = env["DOSSIER_CONFIG"];
  const path = named === undefined ? join(folder, fileName) : resolve(folder, named);
  const fromFile = withPaths(readConfigFile(path, named !== undefined), dirname(path));
  const { settings, mistakes } = fromEnvironment(env);
  const environment = merge(readModelSettings(env), settings);
  const merged = merge(merge(fromFile, environment), flags as Record<string, unknown>);
  const parsed = Config.safeParse(merged);
  const found = [
    ...mistakes,
    ...(parsed.success ? [] : parsed.error.issues.map((issue) => describe(issue, path))),
  ];
  if (parsed.success && found.length === 0) return parsed.data;
  throw new Failure(
    "configuration",
    `The configuration has ${found.length} mistake${found.length === 1 ? "" : "s"}: ${found.join("; ")}.`,
  );
}

/** A path in a configuration file starts where the file is; a plug-in may also be a package. */
function withPaths(settings: Record<string, unknown>, folder: string): Record<string, unknown> {
  const { plugins, templates, logo } = settings;
  const absolute = (name: unknown) => (typeof name === "string" ? resolve(folder, name) : name);
  const plugin = (name: unknown) =>
    typeof name === "string" && name.startsWith(".") ? absolute(name) : name;
  return {
    ...settings,
    ...(Array.isArray(plugins) && { plugins: plugins.map(plugin) }),
    ...(Array.isArray(templates) && { templates: templates.map(absolute) }),
    ...(logo !== undefined && { logo: absolute(logo) }),
  };
}

/** The settings of this process. The only reader of the environment. */
export function loadProcessConfig(flags: ConfigInput = {}): Config {
  return loadConfig({ env: process.env, folder: process.cwd(), flags });
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

function readConfigFile(path: string, required: boolean): Record<string, unknown> {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (cause) {
    if (!required) return {};
    throw new Failure("configuration", `DOSSIER_CONFIG names ${path}, which cannot be read.`, { cause });
  }
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch (cause) {
    throw new Failure("configuration", `${path} is no valid JSON: ${String(cause)}.`, { cause });
  }
  throw new Failure("configuration", `${path} must hold one JSON object.`);
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
      mistakes.push(`unknown variable ${name}${suggest(name, Object.keys(environmentSettings))}`);
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

function describe(issue: z.core.$ZodIssue, path: string): string {
  if (issue.code === "unrecognized_keys") {
    const inner = [...Object.keys(S3.shape), ...Object.keys(TaskLimits.shape), "overall", "perUser"];
    const known = [...Object.keys(Config.shape), ...inner];
    return issue.keys
      .map((key) => `unknown key "${[...issue.path, key].join(".")}" in ${path}${suggest(key, known)}`)
      .join("; ");
  }
  return `${issue.path.join(".")}: ${issue.message}`;
}

/** The known name nearest to a mistyped one, if any is near. */
function suggest(name: string, known: readonly string[]): string {
  const near = known
    .map((other) => ({ other, far: distance(name.toLowerCase(), other.toLowerCase()) }))
    .toSorted((a, b) => a.far - b.far);
  const [best] = near;
  return best !== undefined && best.far <= Math.max(2, name.length / 4)
    ? ` (did you mean ${best.other}?)`
    : "";
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
