import { describe, expect, test } from "vitest";
import { answerRequest } from "./answer-request.ts";
import { subjectNumber } from "./subject-number.ts";

const thread = [
  "Subject: Re: Order 4471 of 3 May, quote Q-318\nFrom: Ada Sample <ada@sample.example>\nTo: Bo Mockup <bo@mockup.example>\nDate: Mon, 4 May 2026 10:00:00 +0200",
  "Dear Bo\nThe fence comes on 2 June. Could you send us the plan of the garden by Friday? The gate is blue.",
  "Kind regards\nAda Sample",
  "On Fri, 1 May 2026 at 09:00, Bo Mockup <bo@mockup.example> wrote:\nPlease tell us the price of the gate. We need it today.",
].map((text, at) => ({ id: `e${at}`, document: "fence.eml", text }));
const ask = (text: string, language: string) =>
  answerRequest(text, { language, evidence: thread })?.map((claim) => claim.text);

test.each([
  ["en", "What does Ada ask Bo to send?", ["Could you send us the plan of the garden by Friday?"]],
  ["de", "Worum bittet Frau Sample?", ["Could you send us the plan of the garden by Friday?"]],
  ["fr", "Que demande Bo Mockup ?", ["Please tell us the price of the gate.", "We need it today."]],
  ["en", "Which plan does Ada need from Bo?", ["Could you send us the plan of the garden by Friday?"]],
  [
    "it",
    "Quali documenti vuole Ada per il giardino?",
    ["Could you send us the plan of the garden by Friday?"],
  ],
  ["en", "What does Zeno ask for?", undefined],
  ["en", "What does the gate cost?", undefined],
])("what a mail asks for is told in its words (%s): %s", (language, question, answer) => {
  expect(ask(question, language)).toEqual(answer);
});

test.each([
  ["en", "What is the number of the order?", true],
  ["en", "What is the number of the quote?", true],
  ["de", "Welche Nummer hat die Bestellung?", true],
  ["en", "What is the number of the invoice?", false],
  ["en", "When was the order placed?", false],
])("a number in the subject belongs to the thing before it (%s): %s", (language, question, isFound) => {
  const found = subjectNumber(question, { language, evidence: thread });
  expect(found?.[0]?.text).toBe(isFound ? "Subject: Re: Order 4471 of 3 May, quote Q-318" : undefined);
});

test("what somebody would do is no request", () => {
  const evidence = [
    thread[0],
    {
      id: "e9",
      document: "fence.eml",
      text: "You asked about the gate: we would take the blue one after all. Send me a photo, please.",
    },
  ].flatMap((item) => item ?? []);
  expect(
    answerRequest("What does Ada need from Bo?", { language: "en", evidence })?.map(({ text }) => text),
  ).toEqual(["Send me a photo, please."]);
});

test("whoever signs for an office asks, and until when is told by a sentence with a day", () => {
  const evidence = [
    "Subject: Bus\nFrom: School Office <office@sample.example>\nTo: All teachers <all@sample.example>\nDate: Mon, 4 May 2026 10:00:00 +0200",
    "Dear all\nPlease hand out the note below. I need your list by 20 May. The bus is late.",
    "Kind regards\nEve Mockup\nHead",
  ].map((text, at) => ({ id: `e${at}`, document: "bus.eml", text }));
  const own = (text: string) => answerRequest(text, { language: "en", evidence })?.map((claim) => claim.text);
  expect(own("What does Mrs Mockup want from the teachers?")).toEqual([
    "Please hand out the note below.",
    "I need your list by 20 May.",
  ]);
  expect(own("By when does Mrs Mockup need our list?")).toEqual(["I need your list by 20 May."]);
  expect(own("By when does Mrs Mockup need our photo?")).toBeUndefined();
  expect(own("By when does Mrs Mockup want to repair the bus?")).toBeUndefined();
});

describe("until when one has to answer", () => {
  const mailOf = (body: string) =>
    [
      "Subject: Course\nFrom: Ada Sample <ada@sample.example>\nTo: all@sample.example\nDate: Mon, 4 May 2026 10:00:00 +0200",
      `Dear all\nThe course is on 20 May. ${body} Lunch is paid.`,
      "Kind regards\nAda Sample",
    ].map((text, at) => ({ id: `e${at}`, document: "course.eml", text }));

  test.each([
    ["en", "By when do I have to let Ada know if I'm coming?", "Tell me by 6 May whether you can come."],
    ["de", "Bis wann muss ich mich melden?", "Bitte gebt mir bis am 6. Mai Bescheid."],
    ["fr", "Jusqu'à quand faut-il répondre ?", "Merci de me répondre jusqu'au 6 mai."],
    ["it", "Entro quando devo rispondere?", "Fatemi sapere entro il 6 maggio se venite."],
    ["es", "¿Hasta cuándo hay que contestar?", "Contestad antes del 6 de mayo, por favor."],
  ])("is told by the sentence that asks for an answer (%s): %s", (language, question, said) => {
    expect(answerRequest(question, { language, evidence: mailOf(said) })?.map((claim) => claim.text)).toEqual(
      [said],
    );
  });

  test.each([
    ["nobody asks for one", "The room is free until 6 May."],
    ["no day is named", "Tell me whether you can come."],
    ["two days are named", "Reply by 6 May. Tell me by 8 May what you eat."],
  ])("is not told where %s", (_why, said) => {
    const question = "By when do I have to reply to Ada?";
    expect(answerRequest(question, { language: "en", evidence: mailOf(said) }) ?? []).toEqual([]);
  });
});
