import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { cyclesIn } from "./cycles-in.ts";
import { detoursIn } from "./detours-in.ts";
import { exportsValues, sideDoorsIn } from "./doors-in.ts";
import { forwardersIn } from "./forwarders-in.ts";
import { importsIn } from "./imports-in.ts";
import type { FoundImport } from "./imports-in.ts";
import { sharedNamesIn } from "./names-in.ts";

const root = resolve(import.meta.dirname, "..");
const src = join(root, "src");

/** The layer law: what each folder may import. Services never import each other. */
const services = [
  "ground",
  "ai",
  "extract",
  "data",
  "render",
  "retrieve",
  "connect",
  "accounts",
  "store",
  "engine",
];
const mayImport: Record<string, readonly string[]> = {
  lib: [],
  model: ["lib", "lexicon"], // words are data, and know of nothing else
  lexicon: ["lib"],
  prompts: ["lib", "model", "lexicon"],
  ...Object.fromEntries(services.map((service) => [service, ["lib", "model", "lexicon", "prompts"]])),
  actions: ["lib", "model", "lexicon", "prompts", ...services],
  workflow: ["lib", "model", "lexicon", "prompts", ...services, "actions"],
  app: ["lib", "model", "lexicon", "prompts", ...services, "actions", "workflow"],
  http: ["lib", "model", "app"],
  cli: ["lib", "model", "app", "http", "mcp"], // a command starts the other rims
  mcp: ["lib", "model", "app"],
};

/** Folders without a door: any file may be imported. */
const open = new Set(["lib", "model", "lexicon", "prompts"]);

/** Where each third-party package may be used; its home, and nowhere else. */
const homes: Record<string, readonly string[]> = {
  zod: ["model", "prompts", ...services, "actions", "workflow", "app", "http", "mcp"], // the language our data is described in
  eld: ["lib"],
  "@duckdb/node-api": ["data"],
  "snowball-stemmers": ["lib"],
  jsonrepair: ["lib"],
  pg: ["store", "engine"], // two adapters on one server, which must not import each other
  aws4fetch: ["store"],
  "@dbos-inc/dbos-sdk": ["engine"],
  ...Object.fromEntries(
    ["provider", "openai", "anthropic", "google", "mistral", "openai-compatible"].map((name) => [
      `@ai-sdk/${name}`,
      ["ai"],
    ]),
  ),
  ...Object.fromEntries(
    [
      "@e965/xlsx",
      "@kenjiuno/msgreader",
      "chardet",
      "htmlparser2",
      "iconv-lite",
      "pdfjs-dist",
      "postal-mime",
      "saxes",
      "tesseract.js-core",
      "utif2",
      "word-extractor",
      "yauzl",
    ].map((name) => [name, ["extract"]]),
  ),
  "@napi-rs/canvas": ["extract", "render"], // pictures are read in the one and drawn in the other
  ...Object.fromEntries(
    ["@myriaddreamin/typst-ts-web-compiler", "docx", "fflate", "marked"].map((name) => [name, ["render"]]),
  ),
  pino: ["app"],
  ...Object.fromEntries(
    ["@modelcontextprotocol/client", "imapflow", "nodemailer", "oauth4webapi", "robots-parser", "undici"].map(
      (name) => [name, ["connect"]],
    ),
  ),
  "@modelcontextprotocol/server": ["mcp"],
  "@mozilla/readability": ["extract"],
  linkedom: ["extract"],
  "openid-client": ["accounts"],
  hono: ["http"],
  "@hono/node-server": ["http"],
  "@fastify/busboy": ["http"],
  ...Object.fromEntries(
    [
      "api",
      "resources",
      "sdk-trace",
      "sdk-metrics",
      "exporter-trace-otlp-http",
      "exporter-metrics-otlp-http",
      "exporter-prometheus",
    ].map((name) => [`@opentelemetry/${name}`, ["app"]]),
  ),
};

interface Import extends FoundImport {
  file: string;
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listSources(path);
    return entry.name.endsWith(".ts") && !/\.(test|d)\.ts$/.test(entry.name) ? [path] : [];
  });
}

function importsOf(file: string, text: string): Import[] {
  return importsIn(text).map((found) => ({ file, ...found }));
}

