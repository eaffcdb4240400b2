import { statusOf } from "../serve/problem.ts";
import type { OpenApiDocument } from "./openapi-document.ts";
import type { JsonSchema } from "./to-schema.ts";

/** The reference as one page without scripts: routes, fields, answers, and a call of each with curl. */
export function referencePage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const groups = [
    ...Map.groupBy(
      operations,
      ({ operation }) => asList(operation["tags"]).find((tag) => typeof tag === "string") ?? "",
    ),
  ];
  const nav = groups.map(([tag]) => `<li><a href="#${slug(tag)}">${escape(tag)}</a></li>`).join("");
  const sections = groups.map(([tag, list]) => {
    return `<section id="${slug(tag)}"><h2>${escape(tag)}</h2>${list.map((one) => toArticle(one)).join("")}</section>`;
  });
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) =>
    toSchemaSection(name, schema),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Dossier API ${escape(document.info.version)}</title><link rel="stylesheet" href="/docs/reference.css"></head>
<body><header><h1>Dossier API</h1><p>${escape(document.info.description)}</p>
<p>Version ${escape(document.info.version)}. The same as <a href="/api/v1/openapi.json">OpenAPI 3.1</a>.</p></header>
<nav aria-label="Sections"><ul>${nav}<li><a href="#problems">Problems</a></li><li><a href="#shapes">Shapes</a></li></ul></nav>
<main>${sections.join("\n")}<section id="problems"><h2>Problems</h2>${problemTable()}</section>
<section id="shapes"><h2>Shapes</h2>${schemas.join("")}</section></main></body></html>\n`;
}

function toArticle({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: JsonSchema;
}): string {
  const name = String(operation["operationId"]);
  const rows = asList(operation["parameters"]).map((parameter) => {
    const { name: field, in: place, required, schema } = toRecord(parameter);
    return `<tr><td><code>${escape(String(field))}</code></td><td>${escape(String(place))}${required === true ? "" : ", optional"}</td><td>${describe(schema)}</td></tr>`;
  });
  const table =
    rows.length === 0
      ? ""
      : `<table><thead><tr><th>Name</th><th>Where</th><th>Type</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
  const bodies = Object.entries(toRecord(toRecord(operation["requestBody"])["content"])).map(
    ([type, content]) => `<h4>Body (${escape(type)})</h4>${describeFields(toRecord(content)["schema"])}`,
  );
  const answers = Object.entries(toRecord(operation["responses"])).map(([status, answer]) => {
    const [media = "", content] = Object.entries(toRecord(toRecord(answer)["content"]))[0] ?? [];
    return `<li><b>${escape(status)}</b> ${escape(media)} ${content === undefined ? "" : describe(toRecord(content)["schema"])}</li>`;
  });
  return `<article id="${escape(name)}"><h3><code>${method} ${escape(path)}</code></h3><p>${escape(String(operation["summary"]))}. Scope: ${escape(String(operation["x-scope"]))}.</p>${table}${bodies.join("")}<h4>Answers</h4><ul>${answers.join("")}</ul><pre><code>${escape(curlOf(method, path, operation))}</code></pre></article>`;
}

/** A call as one would type it. */
export function curlOf(method: string, path: string, operation: JsonSchema): string {
  const content = toRecord(toRecord(operation["requestBody"])["content"]);
  const body =
    "multipart/form-data" in content
      ? " -F files=@contract.pdf"
      : "application/json" in content
        ? ` -H 'Content-Type: application/json' -d '{}'`
        : "";
  const verb = method === "GET" || (method === "POST" && body !== "") ? "" : ` -X ${method}`;
  return `curl${verb}${body} -H "Authorization: Bearer $TOKEN" http://127.0.0.1:4310${path}`;
}

function describeFields(schema: unknown): string {
  const { properties, required, $ref } = toRecord(schema);
  if (typeof $ref === "string") return `<p>${describe(schema)}</p>`;
  const needed = new Set(asList(required).map(String));
  const rows = Object.entries(toRecord(properties)).map(
    ([name, member]) =>
      `<tr><td><code>${escape(name)}</code></td><td>${needed.has(name) ? "" : "optional"}</td><td>${describe(member)}</td></tr>`,
  );
  return rows.length === 0 ? `<p>${describe(schema)}</p>` : `<table><tbody>${rows.join("")}</tbody></table>`;
}

function toSchemaSection(name: string, schema: JsonSchema): string {
  return `<article id="shape-${escape(name)}"><h3><code>${escape(name)}</code></h3>${describeFields(schema)}</article>`;
}

/** A type in a few words. */
function describe(schema: unknown, depth = 0): string {
  const {
    $ref,
    type,
    items,
    anyOf,
    oneOf,
    enum: values,
    const: value,
    properties,
    format,
  } = toRecord(schema);
  if (typeof $ref === "string") {
    const name = $ref.split("/").at(-1) ?? "";
    return `<a href="#shape-${escape(name)}">${escape(name)}</a>`;
  }
  if (value !== undefined) return `<code>${escape(JSON.stringify(value))}</code>`;
  if (Array.isArray(values))
    return values.map((one) => `<code>${escape(JSON.stringify(one))}</code>`).join(" or ");
  const several = asList(anyOf ?? oneOf);
  if (several.length > 0)
    return depth > 2 ? "one of several" : several.map((one) => describe(one, depth + 1)).join(" or ");
  if (type === "array") return `list of ${describe(items, depth + 1)}`;
  if (properties !== undefined && depth < 3) {
    const members = Object.entries(toRecord(properties)).map(
      ([name, member]) => `${escape(name)}: ${describe(member, depth + 1)}`,
    );
    return `{ ${members.join(", ")} }`;
  }
  return escape(
    `${typeof type === "string" ? type : "any value"}${typeof format === "string" ? ` (${format})` : ""}`,
  );
}

function problemTable(): string {
  const rows = Object.entries(statusOf).map(
    ([code, status]) =>
      `<tr id="problem-${escape(code)}"><td><code>${escape(code)}</code></td><td>${status}</td></tr>`,
  );
  return `<p>Errors are application/problem+json with <code>code</code>, <code>detail</code> and <code>requestId</code>.</p><table><thead><tr><th>Code</th><th>Status</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function slug(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

export const referenceStyle = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;color:#1a1a1a;background:#fff}
nav ul{display:flex;flex-wrap:wrap;gap:.75rem;padding:0;list-style:none}article{border-top:1px solid #ddd;padding:.5rem 0}
code,pre{font:13px/1.45 ui-monospace,monospace}pre{background:#f4f4f2;padding:.75rem;overflow:auto}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.25rem .5rem;border-bottom:1px solid #eee;vertical-align:top}
a{color:#0b57a4}@media(prefers-color-scheme:dark){body{background:#161616;color:#eee}pre{background:#222}td,th,article{border-color:#333}a{color:#8ab8f0}}
`;
