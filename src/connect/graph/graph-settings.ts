import { z } from "zod";
import { addressSetting, commonSettings, listSetting } from "../common-settings.ts";

const Url = addressSetting.transform((url) => url.replace(/\/$/, ""));

/** The least that reads and drafts mail and reads and writes files. Nothing here can send. */
export const usualScopes = ["User.Read", "Mail.ReadWrite", "Sites.ReadWrite.All"] as const;

/** What a person sets for Microsoft 365: their own app registration, and how they sign in. */
export const GraphSettings = z
  .strictObject({
    ...commonSettings,
    clientId: z.string().min(1),
    tenant: z
      .string()
      .regex(/^[A-Za-z0-9.-]+$/, "must be a tenant's id or domain, or common, organizations or consumers")
      .default("organizations"),
    /** `browser` (code with PKCE), `device` (a code to type in elsewhere), `app` (without a person, with a client secret). */
    signIn: z.enum(["browser", "device", "app"]).default("browser"),
    scopes: listSetting.default([...usualScopes]),
    /** Whose mailbox an app works on; a person who signs in works on their own. */
    mailbox: z.string().min(1).optional(),
    /** Other clouds, and servers for tests. */
    authority: Url.default("https://login.microsoftonline.com"),
    base: Url.default("https://graph.microsoft.com/v1.0"),
  })
  .check((context) => {
    const { signIn, mailbox } = context.value;
    if (mailbox !== undefined && /[\s/?#\p{Cc}]/u.test(mailbox))
      context.issues.push({
        ...{ code: "custom", input: mailbox, path: ["mailbox"] },
        message: "must be a mail address or an id",
      });
    if (signIn === "app" && ["common", "organizations", "consumers"].includes(context.value.tenant))
      context.issues.push({
        ...{ code: "custom", input: context.value.tenant, path: ["tenant"] },
        message: "an app that signs in by itself needs the tenant's own id or domain",
      });
  });
export type GraphSettings = z.infer<typeof GraphSettings>;

/** The beginning of every mail path. */
export function mailboxPath({ mailbox }: Pick<GraphSettings, "mailbox">): string {
  return mailbox === undefined ? "/me" : `/users/${encodeURIComponent(mailbox)}`;
}
