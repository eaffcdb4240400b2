import { expect, test } from "vitest";
import { createTermReader } from "./create-term-reader.ts";
import { matchTerms } from "./match-terms.ts";

const terms = (language: string, text: string) =>
  createTermReader(language)
    .content(text)
    .map(({ term }) => term);

test.each([
  ["en", "The employees are claiming expenses", "employee's claims, expense"],
  ["de", "Die Ferientage der Angestellten", "Ferientag, Angestellte"],
  ["fr", "les employés de l'entreprise", "employé, entreprises"],
  ["it", "i dipendenti dell'azienda", "dipendente, aziende"],
  ["es", "los empleados de la empresa", "empleado, empresas"],
])("leaves function words out and gives %s word forms one stem", (language, one, other) => {
  expect(terms(language, one)).toEqual(terms(language, other));
});

test("keeps numbers whole and knows where each word stands", () => {
  const text = "Price: 1'250.50 CHF";
  const [price, amount] = createTermReader("en").content(text);
  expect(price?.term).toBe("price");
  expect(text.slice(amount?.start, amount?.end)).toBe("1'250.50");
});

test("takes words apart where there are no spaces", () => {
  expect(terms("zh", "兼职员工有多少天假期").length).toBeGreaterThan(3);
});

test("sees a compound behind its part, and no kinship between short or numbered words", () => {
  expect(matchTerms("ferien", "ferientag")).toBeGreaterThan(0);
  expect(matchTerms("tag", "ferientag")).toBe(0);
  expect(matchTerms("model", "model2")).toBe(0);
  expect(matchTerms("desk", "desk")).toBe(1);
});
