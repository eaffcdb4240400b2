import type { CallToolResult, McpServer, ServerContext } from "@modelcontextprotocol/server";
import type { z } from "zod";
import type { AccessScope } from "../../model/accounts/caller.ts";
import { Failure, toFailure } from "../../model/failure.ts";
import type { McpOptions } from "../mcp-options.ts";

/** A file that a result leads to. */
export interface ResultLink {
  uri: string;
  name: string;
  mediaType?: string;
  bytes?: number;
}

export interface ToolSpeech<Output> {
  value: Output;
  links?: readonly ResultLink[];
}

export interface OwnTool<Input extends z.ZodType, Output extends z.ZodType> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  /** What the caller's token must allow. */
  scope: AccessScope;
  hints: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean; openWorldHint: boolean };
  run(input: z.output<Input>, context: ServerContext): Promise<ToolSpeech<z.input<Output>>>;
}

export const looks = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
export const works = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: true,
};

/** Offers one tool. What goes wrong is told as a result that says so, in the words a person would read. */
export function offerTool<Input extends z.ZodType, Output extends z.ZodType>(
  server: McpServer,
  { own }: Pick<McpOptions, "own">,
  tool: OwnTool<Input, Output>,
): void {
  const { name, title, description, input, output, scope, hints, run } = tool;
  const [inputSchema, outputSchema]: [z.ZodType, z.ZodType] = [input, output];
  const config = { title, description, inputSchema, outputSchema, annotations: hints };
  const answer = async (given: unknown, context: ServerContext): Promise<CallToolResult> => {
    try {
      if (!own.caller.scopes.includes(scope))
        throw new Failure("forbidden", `This token may not do that: it lacks the scope "${scope}".`);
      const { value, links = [] } = await run(input.parse(given), context);
      return toResult(output.parse(value), links);
    } catch (error) {
      const { code, message } = toFailure(error);
      const words = code === "internal" ? "Something went wrong inside Dossier." : message;
      return { isError: true, content: [{ type: "text", text: `${code}: ${words}` }] };
    }
  };
  server.registerTool(name, config, answer);
}

/** As JSON, as the same JSON in text for older clients, and with links to the files. */
function toResult(value: unknown, links: readonly ResultLink[]): CallToolResult {
  const linked = links.map(({ uri, name, mediaType, bytes }) => ({
    ...{ type: "resource_link" as const, uri, name },
    ...(mediaType !== undefined && { mimeType: mediaType }),
    ...(bytes !== undefined && { size: bytes }),
  }));
  return { structuredContent: value, content: [{ type: "text", text: JSON.stringify(value) }, ...linked] };
}