const files = listSources(src);
const texts = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
const imports = [...texts].flatMap(([file, text]) => importsOf(file, text));
const folderOf = (file: string) => relative(src, file).split("/")[0] ?? "";

function breachOf({ file, target }: Pick<Import, "file" | "target">): string | undefined {
  const from = folderOf(file);
  const name = relative(root, file);
  if (target.startsWith("node:")) return undefined;
  if (!target.startsWith(".")) {
    const packageName = target
      .split("/")
      .slice(0, target.startsWith("@") ? 2 : 1)
      .join("/");
    const home = homes[packageName];
    if (home === undefined) return `${name} imports ${packageName}, which has no home folder in the table.`;
    return home.includes(from)
      ? undefined
      : `${name} imports ${packageName}, whose home is ${home.join(" and ")}.`;
  }
  const path = resolve(dirname(file), target);
  if (!path.startsWith(src))
    return target.endsWith("package.json") ? undefined : `${name} imports ${target} from outside src.`;
  if (!/\.(ts|json)$/.test(target)) return `${name} imports ${target} without its real ending.`;
  const to = folderOf(path);
  if (to === from) return stageBreach(file, path);
  return mayImport[from]?.includes(to) === true
    ? undefined
    : `${name} imports ${to}/, which ${from}/ may not.`;
}

/** Ways into folders that have a door, by what these files import. */
function sideDoorsOf(found: readonly Import[], textOf: (path: string) => string): string[] {
  const entries = found
    .filter(({ target }) => target.startsWith("."))
    .map(({ file, target, isType }) => ({
      ...{ from: relative(src, file), to: relative(src, resolve(dirname(file), target)), isType },
    }))
    .filter(({ to }) => !to.startsWith("..") && !open.has(to.split("/")[0] ?? ""));
  return sideDoorsIn(entries, (path) => exportsValues(textOf(path)));
}

/** A stage of the workflow never imports another stage. */
function stageBreach(file: string, path: string): string | undefined {
  if (folderOf(file) !== "workflow") return undefined;
  const [from, to] = [relative(join(src, "workflow"), file), relative(join(src, "workflow"), path)];
  if (!from.includes("/") || !to.includes("/")) return undefined;
  return from.split("/")[0] === to.split("/")[0]
    ? undefined
    : `workflow/${from} imports another stage, workflow/${to}.`;
}

test("the layer law holds, and there were imports to look at", () => {
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.flatMap((found) => breachOf(found) ?? [])).toEqual([]);
  expect(sideDoorsOf(imports, (path) => texts.get(join(src, path)) ?? "")).toEqual([]);
});

test("the law's table would notice a breach of each kind", () => {
  const at = (path: string, target: string) => breachOf({ file: join(src, path), target });
  expect(at("store/store.ts", "../engine/engine.ts")).toContain("may not");
  expect(at("lib/hash.ts", "../model/failure.ts")).toContain("may not");
  expect(at("store/store.ts", "leftpad")).toContain("no home");
  expect(at("ai/ai.ts", "pg")).toContain("whose home");
  expect(at("model/intent.ts", "./task")).toContain("real ending");
  expect(at("workflow/act/prepare-task.ts", "../verify/check-answer.ts")).toContain("another stage");
});

test("no file is an attic, and each door says what its folder does and never does", () => {
  const names = files.map((file) => relative(src, file));
  expect(names.filter((name) => /(^|\/)(index|utils?|helpers?)\.ts$/.test(name))).toEqual([]);
  const untold = [...services, "actions"].filter((folder) => {
    const door = readFileSync(join(src, folder, `${folder}.ts`), "utf8");
    return !/^(\/\*\*|\/\/)[\s\S]{0,400}\b(never|not|no)\b/i.test(door);
  });
  expect(untold).toEqual([]);
});

test("no folder is a crowd: at most 25 sources lie side by side", () => {
  const sources = files.filter((file) => !/\.(?:test|d)\.ts$/.test(file));
  const rooms = Map.groupBy(sources, (file) => relative(src, dirname(file)));
  expect(rooms.size).toBeGreaterThan(50);
  expect([...rooms].filter(([, inside]) => inside.length > 25).map(([room]) => room)).toEqual([]);
});

/** Made-up sources, as if they stood in src. */
function importsOfTexts(made: Record<string, string>): Import[] {
  return Object.entries(made).flatMap(([path, text]) => importsOf(join(src, path), text));
}

