import { z } from "zod";
import { Failure } from "../../../model/failure.ts";
import type { MailAddress } from "../../mail/mail-port.ts";
import { findOutlookMail } from "./find-outlook-mail.ts";
import type { Graph } from "../graph-port.ts";
import { OutlookMessage, toRecipient } from "./outlook-message.ts";
import { uploadRanges } from "../upload-ranges.ts";
import type { RangeDeps } from "../upload-ranges.ts";

export interface OutlookDraft {
  /** The same on every try; a draft that carries it is not written again. */
  messageId: string;
  to: readonly MailAddress[];
  cc: readonly MailAddress[];
  bcc: readonly MailAddress[];
  subject: string;
  html: string;
  /** Graph's id of the mail that it answers. */
  answers?: string | undefined;
  attachments: readonly { fileName: string; mediaType: string; content: Uint8Array }[];
}

export interface KeptOutlookDraft {
  id: string;
  webLink: string | undefined;
  /** Whether a try before this one has written it. */
  wasThere: boolean;
}

const small = 3_000_000;
const rangeBytes = 3_276_800;
const needs = "Mail.ReadWrite";
const Session = z.object({ uploadUrl: z.url() });
const Known = z.object({ name: z.string().nullish(), size: z.number().default(0) });
const mostAttachments = 200;

/** Writes a draft, once: what an earlier try has written is found by its id and completed. Nothing here sends. */
export async function keepOutlookDraft(
  graph: Graph,
  { home, draft }: { home: string; draft: OutlookDraft },
  deps: RangeDeps,
): Promise<KeptOutlookDraft> {
  const found = await findOutlookMail({ messageId: draft.messageId }, { graph, home });
  const kept = found ?? (await write(graph, home, draft));
  if (kept.isDraft !== true)
    throw new Failure("busy", "The draft has been sent in the meantime; it is not changed any more.");
  const path = `${home}/messages/${encodeURIComponent(kept.id)}`;
  const there = found === undefined ? [] : await attached(graph, path);
  for (const file of draft.attachments) {
    const isThere = there.some(({ name, size }) => name === file.fileName && size >= file.content.length);
    if (!isThere) await attach(graph, { path, file }, deps);
  }
  return { id: kept.id, webLink: kept.webLink ?? undefined, wasThere: found !== undefined };
}

/** An answer is begun by Graph itself, which alone threads it rightly; the id goes along, so that it can be found again. */
async function write(graph: Graph, home: string, draft: OutlookDraft): Promise<OutlookMessage> {
  const message = {
    internetMessageId: draft.messageId,
    subject: draft.subject,
    body: { contentType: "html", content: draft.html },
    toRecipients: draft.to.map(toRecipient),
    ccRecipients: draft.cc.map(toRecipient),
    bccRecipients: draft.bcc.map(toRecipient),
  };
  const doing = "write the draft";
  const { answers } = draft;
  if (answers === undefined)
    return graph.read(
      { path: `${home}/messages`, method: "POST", json: message, doing, needs },
      OutlookMessage,
    );
  const path = `${home}/messages/${encodeURIComponent(answers)}/createReply`;
  const made = await graph.read({ path, method: "POST", json: { message }, doing, needs }, OutlookMessage);
  // whatever the reply was begun with, this is what it says
  const own = `${home}/messages/${encodeURIComponent(made.id)}`;
  return graph.read({ path: own, method: "PATCH", json: message, doing, needs }, OutlookMessage);
}

async function attached(graph: Graph, path: string): Promise<z.infer<typeof Known>[]> {
  const { items } = await graph.list(
    { path: `${path}/attachments?$select=name,size`, doing: "look at the draft", needs },
    { item: Known, most: mostAttachments },
  );
  return items;
}

async function attach(
  graph: Graph,
  { path, file }: { path: string; file: OutlookDraft["attachments"][number] },
  deps: RangeDeps,
): Promise<void> {
  const { fileName: name, mediaType: contentType, content } = file;
  const doing = `attach ${name}`;
  if (content.length < small) {
    const contentBytes = Buffer.from(content).toString("base64");
    const json = { "@odata.type": "#microsoft.graph.fileAttachment", name, contentType, contentBytes };
    await graph.call({ path: `${path}/attachments`, method: "POST", json, doing, needs });
    return;
  }
  const json = { AttachmentItem: { attachmentType: "file", name, size: content.length, contentType } };
  const create = `${path}/attachments/createUploadSession`;
  const { uploadUrl } = await graph.read({ path: create, method: "POST", json, doing, needs }, Session);
  const source = {
    bytes: content.length,
    read: async (start: number, end: number) => content.subarray(start, end),
  };
  const ended = await uploadRanges({ url: uploadUrl, source, rangeBytes }, deps);
  if (ended.kind !== "done")
    throw new Failure("unavailable", `Microsoft 365 could not ${doing}.`, { retryable: true });
}
