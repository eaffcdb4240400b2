import { statusOf } from "../serve/problem.ts";
import type { OpenApiDocument } from "./openapi-document.ts";
import { curlOf } from "./reference-page.ts";
import type { JsonSchema } from "./to-schema.ts";

/** The reference as a page of the documentation: every route with its scope, parameters and a call. */
export function markdownReference(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const tags = [...Map.groupBy(operations, ({ operation }) => firstTag(operation))];
  const sections = tags.map(([tag, list]) => `## ${tag}\n\n${list.map(toSection).join("\n")}`);
  const problems = Object.entries(statusOf).map(([code, status]) => `| \`${code}\` | ${status} |`);
  return `# API

Written from the table of routes (\`src/http/routes.ts\`); the running server has the same at \`/docs\` and as OpenAPI 3.1 at
\`/api/v1/openapi.json\`. ${document.info.description}

${sections.join("\n")}
## Problems

Errors are \`application/problem+json\`: \`{ type, title, status, detail, code, requestId, errors? }\`. Under \`/v1\` they have OpenAI's shape.

| code | status |
| --- | --- |
${problems.join("\n")}
`;
}

function toSection({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: JsonSchema;
}): string {
  const parameters = asList(operation["parameters"]).map((parameter) => {
    const { name, in: place, required } = toRecord(parameter);
    return `\`${String(name)}\` (${String(place)}${required === true ? "" : ", optional"})`;
  });
  const line = parameters.length === 0 ? "" : `\nParameters: ${parameters.join(", ")}.\n`;
  const scope = String(operation["x-scope"]);
  return `### ${method} ${path}

${String(operation["summary"])}. Scope: ${scope}.
${line}
\`\`\`sh
${curlOf(method, path, operation)}
\`\`\`
`;
}

function firstTag(operation: JsonSchema): string {
  const [tag] = asList(operation["tags"]);
  return typeof tag === "string" ? tag : "";
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
