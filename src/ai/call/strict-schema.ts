type Schema = Record<string, unknown>;

/** What the strict mode of OpenAI's structured output understands; anything else makes it turn the request down. */
const keywords = new Set(
  "$schema $ref $defs definitions type title description enum const anyOf properties required additionalProperties items minItems maxItems minimum maximum exclusiveMinimum exclusiveMaximum multipleOf pattern format".split(
    " ",
  ),
);
const formats = new Set("date-time time date duration email hostname ipv4 ipv6 uuid".split(" "));

/** The schema with its objects closed, if a provider can enforce it strictly: nothing optional, nothing unknown. */
export function toStrictSchema(schema: unknown): Schema | undefined {
  if (!isSchema(schema) || Object.keys(schema).some((key) => !keywords.has(key))) return undefined;
  const strict: Schema = { ...schema };
  const { format = "date" } = schema;
  if (typeof format !== "string" || !formats.has(format)) return undefined;
  if (schema["type"] === "object" || schema["properties"] !== undefined) {
    const required = Array.isArray(schema["required"]) ? schema["required"] : [];
    const members = Object.keys(isSchema(schema["properties"]) ? schema["properties"] : {});
    if (members.length === 0 || members.some((name) => !required.includes(name))) return undefined;
    // Absent means that others are ignored, so they may as well not come.
    if ((schema["additionalProperties"] ?? false) !== false) return undefined;
    strict["additionalProperties"] = false;
  }
  for (const key of ["properties", "$defs", "definitions"]) {
    if (!isSchema(schema[key])) continue;
    const inner = Object.entries(schema[key]).map(([name, part]) => [name, toStrictSchema(part)] as const);
    if (inner.some(([, part]) => part === undefined)) return undefined;
    strict[key] = Object.fromEntries(inner);
  }
  if (Array.isArray(schema["anyOf"])) {
    const inner = schema["anyOf"].map(toStrictSchema);
    if (inner.includes(undefined)) return undefined;
    strict["anyOf"] = inner;
  }
  if (schema["items"] !== undefined) {
    strict["items"] = toStrictSchema(schema["items"]);
    if (strict["items"] === undefined) return undefined;
  }
  return strict;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
