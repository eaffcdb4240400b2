import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { openMail, readMailAddress } from "../../connect/connect.ts";
import type { MailAddress } from "../../connect/mail/mail-port.ts";
import { uniqueById } from "../../lib/unique-by-id.ts";
import { plainLine } from "../../lib/text/plain-line.ts";
import type { Document } from "../../model/document.ts";
import { Failure } from "../../model/failure.ts";
import { generateReport } from "../ai/generate-report.ts";
import { defineAction } from "../define-action.ts";
import { definePlacement } from "../placement.ts";
import type { PlacingContext } from "../placement.ts";
import type { MailActionNames } from "./define-mail-search.ts";
import { findAnswered } from "./find-answered.ts";
import { overConnection } from "./over-connection.ts";
import { tellPeople } from "./tell-mail.ts";
import { fromPlain, writeBody } from "./write-body.ts";

const Address = z
  .string()
  .max(400)
  .refine(
    (text) => readMailAddress(text) !== undefined,
    "must be one mail address, such as Anna <anna@example.org>",
  );
const Addresses = z.array(Address).max(50);
const Subject = z.string().trim().min(1).max(300);
const FileNames = z.array(z.string().min(1).max(255)).max(20);

const DraftWish = z.object({
  instruction: z.string().min(1).describe("what the mail has to say, to whom, in which tone"),
  to: Addresses.optional().describe("recipients; left out in an answer, which goes to whoever asked"),
  cc: Addresses.optional(),
  bcc: Addresses.optional(),
  subject: Subject.optional().describe("left out in an answer"),
  answers: z
    .string()
    .min(3)
    .max(300)
    .optional()
    .describe("the id of the mail that is answered, if there are several"),
  replyAll: z.boolean().optional().describe("whether everybody who got the mail gets the answer"),
  attachments: FileNames.optional().describe("names of the documents that are attached"),
  style: z.string().min(1).optional().describe("such as formal or friendly"),
  withSources: z.boolean().optional().describe("whether the mail itself lists the sources of what it says"),
});

/** What is approved: every recipient by name, the subject, the text, and what is attached. */
const SettledDraft = z.object({
  to: Addresses.min(1),
  cc: Addresses,
  bcc: Addresses,
  subject: Subject,
  text: z.string().min(1).max(200_000),
  attachments: FileNames,
  answers: z.string().nullable(),
  withSources: z.boolean(),
});
type SettledDraft = z.infer<typeof SettledDraft>;

const draftMs = 600_000;
const mostAttached = 100_000_000;

/** Writes a mail from what was proven, and puts it among the drafts once it is checked and approved. Nothing is sent. */
export function defineMailDrafting({ name, types, of }: MailActionNames) {
  return defineAction({
    ...{ name, effect: "write" as const, usesModel: true, readsContent: true },
    summary: `Write a mail ${of}, or the answer to one, from what was found and checked in the documents, and put it among the drafts with attachments. Nothing is sent. Name the mail that is answered and the documents it rests on.`,
    needs: { documents: "optional", connection: "required", types },
    parameters: DraftWish,
    asks: () => ({}),
    run: ({ instruction, style, subject }, context) =>
      generateReport.run(
        {
          instruction: `Write an e-mail. ${instruction}`,
          ...(subject !== undefined && { title: subject }),
          ...(style !== undefined && { style }),
        },
        context,
      ),
    place: definePlacement({
      ...{ parameters: DraftWish, settled: SettledDraft, settle, run: keepDraft },
      answers: ({ answers }) => answers ?? undefined,
    }),
  });
}

/** Recipients and subject of an answer come from the mail itself, as it lies on the server; all are checked one by one. */
async function settle(wish: z.infer<typeof DraftWish>, context: PlacingContext): Promise<SettledDraft> {
  const { finished, pool } = context;
  const { to, cc, bcc = [], subject, replyAll = false, attachments = [], withSources = false } = wish;
  const answered = findAnswered(wish.answers, context);
  const step = { name: "address the mail", target: "the mail that is answered" };
  const answer =
    answered === undefined
      ? undefined
      : await overConnection(step, context, async (opened) => ({
          result: await (await openMail(opened)).answer(answered, replyAll),
        }));
  for (const file of attachments) needFile(file, context);
  const { text } = await writeBody(finished, { sources: pool, withSources });
  const settled = {
    to: to ?? (answer?.to ?? []).map(print),
    cc: cc ?? (answer?.cc ?? []).map(print),
    ...{ bcc, attachments, withSources, text },
    subject: subject ?? answer?.subject ?? (plainLine(finished.metadata.title, 300) || "—"),
    answers: answered?.messageId ?? null,
  };
  const parsed = SettledDraft.safeParse(settled);
  if (parsed.success) return parsed.data;
  throw new Failure("invalid", `The mail cannot be addressed: ${z.prettifyError(parsed.error)}`);
}

/** Once, however often it is tried: the draft is named after the step, and looked for before it is written. */
async function keepDraft(settled: SettledDraft, context: PlacingContext) {
  const { run, blobs, finished, pool } = context;
  const { to, cc, bcc, subject, withSources } = settled;
  const files = settled.attachments.map((file) => needFile(file, context));
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > mostAttached)
    throw new Failure("limit", `More than ${mostAttached} bytes cannot be attached to a mail.`);
  const count = to.length + cc.length + bcc.length;
  const target = `draft to ${count} ${count === 1 ? "recipient" : "recipients"}`;
  const answers = settled.answers === null ? undefined : findAnswered(settled.answers, context);
  const step = { name: "keep the draft", target, options: { timeoutMs: draftMs } };
  const kept = await overConnection(step, context, async (opened, { key, signal }) => {
    const written = await writeBody(finished, { sources: pool, withSources });
    // what the person changed while approving is theirs
    const { text, html } = settled.text === written.text ? written : fromPlain(settled.text);
    const attachments: { fileName: string; mediaType: string; content: Buffer }[] = [];
    for (const { fileName, mediaType, sha256 } of files)
      attachments.push({ fileName, mediaType, content: await buffer(await blobs.open(sha256, { signal })) });
    const service = await openMail(opened);
    const result = await service.keepDraft({
      ...{
        key: `${run.runId} ${key}`,
        to: to.map(toAddress),
        cc: cc.map(toAddress),
        bcc: bcc.map(toAddress),
      },
      ...{ subject, text, html, attachments, ...(answers && { answers }) },
    });
    return { result, bytes: attachments.reduce((sum, { content }) => sum + content.length, text.length) };
  });
  const people = tellPeople(to.map(toAddress));
  return {
    summary: `The draft "${plainLine(subject, 100)}" to ${plainLine(people, 200)} is in ${kept.where}; it was not sent.`,
  };
}

/** A document that was named, or a file that the task has made. */
function needFile(wanted: string, { documents, made }: PlacingContext): Document {
  const there = uniqueById([...made, ...documents]);
  const found = there.find(({ fileName }) => fileName === wanted) ?? there.find(({ id }) => id === wanted);
  if (found !== undefined) return found;
  const names = there.map(({ fileName }) => fileName).join(", ");
  throw new Failure(
    "invalid",
    `There is no document "${plainLine(wanted, 100)}" to attach. There are: ${names || "none"}.`,
  );
}

function toAddress(text: string): MailAddress {
  const read = readMailAddress(text);
  if (read === undefined) throw new Failure("invalid", `"${plainLine(text, 100)}" is not one mail address.`);
  return read;
}

function print({ name, address }: MailAddress): string {
  const plain = (name ?? "").replaceAll(/[,;:"@<>\\]+/g, " ").trim();
  return plain === "" ? address : `${plain} <${address}>`;
}
