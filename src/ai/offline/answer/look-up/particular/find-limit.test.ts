import { expect, test } from "vitest";
import { findAnswers } from "../find-answers.ts";

const ask = (language: string, text: string, paper: string) =>
  findAnswers({ text, language }, [{ id: "e", document: "rules.md", text: paper }]).map((one) => one.text);

const rules = {
  en: "The canteen is open to guests. Orders above 500 francs need two signatures. A parking card costs 40 francs. Deliveries arrive at the back door.",
  de: "Die Kantine steht Gästen offen. Quittungen sind ab 20 Franken nötig. Ein Parkschein kostet 40 Franken. Hunde bleiben draussen.",
  fr: "La cantine accueille les hôtes. Les commandes de plus de 500 francs exigent deux signatures. Le badge coûte 40 francs.",
  it: "La mensa accoglie gli ospiti. Gli ordini oltre 500 franchi richiedono due firme. La tessera costa 40 franchi.",
};

test.each([
  ["en", "Does an order of 800 francs need a second signature?", rules.en, "Orders above 500 francs"],
  [
    "de",
    "Brauche ich für ein Essen von 25 Franken eine Quittung?",
    rules.de,
    "Quittungen sind ab 20 Franken",
  ],
  ["fr", "Faut-il deux signatures pour une commande de 700 francs ?", rules.fr, "Les commandes de plus"],
  ["it", "Un ordine di 900 franchi richiede due firme?", rules.it, "Gli ordini oltre 500 franchi"],
  ["en", "Does an order of 800 francs need a second signature?", rules.it, "Gli ordini oltre 500 franchi"],
])("the rule that sets a limit decides: %s %s", (...[language, text, paper, said]) => {
  expect(ask(language, text, paper)[0]).toContain(said);
});

test.each([
  ["en", "Do I need a permit for a tent of 80 square metres?", rules.en],
  ["de", "Darf ich einen Blumentopf von 30 Franken kaufen?", rules.de],
])("a limit on something else decides nothing: %s %s", (language, text, paper) => {
  expect(ask(language, text, paper)).toEqual([]);
});
