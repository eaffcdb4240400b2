import { expect, test } from "vitest";
import type { Document } from "../../../model/document.ts";
import type { MailOrigin } from "../../../model/documents/origin.ts";
import { findAnsweredMail, judgeAddress } from "./answered-mail.ts";

function mail(origin: Partial<MailOrigin>): Document {
  return {
    ...{ id: `d ${JSON.stringify(origin)}`, fileName: "a.eml", mediaType: "message/rfc822", bytes: 1 },
    ...{ sha256: "x", provenance: "mail" },
    origin: {
      ...{ kind: "mail", connection: "post", fetchedAt: 1, messageId: "<1@x>", subject: "Meals" },
      ...{ senders: ["Beat@Customer.example"], ...origin },
    },
  };
}

const find = (documents: Document[]) =>
  findAnsweredMail({ messageId: "<1@x>", connection: "post" }, documents);
const judge = (address: string, origin: Partial<MailOrigin> = {}) =>
  judgeAddress(address, find([mail(origin)]));

test("who wrote the mail that is answered is its sender, in whatever case", () => {
  expect(judge("beat@customer.example")).toBe("sender");
  expect(judge("anna@customer.example")).toBeUndefined();
});

test("a Reply-To of the sender's domain is the sender's; one of another domain is elsewhere", () => {
  const replyTo = ["desk@customer.example", "beat@evil.example", "beat@sub.customer.example"];
  expect(judge("desk@customer.example", { replyTo })).toBe("desk");
  expect(judge("beat@evil.example", { replyTo })).toBe("elsewhere");
  expect(judge("beat@sub.customer.example", { replyTo })).toBe("elsewhere");
  expect(judge("beat@customer.example", { replyTo: ["beat@customer.example"] })).toBe("sender");
});

test("where a mail names several senders, none of them is taken for the one", () => {
  const senders = ["beat@customer.example", "mallory@evil.example"];
  expect(judge("mallory@evil.example", { senders, replyTo: senders })).toBe("elsewhere");
  expect(judge("mallory@evil.example", { senders })).toBeUndefined();
});

test("a mail of the same id that says otherwise, an attachment or another mailbox prove nothing", () => {
  expect(find([mail({}), mail({ senders: ["mallory@evil.example"] })])).toBeUndefined();
  expect(find([mail({}), mail({ uid: 2 })])).toMatchObject({ sender: "beat@customer.example" });
  expect(find([mail({ attachment: "a.pdf" })])).toBeUndefined();
  expect(find([mail({ connection: "other" })])).toBeUndefined();
});
