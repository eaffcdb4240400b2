import { expect, test } from "vitest";
import { findThings } from "./find-things.ts";

test.each([
  ["I need the invoice number and the due date.", ["the invoice number", "the due date"]],
  ["What are the rent, the deposit and our notice period?", ["the rent", "the deposit", "our notice period"]],
  ["Nenn mir bitte die Kundennummer und das Fälligkeitsdatum.", ["die Kundennummer", "das Fälligkeitsdatum"]],
  ["Il me faut le numéro du contrat et la date de fin.", ["le numéro du contrat", "la date de fin"]],
  ["Mi servono il POD e il codice cliente del panificio.", ["il POD", "il codice cliente del panificio"]],
  ["¿Cuáles son el precio y la fecha de entrega?", ["el precio", "la fecha de entrega"]],
  ["Necesito el precio y la fecha de entrega", ["el precio", "la fecha de entrega"]],
])("%s names its things", (text, things) => {
  expect(findThings(text)).toEqual(things);
});

test.each([
  "What is the difference between the rent and the deposit and how is it paid by the tenants of the house?",
  "What are the terms and conditions?",
  "I need a summary and a table.",
  "Who wrote the letter and the report?",
])("%s is no list of things", (text) => {
  expect(findThings(text)).toEqual([]);
});
