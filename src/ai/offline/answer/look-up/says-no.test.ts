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
