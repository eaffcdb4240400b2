import { expect, test } from "vitest";
import type { Evidence } from "../../../model/grounding.ts";
import { provesField } from "./prove-field.ts";

const evidence: Evidence = {
  ...{ id: "e", documentId: "d", document: "d.pdf", position: {} },
  quote:
    "Invoice no. | 4711 | Date | 3 May 2026\nSub Total | 80.00\nTotal | 90.00\nIBAN CH93 0076 2011 6238 5295 7 BIC POFICHBEXXX\nKansas | 894",
};
const proves = (claim: string, quote: string) => provesField(claim, [{ evidence: "e", quote }], [evidence]);

test("a label with its whole value proves itself", () => {
  expect(proves("Invoice no: 4711", "Invoice no. | 4711")).toBe(true);
  expect(proves("Total: 90.00", "Total | 90.00")).toBe(true);
  expect(proves("BIC: POFICHBEXXX", "BIC POFICHBEXXX")).toBe(true);
});

test.each([
  ["part of a value", "IBAN: CH93 0076", "IBAN CH93 0076"],
  ["part of a label", "Total: 80.00", "Total | 80.00"],
  ["no label of a form", "Kansas: 894", "Kansas | 894"],
  ["the value of another label", "Total: 4711", "Total | 90.00"],
  ["words between", "Invoice no: 3 May 2026", "Invoice no. | 4711 | Date | 3 May 2026"],
])("%s proves nothing", (_, claim, quote) => {
  expect(proves(claim, quote)).toBe(false);
});

test("a dash before another label ends an account, and before a number it does not", () => {
  const said = (text: string) =>
    provesField(
      "IBAN: XX00 1111 22",
      [{ evidence: "e", quote: "IBAN XX00 1111 22" }],
      [{ ...evidence, quote: text }],
    );
  expect(said("Transfer to IBAN XX00 1111 22 - BIC : SAMPLEXX")).toBe(true);
  expect(said("Transfer to IBAN XX00 1111 22 - 33")).toBe(false);
  expect(said("Transfer to IBAN XX00 1111 22 - old one: closed")).toBe(false);
});
