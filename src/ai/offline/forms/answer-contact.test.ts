import { describe, expect, test } from "vitest";
import { answerContact } from "./answer-contact.ts";
import { givesContact } from "./gives-contact.ts";

const thread = [
  "Subject: Re: Fence\nFrom: Ada Sample <ada@sample.example>\nTo: Bo Mockup <bo@mockup.example>\nDate: Mon, 4 May 2026 10:00:00 +0200",
  "Dear Bo",
  "The fence comes on 2 June. Please call Eve Probe (Tel. 044 555 10 10) about the gate.",
  "Kind regards\nAda Sample\nSite Manager\nSample Fences Ltd\n4 Pier Road, Leeds LS1 4AB\nTel. 0113 496 0100, mobile 07700 900 111",
  "On Fri, 1 May 2026 at 09:00, Bo Mockup <bo@mockup.example> wrote:\nWhen does it come?\nBo Mockup\nHead of Finance\nMockup School\nTel. 0113 496 0200",
].map((text, at) => ({ id: `e${at}`, document: "fence.eml", text }));
const ask = (text: string, language = "en", evidence = thread) =>
  answerContact(text, { language, evidence })?.map((claim) => claim.text);

describe("what a signature says of whoever wrote", () => {
  test.each([
    ["en", "What is Ada Sample's job title?", "Ada Sample Site Manager"],
    ["de", "Welche Funktion hat Bo Mockup?", "Bo Mockup Head of Finance"],
    ["fr", "Quelle est la fonction d'Ada Sample ?", "Ada Sample Site Manager"],
  ])("(%s) %s", (language, question, answer) => {
    expect(ask(question, language)).toEqual([answer]);
  });

  test("a phone stands with its owner, in a signature or in a sentence", () => {
    expect(ask("What is Ada's mobile number?")?.[0]).toContain("07700 900 111");
    expect(ask("Qual è il numero di telefono di Bo Mockup?", "it")?.[0]).toContain("0113 496 0200");
    expect(ask("Wie lautet die Telefonnummer von Frau Probe?", "de")?.[0]).toContain("044 555 10 10");
    expect(ask("What is the address of Sample Fences?")?.[0]).toContain("4 Pier Road");
    expect(ask("What is the phone number of the sender?")?.[0]).toContain("0113 496 0100");
  });

  test.each([
    "What is Zeno's phone number?",
    "What is Bo Mockup's mobile number?",
    "What is Carl Mockup's phone number?",
    "What is the delivery address?",
    "What is the phone number?",
  ])("and nothing of others: %s", (question) => {
    expect(ask(question)).toBeUndefined();
  });
});

test("a letterhead says how to reach the firm", () => {
  const bill = [
    { id: "b0", document: "b.txt", text: "SAMPLE SUPPLIES\n1 Quay Street, Leeds\nTel. 0113 496 0142" },
    { id: "b1", document: "b.txt", text: "Invoice no.: 7\nDate: 02.04.2026" },
  ];
  expect(ask("What is the telephone number of Sample Supplies?", "en", bill)?.[0]).toContain("0113 496 0142");
});

test.each([
  ["What is Reto's phone number?", "Reto comes on Tuesday, 2 June, at 8.", false],
  ["What is the caretaker's phone number?", "Emergency contact: Joe Sample, 07700 900 233", false],
  ["What is Joe's phone number?", "Emergency contact: Joe Sample, 07700 900 233", true],
  ["What is the phone of the supplier?", "Phone: 0161 555 01", true],
  ["Which e-mail address does Reto have?", "Reto comes on Tuesday.", false],
  ["What is the title of the talk?", "The talk is called Sample.", true],
])("%s is answered by “%s”: %s", (text, claim, isGiven) => {
  expect(givesContact({ text, language: "en" }, claim)).toBe(isGiven);
});

test("a number in the cells of a form is told with its label", () => {
  const text =
    "Customer: | Sample School\nOrdered on: | 3 May 2026\nContact for delivery: | Caretaker Bo Mockup, 0113 496 0100\nCost centre: | 4310";
  const evidence = [{ id: "e", document: "order.html", text }];
  expect(ask("What is the phone number of the caretaker?", "en", evidence)).toEqual([
    "Contact for delivery: Caretaker Bo Mockup, 0113 496 0100",
  ]);
  expect(ask("What is the phone number of the plumber?", "en", evidence) ?? []).toEqual([]);
});

describe("a number on a form belongs to whoever was named last above it", () => {
  const form = [
    {
      id: "f1",
      document: "camp.txt",
      text: "Name: Lena Muster\nGeburtsdatum: 3.4.2015\nNotfallkontakt: Ruth Probe, Mutter\nMobile: 079 000 44 33\nKosten: CHF 320.00",
    },
  ];
  test.each([
    ["de", "Wie lautet die Handynummer von Frau Probe?", ["Mobile: 079 000 44 33"]],
    ["en", "What is Ruth Probe's mobile number?", ["Mobile: 079 000 44 33"]],
    ["de", "Wie lautet die Handynummer von Lena?", undefined],
  ])("(%s) %s", (language, question, answer) => {
    expect(ask(question, language, form)).toEqual(answer);
  });
});
