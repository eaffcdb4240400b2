import { expect, test } from "vitest";
import { fieldLabel, fieldTerms } from "./invoice-labels.ts";
import { languages } from "./words-by-language.ts";

test("every term of an invoice has a label in every language, also one that only begins like a party", () => {
  expect(fieldTerms).toContain("buyerReference");
  for (const language of languages)
    for (const term of fieldTerms) expect(fieldLabel(term, language), `${term} ${language}`).toMatch(/\S/);
  expect(fieldLabel("buyerReference", "de")).not.toBe(fieldLabel("buyer", "de"));
  expect(fieldLabel("sellerVatId", "en")).toBe(`${fieldLabel("seller", "en")} VAT number`);
});
