import { expect, test } from "vitest";
import { completeFollowUp } from "./complete-follow-up.ts";

test.each([
  ["And for Hull?", "How much rent do we pay for Leeds?", "en", "How much rent do we pay for Hull?"],
  ["And Tom Specimen?", "When did Jane Sample join?", "en", "When did Tom Specimen join?"],
  [
    "Und Vera Zettel?",
    "Wie viel verdient Rita Formular im Monat?",
    "de",
    "Wie viel verdient Vera Zettel im Monat?",
  ],
  [
    "Und bei 40 Leuten?",
    "Was kostet das Essen pro Person, wenn wir 12 sind?",
    "de",
    "Was kostet das Essen pro Person, wenn wir 40 sind?",
  ],
  ["And for 40 people?", "What does lunch cost for 12 guests?", "en", "What does lunch cost for 40 guests?"],
  ["E per 40 persone?", "Quanto costa se siamo in 12?", "it", "Quanto costa se siamo in 40?"],
  [
    "And what is the phone number of the second one?",
    "Who is the first guide for the lake trip?",
    "en",
    "What is the phone number of the second guide?",
  ],
  ["Und der zweite?", "Wer ist der erste Leiter?", "de", "Wer ist der zweite Leiter?"],
  [
    "Et quel est le numéro du deuxième ?",
    "Qui est le premier guide ?",
    "fr",
    "Quel est le numéro du deuxième guide?",
  ],
  ["Und in Chur?", "Wann wird in Aarau umgestellt?", "de", "Wann wird in Chur umgestellt?"],
  [
    "Et pour une demi-journée ?",
    "Combien coûte la salle à la journée pour les membres ?",
    "fr",
    "Combien coûte la salle pour une demi-journée pour les membres?",
  ],
  ["E Walter Modulo?", "Che funzione ha Vera Copia?", "it", "Che funzione ha Walter Modulo?"],

  [
    "And Guitar advanced?",
    "How many people have booked Guitar evening?",
    "en",
    "How many people have booked Guitar advanced?",
  ],
  ["Und der grosse Saal?", "Was kostet der kleine Saal?", "de", "Was kostet der grosse Saal?"],
  ["E il corso serale?", "Quanto costa il corso estivo?", "it", "Quanto costa il corso serale?"],
  ["And the yoga retreat?", "What does yoga cost?", "en", "What does the yoga retreat cost?"],
  ["¿Y para niños?", "¿Cuánto cuesta el menú?", "es", "¿Cuánto cuesta el menú para niños?"],
  [
    "E per i ragazzi?",
    "Quanto costa l'entrata per gli adulti?",
    "it",
    "Quanto costa l'entrata per i ragazzi?",
  ],
  ["And the fee?", "How much is the deposit?", "en", "How much is the fee?"],
  ["And the deposit?", "What is the notice period for the tenant?", "en", "What is the deposit?"],
  [
    "Und Hafen?",
    "Wie viele Besuche hatte die Zweigstelle Nord 2025?",
    "de",
    "Wie viele Besuche hatte die Zweigstelle Hafen 2025?",
  ],
  ["E quante da donna?", "Quante giacche da uomo abbiamo ordinato?", "it", "Quante giacche da donna?"],
  [
    "Et celui de grec ?",
    "Combien coûte le cours d'italien pour débutants ?",
    "fr",
    "Combien coûte le cours de grec?",
  ],
  [
    "And in Bern?",
    "What was the rent of the office in 2024?",
    "en",
    "What was the rent of the office in 2024 in Bern?",
  ],
  [
    "E il tandem?",
    "Quanto costa una city bike per una settimana?",
    "it",
    "Quanto costa il tandem per una settimana?",
  ],
  ["And a van?", "How much does the small car cost for a day?", "en", "How much does a van cost for a day?"],
  ["E a Roma?", "Quanto costa una camera a Milano?", "it", "Quanto costa una camera a Roma?"],
  ["Et une tente ?", "Combien coûte un chalet en été ?", "fr", "Combien coûte une tente en été?"],
  ["Und das Tandem?", "Was kostet ein Elektrovelo pro Tag?", "de", "Was kostet das Tandem pro Tag?"],
  ["And by when?", "Who is in charge of selling the van?", "en", "By when in charge of selling the van?"],
  [
    "And what would they save us per year?",
    "How much would we invest in the solar panels?",
    "en",
    "What would the solar panels save us per year?",
  ],
])("%s after %s", (...row) => {
  const [message, before, language, whole] = row;
  expect(completeFollowUp(message, before, language)).toBe(whole);
});

test("a question that stands for itself is left alone", () => {
  expect(completeFollowUp("And what is the fee of the auditor?", "Who is the chair?", "en")).toBeUndefined();
  expect(completeFollowUp("How high is the rent?", "Who is the chair?", "en")).toBeUndefined();
});

test("another thing that fits nowhere is not put behind the question, which would ask for the first one again", () => {
  expect(completeFollowUp("And the cellar?", "Who cleans our windows twice a year?", "en")).toBeUndefined();
});
