import type { ParameterField } from "../model/action.ts";

interface PropertySchema {
  type?: unknown;
  enum?: unknown;
  description?: unknown;
}

/** The fields of an object schema as they are offered: name, type, whether it must be there, what it is. */
export function toFields(schema: Record<string, unknown>): ParameterField[] {
  const properties = (schema["properties"] ?? {}) as Record<string, PropertySchema>;
  const required = Array.isArray(schema["required"]) ? (schema["required"] as unknown[]) : [];
  return Object.entries(properties).map(([name, property]) => ({
    name,
    type: typeOf(property),
    required: required.includes(name),
    description: describe(property),
  }));
}

function typeOf({ type, enum: values }: PropertySchema): ParameterField["type"] {
  if (Array.isArray(values)) return "enum";
  switch (type) {
    case "number":
    case "integer":
      return "number";
    case "boolean":
    case "object":
    case "array":
      return type;
    default:
      return "string";
  }
}

function describe({ description, enum: values }: PropertySchema): string {
  const text = typeof description === "string" ? description : "";
  if (!Array.isArray(values)) return text;
  return [text, `one of ${values.map(String).join(", ")}`].filter((part) => part !== "").join(": ");
}
