import { z } from "zod";
import type { MailQuery } from "../../connect/mail/mail-port.ts";

const Day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, "must be a day, such as 2026-11-03")
  .optional();
const Words = z.string().trim().min(1).max(200).optional();

/** What mails can be looked for by; all that is given must hold. */
export const mailCriteria = {
  from: Words.describe("a part of the sender's name or address"),
  to: Words.describe("a part of a recipient's name or address"),
  subject: Words.describe("words of the subject"),
  text: Words.describe("words anywhere in the mail"),
  since: Day.describe("the first day, such as 2026-11-03"),
  before: Day.describe("the day after the last one"),
  folder: Words.describe("a mail folder; the inbox if left out"),
};

type Criteria = { [Name in keyof typeof mailCriteria]?: string | undefined };

export function toMailQuery(criteria: Criteria, limit: number): MailQuery {
  const { from, to, subject, text, since, before, folder } = criteria;
  return { from, to, subject, text, since, before, folder, limit };
}
