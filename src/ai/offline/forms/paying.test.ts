import { describe, expect, test } from "vitest";
import { answerFields } from "./answer-fields.ts";

const billOf = (id: string, text: string) => ({ id, document: `${id}.txt`, text });
const ask = (text: string, language: string, ...evidence: ReturnType<typeof billOf>[]) =>
  answerFields(text, { language, evidence })?.map((claim) => claim.text);

const painter = billOf(
  "p",
  "Malerei Muster GmbH\nTel. 000 11 22\nRechnungsnummer: R-1\nRechnungsdatum: 12.03.2026\nKunde: Kita Beispiel\nNettobetrag: 2'000.00\nRechnungsbetrag: 2'162.00\nIBAN: CH93 0076 2011 6238 5295 7",
);
const plumber = billOf(
  "q",
  "Sample Plumbing\nInvoice number: M-2\nInvoice date: 4 May 2026\nPayment due: 3 June 2026\nInvoice to: Mockup School\nInvoice total: 2,928.00\nLess deposit received 2 April 2026: 500.00\nBalance due: 2,428.00\nAccount name: Sample\nSort code: 00-22-11\nAccount number: 55410982",
);
const joiner = billOf(
  "j",
  "Menuiserie Exemple\nFacture n° : F-1\nDate : 6 avril 2026\nClient : Crèche Modèle\nTotal HT : 1580.00\nTotal TTC : 1707.98\nAcompte versé : 500.00\nIBAN : CH93 0076 2011 6238 5295 7",
);
const boiler = billOf(
  "b",
  "Idraulica Esempio Srl\nNumero fattura: 2026/44\nData: 10/04/2026\nCliente: Asilo Prova\nImponibile: 1.520,00\nTotale fattura: 1.854,40\nIBAN: IT60X0542811101000000123456",
);
const pipes = billOf(
  "t",
  "Fontanería Ejemplo\nNúmero de factura: F-3\nFecha de factura: 02/02/2026\nCliente: Colegio Prueba\nBase imponible: 1.110,00\nTotal factura: 1.343,10\nIBAN: ES91 2100 0418 4502 0005 1332",
);

describe("whoever is to be paid is named, or called by the trade of the letterhead", () => {
  test.each([
    ["de", "Wie viel müssen wir der Malerei Muster überweisen?", painter, "Rechnungsbetrag: 2'162.00"],
    ["de", "Wie viel schulden wir dem Maler?", painter, "Rechnungsbetrag: 2'162.00"],
    ["de", "Wie hoch ist die Rechnung des Malers?", painter, "Rechnungsbetrag: 2'162.00"],
    ["de", "Was müssen wir zahlen?", painter, "Rechnungsbetrag: 2'162.00"],
    ["en", "How much do we owe the plumber?", plumber, "Balance due: 2,428.00"],
    ["it", "Quanto dobbiamo all'idraulico?", boiler, "Totale fattura: 1.854,40"],
    ["es", "¿Cuánto le debemos al fontanero?", pipes, "Total factura: 1.343,10"],
  ] as const)("(%s) %s", (...[language, question, bill, answer]) => {
    expect(ask(question, language, bill)).toEqual([answer]);
  });
});

test("where a part was paid before and nothing says what is left, nobody knows what to pay", () => {
  expect(ask("Combien devons-nous à la menuiserie Exemple ?", "fr", joiner)).not.toContain(
    "Total TTC: 1707.98",
  );
  expect(ask("How much is the invoice in total?", "en", plumber)).toContain("Invoice total: 2,928.00");
});

test("when something was paid before is not told by the day when the bill is due", () => {
  expect(ask("When did we pay the invoice?", "en", plumber)).toBeUndefined();
  expect(ask("When was the deposit paid?", "en", plumber)).toBeUndefined();
});

test("of several bills, that of whoever is named is meant", () => {
  expect(ask("Wie viel müssen wir der Malerei Muster überweisen?", "de", boiler, painter)).toEqual([
    "Rechnungsbetrag: 2'162.00",
  ]);
});

test("what a thing costs is not told by the total, though the paper names the thing", () => {
  const bill = billOf("k", `${painter.text}\nAnfahrt bis 20 km ist frei`);
  expect(ask("Wie viel müssen wir für die Anfahrt zahlen?", "de", bill)).toBeUndefined();
});

describe("where the money goes, whose bill it is and from when", () => {
  test.each([
    ["en", "Which account do we pay into?", plumber, "Account number: 55410982"],
    ["de", "Auf welches Konto sollen wir überweisen?", painter, "IBAN: CH93 0076 2011 6238 5295 7"],
    ["fr", "Sur quel compte faut-il verser l'argent ?", joiner, "IBAN: CH93 0076 2011 6238 5295 7"],
    ["it", "Su quale conto va fatto il bonifico?", boiler, "IBAN: IT60X0542811101000000123456"],
    ["es", "¿A qué cuenta hay que hacer la transferencia?", pipes, "IBAN: ES91 2100 0418 4502 0005 1332"],
    ["en", "Who is the bill made out to?", plumber, "Invoice to: Mockup School"],
    ["fr", "À qui la facture est-elle adressée ?", joiner, "Client: Crèche Modèle"],
    ["it", "A chi è intestata la fattura?", boiler, "Cliente: Asilo Prova"],
    ["es", "¿A nombre de quién está la factura?", pipes, "Cliente: Colegio Prueba"],
    ["de", "Wann wurde die Rechnung ausgestellt?", painter, "Rechnungsdatum: 12.03.2026"],
    ["fr", "De quand date la facture ?", joiner, "Date: 6 avril 2026"],
  ] as const)("(%s) %s", (...[language, question, bill, answer]) => {
    expect(ask(question, language, bill)).toEqual([answer]);
  });
});

test("nothing that was paid before takes nothing away", () => {
  const unpaid = billOf("u", `${painter.text}\nBereits gezahlt: 0.00`);
  expect(ask("Wie viel müssen wir dem Maler überweisen?", "de", unpaid)).toEqual([
    "Rechnungsbetrag: 2'162.00",
  ]);
});
