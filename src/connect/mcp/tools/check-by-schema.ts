import { fromJsonSchema } from "@modelcontextprotocol/client";
import type { McpTool } from "../../../model/connections/mcp-tool.ts";
import { Failure } from "../../../model/failure.ts";
import { plainLine } from "../../../lib/text/plain-line.ts";
import { relaxSchema } from "./relax-schema.ts";
import type { SchemaCheck } from "./schema-check.ts";

const largestSchema = 64 * 1_024;
const deepest = 40;
const mostIssues = 5;

/** The server's own JSON Schema as a check of ours. Fails with `unsupported` where the schema cannot be used. */
export function checkBySchema(schema: McpTool["inputSchema"]): SchemaCheck {
  const text = JSON.stringify(schema);
  if (text.length > largestSchema || depthOf(text) > deepest)
    throw new Failure("unsupported", `its schema is larger than ${largestSchema} bytes or nested too deeply`);
  try {
    const { validate } = fromJsonSchema(relaxSchema(schema) as McpTool["inputSchema"])["~standard"];
    return (value) => {
      const judged = validate(value);
      if (judged instanceof Promise) throw new Failure("internal", "A schema was checked later than asked.");
      if (judged.issues === undefined) return undefined;
      return judged.issues
        .slice(0, mostIssues)
        .map(({ message }) => plainLine(message, 300))
        .join("; ");
    };
  } catch (cause) {
    const why = cause instanceof Error ? plainLine(cause.message, 200) : "it cannot be read";
    throw new Failure("unsupported", `its schema cannot be used: ${why}`, { cause });
  }
}

/** How deep brackets are nested; those inside of texts make it seem deeper, never shallower. */
function depthOf(text: string): number {
  let depth = 0;
  let deepestSeen = 0;
  for (const letter of text) {
    if (letter === "{" || letter === "[") depth += 1;
    else if (letter === "}" || letter === "]") depth -= 1;
    if (depth > deepestSeen) deepestSeen = depth;
  }
  return deepestSeen;
}
