import fc from "fast-check";
import { expect, test } from "vitest";
import { detectRequestLanguage } from "./detect-request-language.ts";

const spanish =
  "El oxígeno presenta dos bandas de absorción que alcanzan su punto máximo en las longitudes de onda de 687 y 760 nm. " +
  "Algunos científicos han propuesto utilizar la medición del resplandor para caracterizar el estado de la vegetación.";

test.each([
  ["under a rule", `Vergleiche die Zahlen von 2023 und 2024.\n\n---\n${spanish}\n---`],
  ["in marks", `Verfasse ein Memo an das Team:\n\n"""\n${spanish}\n"""`],
  ["quoted", `Gib mir die wichtigsten Punkte.\n\n> ${spanish}`],
  ["as it is", `Worum geht es in diesem Text?\n\n${spanish}`],
  ["before the request", `${spanish}\n\nWorum geht es in diesem Text?`],
])("answers in the language of the request, not of a longer document %s", (_, message) => {
  expect(detectRequestLanguage(message)).toBe("de");
});

test.each([
  ["de", "Was bedeutet „to be or not to be, that is the question“?"],
  ["en", 'Translate "Guten Morgen, wie geht es Ihnen heute?" into French'],
  ["de", "Öffne https://example.com/this/is/the/report.pdf und fasse sie zusammen"],
  ["de", "Fasse the_final_version_of_the_report.docx zusammen"],
  ["fr", "Que fait `for (const item of items) print(item)` dans ce programme ?"],
])("does not count quotations, code, addresses and file names (%s)", (language, message) => {
  expect(detectRequestLanguage(message)).toBe(language);
});

test.each([
  ["it", "Scrivi un abstract del business plan per lo stakeholder meeting."],
  ["de", "Kannst du das Onboarding Deck für das Kick-off Meeting updaten?"],
  ["en", "Please schedule a kick-off meeting with Hans Müller in Zürich"],
  ["en", "What is la dolce vita?"],
])("takes the language of the small words when terms are foreign (%s)", (language, message) => {
  expect(detectRequestLanguage(message)).toBe(language);
});

test.each([
  "Cumpareglia las cifras da 2023 e 2024.",
  "Scriva ina notizia al team.",
  "Translatescha l'offerta en talian.",
  "Tge stat en quest document?",
])("knows short requests in Romansh: %s", (message) => {
  expect(detectRequestLanguage(message)).toBe("rm");
});

test.each([
  ["it", "Scriva la lettera al direttore per favore."],
  ["es", "Compara las cifras de 2023 y 2024."],
  ["sv", "Skriv ett brev till kommunen om den nya skolan."],
])("does not take %s for Romansh", (language, message) => {
  expect(detectRequestLanguage(message)).toBe(language);
});

test.each(["Chasch mer das zämefasse?", "Was isch i däm Text gschribe?"])(
  "takes Swiss German for German: %s",
  (message) => {
    expect(detectRequestLanguage(message)).toBe("de");
  },
);

test.each([
  "",
  "ok",
  "Budget",
  "Übersetze",
  "12 345",
  "https://example.com/a.pdf",
  `Übersetze:\n\n> ${spanish}`,
])("does not guess from a word: %j", (message) => {
  expect(detectRequestLanguage(message)).toBe("unknown");
});

test("gives a message that is nothing but material the language of it", () => {
  expect(detectRequestLanguage(`> ${spanish}`)).toBe("es");
});

test.each([
  ["E Walter Modulo?", "it"],
  ["Und Paula Prova?", "de"],
  ["Et Hans Muster ?", "fr"],
  ["And Jean Dupont?", "en"],
  ["Y Max Mustermann?", "es"],
])("names have the language of the word that joins them: %s", (message, language) => {
  expect(detectRequestLanguage(message)).toBe(language);
});

test("always gives a code or unknown", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (message) => {
      expect(detectRequestLanguage(message)).toMatch(/^([a-z]{2,3}|unknown)$/);
    }),
  );
});
