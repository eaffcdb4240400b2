import { expect, test } from "vitest";
import { tellDecisions } from "./tell-decisions.ts";

const tell = (order: string, language: string, text: string) =>
  tellDecisions(order, language, [{ id: "m", document: "minutes.md", heading: ["Minutes"], text }]).map(
    (one) => one.text,
  );

test.each([
  [
    "Summarise the decisions of the meeting.",
    "en",
    "The minutes of 3 May were approved. The board approves the accounts. It will decide on the roof in May. Tea was served.",
    ["The board approves the accounts."],
  ],
  [
    "Fasse die Beschlüsse der Sitzung kurz zusammen.",
    "de",
    "Das Protokoll vom 28. April 2026 wird genehmigt. Der Vorstand schlägt vor, den Beitrag auf 96 € anzuheben. Kinder zahlen 48 €. Abstimmung: 4 Ja. Der Auftrag geht an Muster Holzbau.",
    [
      "Der Vorstand schlägt vor, den Beitrag auf 96 € anzuheben. Kinder zahlen 48 €. Abstimmung: 4 Ja.",
      "Der Auftrag geht an Muster Holzbau.",
    ],
  ],
  [
    "Résume brièvement les décisions du conseil.",
    "fr",
    "La séance a duré deux heures. Le trésorier propose de porter la cotisation à 38 €. La proposition est adoptée.",
    ["Le trésorier propose de porter la cotisation à 38 €. La proposition est adoptée."],
  ],
  [
    "Riassumi brevemente le decisioni dell'assemblea.",
    "it",
    "Il presidente apre i lavori e constata che l'assemblea può deliberare. Il comitato propone CHF 35 per quota. L'aumento è accettato con 24 voti.",
    ["Il comitato propone CHF 35 per quota. L'aumento è accettato con 24 voti."],
  ],
])("every decision with what it is about, and no formality: %s", (order, language, ...[text, said]) => {
  expect(tell(order, language, text)).toEqual(said);
});

test.each(["Summarise the decisions on the roof.", "Summarise the minutes."])(
  "a subject, or the paper as a whole, is told otherwise: %s",
  (order) => {
    expect(tell(order, "en", "The board approves the accounts.")).toEqual([]);
  },
);
