import { z } from "zod";
import { openMail } from "../../connect/connect.ts";
import type { ConnectionType } from "../../model/connections/connection.ts";
import { defineAction } from "../define-action.ts";
import { mailCriteria, toMailQuery } from "./mail-criteria.ts";
import { overConnection } from "./over-connection.ts";
import { tellMail } from "./tell-mail.ts";

export interface MailActionNames {
  name: string;
  types: ConnectionType[];
  /** What kind of mail it is, to follow "mails": "over IMAP". */
  of: string;
}

/** Looks for mails and lists them. No mail at all is said only where the server has looked. */
export function defineMailSearch({ name, types, of }: MailActionNames) {
  return defineAction({
    ...{ name, effect: "read" as const, isOutside: true },
    summary: `Find mails ${of} by sender, subject, words or date, and list them with the ids by which they can be read.`,
    needs: { documents: "none", connection: "required", types },
    parameters: z.object({
      ...mailCriteria,
      limit: z.int().min(1).max(50).default(20).describe("the most mails, newest first"),
    }),
    async run({ limit, ...criteria }, context) {
      const query = toMailQuery(criteria, limit);
      const target = criteria.folder ?? "inbox";
      const { lines, note } = await overConnection(
        { name: "search the mails", target },
        context,
        async (opened) => {
          const found = await (await openMail(opened)).search(query);
          return { result: { lines: found.mails.map(tellMail), note: found.note } };
        },
      );
      const more = note === undefined ? "" : ` (${note})`;
      return {
        kind: "done",
        summary: lines.length === 0 ? `no mail fits${more}` : `${lines.length} mails found${more}`,
        findings: lines,
        ...{ documents: [], extracted: [], warnings: [] },
      };
    },
  });
}
