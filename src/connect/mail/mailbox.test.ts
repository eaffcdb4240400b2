import { afterEach, expect, test } from "vitest";
import { pdfBytes, question, withAttachment } from "../../../test/fakes/imap-mails.ts";
import { draftsFolder, startFreezingProxy, startImap } from "../../../test/fakes/imap-server.ts";
import { Failure } from "../../model/failure.ts";
import { composeMail } from "./compose-mail.ts";
import { keepDraft } from "./keep-draft.ts";
import { MailSettings } from "./mail-settings.ts";
import { readMail } from "./read-mail.ts";
import { replyTo } from "./reply-to.ts";
import { searchMails } from "./search-mails.ts";
import { withMailbox } from "./with-mailbox.ts";
import type { MailAccess } from "./with-mailbox.ts";

const running: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
});

async function start(...given: Parameters<typeof startImap>) {
  const server = await startImap(...given);
  running.push(server);
  return { server, access: accessTo(server.settings, server.password) };
}

function accessTo(
  settings: Record<string, unknown>,
  credential: string | ((renewed: boolean) => string),
  more: Partial<MailAccess> = {},
): MailAccess {
  return {
    settings: MailSettings.parse(settings),
    credential: async (renewed) => (typeof credential === "string" ? credential : credential(renewed)),
    signal: AbortSignal.timeout(15_000),
    silenceMs: 2_000,
    ...more,
  };
}

const limits = { partBytes: 1_000_000, mailBytes: 2_000_000, attachments: true };
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );

test("mails are found newest first, and nothing that was looked at becomes read", async () => {
  const { server, access } = await start([{ raw: question }, { raw: withAttachment }]);
  const found = await withMailbox(access, (client) => searchMails(client, { limit: 10 }));
  expect(found).toMatchObject({
    ...{ mailbox: "INBOX", total: 2 },
    mails: [
      { subject: "Rechnung für Müller", attachments: [{ fileName: "invoice 7.pdf" }] },
      { subject: "Meals on business trips", messageId: "<q1@customer.example>", attachments: [] },
    ],
  });
  const byWord = await withMailbox(access, (client) => searchMails(client, { subject: "meals", limit: 10 }));
  expect(byWord.mails.map(({ messageId }) => messageId)).toEqual(["<q1@customer.example>"]);
  const one = await withMailbox(access, (client) => searchMails(client, { limit: 1 }));
  expect(one).toMatchObject({ total: 2, mails: [{ messageId: "<a1@customer.example>" }] });
  await withMailbox(access, (client) => readMail(client, one.mails[0] ?? {}, limits));
  expect(server.mails("INBOX").map(({ flags }) => flags)).toEqual([[], []]);
});

test("an empty list is said only by a server that has looked", async () => {
  const { access } = await start([{ raw: question }]);
  const none = await withMailbox(access, (client) => searchMails(client, { from: "nobody", limit: 5 }));
  expect(none).toMatchObject({ total: 0, mails: [] });
});

test("a server that cannot search for umlauts is helped out: the newest are compared here", async () => {
  const { access } = await start([{ raw: question }, { raw: withAttachment }]);
  const found = await withMailbox(access, (client) => searchMails(client, { subject: "Müller", limit: 5 }));
  expect(found.mails.map(({ messageId }) => messageId)).toEqual(["<a1@customer.example>"]);
});

