import { Failure } from "../../model/failure.ts";

/** Parameters as a person types them: one JSON object. */
export function readParameters(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Failure("usage", `The parameters are not valid JSON: ${String(cause)}`, { cause });
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return Object.fromEntries(Object.entries(value));
  throw new Failure("usage", 'The parameters must be one JSON object such as {"to": "…"}.');
}
