import { z } from "zod";

export type JsonSchema = Record<string, unknown>;

/** Schemas with an id of their own, which the document names once. */
export type Components = Map<string, JsonSchema>;

/** zod's own JSON Schema, which is OpenAPI's dialect; what has an id goes to the components. */
export function toSchema(schema: z.ZodType, io: "input" | "output", components: Components): JsonSchema {
  const {
    $schema: _dialect,
    $defs,
    ...made
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      // bounds that every number has, and an expression of a page for a date, tell nobody anything
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.format?.startsWith("date") === true) delete jsonSchema.pattern;
      // an answer may get new members, and a client made for today's must not refuse them
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      delete jsonSchema.id;
    },
  });
  for (const [name, definition] of Object.entries($defs ?? {}))
    if (!components.has(name)) components.set(name, relink({ ...definition }));
  const { id } = schema.meta() ?? {};
  if (typeof id !== "string") return relink(made);
  if (!components.has(id)) components.set(id, relink(made));
  return { $ref: `#/components/schemas/${id}` };
}

/** Schemas refer to each other by where they stand in the document. */
function relink(schema: JsonSchema): JsonSchema {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === "$ref" && typeof inner === "string"
          ? inner.replace(/^#\/\$defs\//, "#/components/schemas/")
          : walk(inner),
      ]),
    );
  };
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, walk(value)]));
}
