import { z } from "zod";
import { plainLine } from "../../../lib/text/plain-line.ts";
import type { MailAddress } from "../../mail/mail-port.ts";

const Recipient = z
  .object({ emailAddress: z.object({ name: z.string().nullish(), address: z.string().nullish() }) })
  .transform(({ emailAddress: { name, address } }): MailAddress[] => {
    if (address === null || address === undefined || address === "") return [];
    const clean = plainLine(address, 320);
    const plain = plainLine(name ?? "");
    return [plain === "" || plain === clean ? { address: clean } : { name: plain, address: clean }];
  });
const Recipients = z
  .array(Recipient)
  .nullish()
  .transform((list) => (list ?? []).flat());

/** A mail as Graph lists it. */
export const OutlookMessage = z.object({
  id: z.string(),
  internetMessageId: z.string().nullish(),
  conversationId: z.string().nullish(),
  subject: z
    .string()
    .nullish()
    .transform((subject) => plainLine(subject ?? "", 300)),
  from: Recipient.nullish().transform((from) => from ?? []),
  toRecipients: Recipients,
  ccRecipients: Recipients,
  replyTo: Recipients,
  receivedDateTime: z.string().nullish(),
  hasAttachments: z.boolean().nullish(),
  isDraft: z.boolean().nullish(),
  parentFolderId: z.string().nullish(),
  webLink: z.string().nullish(),
  bodyPreview: z.string().nullish(),
});
export type OutlookMessage = z.infer<typeof OutlookMessage>;

export const messageFields = [
  ...["id", "internetMessageId", "conversationId", "subject", "from", "toRecipients", "ccRecipients"],
  ...["replyTo", "receivedDateTime", "hasAttachments", "isDraft", "parentFolderId", "webLink", "bodyPreview"],
].join(",");

/** As Graph takes a recipient. */
export function toRecipient({ name, address }: MailAddress) {
  return { emailAddress: { address, ...(name !== undefined && { name }) } };
}
