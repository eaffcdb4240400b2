import { expect, test } from "vitest";
import { valueOf } from "./value-of.ts";

test.each([
  ["Date: 12 May 2024", "the date", "en", "12 May 2024"],
  ["The invoice number is 30-17.", "invoice number", "en", "30-17"],
  ["Die Rechnungsnummer lautet 4711.", "Rechnungsnummer", "de", "4711"],
  ["Der Gesamtbetrag beträgt 34,73 EUR.", "Gesamtbetrag in EUR", "de", "34,73 EUR"],
  ["Le numéro de la demande est le 2023-77.", "le numéro de la demande", "fr", "le 2023-77"],
  ["La fecha es el 3 de mayo.", "la fecha", "es", "el 3 de mayo"],
  ["Il numero della fattura è 12/A.", "numero della fattura", "it", "12/A"],
])("%s: the value of %s", (...given) => {
  const [statement, field, language, value] = given;
  expect(valueOf(statement, field, language)).toBe(value);
});

test.each([
  ["The seller is not named.", "seller", "en"],
  ["Ms Brown took the minutes.", "who took the minutes", "en"],
  ["The discount of the second offer is 3 %.", "price", "en"],
  ["The date is open. It is set in May.", "date", "en"],
])("%s is more than a value", (statement, field, language) => {
  expect(valueOf(statement, field, language)).toBe(statement);
});
