import { z } from "zod";

/** A damaged message holds anything under any name: what is not of its kind counts as missing. */
const text = z.string().optional().catch(undefined);
const number = z.number().optional().catch(undefined);
const bytes = z.instanceof(Uint8Array).optional().catch(undefined);

const names = {
  ...{ subject: text, messageClass: text, body: text, bodyHtml: text, html: bytes, compressedRtf: bytes },
  ...{ internetCodepage: number, messageCodepage: number, headers: text, messageId: text },
  ...{ senderName: text, senderEmail: text, senderSmtpAddress: text, sentRepresentingSmtpAddress: text },
  ...{ creatorSMTPAddress: text, clientSubmitTime: text, messageDeliveryTime: text, creationTime: text },
  ...{ apptStartWhole: text, apptEndWhole: text, apptLocation: text, location: text, name: text },
  ...{ email1EmailAddress: text, givenName: text, surname: text, title: text, companyName: text },
  ...{ departmentName: text, businessTelephoneNumber: text, homeTelephoneNumber: text },
  ...{ mobileTelephoneNumber: text, businessFaxNumber: text, workAddress: text, postalAddress: text },
  ...{ businessHomePage: text },
};

const Recipient = z.object({ recipType: text, name: text, smtpAddress: text, email: text });
export type Recipient = z.infer<typeof Recipient>;

const MsgAttachment = z.object({
  ...{ fileName: text, fileNameShort: text, name: text, attachMimeTag: text },
  innerMsgContent: z.boolean().optional().catch(undefined),
});
export type MsgAttachment = z.infer<typeof MsgAttachment>;

/** What is used of an Outlook message. */
export const MsgFields = z.object({
  ...names,
  recipients: z.array(Recipient).catch([]).default([]),
  attachments: z.array(MsgAttachment).catch([]).default([]),
});
export type MsgFields = z.infer<typeof MsgFields>;
