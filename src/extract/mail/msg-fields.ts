import { addressParser } from "postal-mime";
import { addressText } from "./address-text.ts";
import type { MsgFields, Recipient } from "./msg-schema.ts";

type Header = [name: string, value: string | undefined];

/** The lines that an Outlook item says about itself: a mail, an appointment or a contact. */
export function msgHeaders(fields: MsgFields): Header[] {
  const recipients = (type: string) =>
    fields.recipients.flatMap((one) => (one.recipType === type ? printPerson(one) : [])).join(", ");
  const sender = senderOf(fields);
  const travelled = headerOf(fields, "from");
  const from = travelled === undefined ? undefined : addressText(addressParser(travelled));
  return [
    ["Subject", fields.subject],
    ["From", from ?? sender],
    ["Sender", from === undefined || addressIn(from) === addressIn(sender) ? undefined : sender],
    ["To", recipients("to")],
    ["Cc", recipients("cc")],
    ["Bcc", recipients("bcc")],
    [
      "Date",
      fields.clientSubmitTime ??
        fields.messageDeliveryTime ??
        headerOf(fields, "date") ??
        fields.creationTime,
    ],
    ["Message-ID", fields.messageId ?? headerOf(fields, "message-id")],
    ["Start", fields.apptStartWhole],
    ["End", fields.apptEndWhole],
    ["Location", fields.apptLocation ?? fields.location],
    ["Attachments", fields.attachments.flatMap((one) => one.fileName ?? one.name ?? []).join(", ")],
    ...contactLines(fields),
  ];
}

function senderOf(fields: MsgFields): string | undefined {
  const { senderName, senderEmail, senderSmtpAddress, sentRepresentingSmtpAddress } = fields;
  const own = senderEmail?.includes("@") === true ? senderEmail : undefined;
  const address = senderSmtpAddress ?? own ?? sentRepresentingSmtpAddress ?? fields.creatorSMTPAddress;
  return joinName(senderName, address ?? senderEmail);
}

function printPerson({ name, smtpAddress, email }: Recipient): string[] {
  const printed = joinName(name, smtpAddress ?? email);
  return printed === undefined ? [] : [printed];
}

function joinName(name: string | undefined, address: string | undefined): string | undefined {
  if (name === undefined || name === "" || name === address) return address;
  return address === undefined || address === "" ? name : `${name} <${address}>`;
}

/** A header as it travelled, where Outlook kept it. */
function headerOf({ headers }: MsgFields, name: string): string | undefined {
  const unfolded = headers?.slice(0, 262_144).replaceAll(/\r?\n[ \t]+/g, " ");
  const line = unfolded?.split(/\r?\n/).find((one) => one.toLowerCase().startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim();
}

function addressIn(text: string | undefined): string | undefined {
  return text?.slice(0, 1_000).match(/[^\s<>"]+@[^\s<>"]+/)?.[0];
}

function contactLines(fields: MsgFields): Header[] {
  if (fields.messageClass?.toLowerCase().startsWith("ipm.contact") !== true) return [];
  return [
    ["Name", joinName(fields.name, fields.email1EmailAddress)],
    ["Given name", fields.givenName],
    ["Surname", fields.surname],
    ["Job title", fields.title],
    ["Company", fields.companyName],
    ["Department", fields.departmentName],
    ["Business phone", fields.businessTelephoneNumber],
    ["Home phone", fields.homeTelephoneNumber],
    ["Mobile phone", fields.mobileTelephoneNumber],
    ["Fax", fields.businessFaxNumber],
    ["Work address", fields.workAddress],
    ["Postal address", fields.postalAddress],
    ["Web page", fields.businessHomePage],
  ];
}
