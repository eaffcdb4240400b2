import type { ListedMail, MailAddress } from "../../connect/mail/mail-port.ts";
import { plainLine } from "../../lib/text/plain-line.ts";

/** A mail in one line: when, who, what about, and the id by which it can be read. */
export function tellMail({ date, from, subject, attachments, messageId }: ListedMail): string {
  const files = attachments.length === 0 ? "" : ` [${attachments.slice(0, 5).join(", ")}]`;
  const parts = [date?.slice(0, 16).replace("T", " ") ?? "no date", tellPeople(from), `"${subject}"${files}`];
  return plainLine([...parts, messageId ?? "no id"].join(" | "), 390);
}

export function tellPeople(people: readonly MailAddress[]): string {
  return people
    .map(({ name, address }) => (name === undefined ? address : `${name} <${address}>`))
    .join(", ");
}
