import { existsSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import type { z } from "zod";
import { Config, environmentSettings, loadConfig } from "../src/app/config.ts";
import { commandGroups } from "../src/cli/commands.ts";

const root = resolve(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const readme = read("README.md");
const commands = new Map(Object.values(commandGroups).flatMap((group) => Object.entries(group)));

/** The rows of the table with these heads, each as its cells. */
function tableOf(...heads: readonly string[]): string[][] {
  const lines = readme.split("\n");
  const start = lines.indexOf(`| ${heads.join(" | ")} |`);
  const rest = lines.slice(start + 2);
  const end = rest.findIndex((line) => !line.startsWith("|"));
  return rest.slice(0, end).map((line) =>
    line
      .split(/(?<!\\)\|/u)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** What stands between backticks in a line; blocks of code are something else. */
function codeIn(text: string): string[] {
  const prose = text.replaceAll(/^```[^]*?^```$/gmu, "");
  return [...prose.matchAll(/`([^`\n]+)`/gu)].map(([, code = ""]) => code);
}

const commandRows = tableOf("command", "what it does").map(([call = "", does = ""]) => {
  const name = /^`dossier ([a-z]+)/u.exec(call)?.[1] ?? call;
  return { name, call, does };
});

test("the table of commands has a row for each, in the order of the help", () => {
  expect(commandRows.map(({ name }) => name)).toEqual([...commands.keys()]);
});

test.each(commandRows)("$name: the table says what the help says, with flags that there are", async (row) => {
  const command = commands.get(row.name);
  expect(row.does.startsWith(command?.summary ?? "?"), row.does).toBe(true);
  const usage = (await command?.load())?.usage ?? "";
  expect(usage.startsWith(`Usage: dossier ${row.name}`)).toBe(true);
  const flags = [row.call, row.does].flatMap(codeIn).flatMap((code) => code.match(/--?[a-z][a-z-]*/gu) ?? []);
  const ownFlags = flags.filter((flag) => flag.startsWith("--") || flag === "-o");
  expect(ownFlags.filter((flag) => !hasFlag(usage, flag))).toEqual([]);
  // "continue" takes those of "run"; all that "mcp" says is JSON
  if (!["worker", "continue", "mcp"].includes(row.name)) expect(usage).toContain("--json");
});

function hasFlag(usage: string, flag: string): boolean {
  return new RegExp(`(?<![\\w-])${flag}(?![\\w-])`, "u").test(usage);
}

interface Setting {
  keys: string[];
  variables: string[];
  defaults: string[];
}

/** A key that begins with a dot belongs to the group of the one before it. */
const settings = tableOf("key", "variable", "default", "meaning").map(
  ([key = "", variable = "", standard = ""]): Setting => {
    const [first = "", ...others] = codeIn(key);
    const group = first.split(".")[0] ?? "";
    const keys = [first, ...others.map((name) => (name.startsWith(".") ? `${group}${name}` : name))];
    return { keys, variables: codeIn(variable), defaults: standard.replaceAll("`", "").split(", ") };
  },
);

/** Every setting there is, groups by their members: "limits.overall". */
function settingsOf(shape: Readonly<Record<string, z.core.$ZodType>>, before = ""): string[] {
  return Object.entries(shape).flatMap(([key, schema]) => {
    const inner = innermost(schema);
    return "shape" in inner
      ? settingsOf(inner.shape as Record<string, z.core.$ZodType>, `${before}${key}.`)
      : [`${before}${key}`];
  });
}

/** Without its default, and whether or not it is optional. */
function innermost(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod;
  return "innerType" in def ? innermost(def.innerType as z.core.$ZodType) : schema;
}

test("the table of settings has every key of the configuration and no other", () => {
  const known = settingsOf(Config.shape);
  expect(known).toContain("limits.perUser");
  expect(known).toContain("s3.bucket");
  expect(settings.flatMap(({ keys }) => keys).toSorted()).toEqual(known.toSorted());
});

test("each environment variable stands beside the setting it stands for", () => {
  const listed = Object.entries(environmentSettings).map(([variable, path]) => {
    const row = settings.find(({ keys }) => keys.includes(path.join(".")));
    return row?.variables.includes(variable) === true ? undefined : variable;
  });
  expect(listed.filter((variable) => variable !== undefined)).toEqual([]);
});

test("no page names a variable that the configuration does not know", () => {
  const pages = ["README.md", "CONTRIBUTING.md", ...globSync("docs/*.md", { cwd: root })];
  const named = new Set(pages.flatMap((page) => read(page).match(/\bDOSSIER_[A-Z0-9_]+/gu) ?? []));
  expect(named.size).toBeGreaterThan(20);
  const unknown = [...named].filter((name) => complaintOf(name).includes("unknown variable"));
  expect(unknown).toEqual([]);
  expect(complaintOf("DOSSIER_NONSENSE")).toContain("unknown variable DOSSIER_NONSENSE");
});

function complaintOf(variable: string): string {
  try {
    loadConfig({ env: { [variable]: "1" }, folder: import.meta.dirname });
    return "";
  } catch (error) {
    return String(error);
  }
}

test("the defaults are those of the code", () => {
  const s3 = { endpoint: "https://s3.example", bucket: "b", accessKeyId: "k", secretAccessKey: "s" };
  const config = Config.parse({ s3 });
  const wrong = settings.flatMap(({ keys, defaults }) =>
    keys.flatMap((key, at) => {
      const said = defaults.length === 1 ? defaults[0] : defaults[at];
      const isGiven = Object.keys(s3).some((name) => key === `s3.${name}`);
      const real = isGiven ? undefined : valueAt(config, key);
      // a log without a file goes there
      const expected = key === "logFile" ? "stderr" : show(real);
      return said === expected ? [] : [`${key}: ${said}, not ${expected}`];
    }),
  );
  expect(wrong).toEqual([]);
});

function valueAt(config: object, key: string): unknown {
  return key
    .split(".")
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], config);
}

function show(value: unknown): string {
  if (value === undefined || value === null || value === "") return "none";
  if (Array.isArray(value)) return JSON.stringify(value);
  return typeof value === "object" ? "none" : JSON.stringify(value).replaceAll('"', "");
}

test("the exit codes are those of the help and of the code", () => {
  const pattern = /^Exit codes: .*$/mu;
  const said = pattern.exec(readme)?.[0] ?? "";
  expect(read("src/cli/main.ts")).toContain(said);
  const listed = new Set([...said.matchAll(/\b(\d+) /gu)].map(([, code]) => Number(code)));
  const tables = ["src/cli/main.ts", "src/cli/follow-round.ts"].map(
    (path) => /const exitCodes = \{([^}]*)\}/u.exec(read(path))?.[1] ?? "",
  );
  const used = tables.flatMap((table) => [...table.matchAll(/: (\d+)/gu)].map(([, code]) => Number(code)));
  expect(used.length).toBeGreaterThan(20);
  expect(listed).toEqual(new Set(used));
});

