import { expect, test } from "vitest";
import { createTermReader } from "../../../lib/text/create-term-reader.ts";
import { compareAlike } from "./compare-alike.ts";
import { readCandidates } from "./read-candidates.ts";

const mail = {
  id: "m",
  document: "mail.eml",
  text: "Two firms have sent us a quote:\n\n- Ahorn Ltd: £780 for 49 seats, with a lift.\n- Birke Travel: £695 for 53 seats, no lift.\n\nEntry is £11 a head.",
};
const compare = (text: string, evidence = [mail]) =>
  compareAlike(text, readCandidates(evidence, createTermReader("en")))?.map((claim) => claim.text);
const both = ["Ahorn Ltd: £780 for 49 seats, with a lift.", "Birke Travel: £695 for 53 seats, no lift."];

test.each([
  "Compare the two coach offers for me: price and number of seats.",
  "Compare both firms as to price and lift.",
  "Compare the two quotes.",
])("as many items as are compared, each as it stands: %s", (text) => {
  expect(compare(text)).toEqual(both);
});

test.each([
  "Compare the three offers: price and seats.",
  "Compare the two offers: price and fuel.",
  "Compare the two drivers.",
  "Compare Ahorn with Birke.",
])("nothing where the list does not say it: %s", (text) => {
  expect(compare(text)).toBeUndefined();
});

test("two documents are compared as such", () => {
  const other = { id: "o", document: "other.eml", text: "The price is £900." };
  expect(compare("Compare the two offers: price and seats.", [mail, other])).toBeUndefined();
});

test.each([
  [
    "Compare the quotes for the gate.",
    "en",
    "Three quotes have come in: Ash £600, Birch £640 and Cedar £710.",
  ],
  [
    "Confronta le offerte ricevute per il portone.",
    "it",
    "Sono arrivate due offerte: Rossi CHF 600 e Verdi CHF 640.",
  ],
  [
    "Vergleiche die Offerten für das Tor.",
    "de",
    "Es liegen drei Offerten vor: Ahorn CHF 600, Birke CHF 640 und Esche CHF 710.",
  ],
  ["Compare les devis pour le portail.", "fr", "Deux devis sont arrivés : Rossi CHF 600 et Blanc CHF 640."],
])("of how many need not be said where one sentence names them: %s", (order, language, said) => {
  const evidence = [{ id: "m", document: "minutes.md", text: `Tea was served at 4. ${said}` }];
  const found = compareAlike(order, readCandidates(evidence, createTermReader(language)), evidence);
  expect(found?.map(({ text }) => text)).toEqual([said]);
});
