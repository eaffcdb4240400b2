import { z } from "zod";

const fetchedAt = z.number().describe("milliseconds since the epoch");

/** A page or file of the web, as it was at one moment. */
export const WebOrigin = z.object({
  kind: z.literal("web"),
  url: z.string(),
  /** Where it was in the end. */
  finalUrl: z.string(),
  fetchedAt,
  title: z.string().optional(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
  /** Only where the page itself states it. */
  published: z.string().optional(),
});
export type WebOrigin = z.infer<typeof WebOrigin>;

/** A mail, or one of its attachments. A number is valid only together with its folder and that folder's validity. */
export const MailOrigin = z.object({
  kind: z.literal("mail"),
  connection: z.string(),
  fetchedAt,
  messageId: z.string().optional(),
  mailbox: z.string().optional(),
  uid: z.number().optional(),
  uidValidity: z.string().optional(),
  /** The id that the service itself gives it. */
  itemId: z.string().optional(),
  webUrl: z.string().optional(),
  subject: z.string().optional(),
  from: z.string().optional(),
  /** The bare addresses of its From and of its Reply-To, where it has one. */
  senders: z.array(z.string()).optional(),
  replyTo: z.array(z.string()).optional(),
  /** When it was sent, as the mail says. */
  date: z.string().optional(),
  /** The name of the attachment that the document is. */
  attachment: z.string().optional(),
});
export type MailOrigin = z.infer<typeof MailOrigin>;

/** A file of a document library. */
export const DriveOrigin = z.object({
  kind: z.literal("drive"),
  connection: z.string(),
  fetchedAt,
  driveId: z.string(),
  itemId: z.string(),
  etag: z.string().optional(),
  webUrl: z.string().optional(),
  modified: z.string().optional(),
});
export type DriveOrigin = z.infer<typeof DriveOrigin>;

/** What another program answered. */
export const ToolOrigin = z.object({
  kind: z.literal("tool"),
  connection: z.string(),
  fetchedAt,
  tool: z.string(),
  uri: z.string().optional(),
  /** What it was called with, cut short and without secrets. */
  arguments: z.record(z.string(), z.string()).optional(),
});
export type ToolOrigin = z.infer<typeof ToolOrigin>;

/** Where a document that was fetched came from, for whoever wants to look there again. */
export const Origin = z.discriminatedUnion("kind", [WebOrigin, MailOrigin, DriveOrigin, ToolOrigin]);
export type Origin = z.infer<typeof Origin>;
