import type { OpenedConnection } from "../opened-connection.ts";
import type { McpPlace } from "./mcp-client.ts";
import type { McpSettings } from "./mcp-settings.ts";
import { renewalFor } from "./sign-in.ts";

const largestAnswer = 64 * 1_048_576;

/** The secret that an HTTP server's token is kept under. */
export const bearerField = "bearer";

/** What a review is of: the command line or the address. Values of variables may change, their names may not. */
export function placeToPin(settings: McpSettings): unknown {
  if (settings.kind === "http") return { url: settings.url };
  const { command, args, env, folder } = settings;
  return { command, args, env: env.map((variable) => variable.split("=", 1)[0]), folder };
}

/** Where the server is, with its secrets in hand. */
export async function toPlace(settings: McpSettings, opened: OpenedConnection): Promise<McpPlace> {
  if (settings.kind === "http") return toHttpPlace(settings, opened);
  const { command, args, folder, era } = settings;
  const env: Record<string, string> = {};
  for (const variable of settings.env) {
    const at = variable.indexOf("=");
    const name = at === -1 ? variable : variable.slice(0, at);
    env[name] = at === -1 ? (await opened.secret(name)).reveal() : variable.slice(at + 1);
  }
  return {
    ...{ kind: "stdio", command, args, env },
    ...(folder !== undefined && { folder }),
    ...(era !== undefined && { era }),
  };
}

async function toHttpPlace(
  { url, mostMs: wholeMs }: McpSettings & { kind: "http" },
  opened: OpenedConnection,
): Promise<McpPlace> {
  const limits = { bytes: largestAnswer, headersMs: wholeMs, wholeMs };
  const bearer = await opened.findSecret(bearerField);
  const renewal = bearer === undefined ? await renewalFor({ url }, opened) : undefined;
  return {
    ...{ kind: "http", url, fetch: (to, init) => opened.fetch(to, { ...init, limits }) },
    ...(bearer && { token: async () => bearer.reveal() }),
    ...(renewal && {
      token: async (refused) =>
        (await opened.token({ ...renewal, ...(refused !== undefined && { refused }) })).accessToken,
    }),
  };
}
