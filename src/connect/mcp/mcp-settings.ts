import { basename } from "node:path";
import { z } from "zod";
import type { Connection } from "../../model/connections/connection.ts";
import { Failure } from "../../model/failure.ts";
import type { McpEra } from "./mcp-client.ts";
import { ToolEffect } from "./tools/tool-effect.ts";

/** Divided by commas, or as a JSON list where a value holds commas itself. */
const list = z.preprocess((value) => {
  if (typeof value !== "string") return value;
  const inner = value.trimStart().startsWith("[")
    ? z.array(z.string()).safeParse(parseJson(value))
    : undefined;
  return inner?.success === true ? inner.data : value.split(",").map((piece) => piece.trim());
}, z.array(z.string()));

const truth = z.preprocess(
  (value) => (value === "true" ? true : value === "false" ? false : value),
  z.boolean(),
);

const common = {
  /** Whether the server's word counts on which of its tools only read. */
  trusted: truth.optional(),
  /** What a person says of single tools, over what the server says: `tool=read`. */
  effects: list
    .refine((all) => all.every((text) => /^[^=]+=(?:read|write|send)$/.test(text)), "must be like tool=read")
    .optional(),
  /** Without a sign of life for so long, a call is given up. */
  timeoutSeconds: z.coerce.number().positive().max(600).optional(),
  /** However lively it is. */
  mostSeconds: z.coerce.number().positive().max(3_600).optional(),
};

/** NAME for a secret of that name, NAME=value for what everybody may see. */
const variables = list.refine(
  (all) => all.every((text) => /^[A-Za-z_][A-Za-z0-9_]*(?:=|$)/.test(text)),
  "must be NAME or NAME=value",
);

/** Programs that fetch a package and run it: without a version it is another program tomorrow. */
const fetchers = new Set(["npx", "bunx", "pnpx", "uvx"]);

export const McpStdioSettings = z
  .strictObject({
    ...common,
    command: z.string().min(1),
    args: list.optional(),
    env: variables.optional(),
    folder: z.string().min(1).optional(),
    era: z.enum(["legacy", "modern"]).optional(),
  })
  .refine(({ command, args = [] }) => {
    if (!fetchers.has(basename(command).replace(/\.(?:cmd|exe)$/i, ""))) return true;
    return /.(?:@|==)\d/.test(args.find((arg) => !arg.startsWith("-")) ?? "");
  }, "name the version of the package, such as package@1.2.3: without it, tomorrow it is another program");
export type McpStdioSettings = z.infer<typeof McpStdioSettings>;

export const McpHttpSettings = z.strictObject({
  ...common,
  url: z.url({ protocol: /^https?$/ }),
  /** As whom we are registered with the server that signs people in, where it takes no registration from us. */
  clientId: z.string().min(1).optional(),
  /** Hosts of one's own network that may be reached. */
  allowPrivate: list.optional(),
});
export type McpHttpSettings = z.infer<typeof McpHttpSettings>;

interface CommonSettings {
  isTrusted: boolean;
  effects: Record<string, ToolEffect>;
  idleMs: number;
  mostMs: number;
}

export type McpSettings = CommonSettings &
  (
    | { kind: "stdio"; command: string; args: string[]; env: string[]; folder?: string; era?: McpEra }
    | { kind: "http"; url: string; clientId?: string }
  );

/** The settings of a connection to an MCP server; fails with everything that is wrong with them. */
export function readMcpSettings({ label, type, settings }: Connection): McpSettings {
  if (type === "mcp-http") {
    const read = need(McpHttpSettings.safeParse(settings), label);
    const { url, clientId } = read;
    return { kind: "http", url, ...(clientId !== undefined && { clientId }), ...readCommon(read) };
  }
  const {
    command,
    args = [],
    env = [],
    folder,
    era,
    ...rest
  } = need(McpStdioSettings.safeParse(settings), label);
  const where = { ...(folder !== undefined && { folder }), ...(era !== undefined && { era }) };
  return { kind: "stdio", command, args, env, ...where, ...readCommon(rest) };
}

/** The variables of a program whose values are kept secret. */
export function secretVariables(settings: Readonly<Record<string, unknown>>): string[] {
  const env = variables.safeParse(settings["env"]);
  return env.success ? env.data.filter((variable) => !variable.includes("=")) : [];
}

function need<T>(parsed: z.ZodSafeParseResult<T>, label: string): T {
  if (parsed.success) return parsed.data;
  throw new Failure(
    "configuration",
    `The connection "${label}" is not set up rightly: ${z.prettifyError(parsed.error)}`,
  );
}

function readCommon(
  read: Pick<McpHttpSettings, "trusted" | "effects" | "timeoutSeconds" | "mostSeconds">,
): CommonSettings {
  const { trusted = false, effects = [], timeoutSeconds = 60, mostSeconds = 540 } = read;
  const own = effects.map((text) => {
    const at = text.lastIndexOf("=");
    return [text.slice(0, at), ToolEffect.parse(text.slice(at + 1))] as const;
  });
  return {
    ...{ isTrusted: trusted, effects: Object.fromEntries(own) },
    ...{ idleMs: timeoutSeconds * 1_000, mostMs: mostSeconds * 1_000 },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
