import { z } from "zod";

/** What a server says about a tool of its own. Only hints: nobody has checked them. */
const ToolHints = z.object({
  readOnlyHint: z.boolean().optional(),
  destructiveHint: z.boolean().optional(),
  idempotentHint: z.boolean().optional(),
  openWorldHint: z.boolean().optional(),
});

const JsonSchema = z.record(z.string(), z.unknown());

/** A tool of an MCP server as the server describes it; everything in it is foreign text. */
export const McpTool = z.object({
  name: z.string(),
  title: z.string().optional(),
  description: z.string().optional(),
  inputSchema: JsonSchema,
  outputSchema: JsonSchema.optional(),
  annotations: ToolHints.optional(),
});
export type McpTool = z.infer<typeof McpTool>;

/** A tool that may be offered as an action: reviewed, named by us, and described in words without tricks. */
export const OfferedTool = z.object({
  tool: McpTool,
  /** `mcp.<label>.<tool>`, in letters that an action's name may have. */
  action: z.string(),
  label: z.string(),
  summary: z.string(),
  /** The schema of its parameters as a model sees it; parameters are checked by the tool's own. */
  schema: JsonSchema,
  effect: z.enum(["read", "write", "send"]),
  /** Whether doing it twice is the same as once, as far as the server says so. */
  isRepeatable: z.boolean(),
  isDestructive: z.boolean(),
});
export type OfferedTool = z.infer<typeof OfferedTool>;
