import { expect, test } from "vitest";
import { fitOrder } from "./fit-order.ts";

const rows = [
  ["Orzo tostato 500 g", "Bevande", "0", "Molino Prova"],
  ["Succo di mela 1 l", "Bevande", "12", "Frutteto Esempio"],
  ["Succo di pera 1 l", "Bevande", "0", "Frutteto Esempio"],
];
const table = {
  head: [["Articolo", "Categoria", "Giacenza", "Fornitore"]],
  headRow: 1,
  rows,
  firstRow: 2,
  firstColumn: 1,
};
const text = ["Articolo | Categoria | Giacenza | Fornitore", ...rows.map((row) => row.join(" | "))].join(
  "\n",
);
const list = [{ id: "e1", document: "magazzino.csv", text, table }];
const fit = (order: string, language = "it") =>
  fitOrder(order, language, list)?.map((claim) => claim.text.split(";")[0]);

test.each([
  [
    "it",
    "Scrivi una mail al fornitore Frutteto Esempio per ordinare il succo di pera che manca",
    ["Articolo: Succo di pera 1 l"],
  ],
  [
    "it",
    "Scrivi una mail al Frutteto Esempio per ordinare il succo che manca",
    ["Articolo: Succo di pera 1 l"],
  ],
  ["it", "Scrivi una mail al Molino Prova per ordinare il caffè", []],
  ["it", "Scrivi una mail al Molino Prova per ordinare il succo di mela", []],
])("only the rows that the mail is about (%s): %s", (language, order, found) => {
  expect(fit(order, language)).toEqual(found);
});

test.each([
  ["it", "Scrivi una mail al team con la lista"],
  ["it", "Per ordinare il caffè, chi è il fornitore?"],
  ["en", "Write a mail to the team about the stock"],
])("other orders are left alone (%s): %s", (language, order) => {
  expect(fit(order, language)).toBeUndefined();
});

const fitsIn = (said: string, order: string, language: string) =>
  fitOrder(order, language, [{ id: "e1", document: "a.txt", text: said }]);

test.each([
  ["en", "Write a letter to the shop to return the lamp.", "The meeting was opened by the chair at nine."],
  ["de", "Schreib einen Brief, um die Lampe zu bestellen.", "Die Sitzung wurde um neun Uhr eröffnet."],
  ["fr", "Écris une lettre pour commander la lampe.", "La séance a été ouverte à neuf heures."],
])("prose that says nothing of the purpose is no ground (%s): %s / %s", (language, order, said) => {
  expect(fitsIn(said, order, language)).toEqual([]);
});

test.each([
  ["en", "Write a letter to the shop to return the lamp.", "Lamps can be returned within 30 days."],
  ["es", "Escribe una carta para pedir la lámpara.", "The meeting was opened by the chair."],
])("prose that speaks of it, or in another language, may be (%s): %s / %s", (language, order, said) => {
  expect(fitsIn(said, order, language)).toBeUndefined();
});
