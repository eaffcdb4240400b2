type Schema = Record<string, unknown>;

/** Members whose values are schemas by name, a schema, or a list of schemas. */
const named = new Set(["properties", "$defs", "definitions", "dependentSchemas", "patternProperties"]);
const single = new Set([
  ...["items", "additionalItems", "contains", "propertyNames", "additionalProperties"],
  ...["unevaluatedProperties", "unevaluatedItems", "not", "if", "then", "else"],
]);
const listed = new Set(["allOf", "anyOf", "oneOf", "prefixItems", "items"]);

/**
 * The schema without its patterns: a pattern of a foreign server can take forever on a short text. Whatever the schema
 * accepts, this one accepts too; what only a pattern would refuse, the server refuses itself.
 */
export function relaxSchema(schema: unknown): unknown {
  if (!isSchema(schema)) return schema;
  const relaxed: Schema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === "pattern" || key === "patternProperties") continue;
    if (schema["patternProperties"] !== undefined && /^(additional|unevaluated)Properties$/.test(key))
      continue;
    relaxed[key] = relaxMember(key, value);
  }
  return withoutReversals(schema, relaxed);
}

function relaxMember(key: string, value: unknown): unknown {
  if (named.has(key) && isSchema(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, relaxSchema(inner)]));
  if (listed.has(key) && Array.isArray(value)) return value.map(relaxSchema);
  return single.has(key) ? relaxSchema(value) : value;
}

/** Where a looser part would make the whole stricter, the part goes. */
function withoutReversals(schema: Schema, relaxed: Schema): Schema {
  const changed = (key: string) => JSON.stringify(schema[key]) !== JSON.stringify(relaxed[key]);
  const kept = { ...relaxed };
  if (changed("not")) delete kept["not"];
  if (changed("if")) for (const key of ["if", "then", "else"]) delete kept[key];
  if (changed("contains")) delete kept["maxContains"];
  if (changed("oneOf")) {
    const { oneOf, ...rest } = kept;
    const all = Array.isArray(rest["allOf"]) ? (rest["allOf"] as unknown[]) : [];
    return { ...rest, allOf: [...all, { anyOf: oneOf }] };
  }
  return kept;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
