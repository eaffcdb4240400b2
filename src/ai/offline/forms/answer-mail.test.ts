import { describe, expect, test } from "vitest";
import { answerMail, answerMailAfter } from "./answer-mail.ts";

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

test.each([
  "Which files did Mrs Sample attach to her mail?",
  "Quelle pièce Madame Sample a-t-elle jointe à son message ?",
])("what came with a mail: %s", (text) => {
  const sent = { ...head, text: `${head.text}\nAttachments: offer-12.pdf` };
  expect(answerMail(text, [sent])?.map((claim) => claim.text)).toEqual(["Attachments: offer-12.pdf"]);
  expect(answerMail(text.replace("Sample", "Zeno"), [sent])).toBeUndefined();
});

describe("of a thread, each mail by its own head", () => {
  const thread = [
    head,
    { id: "n", document: "offer.eml", text: "We take it." },
    {
      id: "o",
      document: "offer.eml",
      text: "-----Original Message-----\nFrom: Bob Filler\nSent: Monday, 18 May 2026 11:03\nTo: Ann Sample\nSubject: Offer 12",
    },
    {
      id: "p",
      document: "offer.eml",
      text: "On Fri, 15 May 2026 at 09:10, Ann Sample wrote:\n> Could you send us an offer?",
    },
  ];
  const ask = (text: string) => answerMail(text, thread)?.map((claim) => claim.text);

  test.each([
    ["When did Bob write to Ann?", "Sent: Monday, 18 May 2026 11:03"],
    ["When did Bob reply to Ann?", "Sent: Monday, 18 May 2026 11:03"],
    ["Who wrote the last mail?", "From: Ann Sample <ann@sample.example>"],
    ["When did Ann write the first mail?", "On Fri, 15 May 2026 at 09:10, Ann Sample wrote:"],
  ])("%s", (question, answer) => {
    expect(ask(question)).toEqual([answer]);
  });

  test.each([
    ["two are hers", "When did Ann write to Bob?"],
    ["it is not said with which one it came", "Who sent the prices?"],
    ["whoever got it did not write it", "When did we send what Bob received?"],
  ])("nothing is said where %s: %s", (_why, question) => {
    expect(ask(question)).toBeUndefined();
  });
});

test.each([
  ["From whom did the offer come by mail", "On which day?", ["Date: Tue, 19 May 2026 15:07:00 +0100"]],
  ["Von wem kam die Offerte", "An welchem Tag?", ["Date: Tue, 19 May 2026 15:07:00 +0100"]],
  ["Wann kam die Offerte", "Von wem?", ["From: Ann Sample <ann@sample.example>"]],
  ["What does the fence cost", "On which day?", undefined],
  ["Von wem kam die Offerte", "An welchem Tag beginnt die Arbeit am Zaun?", undefined],
])("a few words go on with what was asked before of the mail: %s, %s", (before, text, answer) => {
  expect(answerMailAfter(text, before, [head])?.map((claim) => claim.text)).toEqual(answer);
});