test("no stage reaches another through a file at the root of the workflow", () => {
  expect(detoursIn(graphOf(imports))).toEqual([]);
});

test("an exported type has a name of its own, whichever folder it stands in", () => {
  expect(sharedNamesIn(new Map([...texts].map(([file, text]) => [relative(src, file), text])))).toEqual([]);
});

test("no file hands on what another has made", () => {
  const found = [...texts].flatMap(([file, text]) =>
    forwardersIn(text).map((name) => `${relative(root, file)} hands on ${name}.`),
  );
  expect(found).toEqual([]);
});

/** Which file of src imports which. */
function graphOf(found: readonly Import[]): Map<string, string[]> {
  const graph = new Map<string, string[]>();
  for (const { file, target } of found) {
    if (!target.startsWith(".")) continue;
    const name = relative(src, file);
    const own = graph.get(name) ?? [];
    own.push(relative(src, resolve(dirname(file), target)));
    graph.set(name, own);
  }
  return graph;
}

test("no file imports itself through others, not even for a type", () => {
  const graph = graphOf(imports);
  expect(graph.size).toBeGreaterThan(100);
  expect(cyclesIn(graph)).toEqual([]);
});

test("a cycle would be noticed, also one of types or of what is loaded late, and told file by file", () => {
  const made = {
    "ai/ai.ts": 'import { ask } from "./call/ask.ts";',
    "ai/call/ask.ts":
      'import type {\n  Model,\n} from "./model.ts";\nimport { hash } from "../../lib/hash.ts";',
    "ai/call/model.ts": 'export type { Ai } from "../ai.ts";',
    "engine/engine.ts": 'const { open } = await import("./open.ts");',
    "engine/open.ts": 'export function open(engine: import("./engine.ts").Engine) {}',
    "lib/hash.ts": 'import { createHash } from "node:crypto";',
    "lib/own.ts": 'import type { Own } from "./own.ts";',
  };
  expect(cyclesIn(graphOf(importsOfTexts(made)))).toEqual([
    "ai/ai.ts imports ai/call/ask.ts imports ai/call/model.ts imports ai/ai.ts.",
    "engine/engine.ts imports engine/open.ts imports engine/engine.ts.",
    "lib/own.ts imports lib/own.ts.",
  ]);
});

/** What only the gate may say: that something is proven, and what a draft rests on. */
const verdicts = [/decision:\s*"ACCEPT"/, /verdict:\s*"VALID"/, /\bhandOff:\s*\{/];

/** The code without lines of types, in which a verdict is only named. */
function withoutTypes(file: string): string {
  return readFileSync(file, "utf8").replaceAll(/^.*(?:\| "|"\[|z\.enum).*$/gm, "");
}

test("there is no way around the gate", () => {
  const workflow = files.filter((file) => folderOf(file) === "workflow");
  const isGate = (file: string) => relative(join(src, "workflow"), file).startsWith("verify/");
  const stated = workflow.filter((file) => verdicts.some((pattern) => pattern.test(withoutTypes(file))));
  expect(stated.length).toBeGreaterThan(0);
  expect(stated.filter((file) => !isGate(file)).map((file) => relative(root, file))).toEqual([]);

  // claims reach a document only as hand-offs, texts only as drafts that the gate gave back
  const made = readFileSync(join(src, "workflow/write/make-document.ts"), "utf8");
  expect(made).toContain("verified.draft ?? work.draft ?? fromClaims(checked");
  const drafts = workflow.filter((file) => {
    const code = readFileSync(file, "utf8");
    return code.includes("model/work.ts") && /\bdraft:\s|[{,]\s*draft\s*[,}]/.test(code);
  });
  const givers = drafts.map((file) => relative(join(src, "workflow"), file)).toSorted();
  expect(givers).toEqual(["act/perform.ts", "act/review.ts", "verify/verify-text.ts"]);

  // what a writer said is read by the answering stage alone, and leaves it only for the gate
  const readers = workflow.filter((file) =>
    /answerFromEvidence|writeReport|mendStatements/.test(readFileSync(file, "utf8")),
  );
  expect(readers.map((file) => relative(join(src, "workflow"), file)).toSorted()).toEqual([
    "answer/ask-once.ts",
    "write/mend-text.ts",
  ]);
});
