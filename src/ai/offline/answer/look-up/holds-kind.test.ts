import { expect, test } from "vitest";
import { holdsKind } from "./holds-kind.ts";
import { readAsked } from "./read-asked.ts";
import { readPlaces } from "./read-places.ts";
import { wordReaderOf } from "./word-readers.ts";

function kindIn(question: string, said: string, language: string) {
  const [place] = readPlaces(
    [{ id: "e", document: "notes.md", text: said }],
    new Map([["notes.md", language]]),
  );
  return place && holdsKind(readAsked(question, wordReaderOf(language)), place);
}

test.each([
  ["en", "From when on is a medical note needed?", "A medical note is needed from the third day."],
  ["de", "Ab wann zahlt die Kasse?", "Die Kasse zahlt vom zweiten Krankheitstag an."],
  ["fr", "À partir de quand l'assurance paie-t-elle ?", "L'assurance paie dès le quatrième jour."],
  ["it", "Da quando paga la cassa?", "La cassa paga a partire dal terzo giorno."],
])("a counted day tells when (%s)", (language, question, said) => {
  expect(kindIn(question, said, language)).toBe("yes");
});

test.each([
  ["en", "Since when does the rule apply?", "The rule follows the Archives Act of 4 May 1998."],
  ["de", "Seit wann gilt die Regel?", "Die Regel stützt sich auf das Reglement vom 4. Mai 1998."],
  ["fr", "Depuis quand la règle vaut-elle ?", "La règle suit l'ordonnance générale du 4 mai 1998."],
  ["it", "Da quando vale la regola?", "La regola segue il regolamento del 4 maggio 1998."],
])("the date of a paper that is only named tells nothing of when (%s)", (language, question, said) => {
  expect(kindIn(question, said, language)).toBe("never");
});

test("a date beside that of a paper still tells when", () => {
  const said = "The rule of the Archives Act of 4 May 1998 applies from 1 July 2001.";
  expect(kindIn("Since when does the rule apply?", said, "en")).toBe("yes");
});

test.each([
  ["en", "What does the seminar room cost?", "The seminar room is booked for two hours from 9 January 2027."],
  [
    "de",
    "Was kostet das neue Programm?",
    "Das neue Programm wird am 3. Juni eingeführt und braucht 15 Minuten.",
  ],
  ["fr", "Combien coûte la salle ?", "La salle se réserve 14 jours avant."],
  ["it", "Quanto costa la sala?", "La sala si prenota entro 14 giorni."],
])("a number of days or a date is no price (%s)", (language, question, said) => {
  expect(kindIn(question, said, language)).toBe("never");
});

test.each([
  ["en", "What does the seminar room cost?", "The seminar room costs 80 for three hours."],
  ["de", "Wie hoch ist die Miete?", "Die Miete von 950 Franken ist bis am 3. Juni zu zahlen."],
  ["fr", "Combien coûte la salle ?", "La salle coûte 40 au total, payable sous 14 jours."],
])("a price beside a time is one (%s)", (language, question, said) => {
  expect(kindIn(question, said, language)).toBe("yes");
});

test("a percentage is no price, and may be a rise", () => {
  const said = "The solar panels cover 35 per cent of the demand.";
  expect(kindIn("What did the solar panels cost?", said, "en")).toBe("never");
  expect(kindIn("What does the storage cost?", "The storage fee is 2 per cent.", "en")).toBe("no");
  expect(kindIn("By how much do wages rise?", "Wages rise by 3 per cent.", "en")).toBe("yes");
});

test.each([
  [
    "en",
    "On which day can we visit for nothing?",
    "Since 2012 the gallery has let visitors in for nothing.",
    "never",
  ],
  ["en", "On which day can we visit for nothing?", "The gallery costs nothing on Sundays.", "yes"],
  ["de", "An welchem Tag kommt der Lohn?", "Seit 2019 kommt der Lohn per Bank.", "never"],
  ["de", "An welchem Tag kommt der Lohn?", "Der Lohn kommt am 25. Mai.", "yes"],
  ["fr", "Quel jour le salaire est-il versé ?", "Le salaire est versé le 25 de chaque mois.", "yes"],
  ["it", "In che giorno arriva lo stipendio?", "Lo stipendio arriva il 25 di ogni mese.", "yes"],
])("a day is asked for, and a year is none (%s): %s – %s", (language, question, ...[said, holds]) => {
  expect(kindIn(question, said, language)).toBe(holds);
});

test.each([
  ["en", "How much notice must the tenant give?", "Cleaning is charged at £45.00 per hour."],
  ["de", "Wie lange dauert die Reinigung?", "Die Reinigung kostet 45 Franken pro Stunde."],
  ["fr", "Combien de temps dure le nettoyage ?", "Le nettoyage coûte 45 francs de l'heure."],
])("what an hour costs is no time that something takes (%s)", (language, question, said) => {
  expect(kindIn(question, said, language)).toBe("never");
});
