/** Mail as Graph answers it: lists in pages, drafts, replies, attachments. */
import type { Context, Hono } from "hono";
import { newName } from "./graph-state.ts";
import type { FakeMessage, GraphState } from "./graph-state.ts";

export interface GraphRouteDeps {
  state: GraphState;
  /** Where ranges are sent to: another port. */
  filesUrl(): string;
  fail(status: number, code: string, message?: string): Response;
}

const small = 3_000_000;

/** A person's own mailbox, and one that an app names. */
export function addMailRoutes(app: Hono, deps: GraphRouteDeps): void {
  for (const home of ["/v1.0/me", "/v1.0/users/:user"]) addRoutesBelow(home, app, deps);
}

function addRoutesBelow(home: string, app: Hono, { state, filesUrl, fail }: GraphRouteDeps): void {
  const find = (context: Context) =>
    state.messages.find((message) => idFor(context, message) === context.req.param("id"));
  const missing = () => fail(404, "ErrorItemNotFound", "The specified object was not found in the store.");

  app.get(home, (context) => context.json({ id: "me", mail: "anna@contoso.example", displayName: "Anna" }));

  const list = (context: Context) => {
    const {
      $search: search,
      $filter: filter,
      $orderby: order,
      $top: top = "10",
      $skiptoken: skip = "0",
    } = context.req.query();
    if (search !== undefined && order !== undefined)
      return fail(
        400,
        "SearchWithOrderBy",
        "The query parameter '$orderBy' is not supported with '$search'.",
      );
    if (filter !== undefined && order !== undefined && !filter.includes("receivedDateTime"))
      return fail(400, "InefficientFilter", "The restriction or sort order is too complex.");
    const folder = context.req.param("folder");
    const all = state.messages
      .filter((message) => folder === undefined || message.folder === folder)
      .filter((message) => fits(message, { search, filter }))
      .toSorted((a, b) => b.receivedDateTime.localeCompare(a.receivedDateTime));
    const [start, size] = [Number(skip), Number(top)];
    const page = all.slice(start, start + size);
    const next = new URL(context.req.url);
    next.searchParams.set("$skiptoken", String(start + size));
    const link = state.foreignNextLink ? `https://evil.example${next.pathname}${next.search}` : next.href;
    return context.json({
      value: page.map((message) => select(toJson(context, message), context.req.query("$select"))),
      ...(start + size < all.length && { "@odata.nextLink": link }),
    });
  };
  app.get(`${home}/messages`, list);
  app.get(`${home}/mailFolders/:folder/messages`, list);

  app.get(`${home}/messages/:id`, (context) => {
    const message = find(context);
    return message === undefined ? missing() : context.json(toJson(context, message));
  });
  app.get(`${home}/messages/:id/$value`, (context) => {
    const message = find(context);
    return message === undefined ? missing() : context.text(toMime(message));
  });

  app.post(`${home}/messages`, async (context) => {
    const draft = begin(state, {});
    Object.assign(draft, readChange(await context.req.json()));
    return context.json(toJson(context, draft), 201);
  });
  app.post(`${home}/messages/:id/createReply`, async (context) => {
    const original = find(context);
    if (original === undefined) return missing();
    const given = (await context.req.json()) as { comment?: unknown; message?: { body?: unknown } };
    if (given.comment !== undefined && given.message?.body !== undefined)
      return fail(400, "ErrorInvalidParam", "Specify either the comment or the body.");
    const { subject, conversationId, internetMessageId } = original;
    const draft = begin(state, {
      ...{ subject: `RE: ${subject}`, conversationId, inReplyTo: internetMessageId },
      to: original.from === undefined ? [] : [{ emailAddress: original.from }],
    });
    Object.assign(draft, readChange(given.message ?? {}));
    return context.json(toJson(context, draft), 201);
  });
  app.patch(`${home}/messages/:id`, async (context) => {
    const message = find(context);
    if (message === undefined) return missing();
    if (!message.isDraft) return fail(400, "ErrorInvalidPropertySet", "The mail has been sent.");
    Object.assign(message, readChange(await context.req.json()));
    return context.json(toJson(context, message));
  });

  app.get(`${home}/messages/:id/attachments`, (context) => {
    const message = find(context);
    if (message === undefined) return missing();
    const value = message.attachments.map(({ id, name, contentType, content, kind = "file" }) => ({
      ...{ "@odata.type": `#microsoft.graph.${kind}Attachment`, id, name, contentType, isInline: false },
      size: content.length + 170,
    }));
    return context.json({ value });
  });
  app.get(`${home}/messages/:id/attachments/:attachment/$value`, (context) => {
    const found = find(context)?.attachments.find(({ id }) => id === context.req.param("attachment"));
    if (found === undefined) return missing();
    if (found.kind === "reference") return fail(405, "ErrorInvalidRequest", "Not supported.");
    return context.body(new Uint8Array(found.content));
  });
  app.post(`${home}/messages/:id/attachments`, async (context) => {
    const message = find(context);
    if (message === undefined) return missing();
    const { name, contentType, contentBytes } = (await context.req.json()) as Record<string, string>;
    const content = Buffer.from(contentBytes ?? "", "base64");
    if (content.length > small) return fail(413, "RequestBodyTooLarge", "The request is too large.");
    message.attachments.push({
      id: newName("att"),
      name: name ?? "",
      contentType: contentType ?? "",
      content,
    });
    return context.json({ id: "att" }, 201);
  });
  app.post(`${home}/messages/:id/attachments/createUploadSession`, async (context) => {
    const message = find(context);
    if (message === undefined) return missing();
    const { AttachmentItem: item } = (await context.req.json()) as {
      AttachmentItem: { name: string; size: number; contentType: string };
    };
    const id = newName("session");
    state.sessions.set(id, {
      ...{
        kind: "mail",
        expected: 0,
        total: undefined,
        pieces: [],
        size: item.size,
        fail: false,
        expired: false,
      },
      finish(content) {
        message.attachments.push({
          id: newName("att"),
          name: item.name,
          contentType: item.contentType,
          content,
        });
        return { status: 201, body: undefined, location: "https://outlook.office.com/attachment" };
      },
    });
    return context.json({ uploadUrl: `${filesUrl()}/upload/${id}`, nextExpectedRanges: ["0-"] }, 201);
  });
}

