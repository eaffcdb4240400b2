import { mkdirSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { splitSettings } from "./split-settings.ts";

const folder = mkdtempSync(join(tmpdir(), "dossier-split-"));
const keysOf = (settings: Record<string, unknown>) =>
  splitSettings(settings, folder).withheld.map(({ key }) => key);

test("what runs code, moves keys or documents, writes elsewhere or loosens approvals is withheld", () => {
  const dangerous = {
    ...{ plugins: [], allow: [], models: [], baseUrl: "x", baseUrls: {}, keys: {}, database: "x", s3: {} },
    ...{ otlpEndpoint: "x", logFile: "log", currency: "CHF", usdRate: 2, retentionDays: 1 },
  };
  expect(keysOf(dangerous)).toEqual(Object.keys(dangerous));
  expect(splitSettings(dangerous, folder).harmless).toEqual({});
});

test("what is only data passes, and so does what nobody knows, which is named as a mistake later", () => {
  const data = { mode: "dynamic", header: "H", theme: "forest", budget: 1, model: "offline", unknown: 1 };
  expect(splitSettings(data, folder)).toEqual({ harmless: data, withheld: [] });
});

test("a path may stay inside the folder and not lead out of it, not even by a link", () => {
  mkdirSync(join(folder, "inner"), { recursive: true });
  symlinkSync(tmpdir(), join(folder, "out"));
  expect(keysOf({ data: ".dossier", templates: ["inner/a.docx"], logo: join(folder, "logo.png") })).toEqual(
    [],
  );
  expect(keysOf({ data: "../elsewhere" })).toEqual(["data"]);
  expect(keysOf({ data: "out/data", templates: ["inner/a.docx", "/etc/b.typ"] })).toEqual([
    "data",
    "templates",
  ]);
});

test("the name of a model goes with the server that knows it", () => {
  expect(keysOf({ model: "llama", baseUrl: "http://h.example" })).toEqual(["model", "baseUrl"]);
});
