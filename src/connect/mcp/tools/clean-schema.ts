import { cleanWords } from "./clean-words.ts";

const longest = 400;
const words = new Set(["description", "title"]);
/** What no check needs and a model would read. */
const dropped = new Set(["$comment", "examples", "markdownDescription"]);

/** A schema as it is shown to a model: its words in plain lines. What is checked stays as the server gave it. */
export function cleanSchema(schema: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      if (dropped.has(key)) return [];
      return [[key, words.has(key) && typeof value === "string" ? cleanWords(value, longest) : clean(value)]];
    }),
  );
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  return typeof value === "object" && value !== null ? cleanSchema({ ...value }) : value;
}
