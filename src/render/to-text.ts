/** Any value of JSON as a text; what has no words of its own is shown as JSON. */
export function toText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "object" && "value" in value) return toText(value.value);
  return typeof value === "object" ? JSON.stringify(value) : String(value as string | number | boolean);
}
