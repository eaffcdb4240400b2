import { z } from "zod";
import { commonSettings } from "../common-settings.ts";
import { readAddress } from "./read-address.ts";

const loopback = new Set(["localhost", "127.0.0.1", "::1"]);

/** What a person sets for a mailbox. The password, or the access token, is a secret and kept apart. */
export const MailSettings = z
  .strictObject({
    ...commonSettings,
    host: z.string().min(1),
    port: z.coerce.number().int().min(1).max(65_535).optional(),
    /** `tls` from the first byte (port 993), `starttls` (port 143), `none` only for a server on this machine. */
    security: z.enum(["tls", "starttls", "none"]).default("tls"),
    user: z.string().min(1),
    /** Who drafts are from; the user, where that is an address. */
    from: z.string().min(1).optional(),
    /** Where drafts go, for servers that do not say. */
    drafts: z.string().min(1).optional(),
    /** `password`, or `token` for servers that want OAuth (XOAUTH2). */
    signIn: z.enum(["password", "token"]).default("password"),
  })
  .check((context) => {
    const { security, host, from, user } = context.value;
    if (security === "none" && !loopback.has(host.toLowerCase()))
      context.issues.push({
        ...{ code: "custom", input: security, path: ["security"] },
        message: `a password without encryption goes only to this machine, not to ${host}; take tls or starttls`,
      });
    if (readAddress(from ?? user) === undefined)
      context.issues.push({
        ...{ code: "custom", input: from ?? user, path: ["from"] },
        message: "must be one mail address, such as Anna Muster <anna@example.org>",
      });
  });
export type MailSettings = z.infer<typeof MailSettings>;

export function portOf({ port, security }: MailSettings): number {
  return port ?? (security === "tls" ? 993 : 143);
}
