import { expect, test } from "vitest";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { outstandingRows } from "./outstanding-rows.ts";
import { settlePoints } from "./settle-points.ts";
import { tellCause } from "./tell-cause.ts";

const itemOf = (text: string, at: number): EvidenceItem => ({
  ...{ id: `e${at}`, document: "thread.eml", text },
});
const toItems = (...texts: string[]) => texts.map(itemOf);
const quote = (evidence: EvidenceItem[], text: string) => ({
  text,
  supports: [{ evidence: evidence.find((item) => item.text.includes(text))?.id ?? "", quote: text }],
});
const textsOf = (claims: readonly { text: string }[][]) => claims.map((own) => own.map(({ text }) => text));

test("one fact has one sentence of a document", () => {
  const evidence = toItems(
    "We move on Monday 20 July. I bring the boxes on Wednesday 8 July.",
    "The rent is £40.",
  );
  const found = [
    {
      text: "on which day we move",
      claims: [
        quote(evidence, "We move on Monday 20 July."),
        quote(evidence, "I bring the boxes on Wednesday 8 July."),
      ],
    },
    { text: "how much the rent is", claims: [quote(evidence, "The rent is £40.")] },
  ];
  expect(textsOf(settlePoints(found, { language: "en", evidence }))).toEqual([
    ["We move on Monday 20 July."],
    ["The rent is £40."],
  ]);
});

test("a date is answered by a day, a time of day by one", () => {
  const evidence = toItems("Avant la coupure, faites une réserve d'eau.", "L'eau revient à 15 h.");
  const claims = [quote(evidence, "Avant la coupure, faites une réserve d'eau.")];
  const found = [
    { text: "Quel est le jour de la coupure d'eau?", claims },
    { text: "à quelle heure l'eau revient", claims: [quote(evidence, "L'eau revient à 15 h.")] },
  ];
  expect(textsOf(settlePoints(found, { language: "fr", evidence }))).toEqual([[], ["L'eau revient à 15 h."]]);
});

test("a sentence about the thing of one point does not answer another", () => {
  const said = "Ein gedeckter Platz kostet 85 Franken im Monat.";
  const evidence = toItems(said);
  const found = [
    { text: "was ein gedeckter Parkplatz kostet", claims: [quote(evidence, said)] },
    { text: "was ein Besucherparkplatz kostet", claims: [quote(evidence, said)] },
  ];
  expect(textsOf(settlePoints(found, { language: "de", evidence }))).toEqual([[said], []]);
  const both = "Members pay 18 pounds and guests 30 pounds.";
  const shared = toItems(both);
  const points = ["how much members pay", "how much guests pay"];
  expect(
    textsOf(
      settlePoints(
        points.map((text) => ({ text, claims: [quote(shared, both)] })),
        { language: "en", evidence: shared },
      ),
    ),
  ).toEqual([[both], [both]]);
});

test("a figure that names nothing of its point is dropped where the thing stands elsewhere", () => {
  const said = "Zerbrochenes Geschirr kostet 4 € pro Stück.";
  const evidence = toItems(said, "Die Küche wird sauber abgegeben.");
  const settle = (text: string) =>
    textsOf(
      settlePoints(
        [
          { text, claims: [quote(evidence, said)] },
          { text: "wer putzt", claims: [] },
        ],
        { language: "de", evidence },
      ),
    )[0];
  expect(settle("was die Küche pro Tag kostet")).toEqual([]);
  expect(settle("was ein kaputter Teller kostet")).toEqual([said]);
});

test("a fact of nobody knows what is not found", () => {
  const said = "I have added two sills at £115 each, which are in the price.";
  const evidence = toItems(said);
  const found = ["What is the price?", "What is the price of the sills?"].map((text) => ({
    ...{ text, claims: [quote(evidence, said)] },
  }));
  expect(textsOf(settlePoints(found, { language: "en", evidence }))).toEqual([[], [said]]);
});

test("a time of day brings the day that is named right before it", () => {
  const evidence = toItems(
    "Wir bauen es am Freitag, 20. Februar, ein. Ab 14 Uhr fährt der Aufzug wieder.",
    "Ja.",
  );
  const settle = (text: string) =>
    textsOf(
      settlePoints(
        [
          { text, claims: [quote(evidence, "Ab 14 Uhr fährt der Aufzug wieder.")] },
          { text: "wer kommt", claims: [] },
        ],
        { language: "de", evidence },
      ),
    )[0];
  expect(settle("wann der Aufzug repariert wird")).toEqual([
    "Wir bauen es am Freitag, 20. Februar, ein. Ab 14 Uhr fährt der Aufzug wieder.",
  ]);
  expect(settle("um wie viel Uhr der Aufzug fährt")).toEqual(["Ab 14 Uhr fährt der Aufzug wieder."]);
});

