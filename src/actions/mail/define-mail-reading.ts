import { z } from "zod";
import { openMail } from "../../connect/connect.ts";
import type { MailQuery, WantedMail } from "../../connect/mail/mail-port.ts";
import { addAll } from "../../lib/add-all.ts";
import type { Document } from "../../model/document.ts";
import type { StoredFile } from "../../model/round.ts";
import type { ActionContext } from "../action-context.ts";
import { defineAction } from "../define-action.ts";
import type { MailActionNames } from "./define-mail-search.ts";
import { keepMail } from "./keep-mail.ts";
import { mailCriteria, toMailQuery } from "./mail-criteria.ts";
import { overConnection } from "./over-connection.ts";

const limits = { partBytes: 25_000_000, mailBytes: 40_000_000 };
const readMs = 300_000;

/** Brings mails and what is attached to them in as documents, each with where it came from. Nothing becomes read. */
export function defineMailReading({ name, types, of }: MailActionNames) {
  return defineAction({
    ...{ name, effect: "read" as const, isOutside: true },
    summary: `Read mails ${of} with their attachments, so that they can be cited and answered: by ids that a search has found, or the newest that fit.`,
    needs: { documents: "none", connection: "required", types },
    parameters: z.object({
      messageIds: z
        .array(z.string().min(3).max(300))
        .max(20)
        .optional()
        .describe("ids such as <abc@example.org>"),
      ...mailCriteria,
      limit: z.int().min(1).max(20).default(5).describe("the most mails, newest first"),
      attachments: z.boolean().default(true).describe("whether attachments are read as well"),
    }),
    async run({ messageIds = [], limit, attachments, ...criteria }, context) {
      const { newId, progress } = context;
      const target = criteria.folder ?? "inbox";
      const wanted: WantedMail[] =
        messageIds.length > 0
          ? messageIds.map((messageId) => ({ messageId, mailbox: criteria.folder }))
          : await findNewest(toMailQuery(criteria, limit), target, context);
      const documents: Document[] = [];
      const left: string[] = [];
      for (const [at, one] of wanted.entries()) {
        await progress(at, wanted.length);
        const kept = await readOne({ wanted: one, number: at + 1, target, attachments }, context);
        addAll(
          documents,
          kept.files.map((file) => ({ id: newId("doc"), ...file })),
        );
        addAll(left, kept.left);
      }
      const attached = documents.length - wanted.length;
      return {
        kind: "done",
        summary:
          wanted.length === 0 ? "no mail fits" : `${wanted.length} mails read, ${attached} attachments`,
        findings: documents.map(tellDocument),
        ...{ documents, extracted: [] },
        warnings: left.map((message) => ({ code: "mail", message: `Not read: ${message}.` })),
      };
    },
  });
}

function findNewest(query: MailQuery, target: string, context: ActionContext): Promise<WantedMail[]> {
  return overConnection({ name: "search the mails", target }, context, async (opened) => {
    const { mails } = await (await openMail(opened)).search(query);
    const result = mails.map(({ messageId, mailbox, uid, uidValidity, itemId }) => ({
      ...{ messageId, mailbox, uid, uidValidity, itemId },
    }));
    return { result };
  });
}

/** Each mail is a step of its own: what is read stays read. */
function readOne(
  given: { wanted: WantedMail; number: number; target: string; attachments: boolean },
  context: ActionContext,
): Promise<{ files: StoredFile[]; left: string[] }> {
  const { wanted, number, target, attachments } = given;
  const { blobs, connection } = context;
  const step = { name: `read mail ${number}`, target, options: { timeoutMs: readMs } };
  return overConnection(step, context, async (opened, { signal }) => {
    const fetched = await (await openMail(opened)).read(wanted, { ...limits, attachments });
    const deps = { blobs, connection: connection ?? "", now: opened.clock.now(), signal };
    const files = await keepMail(fetched, deps);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    return { result: { files, left: fetched.left }, bytes };
  });
}

function tellDocument({ fileName, origin }: Document): string {
  if (origin?.kind !== "mail") return fileName;
  return `${fileName} from ${origin.from ?? "unknown"} ${origin.messageId ?? ""}`;
}
