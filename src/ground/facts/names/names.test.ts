import { expect, test } from "vitest";
import { findFacts } from "../find-facts.ts";

function tell(text: string, language: string): string[] {
  return findFacts(text, { language, role: "claim" })
    .filter(({ kind }) => kind !== "number" && kind !== "period")
    .map(({ kind, keys, weak }) => [kind, keys.join("|"), weak && "weak"].filter(Boolean).join(" "));
}

test.each([
  ["en", "see https://www.example.com/a/b/.", ["address example.com/a/b"]],
  ["en", "see example.org, please", ["address example.org"]],
  ["en", "write to a.b@mail.example.org.", ["address a.b@mail.example.org"]],
  ["en", "host 10.0.0.1.", ["address 10.0.0.1"]],
  ["en", "host fe80::1", ["address fe80::1"]],
  ["en", "open /etc/app/config.yml", ["identifier /etc/app/config.yml"]],
  ["en", "open report.pdf", ["identifier report.pdf"]],
  ["en", "the end.It goes on", []],
])("%s: the address in %j is %j", (language, text, expected) =>
  expect(tell(text, language)).toEqual(expected),
);

test.each([
  ["en", "code INV-2023/001", ["identifier inv2023001"]],
  ["en", "version 1.2.3", ["identifier 1.2.3"]],
  ["en", "invoice no. 30064443", ["identifier 30064443"]],
  ["fr", "facture n° 30064443", ["identifier 30064443"]],
  ["en", "account CH93 0076 2011 6238 5295 7", ["identifier ch9300762011623852957"]],
  ["en", "call +41 44 123 45 67", ["identifier 41441234567"]],
  ["en", "call 044 123 45 67", ["identifier 0441234567"]],
  ["de", "die COVID-19-Pandemie", ["identifier covid19"]],
  ["en", "article 12a", ["identifier 12a"]],
  ["en", "file 2016/679", ["identifier 2016679"]],
  ["fr", "la demande 2023-0412", ["identifier 20230412"]],
  ["de", "Total EUR 5 und Rechnung RE100", ["identifier re100"]],
  ["en", `number ${"7".repeat(40)}`, [`identifier ${"7".repeat(40)}`]],
  ["en", "a 20-page letter, 5kg, 3rd", ["ordinal 3"]],
  ["en", "in mid-2020", []],
  ["en", "in €", ["identifier cur:EUR"]],
])("%s: the code in %j is %j", (language, text, expected) => expect(tell(text, language)).toEqual(expected));

test.each([
  ["en", "he said “we will pay” to all", ["quotation we will pay"]],
  ["de", "er sagte „wir zahlen“ zu", ["quotation wir zahlen"]],
  ["fr", "il dit « nous payons » et", ["quotation nous payons"]],
  ["de", "er sagte «wir zahlen» und ›ja‹", ["quotation wir zahlen"]],
  ["en", 'he said "we will pay" to all', ["quotation we will pay"]],
  ["en", "he said 'we will pay' to all", ["quotation we will pay"]],
  ["en", "he said “we will […] pay”", ["quotation we will | pay"]],
  ["en", "in the “Great Book” of it", ["name great book"]],
  ["en", "it's 5' and 10\" of a dog's life", []],
])("%s: the quotation in %j is %j", (language, text, expected) =>
  expect(tell(text, language)).toEqual(expected),
);

test("facts inside a quotation are found as well", () => {
  const kinds = findFacts("he said “we pay 5 kg” to all", { language: "en", role: "claim" }).map(
    ({ kind }) => kind,
  );
  expect(kinds).toEqual(["quotation", "number"]);
});

test.each([
  ["en", "it was Peter Smith of Acme Corp.", ["name peter smith", "name acme corp|acme"]],
  ["en", "Revenue rose", ["name revenue weak"]],
  ["en", "However Peter Smith came", ["name peter smith"]],
  ["en", "The Senate met", ["name senate"]],
  ["fr", "L'Insee a publié", ["name insee"]],
  ["fr", "Les Échos ont publié", ["name echos"]],
  ["it", "Il Senato ha votato", ["name senato"]],
  ["it", "Gli Stati Uniti", ["name region:US|stati uniti"]],
  ["en", "the United States and the UK", ["name region:US|united states", "name region:GB|uk"]],
  ["de", "die Schweiz und Frankreichs Wein", ["name region:CH|schweiz", "name region:FR|frankreichs"]],
  ["de", "der Umsatz der Firma", []],
  ["de", "der Bericht der UBS und von OpenAI", ["name ubs", "name openai"]],
  ["de", "die Muster AG", ["name muster ag|muster"]],
  ["de", "mit Herrn Muster", ["name muster"]],
  ["de", "mit Karl Muster", ["name karl muster weak"]],
  ["de", "die EU-Kommission", ["name region:EU|eu"]],
  ["de", "alle KundInnen", []],
  ["fr", "mardi", ["name weekday:2"]],
  ["fr", "la TVA", ["name acronym:VAT|tva"]],
  ["de", "die MwSt.", ["name acronym:VAT|mwst"]],
  ["de", "am Dienstag", ["name weekday:2"]],
  ["en", "the National Aeronautics Agency", ["name national aeronautics agency|naa"]],
  ["en", "the lawyer PETER SMITH said", ["name peter smith"]],
  ["en", "ANNUAL REPORT OF EVERYTHING", ["name annual report of everything|aroe weak"]],
])("%s: the names in %j are %j", (language, text, expected) =>
  expect(tell(text, language)).toEqual(expected),
);
