import { z } from "zod";

/** One use of a connection, for whoever has to account for it: who, for what, how much; never what was read or sent. */
export const ConnectionUse = z.object({
  id: z.string(),
  at: z.number(),
  user: z.string(),
  workflowId: z.string().optional(),
  connection: z.string(),
  label: z.string(),
  /** The action, or the command that used it. */
  action: z.string(),
  effect: z.enum(["read", "write", "send"]),
  /** Such as a host, a site, a folder, or "2 recipients". */
  target: z.string(),
  bytes: z.number().nonnegative(),
  /** "ok", or the code of what went wrong. */
  result: z.string(),
});
export type ConnectionUse = z.infer<typeof ConnectionUse>;
