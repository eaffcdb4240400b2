import { expect, test } from "vitest";
import { answerMail } from "./answer-mail.ts";

const head = {
  id: "m",
  document: "offer.eml",
  text: "Subject: Offer 12\nFrom: Ann Sample <ann@sample.example>\nTo: Bob Filler <bob@filler.example>\nCc: Eve Mockup <eve@filler.example>\nDate: Tue, 19 May 2026 15:07:00 +0100",
};

test.each([
  "Who was copied in on the mail?",
  "Wer stand bei der Mail in Kopie?",
  "Qui était en copie du courriel ?",
  "Chi era in copia nella mail?",
  "¿Quién estaba en copia?",
])("who else got a mail: %s", (text) => {
  expect(answerMail(text, [head])?.map((claim) => claim.text)).toEqual([
    "Cc: Eve Mockup <eve@filler.example>",
  ]);
});

test("nobody where the head names nobody", () => {
  const alone = { ...head, text: head.text.replace(/Cc: .*\n/u, "") };
  expect(answerMail("Who was in copy of the mail?", [alone])).toBeUndefined();
});
