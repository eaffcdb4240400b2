import { afterEach, expect, test } from "vitest";
import { composeMail } from "../../src/connect/mail/compose-mail.ts";
import { MailSettings } from "../../src/connect/mail/mail-settings.ts";
import { createMailService } from "../../src/connect/mail/mail-service.ts";
import { searchMails } from "../../src/connect/mail/search-mails.ts";
import { withMailbox } from "../../src/connect/mail/with-mailbox.ts";
import { systemClock } from "../../src/lib/clock.ts";
import { startDovecot, whyNoDovecot } from "../fakes/imap-dovecot.ts";
import type { DovecotForTests } from "../fakes/imap-dovecot.ts";
import { pdfBytes, question, withAttachment } from "../fakes/imap-mails.ts";

const why = whyNoDovecot();
const running: DovecotForTests[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

test("says whether Dovecot is tried here", () => {
  console.log(why === undefined ? "Dovecot is tried." : `Dovecot is NOT tried: ${why}.`);
});

test.skipIf(why !== undefined)(
  "Dovecot: found with umlauts, read whole, answered in the folder that it names, once",
  async () => {
    const server = await startDovecot();
    running.push(server);
    const access = {
      settings: MailSettings.parse(server.settings),
      credential: async () => server.password,
      signal: AbortSignal.timeout(20_000),
    };
    await server.deliver("INBOX", question);
    await server.deliver("INBOX", withAttachment);
    const service = createMailService(access, systemClock);
    const found = await service.search({ subject: "Müller", limit: 5 });
    expect(found.mails).toMatchObject([
      { messageId: "<a1@customer.example>", attachments: ["invoice 7.pdf"] },
    ]);
    const inBody = await service.search({ text: "grüezi", limit: 5 });
    expect(inBody.mails).toMatchObject([{ messageId: "<a1@customer.example>" }]);
    const wanted = found.mails[0] ?? {};
    const limits = { partBytes: 1_000_000, mailBytes: 2_000_000, attachments: true };
    const read = await service.read(wanted, limits);
    expect(read.attachments[0]?.content.equals(pdfBytes)).toBe(true);
    expect(await service.answer({ messageId: "<q1@customer.example>" }, true)).toMatchObject({
      ...{ to: [{ address: "beat@customer.example" }], cc: [{ address: "team@example.org" }] },
    });
    const draft = {
      ...{ key: "run step", to: [{ name: "Beat Künde", address: "beat@customer.example" }], cc: [], bcc: [] },
      ...{ subject: "Re: Meals", text: "CHF 55.\n", html: "<p>CHF 55.</p>" },
      answers: { messageId: "<q1@customer.example>" },
      attachments: [{ fileName: "Spesen ü.pdf", mediaType: "application/pdf", content: pdfBytes }],
    };
    expect(await service.keepDraft(draft)).toMatchObject({ where: "Entwürfe", wasThere: false });
    expect(await service.keepDraft(draft)).toMatchObject({ wasThere: true });
    const drafts = await withMailbox(access, (client) =>
      searchMails(client, { folder: "Entwürfe", limit: 5 }),
    );
    expect(drafts.mails).toMatchObject([
      { inReplyTo: "<q1@customer.example>", attachments: [{ fileName: "Spesen ü.pdf" }] },
    ]);
    const unread = await service.search({ unread: true, limit: 5 });
    expect(unread.mails).toHaveLength(2);
  },
  40_000,
);

test("the mail that is written is the same however often it is composed, but for its boundaries", async () => {
  const mail = {
    ...{
      messageId: "<1@example.org>",
      from: { address: "anna@example.org" },
      to: [{ address: "b@example.org" }],
    },
    ...{ subject: "x", text: "Grüezi\n", attachments: [], date: new Date(0) },
  };
  expect((await composeMail(mail)).equals(await composeMail(mail))).toBe(true);
});
