import { defineMailReading } from "../mail/define-mail-reading.ts";

export const readOutlookEmails = defineMailReading({
  name: "outlook.readEmails",
  types: ["microsoft"],
  of: "in Outlook",
});