test("the benchmarks, evaluations, entry points and files that it names are there", () => {
  for (const [what, file] of [
    ["bench", "bench/run.ts"],
    ["eval", "evals/run.ts"],
  ] as const) {
    const known = [...read(file).matchAll(/^ {2}"?([a-z-]+)"?: \{$/gmu)].map(([, name]) => name);
    expect(known.length).toBeGreaterThan(10);
    const named = [...readme.matchAll(new RegExp(`npm run ${what} ([a-z-]+)`, "gu"))].map(([, name]) => name);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  }
  const { exports } = JSON.parse(read("package.json")) as { exports: Record<string, unknown> };
  const entries = codeIn(readme).filter((code) => /^dossier\/[a-z/-]+$/u.test(code));
  expect(entries.map((entry) => entry.replace("dossier", ".")).toSorted()).toEqual(
    Object.keys(exports)
      .filter((entry) => entry !== "." && entry !== "./package.json")
      .toSorted(),
  );
  const paths = codeIn(readme).filter((code) => /^(?:src|docs|test|bench|evals)\/\S+$/u.test(code));
  const links = [...readme.matchAll(/\]\(([^)#:]+)\)/gu)].map(([, link = ""]) => link);
  expect(paths.length + links.length).toBeGreaterThan(20);
  expect([...paths, ...links].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("every entry of the package leads to a source", () => {
  const { exports } = JSON.parse(read("package.json")) as { exports: Record<string, unknown> };
  const targets = [...JSON.stringify(exports).matchAll(/"\.\/dist\/([^"]+?)(?:\.d\.ts|\.js)"/gu)].map(
    ([, path]) => `src/${path}.ts`,
  );
  expect(targets.length).toBeGreaterThan(20);
  expect(targets.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
