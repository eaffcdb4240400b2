import { expect, test } from "vitest";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { findAnswers } from "./find-answers.ts";
import { pricedThing } from "./priced-thing.ts";
import { readAsked } from "./read-asked.ts";
import { wordReaderOf } from "./word-readers.ts";

const thing = (text: string, language: string) => pricedThing(readAsked(text, wordReaderOf(language)))?.word;

test.each([
  ["How much is a paddleboard for the stay?", "en", "paddleboard"],
  ["What does the heating of the hut cost?", "en", "heating"],
  ["Was kostet die Heizung der Container pro Monat?", "de", "heizung"],
  ["Combien coûte la pose de la clôture ?", "fr", "pose"],
  ["Quanto costa il noleggio di un furgone?", "it", "noleggio"],
])("the thing whose price is asked for stands first: %s", (question, language, word) => {
  expect(thing(question, language)).toBe(word);
});

test("who pays, and what is not a price, names none", () => {
  expect(thing("How many huts are there?", "en")).toBeUndefined();
  expect(thing("Who pays for the heating?", "en")).toBeUndefined();
});

const said = (text: string): EvidenceItem => ({ id: "e1", document: "offer.txt", text });
const ask = (text: string, item: EvidenceItem, language = "en") =>
  findAnswers({ text, language }, [item]).map((found) => found.text);

test("the price of a thing that nobody speaks of is not that of another", () => {
  const offer = said(
    "Die Miete beträgt 780 Franken pro Container und Monat. Die Mindestmietdauer ist sechs Monate. Die Reinigung kostet 320 Franken pro Container. Die Container sind ab Juli verfügbar. Den Stromanschluss stellt die Schule.",
  );
  expect(ask("Was kostet die Heizung der Container pro Monat?", offer, "de")).toEqual([]);
  expect(ask("Was kostet die Reinigung der Container?", offer, "de")).toHaveLength(1);
});

test("of several amounts none is what they come to, unless one is the total", () => {
  const extras = "On top of that come £95 for fuel and £48 for bed linen.";
  const question = "What do fuel and bed linen cost altogether?";
  expect(ask(question, said(`The boat is blue. ${extras}`))).toEqual([]);
  const total = "Fuel is £95 and bed linen £48, £143 altogether.";
  expect(ask(question, said(`The boat is blue. ${total}`))).toEqual([total]);
});

test("a day is no number of things", () => {
  const rota: EvidenceItem = {
    ...{ id: "e1", document: "rota.md", heading: ["Shifts"] },
    text: "| Day | Early | Late |\n| --- | --- | --- |\n| Mon 1 June | Ada Brook | Ben Frost |\n| Tue 2 June | Ben Frost | Ada Brook |",
    table: {
      ...{ headRow: 1, firstRow: 2, firstColumn: 1, head: [["Day", "Early", "Late"]] },
      rows: [
        ["Mon 1 June", "Ada Brook", "Ben Frost"],
        ["Tue 2 June", "Ben Frost", "Ada Brook"],
      ],
    },
  };
  expect(ask("How many shifts does Ada Brook have?", rota)).toEqual([]);
});

test("a time is no share, and a share of something else no price", () => {
  const grant = said("The project must be finished within 18 months of signing. The fund is old.");
  expect(ask("What share do we receive once we have signed?", grant)).toEqual([]);
  const dryer = said("For archives we recommend a setting of 45 to 50 % relative humidity with the TE 75.");
  expect(ask("What does the TE 75 cost?", dryer)).toEqual([]);
});

test("what each of them pays is not what all pay", () => {
  const stalls = said("La fête a lieu en juin. Chaque stand paie 40 francs à la caisse.");
  expect(ask("Combien avons-nous déjà payé en tout ?", stalls, "fr")).toEqual([]);
  expect(ask("Combien paie chaque stand ?", stalls, "fr")).toHaveLength(1);
});
