import { z } from "zod";

export const ConnectionType = z.enum([
  "searxng",
  "brave",
  "tavily",
  "openai-search",
  "anthropic-search",
  "imap",
  "microsoft",
  "mcp-http",
  "mcp-stdio",
]);
export type ConnectionType = z.infer<typeof ConnectionType>;

/** `signin`: a person has to sign in again; `changed`: what it offers has to be reviewed; `broken`: see the reason. */
export const ConnectionState = z.enum(["ready", "signin", "changed", "broken"]);
export type ConnectionState = z.infer<typeof ConnectionState>;

/** What an action may do over a connection: without asking, after asking, or not at all. */
export const Permission = z.enum(["always", "ask", "never"]);
export type Permission = z.infer<typeof Permission>;

/** A label is part of action names and of prompts, so it is one plain word. */
export const ConnectionLabel = z
  .string()
  .regex(
    /^[A-Za-z][A-Za-z0-9_-]{0,39}$/,
    "must begin with a letter and hold at most 40 letters, digits, - and _",
  );
export type ConnectionLabel = z.infer<typeof ConnectionLabel>;

export const SettingValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
export type SettingValue = z.infer<typeof SettingValue>;

/** Whose connection everybody may use. */
export const everyone = "everyone";

/** A way to an outside service. Its settings are visible; secrets are kept apart, sealed or in the environment. */
export const Connection = z.object({
  id: z.string(),
  label: ConnectionLabel,
  type: ConnectionType,
  settings: z.record(z.string(), SettingValue).default({}),
  /** What it was allowed to do by its provider, such as Mail.Read; empty where there is no such thing. */
  scopes: z.array(z.string()).default([]),
  /** The user it belongs to, or "everyone". */
  owner: z.string(),
  /** By the name of an action, or a pattern such as "mail.*"; what is not named is as its effect says. */
  allow: z.record(z.string(), Permission).default({}),
  /** What was reviewed, by name, as hashes: another one is not offered before it is reviewed too. */
  pins: z.record(z.string(), z.string()).default({}),
  state: ConnectionState.default("ready"),
  /** Why it is not ready, in one sentence. */
  reason: z.string().optional(),
  lastUsed: z.number().optional(),
});
export type Connection = z.infer<typeof Connection>;