const head =
  "From: A <a@x.example>\nTo: B <b@x.example>\nDate: Tue, 15 Sep 2026\nSubject: Hall for the course";
const older = "On 14 Sep 2026, at 18:02, B wrote:";

test("a day that the newest mail calls off gives way to the one that it names", () => {
  const evidence = toItems(
    ...[head, "Unfortunately the hall is taken on 10 October. I can confirm 17 October."],
    ...[older, "The date that we prefer for the course is 10 October."],
  );
  const found = [
    {
      text: "What is the date of the course?",
      claims: [quote(evidence, "The date that we prefer for the course is 10 October.")],
    },
    { text: "who teaches it", claims: [] },
  ];
  expect(textsOf(settlePoints(found, { language: "en", evidence }))[0]).toEqual([
    "Unfortunately the hall is taken on 10 October. I can confirm 17 October.",
  ]);
  const kept = toItems(
    ...[head, "The hall is free. Please pay by 1 October."],
    ...[older, "The date that we prefer for the course is 10 October."],
  );
  expect(textsOf(settlePoints(found, { language: "en", evidence: kept }))[0]).toEqual([
    "The date that we prefer for the course is 10 October.",
  ]);
});

test("a thing that is called by its day has that day, and none where it is called by two", () => {
  const lines = ["I confirm the coach for the trip of 23 April.", "The rest is due ten days after the trip."];
  const found = (evidence: EvidenceItem[]) => [
    { text: "What is the date of the trip to the planetarium?", claims: [quote(evidence, lines[1] ?? "")] },
    { text: "who drives", claims: [] },
  ];
  const once = toItems(...lines);
  expect(textsOf(settlePoints(found(once), { language: "en", evidence: once }))[0]).toEqual([lines[0]]);
  const twice = toItems(...lines, "The bill for the trip of 16 April is paid.");
  expect(textsOf(settlePoints(found(twice), { language: "en", evidence: twice }))[0]).toEqual([]);
});

test("the time of a thing is told with its day", () => {
  const said = "Une répétition générale a lieu le jeudi 7 mai à 19 h 30.";
  const evidence = toItems(said);
  const found = [
    { text: "Quelle est la date de la répétition générale?", claims: [quote(evidence, said)] },
    { text: "Quelle est l'heure de la répétition générale?", claims: [] },
    { text: "Quelle est l'heure du concert?", claims: [] },
  ];
  expect(textsOf(settlePoints(found, { language: "fr", evidence }))).toEqual([[said], [said], []]);
});

test("the cause is told by the only sentence that names one", () => {
  const said = "Die Ursache ist gefunden: Die Türsteuerung im dritten Stock ist defekt.";
  expect(tellCause("die Ursache des Schadens", toItems(said))).toMatchObject([{ text: said }]);
  expect(
    tellCause("die Ursache des Schadens", toItems(said, "Die Ursache war ein alter Motor im Keller.")),
  ).toEqual([]);
  expect(tellCause("die Kosten des Schadens", toItems(said))).toEqual([]);
});

test("what is on back order are the rows that count some, where a column does", () => {
  const note = (heads: string[], rows: string[][]): EvidenceItem => ({
    ...{ id: "t", document: "note.txt", text: "" },
    table: { headRow: 1, firstRow: 2, firstColumn: 1, head: [heads], rows },
  });
  const rows = [
    ["Chair", "12", "0"],
    ["Desk", "3", "3"],
  ];
  const ask = (text: string, item: EvidenceItem) => outstandingRows(text, [item])?.map((claim) => claim.text);
  const counted = note(["Item", "Ordered", "Back order"], rows);
  expect(ask("what is still on back order?", counted)).toEqual(["Item: Desk; Ordered: 3; Back order: 3"]);
  expect(ask("how much does a desk cost", counted)).toBeUndefined();
  expect(ask("what is still on back order?", note(["Item", "Ordered", "Price"], rows))).toBeUndefined();
  const noted = note(
    ["Item", "Ordered", "Back order"],
    [
      ["Chair", "12", "none"],
      ["Desk", "3", "3"],
    ],
  );
  expect(ask("what is still on back order?", noted)).toBeUndefined();
});

test("a question that names nothing is answered by the sentence of the one before, where that holds the kind", () => {
  const said = "Patented in 1868 by Christopher Sholes, it made offices faster.";
  const evidence = toItems(said);
  const found = [
    { text: "Who patented the typewriter", claims: [quote(evidence, said)] },
    { text: "in which year?", claims: [] },
    { text: "how much does it weigh?", claims: [] },
  ];
  expect(textsOf(settlePoints(found, { language: "en", evidence }))).toEqual([[said], [said], []]);
});
