import { expect, test } from "vitest";
import { createTermReader } from "../../../../lib/text/create-term-reader.ts";
import { compareDocuments } from "./compare-documents.ts";
import { readCandidates } from "../read-candidates.ts";
import { readQuestion } from "../read-question.ts";

const compare = (question: string, language: string, texts: readonly string[]) => {
  const reader = createTermReader(language);
  const evidence = texts.map((text, at) => ({ id: `e${at}`, document: `offer-${at}.txt`, text }));
  return compareDocuments(readQuestion(question, reader), readCandidates(evidence, reader)).map(
    ({ text }) => text,
  );
};

test("what two letters say alike is compared, and not how they greet, thank and sign", () => {
  expect(
    compare("Vergleiche die beiden Angebote.", "de", [
      "Guten Tag Frau Muster\n\nBesten Dank für Ihre Anfrage vom 3. Mai. Das Angebot ist bis zum 31. Mai gültig.\n\nFreundliche Grüsse\nAda Probe\nTelefon 000 555 01 20",
      "Guten Tag Herr Muster\n\nVielen Dank für Ihre Anfrage vom 9. Mai. Das Angebot ist bis zum 15. Juni gültig.\n\nFreundliche Grüsse\nBen Probe\nTelefon 000 555 02 30",
    ]),
  ).toEqual(["Das Angebot ist bis zum 31. Mai gültig.", "Das Angebot ist bis zum 15. Juni gültig."]);
});

test("one word in common, or only what amounts are counted in, is no common subject", () => {
  expect(
    compare("Compare the two papers.", "en", [
      "The service charge is GBP 620 per month and covers cleaning.",
      "If payment is late, we charge interest of 8 per cent per month above the base rate.",
    ]),
  ).toEqual([]);
});

test("what means the same is one subject, also in another language", () => {
  expect(
    compare("Compare the two contracts.", "en", [
      "Les factures sont payables à 45 jours. Le contrat commence le 1er avril 2025.",
      "Der Vertrag beginnt am 1. Februar 2026. Rechnungen sind innert 30 Tagen zu bezahlen. Wann beginnen Sie?",
    ]),
  ).toEqual([
    "Les factures sont payables à 45 jours.",
    "Rechnungen sind innert 30 Tagen zu bezahlen.",
    "Le contrat commence le 1er avril 2025.",
    "Der Vertrag beginnt am 1. Februar 2026.",
  ]);
});

test("sections of the same name are compared, also where they share no words", () => {
  const paper = (abroad: string, days: string) =>
    `1. Who\nAll staff may do so.\n\n2. Days\nUp to ${days} days a week may be spent at home.\n\n3. Abroad\n${abroad}`;
  const reader = createTermReader("en");
  const evidence = [paper("It is not permitted.", "two"), paper("Ten days a year, inside Europe.", "three")]
    .map((text) => text.split("\n\n"))
    .flatMap((texts, at) =>
      texts.map((text, part) => ({ id: `e${at}${part}`, document: `rules-${at}.txt`, text })),
    );
  expect(
    compareDocuments(
      readQuestion("What has changed between the two papers?", reader),
      readCandidates(evidence, reader),
    ).map(({ text }) => text),
  ).toEqual([
    ...["Up to two days a week may be spent at home.", "Up to three days a week may be spent at home."],
    ...["It is not permitted.", "Ten days a year, inside Europe."],
  ]);
});
