import { defineMailReading } from "./define-mail-reading.ts";

export const readMailEmails = defineMailReading({
  name: "mail.readEmails",
  types: ["imap"],
  of: "over IMAP",
});
