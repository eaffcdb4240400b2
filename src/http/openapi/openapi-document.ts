import { z } from "zod";
import type { HttpRoute } from "../define-route.ts";
import { Problem } from "../serve/problem.ts";
import { toSchema } from "./to-schema.ts";
import type { Components, JsonSchema } from "./to-schema.ts";

export interface OpenApiDocument {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, JsonSchema>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema> };
  security: Record<string, string[]>[];
}

const description =
  "Send a request and its documents, follow the work, and fetch finished files whose every claim leads back to its source.";

/** OpenAPI 3.1 from the table of routes. */
export function openApiDocument(routes: readonly HttpRoute[], version: string): OpenApiDocument {
  const components: Components = new Map();
  const paths: OpenApiDocument["paths"] = {};
  const problem = toSchema(Problem, "output", components);
  for (const route of routes) {
    const operations = (paths[route.path] ??= {});
    operations[route.method.toLowerCase()] = toOperation(route, components, problem);
  }
  return {
    openapi: "3.1.0",
    info: { title: "Dossier", version, description },
    paths,
    components: {
      schemas: Object.fromEntries([...components].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        token: { type: "http", scheme: "bearer", description: "An API token, dsr_…" },
        session: { type: "apiKey", in: "cookie", name: "__Host-dossier" },
      },
    },
    security: [{ token: [] }, { session: [] }, {}],
  };
}

function toOperation(route: HttpRoute, components: Components, problem: JsonSchema): JsonSchema {
  const { name, tag, summary, scope, body, streams, startsWork } = route;
  const parameters = [
    ...toParameters(route.params, "path", components),
    ...toParameters(route.query, "query", components),
    ...(startsWork === true ? [idempotencyKey] : []),
  ];
  return {
    ...{ operationId: name, tags: [tag], summary, "x-scope": scope },
    ...(parameters.length > 0 && { parameters }),
    ...(body instanceof z.ZodType && { requestBody: toBody(body, components) }),
    ...(streams !== undefined && { requestBody: uploadBody(streams) }),
    responses: { ...toAnswers(route, components), default: toProblem(problem) },
    ...(scope === "none" && { security: [] }),
  };
}

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "The same key gives the first answer again and starts nothing.",
  schema: { type: "string", minLength: 1, maxLength: 200 },
};

function toParameters(schema: unknown, place: "path" | "query", components: Components): JsonSchema[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).map(([name, member]) => {
    const isRequired =
      place === "path" || (member instanceof z.ZodType && !member.safeParse(undefined).success);
    const own = member instanceof z.ZodType ? toSchema(member, "input", components) : {};
    return { name, in: place, required: isRequired, schema: own };
  });
}

function toBody(body: z.ZodType, components: Components): JsonSchema {
  const isRequired = !body.safeParse({}).success;
  return {
    required: isRequired,
    content: { "application/json": { schema: toSchema(body, "input", components) } },
  };
}

function uploadBody(mediaType: string): JsonSchema {
  const files = { type: "array", items: { type: "string", format: "binary" } };
  return { required: true, content: { [mediaType]: { schema: { type: "object", properties: { files } } } } };
}

function toAnswers({ answers }: HttpRoute, components: Components): JsonSchema {
  if (typeof answers !== "object" || answers === null) return {};
  return Object.fromEntries(
    Object.entries(answers).map(([status, answer]: [string, unknown]) => {
      if (answer instanceof z.ZodType) {
        const content = { "application/json": { schema: toSchema(answer, "output", components) } };
        return [status, { description: "As described", content }];
      }
      const mediaType = MediaAnswer.safeParse(answer).data?.mediaType;
      if (mediaType === undefined) return [status, { description: "No content" }];
      return [status, { description: mediaType, content: { [mediaType]: { schema: { type: "string" } } } }];
    }),
  );
}

const MediaAnswer = z.object({ mediaType: z.string() });

function toProblem(schema: JsonSchema): JsonSchema {
  return {
    description: "What went wrong, and what helps",
    content: { "application/problem+json": { schema } },
  };
}
