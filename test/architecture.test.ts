import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { cyclesIn } from "./cycles-in.ts";

const root = resolve(import.meta.dirname, "..");
const src = join(root, "src");

/** The layer law: what each folder may import. Services never import each other. */
const services = ["ground", "ai", "extract", "data", "render", "retrieve", "store", "engine"];
const mayImport: Record<string, readonly string[]> = {
  lib: [],
  model: ["lib"],
  lexicon: ["lib"],
  prompts: ["lib", "model", "lexicon"],
  ...Object.fromEntries(services.map((service) => [service, ["lib", "model", "lexicon", "prompts"]])),
  actions: ["lib", "model", "lexicon", "prompts", ...services],
  workflow: ["lib", "model", "lexicon", "prompts", ...services, "actions"],
  app: ["lib", "model", "lexicon", "prompts", ...services, "actions", "workflow"],
  http: ["lib", "model", "app"],
  cli: ["lib", "model", "app"],
};

/** Folders without a door: any file may be imported. */
const open = new Set(["lib", "model", "lexicon", "prompts"]);
const doors: Record<string, readonly string[]> = {
  ...Object.fromEntries([...services, "actions"].map((folder) => [folder, [`${folder}.ts`]])),
  workflow: [
    "run-round.ts",
    "generate-file.ts",
    "understand-message.ts",
    "ask-question.ts",
    "audit-claims.ts",
    "check-document.ts",
    "query-question.ts",
    "screen-document.ts",
    "triage/gold.ts",
    "triage/score-answers.ts",
  ],
  app: [
    "create-dossier.ts",
    "config.ts",
    "extract-files.ts",
    "list-models.ts",
    "list-prompts.ts",
    "list-actions.ts",
    "render-file.ts",
    "understand-message.ts",
    "split-message.ts",
    "ask-question.ts",
    "check-file.ts",
    "query-files.ts",
    "audit-claims.ts",
    "evaluate-gold.ts",
    "trust/trust-folder.ts",
  ],
};

/** Where each third-party package may be used; its home, and nowhere else. */
const homes: Record<string, readonly string[]> = {
  zod: ["model", "prompts", ...services, "actions", "workflow", "app"], // the language our data is described in
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
      "tesseract.js",
      "utif2",
      "word-extractor",
      "yauzl",
    ].map((name) => [name, ["extract"]]),
  ),
  "@napi-rs/canvas": ["extract", "render"], // pictures are read in the one and drawn in the other
  ...Object.fromEntries(
    ["@myriaddreamin/typst-ts-web-compiler", "docx", "fflate", "hucre", "marked"].map((name) => [
      name,
      ["render"],
    ]),
  ),
  pino: ["app"],
  ...Object.fromEntries(
    [
      "api",
      "resources",
      "sdk-trace",
      "sdk-metrics",
      "exporter-trace-otlp-http",
      "exporter-metrics-otlp-http",
    ].map((name) => [`@opentelemetry/${name}`, ["app"]]),
  ),
};

interface Import {
  file: string;
  target: string;
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listSources(path);
    return entry.name.endsWith(".ts") && !/\.(test|d)\.ts$/.test(entry.name) ? [path] : [];
  });
}

/** Whatever a text imports: values, types, and what is loaded only when it is needed. */
function targetsIn(text: string): string[] {
  const found = text.matchAll(
    /(?:^(?:import|export)\b[^"]*?\bfrom\s*|^import\s+|\bimport\s*\(\s*|\brequire\(\s*)"([^"]+)"/gm,
  );
  return [...found].map(([, target = ""]) => target);
}

function importsOf(file: string): Import[] {
  return targetsIn(readFileSync(file, "utf8")).map((target) => ({ file, target }));
}

const files = listSources(src);
const imports = files.flatMap(importsOf);
const folderOf = (file: string) => relative(src, file).split("/")[0] ?? "";

function breachOf({ file, target }: Import): string | undefined {
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
  if (mayImport[from]?.includes(to) !== true) return `${name} imports ${to}/, which ${from}/ may not.`;
  const inside = relative(join(src, to), path);
  if (open.has(to) || doors[to]?.includes(inside) === true) return undefined;
  return `${name} enters ${to}/ by ${inside} instead of its door ${doors[to]?.join(" or ")}.`;
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
});

test("the law's table would notice a breach of each kind", () => {
  const at = (path: string, target: string) => breachOf({ file: join(src, path), target });
  expect(at("store/store.ts", "../engine/engine.ts")).toContain("may not");
  expect(at("lib/hash.ts", "../model/failure.ts")).toContain("may not");
  expect(at("app/create-dossier.ts", "../store/file-blobs.ts")).toContain("door");
  expect(at("store/store.ts", "leftpad")).toContain("no home");
  expect(at("ai/ai.ts", "pg")).toContain("whose home");
  expect(at("model/intent.ts", "./task")).toContain("real ending");
  expect(at("workflow/act/prepare-task.ts", "../verify/check-answer.ts")).toContain("another stage");
});

test("no file is an attic or a list of re-exports, and each door says what its folder does and never does", () => {
  const names = files.map((file) => relative(src, file));
  expect(names.filter((name) => /(^|\/)(index|utils?|helpers?)\.ts$/.test(name))).toEqual([]);
  const reExports = files.filter((file) =>
    /^export \* from|^export \{[^}]*\} from/m.test(readFileSync(file, "utf8")),
  );
  expect(reExports.map((file) => relative(src, file))).toEqual([]);
  const untold = [...services, "actions"].filter((folder) => {
    const door = readFileSync(join(src, folder, `${folder}.ts`), "utf8");
    return !/^(\/\*\*|\/\/)[\s\S]{0,400}\b(never|not|no)\b/i.test(door);
  });
  expect(untold).toEqual([]);
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
  const texts = {
    "ai/ai.ts": 'import { ask } from "./call/ask.ts";',
    "ai/call/ask.ts":
      'import type {\n  Model,\n} from "./model.ts";\nimport { hash } from "../../lib/hash.ts";',
    "ai/call/model.ts": 'export type { Ai } from "../ai.ts";',
    "engine/engine.ts": 'const { open } = await import("./open.ts");',
    "engine/open.ts": 'export function open(engine: import("./engine.ts").Engine) {}',
    "lib/hash.ts": 'import { createHash } from "node:crypto";',
    "lib/own.ts": 'import type { Own } from "./own.ts";',
  };
  const found = Object.entries(texts).flatMap(([path, text]) =>
    targetsIn(text).map((target) => ({ file: join(src, path), target })),
  );
  expect(cyclesIn(graphOf(found))).toEqual([
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
  const made = readFileSync(join(src, "workflow/generate/make-document.ts"), "utf8");
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
    "generate/mend-text.ts",
  ]);
});
