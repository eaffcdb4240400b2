import { describe, expect, test } from "vitest";
import { holdsMoney } from "../answer/look-up/holds-money.ts";
import { answerFields } from "./answer-fields.ts";

const order = [
  {
    ...{ id: "e0", document: "order.html" },
    text: "Auftragsnummer\n  AB-55103\nKundennummer\n  20488\nAnsprechpartnerin\n  Regula Muster, Tel. 052 203 11 40\nVoraussichtlicher Liefertermin\n  Donnerstag, 23. April 2026\nLieferadresse\n  Praxis Probe, Parkweg 3, Bern",
  },
];
const bill = [
  "Invoice no.: 7\nInvoice date: 4 May 2026\nYour order: PO-7741\nDue: 3 June 2026",
  "Deliver to:\nSample School, Annexe\n10 Mill Lane, Bath",
  "VAT number: GB 482 1190 37\nTotal to pay: 1250.00\nDeposit received: 250.00\nBalance due: 1000.00",
].map((text, at) => ({ id: `e${at}`, document: "bill.txt", text }));
const damage = [
  {
    ...{ id: "e0", document: "schaden.txt" },
    text: "Policennummer: 7.334\nSchadenort: Backstube, Kirchgasse 4\nArt des Schadens: Wasserschaden\nUrsache: Schlauch\nOrt, Datum: Bern, 21. Februar 2026",
  },
];
const ask = (language: string, text: string, evidence: typeof bill) =>
  answerFields(text, { language, evidence })?.map((claim) => claim.text);

describe("labels that say it in other words, or stand over their value", () => {
  test.each([
    ["de", "Wie lautet die Auftragsnummer?", order, "Auftragsnummer: AB-55103"],
    [
      "de",
      "Wann wird die Ware geliefert?",
      order,
      "Voraussichtlicher Liefertermin: Donnerstag, 23. April 2026",
    ],
    ["en", "By when do we have to pay the invoice?", bill, "Due: 3 June 2026"],
    ["fr", "Jusqu'à quelle date devons-nous payer la facture ?", bill, "Due: 3 June 2026"],
    [
      "en",
      "Where are the goods to be delivered?",
      bill,
      "Deliver to: Sample School, Annexe 10 Mill Lane, Bath",
    ],
    ["en", "Which order does the invoice refer to?", bill, "Your order: PO-7741"],
    ["en", "What is the VAT number of the supplier?", bill, "VAT number: GB 482 1190 37"],
    ["en", "How much is still to be paid?", bill, "Balance due: 1000.00"],
    ["de", "Wo ist der Schaden passiert?", damage, "Schadenort: Backstube, Kirchgasse 4"],
  ])("(%s) %s", (language, ...[question, evidence, answer]) => {
    expect(ask(language, question as string, evidence as typeof bill)).toEqual([answer]);
  });
});

test.each([
  ["The bus leaves at 7.15, because the museum opens at 9.", false],
  ["Der TE 75 hat eine Pumpe mit 4 m Höhe.", false],
  ["Telefon 0800 555 0417", false],
  ["45 bis 50 % Feuchte", false],
  ["Delivery 9.50", true],
  ["The bus costs 7.15 a day.", true],
])("“%s” holds money: %s", (text, isMoney) => {
  expect(holdsMoney(text)).toBe(isMoney);
});
