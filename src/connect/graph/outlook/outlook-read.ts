import { z } from "zod";
import { Failure } from "../../../model/failure.ts";
import { plainLine } from "../../../lib/text/plain-line.ts";
import { composeMail } from "../../mail/compose-mail.ts";
import type { MailLimits } from "../../mail/mail-port.ts";
import { readAddress } from "../../mail/read-address.ts";
import type { Graph } from "../graph-port.ts";
import { messageFields, OutlookMessage } from "./outlook-message.ts";

const WholeMessage = z.object({
  ...OutlookMessage.shape,
  body: z.object({ contentType: z.string(), content: z.string() }).nullish(),
});

const Attachment = z.object({
  "@odata.type": z.string().default(""),
  id: z.string(),
  name: z.string().nullish(),
  contentType: z.string().nullish(),
  size: z.number().nonnegative().default(0),
  isInline: z.boolean().nullish(),
});

export interface OutlookMail {
  message: OutlookMessage;
  /** RFC 822; as it came where there is nothing attached, else written anew from its text. */
  content: Buffer;
  attachments: { id: string; fileName: string; mediaType: string; content: Buffer }[];
  /** What was not taken, and why. */
  left: string[];
}

const mostAttachments = 200;

/** One mail by Graph's id for it, its attachments as files of their own. */
export async function readOutlookMail(
  graph: Graph,
  { home, id }: { home: string; id: string },
  limits: MailLimits,
): Promise<OutlookMail> {
  const path = `${home}/messages/${encodeURIComponent(id)}`;
  const call = { doing: "read the mail", needs: "Mail.Read" };
  const message = await graph.read({ ...call, path: `${path}?$select=${messageFields},body` }, WholeMessage);
  if (message.hasAttachments !== true) {
    const answer = await graph.call({ ...call, path: `${path}/$value`, limits: { bytes: limits.mailBytes } });
    return { message, content: await answer.bytes(), attachments: [], left: [] };
  }
  const { items } = await graph.list(
    { ...call, path: `${path}/attachments?$select=id,name,contentType,size,isInline` },
    { item: Attachment, most: mostAttachments },
  );
  const left: string[] = [];
  const attachments: OutlookMail["attachments"] = [];
  let total = 0;
  for (const item of limits.attachments ? items.filter(({ isInline }) => isInline !== true) : []) {
    const fileName = plainLine(item.name ?? "", 200) || "attachment";
    if (item["@odata.type"].endsWith("referenceAttachment")) {
      left.push(`${fileName} is a link to a file elsewhere`);
      continue;
    }
    if (item.size > limits.partBytes || total + item.size > limits.mailBytes) {
      left.push(`${fileName} (${item.size} bytes) is larger than what is taken from one mail`);
      continue;
    }
    const value = `${path}/attachments/${encodeURIComponent(item.id)}/$value`;
    const answer = await graph.call({
      ...{ path: value, doing: "read the attachment", needs: "Mail.Read", expects: [405] },
      limits: { bytes: limits.partBytes, wholeMs: 120_000 },
    });
    if (answer.error !== undefined) {
      left.push(`${fileName} is a link to a file elsewhere`);
      continue;
    }
    const content = await answer.bytes();
    total += content.length;
    attachments.push({
      id: item.id,
      fileName,
      mediaType: item.contentType ?? "application/octet-stream",
      content,
    });
  }
  return { message, content: await writeAnew(message), attachments, left };
}

/** The mail without what is attached to it, which stands beside it. */
async function writeAnew(message: z.infer<typeof WholeMessage>): Promise<Buffer> {
  const {
    body,
    from: [sender],
    toRecipients,
    ccRecipients,
    subject,
    internetMessageId,
  } = message;
  const isHtml = body?.contentType.toLowerCase() === "html";
  const real = (list: OutlookMessage["toRecipients"]) =>
    list.filter(({ address }) => readAddress(address) !== undefined);
  const from = sender === undefined ? [] : real([sender]);
  if (internetMessageId === null || internetMessageId === undefined)
    throw new Failure("corrupt", "The mail has no id of its own.");
  return composeMail({
    messageId: internetMessageId,
    from: from[0] ?? { address: "unknown@invalid" },
    ...{ to: real(toRecipients), cc: real(ccRecipients), subject, attachments: [] },
    text: isHtml ? "" : (body?.content ?? ""),
    ...(isHtml && { html: body?.content }),
    date: new Date(message.receivedDateTime ?? 0),
  });
}