test("a mail is read without its attachments, which come byte by byte beside it", async () => {
  const { access } = await start([{ raw: question }, { raw: withAttachment }]);
  const read = (messageId: string, more = {}) =>
    withMailbox(access, (client) => readMail(client, { messageId }, { ...limits, ...more }));
  const plain = await read("<q1@customer.example>");
  expect(plain.content.toString()).toContain("how much may I spend on meals per day?");
  expect(plain.content.toString()).toContain("Message-ID: <q1@customer.example>");
  expect(plain.references).toEqual(["<q0@customer.example>"]);
  const rich = await read("<a1@customer.example>");
  expect(rich.content.toString()).toContain("gr=C3=BCezi");
  expect(rich.content.toString()).not.toContain(pdfBytes.toString("base64").slice(0, 20));
  expect(rich.attachments).toMatchObject([{ attachment: { fileName: "invoice 7.pdf" } }]);
  expect(rich.attachments[0]?.content.equals(pdfBytes)).toBe(true);
  const small = await read("<a1@customer.example>", { partBytes: 20 });
  expect(small.attachments).toEqual([]);
  expect(small.left.join()).toContain("invoice 7.pdf");
});

test("a mail is found again by its id after its folder was numbered anew", async () => {
  const { server, access } = await start([{ raw: question }, { raw: withAttachment }]);
  const { mails } = await withMailbox(access, (client) => searchMails(client, { limit: 5 }));
  server.renumber("INBOX", 4242);
  const wanted = { ...mails[0], uid: 1 };
  const again = await withMailbox(access, (client) => readMail(client, wanted, limits));
  expect(again.header).toMatchObject({ messageId: "<a1@customer.example>", uidValidity: "4242" });
  expect(
    await codeOf(
      withMailbox(access, (client) => readMail(client, { messageId: "<gone@x.example>" }, limits)),
    ),
  ).toBe("not-found");
});

test("a frozen line is a failure, never no mail; a stop ends it at once", async () => {
  const { server } = await start([{ raw: question }]);
  const proxy = await startFreezingProxy(server.port);
  running.push(proxy);
  const settings = { ...server.settings, port: proxy.port };
  proxy.watch((text) => {
    if (text.includes("UID SEARCH")) proxy.freeze();
  });
  const frozen = accessTo(settings, server.password, { silenceMs: 400 });
  expect(["timeout", "unavailable"]).toContain(
    await codeOf(withMailbox(frozen, (client) => searchMails(client, { from: "beat", limit: 5 }))),
  );
  const stopped = new AbortController();
  const waiting = withMailbox(
    accessTo(settings, server.password, { signal: stopped.signal, silenceMs: 30_000 }),
    (client) => searchMails(client, { limit: 5 }),
  );
  setTimeout(() => stopped.abort(new Failure("stopped", "enough")), 100);
  expect(await codeOf(waiting)).toBe("stopped");
});

test("a line that is cut in the middle of a search is a failure too", async () => {
  const { server } = await start([{ raw: question }]);
  const proxy = await startFreezingProxy(server.port);
  running.push(proxy);
  proxy.watch((text) => {
    if (text.includes("UID SEARCH")) proxy.cut();
  });
  const access = accessTo({ ...server.settings, port: proxy.port }, server.password);
  expect(await codeOf(withMailbox(access, (client) => searchMails(client, { limit: 5 })))).toBe(
    "unavailable",
  );
});

const draft = {
  messageId: "<dossier-1@example.org>",
  from: { name: "Anna Muster", address: "anna@example.org" },
  to: [{ name: "Beat Künde", address: "beat@customer.example" }],
  bcc: [{ address: "archive@example.org" }],
  ...{ subject: "Re: Meals", text: "Hello Beat,\n\nCHF 55.\n", date: new Date(1_700_000_000_000) },
  attachments: [{ fileName: "Spesen ü.pdf", mediaType: "application/pdf", content: pdfBytes }],
};

test("a draft is kept in the folder that the server names, once, however often it is tried", async () => {
  for (const uidPlus of [true, false]) {
    const { server, access } = await start([], { uidPlus });
    const content = await composeMail(draft);
    const keep = () =>
      withMailbox(access, (client) => keepDraft(client, { messageId: draft.messageId, content }));
    expect(await keep()).toMatchObject({ mailbox: "Entwürfe", uid: 1, wasThere: false });
    expect(await keep()).toMatchObject({ uid: 1, wasThere: true });
    const [kept, ...more] = server.mails(draftsFolder);
    expect(more).toEqual([]);
    expect(kept?.flags.toSorted()).toEqual(["\\Draft", "\\Seen"]);
    expect(kept?.raw).toContain("Bcc: archive@example.org");
    expect(kept?.raw.replaceAll("\r\n", "")).toContain(pdfBytes.toString("base64"));
  }
});