function begin(state: GraphState, given: Partial<FakeMessage>): FakeMessage {
  const id = newName("AAMk");
  const draft: FakeMessage = {
    ...{ id, internetMessageId: `<${id}@contoso.example>`, conversationId: newName("conv"), subject: "" },
    ...{ from: { name: "Anna", address: "anna@contoso.example" }, to: [], cc: [], bcc: [], attachments: [] },
    ...{ body: { contentType: "text", content: "" }, receivedDateTime: "2026-11-16T09:00:00Z" },
    ...{ isDraft: true, folder: "drafts" },
    ...given,
  };
  state.messages.push(draft);
  return draft;
}

/** Plain ids are others than immutable ones, as with Graph. */
function idFor(context: Context, { id, folder }: FakeMessage): string {
  return (context.req.header("prefer") ?? "").includes("ImmutableId") ? id : `${id}-in-${folder}`;
}

function readChange(given: Record<string, unknown>): Partial<FakeMessage> {
  const names = { subject: "subject", body: "body", internetMessageId: "internetMessageId" };
  const lists = { toRecipients: "to", ccRecipients: "cc", bccRecipients: "bcc" };
  const known = Object.entries({ ...names, ...lists }).filter(([name]) => given[name] !== undefined);
  return Object.fromEntries(known.map(([name, own]) => [own, given[name]]));
}

function fits(
  message: FakeMessage,
  { search, filter }: { search?: string | undefined; filter?: string | undefined },
) {
  const wantedId = /internetMessageId eq '(.*)'/.exec(filter ?? "")?.[1];
  if (wantedId !== undefined && wantedId.replaceAll("''", "'") !== message.internetMessageId) return false;
  if (search === undefined) return true;
  const text = JSON.stringify([message.subject, message.from, message.body.content]).toLowerCase();
  const words = search
    .replaceAll(/(?:from|subject|to):|["()\\]|received[<>=]+\S+/g, " ")
    .toLowerCase()
    .trim();
  return words.split(/\s+/).every((word) => text.includes(word));
}

function select(json: Record<string, unknown>, fields: string | undefined): Record<string, unknown> {
  if (fields === undefined) return json;
  const wanted = new Set(["id", ...fields.split(",")]);
  return Object.fromEntries(Object.entries(json).filter(([name]) => wanted.has(name)));
}

function toJson(context: Context, message: FakeMessage): Record<string, unknown> {
  const { subject, internetMessageId, conversationId, body, receivedDateTime, isDraft, folder, attachments } =
    message;
  return {
    id: idFor(context, message),
    ...{
      subject,
      internetMessageId,
      conversationId,
      body,
      receivedDateTime,
      isDraft,
      parentFolderId: folder,
    },
    ...(message.from && { from: { emailAddress: message.from } }),
    ...{ toRecipients: message.to, ccRecipients: message.cc, bccRecipients: message.bcc, replyTo: [] },
    ...{ hasAttachments: attachments.length > 0, bodyPreview: body.content.slice(0, 255) },
    webLink: `https://outlook.office365.com/owa/?ItemID=${message.id}`,
  };
}

function toMime({ subject, from, internetMessageId, body, receivedDateTime }: FakeMessage): string {
  return [
    `From: ${from?.name ?? ""} <${from?.address ?? ""}>`,
    ...[
      `Subject: ${subject}`,
      `Message-ID: ${internetMessageId}`,
      `Date: ${new Date(receivedDateTime).toUTCString()}`,
    ],
    ...[
      "MIME-Version: 1.0",
      `Content-Type: text/${body.contentType === "html" ? "html" : "plain"}; charset=utf-8`,
    ],
    ...["", body.content],
  ].join("\r\n");
}
