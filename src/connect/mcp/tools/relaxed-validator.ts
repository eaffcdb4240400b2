import type { jsonSchemaValidator } from "@modelcontextprotocol/client";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/client/validators/ajv";
import { relaxSchema } from "./relax-schema.ts";

type RawSchema = Parameters<jsonSchemaValidator["getValidator"]>[0];

/** Checks what a tool returns by the schema that its server gave, without running the server's patterns. */
export function createRelaxedValidator(): jsonSchemaValidator {
  const inner = new AjvJsonSchemaValidator();
  return { getValidator: <T>(schema: RawSchema) => inner.getValidator<T>(relaxSchema(schema) as RawSchema) };
}
