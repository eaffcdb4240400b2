import { describe, expect, test } from "vitest";
import { answerThread, withoutOlder } from "./answer-thread.ts";

const threads = {
  en: [
    "Subject: Re: Boat\nFrom: Ann Sample <ann@sample.example>\nTo: Bob Filler <bob@filler.example>",
    "I have booked Mockup Boats this morning. The boat leaves on 7 September.",
    "-----Original Message-----\nFrom: Bob Filler\nSent: 3 June 2026\nSubject: Boat",
    "- Mockup Boats: £780 for 49 seats, the boat leaves on 7 September\n- Blank Travel: £695 for 53 seats, the boat leaves on 12 October",
  ],
  de: [
    "Subject: AW: Boot\nFrom: Ann Muster <ann@muster.example>\nTo: Bob Probe <bob@probe.example>",
    "Wir haben uns für Bootsbau Vorlage entschieden. Die Fahrt beginnt am 7. September.",
    "Am 3. Juni 2026 um 10:00 schrieb Bob Probe:\n> - Bootsbau Vorlage: 780 Euro\n> - Werft Skizze: 695 Euro",
  ],
} as const;
const ask = (language: keyof typeof threads, text: string) =>
  answerThread(text, {
    language,
    evidence: threads[language].map((said, at) => ({ id: `e${at}`, document: "m.eml", text: said })),
  })?.map((claim) => claim.text);

describe("the offer that was taken", () => {
  test.each([
    ["en", "Which company takes us in the end?", "I have booked Mockup Boats this morning."],
    ["en", "Which offer did we choose?", "I have booked Mockup Boats this morning."],
    ["de", "Welche Firma haben wir gewählt?", "Wir haben uns für Bootsbau Vorlage entschieden."],
  ] as const)("%s: %s", (language, question, answer) => {
    expect(ask(language, question)).toEqual([answer]);
  });

  test.each([
    ["the other one", "en", "Which company did we not choose?"],
    ["an older one", "en", "Which company did we choose at first?"],
    ["a reason", "de", "Warum haben wir diese Firma gewählt?"],
  ] as const)("is not told where %s is asked for: %s %s", (_why, language, question) => {
    expect(ask(language, question)).toBeUndefined();
  });
});

test("another thing is answered by whichever mail tells it", () => {
  expect(ask("en", "Which company has 53 seats?") ?? []).not.toContain(
    "I have booked Mockup Boats this morning.",
  );
});

test("what an older mail proposed is told as the newer one has it", () => {
  const evidence = [
    "Subject: Re: Roof\nFrom: Ann Sample <ann@sample.example>\nTo: Bob Filler <bob@filler.example>\nDate: Mon, 4 May 2026 10:00:00 +0200",
    "Dear Bob",
    "We agree to the new price. Please start the work on Monday 8 June; the week before does not suit us.",
    "Kind regards\nAnn Sample",
    "On Fri, 1 May 2026 at 09:00, Bob Filler <bob@filler.example> wrote:\nWe could start the work on 1 June and would need eight days.\nBob Filler\nFiller Roofs",
  ].map((text, at) => ({ id: `e${at}`, document: "roof.eml", text }));
  const told = answerThread("When should the work start?", { language: "en", evidence });
  expect(told?.map(({ text }) => text)).toEqual([
    "Please start the work on Monday 8 June; the week before does not suit us.",
  ]);
});

test("a mail that quotes none is no thread", () => {
  const evidence = threads.en.slice(0, 2).map((text, at) => ({ id: `e${at}`, document: "m.eml", text }));
  expect(answerThread("Which offer did we choose?", { language: "en", evidence })).toBeUndefined();
});

test("where an older mail seems to answer, the newest one holds", () => {
  const evidence = [
    "Subject: RE: Toiture\nFrom: Zoé Maquette <zoe@exemple.example>\nTo: Luc Gabarit <luc@exemple.example>",
    "Nous prenons Exemple. Les travaux commencent le lundi 7 septembre et durent trois semaines.",
    "-----Message d'origine-----\nDe : Luc Gabarit\nEnvoyé : 11 juin 2026\nObjet : Toiture",
    "1. Couverture Exemple : 14 850 €, début le 7 septembre, trois semaines de travaux.\n2. Toits Modèle : 13 200 €, début le 12 octobre, deux semaines de travaux.",
  ].map((text, at) => ({ id: `e${at}`, document: "m.eml", text }));
  const told = answerThread("Ils commencent quand sur notre toit ?", { language: "fr", evidence });
  expect(told?.map(({ text }) => text) ?? []).toEqual([
    "Les travaux commencent le lundi 7 septembre et durent trois semaines.",
  ]);
});

describe("what holds at the end", () => {
  const mails = (newest: string, older: string) =>
    [
      "Subject: Re: Tent for the fair\nFrom: Bob Filler <bob@filler.example>\nTo: Ann Sample <ann@sample.example>\nDate: Mon, 4 May 2026 10:00:00 +0200",
      "Hi Ann",
      newest,
      "Best wishes\nBob Filler\nFiller Tents",
      "From: Ann Sample <ann@sample.example>\nSent: Friday, 1 May 2026 09:00\nTo: Bob Filler\nSubject: Tent for the fair",
      older,
    ].map((text, at) => ({ id: `e${at}`, document: "tent.eml", text }));
  const last = (text: string, newest: string, older: string) =>
    answerThread(text, { language: "en", evidence: mails(newest, older) })?.map((claim) => claim.text);
  const wish = "The church is not free on the 20th, so we need the tent a week later if you can manage it.";

  test("a day that was moved, and a price that was agreed to", () => {
    expect(
      last(
        "Which day is the tent booked for now?",
        "No problem, we have moved you to Saturday 27 June. The crew comes on 25 June.",
        wish,
      ),
    ).toEqual(["No problem, we have moved you to Saturday 27 June."]);
    expect(
      last(
        "Which price did we agree on with Filler Tents?",
        "We agree to the 840 euros for the tent. We leave out the floor for 60 euros.",
        "Could it be 840 euros for the tent?",
      ),
    ).toEqual(["We agree to the 840 euros for the tent."]);
  });

  test("what was only wished for holds nothing", () => {
    expect(
      last("Which day is the tent booked for now?", "Thank you for your mail. I will call you.", wish) ?? [],
    ).toEqual([]);
  });

  test("what was wished for is told where that is asked", () => {
    expect(
      last("When do we need the tent?", "Thank you for your mail.", "We need the tent on 20 June."),
    ).toEqual(["We need the tent on 20 June."]);
  });

  test("what was agreed of something else is not told", () => {
    const other = "We agree to the 840 euros for the boat.";
    expect(last("Which price did we agree on for the bus?", other, "Hello Bob.") ?? []).toEqual([]);
  });
});

test("what holds now is not told by a mail that is quoted below the newest", () => {
  const evidence = threads.de.map((said, at) => ({ id: `e${at}`, document: "m.eml", text: said }));
  const claimOf = (id: string) => ({ text: "x", supports: [{ evidence: id, quote: "x" }] });
  const [now, then] = [claimOf("e1"), claimOf("e2")];
  expect(withoutOlder("Was kostet das Boot jetzt?", [now, then], evidence)).toEqual([now]);
  expect(withoutOlder("Was kostet das Boot?", [now, then], evidence)).toEqual([now, then]);
  expect(withoutOlder("Was hat das Boot jetzt zuerst gekostet?", [then], evidence)).toEqual([then]);
});
