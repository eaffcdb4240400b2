import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openAiRoutes } from "../openai/openai-routes.ts";
import { apiRoutes } from "../routes.ts";
import { markdownReference } from "./markdown-reference.ts";
import { openApiDocument } from "./openapi-document.ts";
import { referencePage } from "./reference-page.ts";

const document = openApiDocument([...apiRoutes, ...openAiRoutes], "0.0.0");
const text = JSON.stringify(document);

test("every route stands in the document, with its parameters, body and answers", () => {
  const operation = document.paths["/api/v1/workflows/{id}/rounds/{round}"]?.["get"];
  expect(operation).toMatchObject({
    operationId: "getRound",
    parameters: [
      { name: "id", in: "path", required: true, schema: { type: "string" } },
      { name: "round", in: "path", required: true },
    ],
    responses: {
      "200": { content: { "application/json": { schema: { $ref: "#/components/schemas/ShownRound" } } } },
    },
  });
  const start = document.paths["/api/v1/workflows"]?.["post"];
  expect(JSON.stringify(start)).toContain("Idempotency-Key");
  expect(Object.keys(document.paths).length).toBeGreaterThan(40);
});

test("every reference in it leads somewhere, and no answer refuses new members", () => {
  const references = new Set(
    [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = ""]) => name),
  );
  expect([...references].filter((name) => !(name in document.components.schemas))).toEqual([]);
  expect(text).not.toContain('"additionalProperties":false');
  expect(text).not.toContain("$defs");
});

test("every path parameter is described, and every described one is in its path", () => {
  for (const route of [...apiRoutes, ...openAiRoutes]) {
    const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).toSorted();
    const operation = document.paths[route.path]?.[route.method.toLowerCase()];
    const parameters = Array.isArray(operation?.["parameters"]) ? operation["parameters"] : [];
    const described: string[] = parameters.flatMap((one: { name: string; in: string }) =>
      one.in === "path" ? [one.name] : [],
    );
    expect([route.name, described.toSorted()]).toEqual([route.name, inPath]);
  }
});

test("the reference page has every route and runs nothing", () => {
  const page = referencePage(document);
  for (const { path } of apiRoutes) expect(page).toContain(path);
  expect(page).not.toMatch(/<script|style=|https?:\/\/(?!127\.0\.0\.1)/);
});

test("docs/api.md is what the routes say; WRITE_API_DOCS=1 writes it anew", () => {
  const path = join(import.meta.dirname, "../../../docs/api.md");
  const written = markdownReference(document);
  if (process.env["WRITE_API_DOCS"] === "1") writeFileSync(path, written);
  expect(readFileSync(path, "utf8") === written, "run WRITE_API_DOCS=1 vitest run src/http/openapi").toBe(
    true,
  );
});
