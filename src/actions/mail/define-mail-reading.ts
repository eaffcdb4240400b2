import { z } from "zod";
import { openMail } from "../../connect/connect.ts";
import type { FoundMails, MailQuery, WantedMail } from "../../connect/mail/mail-port.ts";
import { addAll } from "../../lib/add-all.ts";
import type { Document } from "../../model/document.ts";
import type { StoredFile } from "../../model/round.ts";
import type { ActionContext } from "../action-context.ts";
import { defineAction } from "../define-action.ts";
import type { MailActionNames } from "./define-mail-search.ts";
import { keepMail } from "./keep-mail.ts";
import { mailCriteria, toMailQuery } from "./mail-criteria.ts";
import { overConnection } from "./over-connection.ts";
import { tellCut, warnOfCut } from "./tell-cut.ts";

const limits = { partBytes: 25_000_000, mailBytes: 40_000_000 };
/** Of all mails together; one that was begun is read to its end. */
const mostBytes = 100_000_000;
const mostRead = 100;
const readMs = 300_000;

/** Brings mails and what is attached to them in as documents, each with where it came from. Nothing becomes read. */
export function defineMailReading({ name, types, of }: MailActionNames) {
  return defineAction({
    ...{ name, effect: "read" as const, isOutside: true },
    summary: `Read mails ${of} with their attachments, so that they can be cited and answered: by ids that a search has found, or the newest that fit (25 of them, up to ${mostRead} where "limit" says so).`,
    needs: { documents: "none", connection: "required", types },
    parameters: z.object({
      messageIds: z
        .array(z.string().min(3).max(300))
        .max(mostRead)
        .optional()
        .describe("ids such as <abc@example.org>"),
      ...mailCriteria,
      limit: z.int().min(1).max(mostRead).default(25).describe("the most mails, newest first"),
      attachments: z.boolean().default(true).describe("whether attachments are read as well"),
    }),
    async run({ messageIds = [], limit, attachments, ...criteria }, context) {
      const target = criteria.folder ?? "inbox";
      const found: FoundNewest =
        messageIds.length > 0
          ? { wanted: messageIds.map((messageId) => ({ messageId, mailbox: criteria.folder })), isAll: true }
          : await findNewest(toMailQuery(criteria, limit), target, context);
      const { documents, left, count } = await readAll({ ...found, target, attachments }, context);
      const total = found.isAll ? found.wanted.length : found.total;
      const cut = tellCut(
        { taken: count, total, isAll: found.isAll && count === found.wanted.length },
        "read",
      );
      const attached = `${documents.length - count} attachments`;
      const more = found.note === undefined ? "" : ` (${found.note})`;
      const told = [
        ...(cut === undefined ? [] : [warnOfCut(cut, mostRead)]),
        ...(found.note === undefined ? [] : [`${found.note}.`]),
        ...left.map((message) => `Not read: ${message}.`),
      ];
      return {
        kind: "done",
        summary: count === 0 ? `no mail fits${more}` : `${cut ?? `${count} mails read`}${more}, ${attached}`,
        findings: documents.map(tellDocument),
        ...{ documents, extracted: [] },
        warnings: told.map((message) => ({ code: "mail", message })),
      };
    },
  });
}

interface FoundNewest extends Omit<FoundMails, "mails"> {
  wanted: WantedMail[];
}

function findNewest(query: MailQuery, target: string, context: ActionContext): Promise<FoundNewest> {
  return overConnection({ name: "search the mails", target }, context, async (opened) => {
    const { mails, ...rest } = await (await openMail(opened)).search(query);
    const wanted = mails.map(({ messageId, mailbox, uid, uidValidity, itemId }) => ({
      ...{ messageId, mailbox, uid, uidValidity, itemId },
    }));
    return { result: { wanted, ...rest } };
  });
}

interface ToRead extends Pick<FoundNewest, "wanted"> {
  target: string;
  attachments: boolean;
}

/** One after the other, until all are read or they are too large together. */
async function readAll({ wanted, target, attachments }: ToRead, context: ActionContext) {
  const { newId, progress } = context;
  const documents: Document[] = [];
  const left: string[] = [];
  let [bytes, count] = [0, 0];
  for (const one of wanted) {
    if (bytes > mostBytes) {
      left.push(`${wanted.length - count} mails, because those before have ${bytes} bytes together`);
      break;
    }
    await progress(count, wanted.length);
    count += 1;
    const kept = await readOne({ wanted: one, number: count, target, attachments }, context);
    bytes += kept.files.reduce((sum, file) => sum + file.bytes, 0);
    addAll(
      documents,
      kept.files.map((file) => ({ id: newId("doc"), ...file })),
    );
    addAll(left, kept.left);
  }
  return { documents, left, count };
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
