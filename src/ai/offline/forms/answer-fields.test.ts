import { expect, test } from "vitest";
import { answerFields, withoutFileNames } from "./answer-fields.ts";
import { answerMail } from "./answer-mail.ts";

const invoice = {
  id: "e1",
  document: "nordwind.pdf",
  text: [
    "Nordwind Handels AG",
    "Rechnungsnr. | 70012 | Kundennr. | 4471",
    "Rechnungsdatum | 3. März 2026 |  | ",
    "Versandkosten | 12,50",
    "Endsumme | 1'250,00 €",
    "Zahlbar bis: 2.4.2026",
    "Bank Muster IBAN CH9300762011623852957 BIC POFICHBEXXX",
  ].join("\n"),
};
const ask = (text: string, language: string, evidence = [invoice]) =>
  answerFields(text, { language, evidence })?.map((claim) => claim.text);

test.each([
  ["de", "Wie lautet die Rechnungsnummer?", "Rechnungsnr: 70012"],
  ["en", "What is the invoice number?", "Rechnungsnr: 70012"],
  ["fr", "Quel est le montant de la facture ?", "Endsumme: 1'250,00 €"],
  ["it", "data della fattura", "Rechnungsdatum: 3. März 2026"],
  ["de", "Bis wann ist die Rechnung zu zahlen?", "Zahlbar bis: 2.4.2026"],
  ["es", "IBAN", "IBAN: CH9300762011623852957"],
  ["en", "customer number", "Kundennr: 4471"],
])("a field is found by what it is called in any language (%s): %s", (language, text, claim) => {
  expect(ask(text, language)).toEqual([claim]);
});

test("a rate behind a label changes nothing of it, and a firm is known in small letters too", () => {
  const bill = {
    ...{ id: "b1", document: "bill.pdf" },
    text: "NETPRESSE\n |  | Total HT : | 46,68 €\n |  | TVA 20% : | 9,34 €\n |  | Total TTC : | 56,02 €",
  };
  expect(ask("Combien de TVA y a-t-il sur la facture ?", "fr", [bill])).toEqual(["TVA 20%: 9,34 €"]);
  expect(ask("Quelle somme devons-nous régler à Netpresse, taxes comprises ?", "fr", [bill])).toEqual([
    "Total TTC: 56,02 €",
  ]);
});

test.each([
  [
    "en",
    "Invoice number and total amount of the Nordwind bill?",
    ["Rechnungsnr: 70012", "Endsumme: 1'250,00 €"],
  ],
  [
    "de",
    "Wie lauten die Kundennummer und das Rechnungsdatum?",
    ["Kundennr: 4471", "Rechnungsdatum: 3. März 2026"],
  ],
])("two fields are told where both are asked for (%s): %s", (language, text, claims) => {
  expect(ask(text, language)).toEqual(claims);
});

test.each([
  ["en", "Invoice number and colour of the bill?"],
  ["de", "Wie lauten die Kundennummer und das Lieferdatum?"],
])("nothing is told where one of two fields is none, or not stated (%s): %s", (language, text) => {
  expect(ask(text, language)).toBeUndefined();
});

test("an account is known however its digits are grouped", () => {
  const bill = {
    id: "b1",
    document: "bill.pdf",
    text: "Titulaire : EXEMPLE IBAN : FR76 30004 00128 00011234567 85 - BIC : BNPAFRPP",
  };
  expect(ask("Sur quel compte bancaire doit-on verser l'argent ?", "fr", [bill])).toEqual([
    "IBAN: FR76 30004 00128 00011234567 85",
  ]);
});

test("who writes a form may be called by what they are", () => {
  const bill = {
    id: "b1",
    document: "bill.txt",
    text: "IMPRIMERIE SPÉCIMEN SA\nPayable jusqu'au : 11.03.2026",
  };
  expect(ask("Pour quand faut-il avoir payé l'imprimeur ?", "fr", [bill])).toEqual([
    "Payable jusqu'au: 11.03.2026",
  ]);
  expect(ask("Pour quand faut-il avoir payé le plombier ?", "fr", [bill])).toBeUndefined();
});

test("what a form does not state is said to be missing, and an item of it is no field", () => {
  expect(ask("MwSt-Betrag", "de")).toEqual([]);
  expect(ask("Wie hoch ist der Betrag der Versandkosten?", "de")).toBeUndefined();
  expect(ask("Why was the invoice sent twice?", "en")).toBeUndefined();
});

test("one label with two values leaves it open, two labels are both told", () => {
  const twice = { ...invoice, text: `${invoice.text}\nEndsumme | 99,00 €` };
  expect(ask("Gesamtbetrag", "de", [twice])).toEqual([]);
  const two = { ...invoice, text: `${invoice.text}\nRechnungsbetrag | 99,00 €` };
  expect(ask("Gesamtbetrag", "de", [two])).toHaveLength(2);
});

const mail = {
  id: "m1",
  document: "offer.eml",
  text: "Subject: Offer for chairs\nFrom: Ada Sample <ada@sample.example>\nTo: office@sample.example\nDate: Thu, 5 Mar 2026 09:00:00 +0100\nAttachments: chairs.pdf",
};

test.each([
  ["Who sent the mail?", ["From: Ada Sample <ada@sample.example>"]],
  ["When did Ada write the mail?", ["Date: Thu, 5 Mar 2026 09:00:00 +0100"]],
  ["Welche Dateien waren der Mail beigelegt?", ["Attachments: chairs.pdf"]],
  [
    "Qui a envoyé le courriel et quand ?",
    ["Date: Thu, 5 Mar 2026 09:00:00 +0100", "From: Ada Sample <ada@sample.example>"],
  ],
])("the head of a mail answers: %s", (text, claims) => {
  expect(answerMail(text, [mail])?.map((claim) => claim.text)).toEqual(claims);
});

test("a mail of somebody else is not meant", () => {
  expect(answerMail("When did Peter write the mail?", [mail])).toBeUndefined();
});

test("names of files are no words of a question, and many million letters are no matter", () => {
  expect(withoutFileNames("Who signed lease.pdf, and when?")).toBe("Who signed  , and when?");
  const long = "漢字。".repeat(4_000_000);
  expect(withoutFileNames(long)).toBe(long);
});

const sums = {
  ...{ id: "s1", document: "order.pdf" },
  text: " |  | Subtotal | 250.00\n |  | TOTAL SALES TAX 9.25% | 23.13\n |  | Order total (GBP) | 273.13\nDue date: 3 June 2026\nOrder no.: 12",
};

test.each([
  ["en", "How much do we have to pay in total on this order, tax included?", "273.13"],
  ["de", "Wie viel kostet die Bestellung insgesamt mit Steuern?", "273.13"],
  ["it", "Quanto dobbiamo pagare in tutto?", "273.13"],
  ["en", "How much does the order cost?", "273.13"],
  ["es", "¿Cuánto hay que pagar en total?", "273.13"],
  ["fr", "Quel est le montant de la taxe sur cette commande ?", "23.13"],
  ["de", "Wie viel Mehrwertsteuer steckt in der Bestellung?", "23.13"],
  ["en", "How much is the order without VAT?", "250.00"],
  ["fr", "À combien s'élève la commande hors TVA ?", "250.00"],
  ["it", "Quanto costa l'ordine senza IVA?", "250.00"],
])("total, tax and what is left without it, in plain words (%s): %s", (language, text, value) => {
  expect(ask(text, language, [sums])).toEqual([expect.stringMatching(new RegExp(`: ${value}$`, "u"))]);
});
