import { z } from "zod";
import { openMail } from "../../connect/connect.ts";
import type { ConnectionType } from "../../model/connections/connection.ts";
import { defineAction } from "../define-action.ts";
import { mailCriteria, toMailQuery } from "./mail-criteria.ts";
import { overConnection } from "./over-connection.ts";
import { tellCut, warnOfCut } from "./tell-cut.ts";
import { tellMail } from "./tell-mail.ts";

export interface MailActionNames {
  name: string;
  types: ConnectionType[];
  /** What kind of mail it is, to follow "mails": "over IMAP". */
  of: string;
}

const mostListed = 50;

/** Looks for mails and lists them. No mail at all is said only where the server has looked. */
export function defineMailSearch({ name, types, of }: MailActionNames) {
  return defineAction({
    ...{ name, effect: "read" as const, isOutside: true },
    summary: `Find mails ${of} by sender, subject, words or date, and list them with the ids by which they can be read.`,
    needs: { documents: "none", connection: "required", types },
    parameters: z.object({
      ...mailCriteria,
      limit: z.int().min(1).max(mostListed).default(20).describe("the most mails, newest first"),
    }),
    async run({ limit, ...criteria }, context) {
      const query = toMailQuery(criteria, limit);
      const target = criteria.folder ?? "inbox";
      const { lines, note, total, isAll } = await overConnection(
        { name: "search the mails", target },
        context,
        async (opened) => {
          const found = await (await openMail(opened)).search(query);
          const { mails, ...rest } = found;
          return { result: { lines: mails.map(tellMail), ...rest } };
        },
      );
      const cut = tellCut({ taken: lines.length, total, isAll }, "listed");
      const more = note === undefined ? "" : ` (${note})`;
      const found = lines.length === 0 ? "no mail fits" : (cut ?? `${lines.length} mails found`);
      const told = [
        ...(cut === undefined ? [] : [warnOfCut(cut, mostListed)]),
        ...(note ? [`${note}.`] : []),
      ];
      return {
        kind: "done",
        summary: `${found}${more}`,
        findings: lines,
        ...{ documents: [], extracted: [] },
        warnings: told.map((message) => ({ code: "mail", message })),
      };
    },
  });
}
