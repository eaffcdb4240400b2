import { expect, test } from "vitest";
import { targetLanguage } from "./target-language.ts";

test.each([
  ["Traduis cette lettre en anglais et donne-la-moi en PDF.", "fr", "en"],
  ["Übersetze den Vertrag ins Französische.", "de", "fr"],
  ["Übersetze das Merkblatt aus dem Englischen ins Deutsche", "fr", "de"],
  ["Schreibe den Brief auf Italienisch.", "de", "it"],
  ["Fasse es in englischer Sprache zusammen", "de", "en"],
  ["Verfasse eine kurze englische E-Mail an den Kunden", "de", "en"],
  ["Translate the minutes into German, please.", "en", "de"],
  ["Translate the letter from French to English.", "en", "en"],
  ["Write the memo in Spanish.", "en", "es"],
  ["Draft a short French letter to the supplier.", "en", "fr"],
  ["Traduci il verbale in inglese", "it", "en"],
  ["Tradurre il contratto dall'inglese all'italiano", "de", "it"],
  ["Traduce el informe al portugués.", "es", "pt"],
  ["Redacta la carta en alemán", "es", "de"],
  ["Rédige une version italienne de la note", "fr", "it"],
])("%s: written in the language that is named", (text, request, target) => {
  expect(targetLanguage(text, request)).toBe(target);
});

test.each([
  ["Schlag in der französischen Verordnung nach und verfasse ein kurzes Schreiben.", "de"],
  ["Two German invoices are attached: compare them.", "en"],
  ["Explain what is new in German law.", "en"],
  ["Write it in plain words, not in English.", "de"],
  ["Summarise the English annual report.", "fr"],
  ["Ein Bericht über den italienischen Markt", "de"],
  ["Write it in English and in French.", "de"],
  ["", "unknown"],
])("%s: written in the language of the request", (text, request) => {
  expect(targetLanguage(text, request)).toBe(request);
});

test("a long text without any language is read before the test's limit", () => {
  const text = "translate the letter in the drawer to the man from the town ".repeat(20_000);
  expect(targetLanguage(text, "en")).toBe("en");
});
