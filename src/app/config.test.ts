import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadConfig } from "./config.ts";
import type { ConfigSources } from "./config.ts";

function load(file: string | undefined, rest: Partial<ConfigSources> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "dossier-config-"));
  if (file === undefined) return loadConfig({ env: {}, folder, ...rest });
  writeFileSync(join(folder, "dossier.config.json"), file);
  return loadConfig({ env: {}, folder, file: "dossier.config.json", ...rest });
}

test("works without any setting", () => {
  expect(load(undefined)).toMatchObject({
    data: ".dossier",
    user: "local",
    mode: "dynamic",
    limits: { overall: 50, perUser: 10 },
  });
});

test("flags win over the environment, the environment over the file, setting by setting", () => {
  const file = JSON.stringify({ data: "from-file", user: "file", limits: { overall: 7, perUser: 3 } });
  const env = { DOSSIER_USER: "environment", DOSSIER_LIMIT_OVERALL: "8", OTHER: "x" };
  const config = load(file, { env, flags: { data: "from-flag" } });
  expect(config).toMatchObject({
    data: "from-flag",
    user: "environment",
    limits: { overall: 8, perUser: 3 },
  });
});

test("names every mistake at once, with the key that was probably meant", () => {
  const file = JSON.stringify({ databse: "postgres://h/d", currency: "francs", limits: { overall: "many" } });
  const env = { DOSSIER_DATABSE: "x" };
  expect(() => load(file, { env })).toThrow(/4 mistakes/);
  expect(() => load(file, { env })).toThrow(/unknown key "databse".*did you mean database\?/);
  expect(() => load(file, { env })).toThrow(
    /unknown variable DOSSIER_DATABSE \(did you mean DOSSIER_DATABASE\?\)/,
  );
  expect(() => load(file, { env })).toThrow(/currency: must be a currency code/);
  expect(() => load(file, { env })).toThrow(/limits\.overall/);
});

test("says what is wrong with a file that cannot be read as settings", () => {
  expect(() => load("{ nope")).toThrow(/dossier\.config\.json is not valid JSON/);
  expect(() => load("[]")).toThrow(/must contain one JSON object/);
  expect(() => load(undefined, { env: { DOSSIER_CONFIG: "missing.json" } })).toThrow(
    /missing\.json, which cannot be read/,
  );
});

test("refuses a database address that is none, without repeating it", () => {
  const wrong = () => load(JSON.stringify({ database: "mysql://ann:secret@h/d" }));
  expect(wrong).toThrow(/database: must be an address such as postgres/);
  expect(wrong).not.toThrow(/secret/);
});

test.each(["baseUrl", "otlpEndpoint"])("a password inside %s is refused and not repeated", (key) => {
  for (const url of ["http://ann:opensesame@h.example/v1", "https://opensesame@h.example/v1"]) {
    const wrong = () => load(JSON.stringify({ [key]: url, model: "m" }));
    expect(wrong).toThrow(new RegExp(`${key}: must not hold a name or password`));
    expect(wrong).not.toThrow(/opensesame/);
  }
});

test("a password inside the address of a server from the environment is refused too", () => {
  const env = { OLLAMA_BASE_URL: "http://ann:opensesame@h.example" };
  expect(() => load(undefined, { env })).toThrow(/baseUrls\.ollama: must not hold a name or password/);
  expect(() => load(undefined, { env })).not.toThrow(/opensesame/);
});

test("a file of the user's own fills in what the named one leaves open", () => {
  const home = mkdtempSync(join(tmpdir(), "dossier-home-"));
  writeFileSync(join(home, "config.json"), JSON.stringify({ user: "ann", allow: ["*"], currency: "CHF" }));
  const config = load(JSON.stringify({ currency: "EUR" }), { home });
  expect(config).toMatchObject({ user: "ann", allow: ["*"], currency: "EUR" });
});
