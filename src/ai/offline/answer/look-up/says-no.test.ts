import { expect, test } from "vitest";
import { readAsked } from "./read-asked.ts";
import { readPlaces } from "./read-places.ts";
import { contradicts } from "./says-no.ts";
import { wordReaderOf } from "./word-readers.ts";

function isContradicted(question: string, said: string, language: string): boolean {
  const [place] = readPlaces(
    [{ id: "e", document: "notes.md", text: said }],
    new Map([["notes.md", language]]),
  );
  return place !== undefined && contradicts(readAsked(question, wordReaderOf(language)), place);
}

test.each([
  ["en", "When is the gallery not open?", "The gallery is closed in February."],
  [
    "en",
    "How long can I cancel the course without paying?",
    "A course is cancelled free of charge until May.",
  ],
  ["de", "Bis wann kann ich den Kurs ohne Gebühr abbrechen?", "Der Abbruch ist bis zum 3. Mai gratis."],
  ["de", "Wann muss man keinen Ausweis zeigen?", "Kinder sind davon befreit, den Ausweis zu zeigen."],
  ["fr", "Quand le musée n'ouvre-t-il pas ?", "Le musée reste fermé le lundi."],
  ["it", "Quando non si apre la palestra?", "La palestra resta chiusa in agosto."],
])("two ways to say no agree (%s): %s", (language, question, said) => {
  expect(isContradicted(question, said, language)).toBe(false);
});

test.each([
  ["en", "When is the gallery open?", "The gallery is not open in February."],
  ["en", "When is a cancellation not charged?", "A cancellation is charged in full in the last week."],
  ["de", "Wann ist das Archiv geöffnet?", "Das Archiv ist im Juli nicht geöffnet."],
  ["fr", "Quels frais l'annulation n'entraîne-t-elle pas ?", "L'annulation entraîne des frais de 30 francs."],
])("one that says no and one that does not contradict each other (%s): %s", (language, question, said) => {
  expect(isContradicted(question, said, language)).toBe(true);
});

test.each([
  ["en", "How many lamps do not work?", "Two lamps did not light up."],
  ["fr", "Combien de lampes ne marchent pas ?", "Deux lampes ne s'allument plus."],
  ["en", "What is the maximum number of tablets?", "Do not exceed three tablets."],
  ["de", "Wie viele Gäste sind höchstens erlaubt?", "Es sind nicht mehr als 40 Gäste erlaubt."],
  ["fr", "Combien de personnes sont admises ?", "Pas plus de 40 personnes sont admises."],
  ["it", "Quante persone possono entrare?", "Non possono entrare più di 40 persone."],
])("a limit and a no of its own deny nothing (%s): %s", (language, question, said) => {
  expect(isContradicted(question, said, language)).toBe(false);
});

test.each([
  [
    "en",
    "Why can't we switch on the pump at once?",
    "The pump must stand for an hour before it is switched on, so that the oil settles.",
  ],
  [
    "de",
    "Warum darf man den Ofen nicht gleich anheizen?",
    "Der Ofen muss erst trocknen, bevor man ihn anheizt, damit er keine Risse bekommt.",
  ],
])("why not is told by what must come first (%s): %s", (language, question, said) => {
  expect(isContradicted(question, said, language)).toBe(false);
});
