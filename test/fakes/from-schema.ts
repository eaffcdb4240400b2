import fc from "fast-check";

type Schema = Readonly<Record<string, unknown>>;

/** Values that a JSON Schema allows, as far as ours use it; what it does not know is any value. */
export function fromSchema(
  schema: unknown,
  definitions: Schema = toRecord(toRecord(schema)["$defs"]),
  depth = 0,
): fc.Arbitrary<unknown> {
  const given = toRecord(schema);
  const inner = (member: unknown) => fromSchema(member, definitions, depth + 1);
  if (depth > 5) return fc.constant(null);
  if (typeof given["$ref"] === "string") return inner(definitions[given["$ref"].split("/").at(-1) ?? ""]);
  if ("const" in given) return fc.constant(given["const"]);
  if (Array.isArray(given["enum"])) return fc.constantFrom(...given["enum"]);
  const several = given["anyOf"] ?? given["oneOf"];
  if (Array.isArray(several) && several.length > 0) return fc.oneof(...several.map(inner));
  switch (given["type"]) {
    case "string":
      return fromString(given);
    case "integer":
      return fc.integer({
        min: toNumber(given["minimum"], -5),
        max: Math.min(toNumber(given["maximum"], 1_000), 1_000),
      });
    case "number":
      return fc.double({ min: toNumber(given["minimum"], -5), max: 1_000, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(inner(given["items"]), {
        minLength: toNumber(given["minItems"], 0),
        maxLength: Math.max(3, toNumber(given["minItems"], 0)),
      });
    case "object":
      return fromObject(given, inner);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function fromObject(given: Schema, inner: (member: unknown) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const required = new Set(Array.isArray(given["required"]) ? given["required"] : []);
  const members = Object.entries(toRecord(given["properties"])).map(
    ([name, member]) => [name, inner(member)] as const,
  );
  return fc.record(Object.fromEntries(members), {
    requiredKeys: members.map(([name]) => name).filter((name) => required.has(name)),
  });
}

function fromString(given: Schema): fc.Arbitrary<string> {
  if (typeof given["format"] === "string" && given["format"].startsWith("date"))
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
      .map((date) => date.toISOString());
  const length = {
    minLength: toNumber(given["minLength"], 0),
    maxLength: Math.min(toNumber(given["maxLength"], 40), 40),
  };
  return fc.oneof(
    fc.string(length),
    fc.string({ ...length, unit: "binary" }),
    fc.constantFrom("offline", "docx", "dossier", "../../etc/passwd", "wf_1"),
  );
}

function toNumber(value: unknown, otherwise: number): number {
  return typeof value === "number" ? value : otherwise;
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