test("a draft whose answer got lost is found, not written a second time", async () => {
  const { server, access } = await start([]);
  const proxy = await startFreezingProxy(server.port);
  running.push(proxy);
  proxy.watch((text) => {
    if (text.includes("Message-ID")) proxy.swallow();
  });
  const content = await composeMail(draft);
  const away = accessTo({ ...server.settings, port: proxy.port }, server.password, { silenceMs: 500 });
  const given = { messageId: draft.messageId, content };
  expect(["timeout", "unavailable"]).toContain(
    await codeOf(withMailbox(away, (client) => keepDraft(client, given))),
  );
  expect(server.mails(draftsFolder)).toHaveLength(1);
  expect(await withMailbox(access, (client) => keepDraft(client, given))).toMatchObject({ wasThere: true });
  expect(server.mails(draftsFolder)).toHaveLength(1);
});

test("a folder that is only called Drafts is not taken; the person names it once", async () => {
  const { server, access } = await start([], { specialUse: false, drafts: "Drafts" });
  const content = await composeMail(draft);
  const given = { messageId: draft.messageId, content };
  const refused = withMailbox(access, (client) => keepDraft(client, given));
  await expect(refused).rejects.toThrow(/does not say which folder holds drafts.*"Drafts"/);
  await withMailbox(access, (client) => keepDraft(client, { ...given, folder: "Drafts" }));
  expect(server.mails("Drafts")).toHaveLength(1);
});

test("a refused password says so; a refused token is renewed once", async () => {
  const { server } = await start([]);
  const wrong = withMailbox(accessTo(server.settings, "wrong-password"), async () => "in");
  await expect(wrong).rejects.toThrow(/refused the sign-in/);
  await expect(wrong).rejects.not.toThrow(/wrong-password/);
  const asked: boolean[] = [];
  const settings = { ...server.settings, signIn: "token" };
  const token = (renewed: boolean) => {
    asked.push(renewed);
    return renewed ? "good-token" : "old-token";
  };
  expect(await withMailbox(accessTo(settings, token), async () => "in")).toBe("in");
  expect(asked).toEqual([false, true]);
});

test("settings that would send a password in clear are refused", () => {
  const base = { host: "imap.example.org", user: "anna@example.org" };
  expect(MailSettings.safeParse(base).success).toBe(true);
  expect(MailSettings.safeParse({ ...base, security: "none" }).success).toBe(false);
  expect(MailSettings.safeParse({ ...base, user: "anna" }).success).toBe(false);
});

test("an answer goes to Reply-To before From, says Re: once, and names the mails before it", async () => {
  const { access } = await start([{ raw: question }, { raw: withAttachment }]);
  const { mails } = await withMailbox(access, (client) => searchMails(client, { limit: 5 }));
  const [invoice, asked] = mails;
  if (invoice === undefined || asked === undefined) throw new Error("two mails");
  const self = "anna@example.org";
  expect(replyTo(invoice, { references: [], all: false, self })).toMatchObject({
    ...{ to: [{ address: "desk@customer.example" }], subject: "Re: Rechnung für Müller" },
    ...{ inReplyTo: "<a1@customer.example>", references: ["<a1@customer.example>"] },
  });
  const all = replyTo(
    { ...asked, subject: "RE: Meals" },
    { references: ["<q0@customer.example>"], all: true, self },
  );
  expect(all).toMatchObject({
    ...{ subject: "RE: Meals", cc: [{ address: "team@example.org" }] },
    references: ["<q0@customer.example>", "<q1@customer.example>"],
  });
});
