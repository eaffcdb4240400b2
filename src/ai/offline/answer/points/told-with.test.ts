import { expect, test } from "vitest";
import { readAsked } from "../look-up/read-asked.ts";
import { wordReaderOf } from "../look-up/word-readers.ts";
import { toldWith } from "./told-with.ts";

const item = { id: "e", document: "order.txt", text: "Order 1" };
const tell = (language: string, question: string, text: string) =>
  toldWith(
    readAsked(question, wordReaderOf(language)),
    [{ text, supports: [{ evidence: "e", quote: text }] }],
    [item],
  ).length;

test.each([
  ["it", "Entro quando va pagato?", "Acconto: 30 % = 168,00 EUR entro il 25/03/2026", 1],
  ["en", "By when is it to be paid?", "Deposit: 200.00, payable by 3 May 2026", 1],
  ["de", "Bis wann ist sie zahlbar?", "Anzahlung: 200.00, bis 3. Mai 2026", 1],
  ["en", "By when is it to be paid?", "Less deposit received 3 May 2026: 200.00 by card", 0],
  ["en", "By when is it to be paid?", "Deposit of 3 May 2026: 200.00", 0],
  ["en", "By when is the fence to be paid?", "Deposit: 200.00, payable by 3 May 2026", 0],
])("by when something is to be paid goes on with how much it is (%s): %s %s", (...row) => {
  const [language, question, text, count] = row;
  expect(tell(language, question, text)).toBe(count);
});
