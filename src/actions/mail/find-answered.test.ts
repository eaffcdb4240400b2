import { expect, test } from "vitest";
import type { Document } from "../../model/document.ts";
import { findAnswered } from "./find-answered.ts";

function mail(messageId: string, more: object = {}): Document {
  const origin = {
    kind: "mail" as const,
    connection: "post",
    fetchedAt: 1,
    messageId,
    mailbox: "INBOX",
    uid: 7,
  };
  return {
    ...{ id: messageId, fileName: "a.eml", mediaType: "message/rfc822", bytes: 1, sha256: "x" },
    ...{ provenance: "mail", origin: { ...origin, ...more } },
  };
}

const on = (documents: Document[]) => ({ documents, connection: "post" });

test("the only mail at hand is the one that is answered, whatever is attached to it", () => {
  const documents = [mail("<1@x>"), mail("<1@x>", { attachment: "invoice.pdf" })];
  expect(findAnswered(undefined, on(documents))).toMatchObject({
    messageId: "<1@x>",
    mailbox: "INBOX",
    uid: 7,
  });
  expect(findAnswered(undefined, on([]))).toBeUndefined();
});

test("of several, one has to be named", () => {
  const documents = [mail("<1@x>"), mail("<2@x>")];
  expect(() => findAnswered(undefined, on(documents))).toThrow(/<1@x>.*<2@x>/);
  expect(findAnswered("<2@x>", on(documents))).toMatchObject({ messageId: "<2@x>", uid: 7 });
  expect(findAnswered("<3@x>", on(documents))).toEqual({ messageId: "<3@x>" });
});

test("a mail of another mailbox is not answered over this one", () => {
  expect(findAnswered(undefined, on([mail("<1@x>", { connection: "other" })]))).toBeUndefined();
});
